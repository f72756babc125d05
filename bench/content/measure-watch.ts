import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../start-process.ts';

/** Number of measured edits. */
const edits = 9;
/** Number of edits before the measured ones. */
const warmUpEdits = 2;
/** Between a bundle and the next edit, in milliseconds. */
const rest = 400;

/**
 * Starts `compile --watch` and edits one text repeatedly.
 *
 * @param compile the arguments of Node for `compile`, without `--watch`
 * @param bundlePath of the Turkish bundle
 * @param edit changes a text, and returns the new text
 * @returns seconds from just before each save until the bundle contains the text
 */
export async function measureWatch(
  compile: readonly string[],
  bundlePath: string,
  edit: () => string,
): Promise<number[]> {
  const { waitUntil, readLog, stop } = startProcess([...compile, '--watch']);
  try {
    await waitUntil(() => readLog().includes('Watching'), 20);
    const times: number[] = [];
    for (let number = 0; number < warmUpEdits + edits; number += 1) {
      await wait(rest);
      let seen = describeVersion(bundlePath);
      let found = 0;
      const start = performance.now();
      const text = edit();
      await waitUntil(() => {
        const version = describeVersion(bundlePath);
        // Reading the bundle takes processor time from the watcher, so only a changed bundle is read.
        if (version === seen) return false;
        found = performance.now();
        seen = version;
        return readFileSync(bundlePath).includes(text);
      }, 1);
      times.push((found - start) / 1000);
    }
    return times.slice(warmUpEdits);
  } finally {
    await stop();
  }
}

function describeVersion(path: string): string {
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BenchError } from '../bench-error.ts';
import { holdsEdit, prepareEdit } from './edit-entry.ts';

/** How often an entry is edited and saved. */
const edits = 9;
/** Edits before anything is counted. */
const warmUpEdits = 2;
/** Between two looks at the bundle, in milliseconds. */
const pause = 1;
/** Between a bundle and the next edit, in milliseconds. */
const rest = 400;
/** Longest wait for the watcher, and for a bundle, in milliseconds. */
const patience = 300_000;

export interface WatchTask {
  /** The arguments of Node for `compile`, without `--watch`. */
  run: readonly string[];
  contentFolder: string;
  /** The Turkish bundle. */
  bundlePath: string;
  /** For the file that the watcher prints to. */
  folder: string;
}

/**
 * Starts `compile --watch` and edits one text again and again.
 *
 * @returns milliseconds from just before a save until the bundle on disk holds the text; undefined where the tool
 *   cannot watch
 * @throws {BenchError} with what it printed, where it ends, or never gets ready, or never writes the bundle
 */
export async function measureWatch(task: WatchTask): Promise<number[] | undefined> {
  const logPath = join(task.folder, 'watch.log');
  const log = openSync(logPath, 'w');
  const child = spawn(process.execPath, [...task.run, '--watch'], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  closeSync(log);
  const read = () => readFileSync(logPath, 'utf8');
  try {
    const isReady = () => read().includes('Watching');
    if (!(await waitUntil(isReady, child, 20))) {
      if (read().includes('unknown option')) return undefined;
      throw new BenchError(`compile --watch never got ready. It says: ${read().slice(-2000)}`);
    }
    const times: number[] = [];
    for (let number = 0; number < warmUpEdits + edits; number += 1) {
      await wait(rest);
      times.push(await measureEdit(task, number, child, read));
    }
    return times.slice(warmUpEdits);
  } finally {
    await stop(child);
    rmSync(logPath);
  }
}

async function measureEdit(
  { contentFolder, bundlePath }: WatchTask,
  number: number,
  child: ChildProcess,
  read: () => string,
): Promise<number> {
  const edit = prepareEdit(contentFolder, 1000 + number);
  let seen = describeVersion(bundlePath);
  let found = 0;
  const isWritten = () => {
    const now = performance.now();
    const version = describeVersion(bundlePath);
    // Looking into the bundle takes the machine from the watcher, so only a new one is looked into.
    if (version === seen) return false;
    seen = version;
    found = now;
    return holdsEdit(bundlePath, edit);
  };
  const start = performance.now();
  edit.apply();
  if (!(await waitUntil(isWritten, child, pause))) {
    throw new BenchError(`compile --watch missed an edit. It says: ${read().slice(-2000)}`);
  }
  return found - start;
}

/** Whether it came true before the process ended and before patience did. */
async function waitUntil(
  isTrue: () => boolean,
  child: ChildProcess,
  interval: number,
): Promise<boolean> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (isTrue()) return true;
    if (child.exitCode !== null || child.signalCode !== null) return false;
    await wait(interval);
  }
  return false;
}

function describeVersion(path: string): string {
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

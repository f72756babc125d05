import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BenchError } from '../bench-error.ts';
import { holdsEdit, prepareEdit } from './edit-entry.ts';

/** Number of measured edits. */
const edits = 9;
/** Number of edits before the measured ones. */
const warmUpEdits = 2;
/** Between two checks of the bundle, in milliseconds. */
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
 * Starts `compile --watch` and edits one text repeatedly.
 *
 * @returns milliseconds from just before each save until the bundle on disk contains the text; `undefined` if the tool
 *   has no watch mode
 * @throws {BenchError} with the output of the tool, if it ends, never gets ready or never writes the bundle
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
    // Reading the bundle takes processor time from the watcher, so only a changed bundle is read.
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

/** Waits for a condition. Returns whether it came true before the process ended and within `patience`. */
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

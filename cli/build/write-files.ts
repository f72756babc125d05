import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listNames, readBytes } from '../content/seen-files.ts';
import { hasErrorCode, ToolError } from '../tool-error.ts';

/** A file to be written. */
export interface Output {
  path: string;
  content: string | Uint8Array;
}

/**
 * Writes files as one set: all are written beside their places before the first takes its place, so that an
 * interrupted run leaves each of them old or new, and never half. Files that would not change are left alone.
 *
 * @returns the paths of the files that changed
 */
export function writeFiles(outputs: readonly Output[]): string[] {
  const changed = outputs
    .map(({ path, content }) => ({
      path: followLink(path),
      bytes: typeof content === 'string' ? Buffer.from(content) : content,
    }))
    .filter((output) => !isWritten(output));
  try {
    for (const { path, bytes } of changed) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(nameTemporary(path), bytes);
      const mode = statSync(path, { throwIfNoEntry: false })?.mode;
      if (mode !== undefined) chmodSync(nameTemporary(path), mode);
    }
    for (const { path } of changed) renameSync(nameTemporary(path), path);
  } catch (error) {
    for (const { path } of changed) rmSync(nameTemporary(path), { force: true });
    throw error;
  }
  return changed.map(({ path }) => path);
}

/** Writes a file that only saves time: where it cannot be written, the tool works without. */
export function writeIfPossible(output: Output): void {
  try {
    writeFiles([output]);
  } catch {
    // What stands there is still of an older state, and is found to be.
  }
}

/** Where a file really lies: a link stays, and what it leads to is written. */
function followLink(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

function nameTemporary(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

function isWritten({ path, bytes }: { path: string; bytes: Uint8Array }): boolean {
  const isOfSize = statSync(path, { throwIfNoEntry: false })?.size === bytes.length;
  return isOfSize && readFileSync(path).equals(bytes);
}

/** Removes what interrupted runs left in a folder and below; files of runs that are still alive stay. */
export function removeLeftovers(folder: string): void {
  for (const name of listNames(folder, true)) {
    const [, pid] = /\.(\d+)\.tmp$/.exec(name) ?? [];
    if (pid !== undefined && !isOtherAlive(Number(pid)))
      rmSync(join(folder, name), { force: true });
  }
}

/** Whether another process with this number runs; one of our own number is long gone (containers reuse them). */
function isOtherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/** A file that is to have another text. */
export interface Replacement {
  /** Path below the folder. */
  file: string;
  /** Its text when it was read; `undefined` if there was no such file. */
  before: string | undefined;
  after: string;
}

/**
 * Replaces files as one set. Every writer of the content goes through here, so that nothing is written over that was
 * not read: neither what was saved in the meantime, nor what is no text.
 *
 * @throws {ToolError} if a file is not byte for byte what it was when it was read
 */
export function replaceFiles(folder: string, replacements: readonly Replacement[]): void {
  for (const { file, before } of replacements) {
    if (isStill(join(folder, file), before)) continue;
    throw new ToolError((words) => words.compile.savedMeanwhile(file));
  }
  writeFiles(replacements.map(({ file, after }) => ({ path: join(folder, file), content: after })));
}

function isStill(path: string, before: string | undefined): boolean {
  // A dangling link is a place that is taken.
  if (before === undefined) return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  return readBytes(path)?.equals(Buffer.from(before)) === true;
}

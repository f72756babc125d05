import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
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
import { hasErrorCode, UserError } from '../user-error.ts';
import { listNames, readBytes } from './file-tracker.ts';

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
  return writeSet(outputs, renameSync);
}

/** @param place moves a temporary file to its place */
function writeSet<Written extends Output>(
  outputs: readonly Written[],
  place: (from: string, to: string, output: Written) => void,
): string[] {
  const changed = outputs
    .map((output) => ({ output, to: followLink(output.path) }))
    .filter(({ output, to }) => !hasContent(to, output.content))
    .map((file) => ({ ...file, from: temporaryPath(file.to) }));
  try {
    for (const { output, from, to } of changed) {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(from, output.content);
      const replaced = statSync(to, { throwIfNoEntry: false });
      if (replaced) chmodSync(from, replaced.mode);
      // In a container, the superuser may write the files of an editor.
      if (replaced && process.getuid?.() === 0) chownSync(from, replaced.uid, replaced.gid);
    }
    for (const { output, from, to } of changed) place(from, to, output);
  } catch (error) {
    for (const { from } of changed) rmSync(from, { force: true });
    throw error;
  }
  return changed.map(({ to }) => to);
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

/** The name says which process wrote it, and is like no name that anybody gives. */
export function temporaryPath(path: string): string {
  return `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
}

const temporaryName = /\.(\d+)\.[\da-f]{8}\.tmp$/;

/** The place of a temporary file; any other path as it is. */
export function withoutTemporaryName(path: string): string {
  return path.replace(temporaryName, '');
}

function hasContent(path: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  const isOfSize = statSync(path, { throwIfNoEntry: false })?.size === bytes.length;
  return isOfSize && readFileSync(path).equals(bytes);
}

/** Removes what interrupted runs left in a folder and below; files of runs that are still alive stay. */
export function removeLeftovers(folder: string): void {
  for (const name of listNames(folder, true)) {
    const [, pid] = temporaryName.exec(name) ?? [];
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
 * Replaces files as one set: all or none. Every writer of the content goes through here, so that nothing is written
 * over that was not read: neither what was saved in the meantime, nor what is no text.
 *
 * @throws {UserError} if a file is not byte for byte what it was when it was read
 */
export function replaceFiles(folder: string, replacements: readonly Replacement[]): void {
  const outputs = replacements.map(({ file, before, after }) => {
    return { path: join(folder, file), content: after, file, before };
  });
  removeLeftovers(folder);
  for (const output of outputs) expectUnchanged(output);
  const replaced: typeof outputs = [];
  try {
    writeSet(outputs, (from, to, output) => {
      // Once more, since somebody can have saved it while the temporary files were written.
      expectUnchanged(output);
      renameSync(from, to);
      replaced.push(output);
    });
  } catch (error) {
    for (const { path, before, content } of replaced) {
      if (!isStill(path, content)) continue;
      if (before === undefined) rmSync(path);
      else writeFiles([{ path, content: before }]);
    }
    throw error;
  }
}

function expectUnchanged({ path, file, before }: { path: string } & Omit<Replacement, 'after'>) {
  if (!isStill(path, before))
    throw new UserError((messages) => messages.compile.savedMeanwhile(file));
}

function isStill(path: string, text: string | undefined): boolean {
  // A dangling link is a place that is taken.
  if (text === undefined) return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  return readBytes(path)?.equals(Buffer.from(text)) === true;
}

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasErrorCode } from '../user-error.ts';
import { listNames } from './file-tracker.ts';

/** A file to be written. */
export interface Output {
  path: string;
  content: string | Uint8Array;
}

/**
 * Writes files as one set. All are written to temporary files in the same folders before the first is moved to its
 * path, so that an interrupted run leaves each file old or new, and never partial. Unchanged files are not written.
 *
 * @returns the paths of the files that changed
 */
export function writeFiles(outputs: readonly Output[]): string[] {
  return writeSet(outputs, renameSync);
}

/** @param place moves a temporary file to its final path */
export function writeSet<Written extends Output>(
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
      // In a container, root may write the files of an editor.
      if (replaced && process.getuid?.() === 0) chownSync(from, replaced.uid, replaced.gid);
    }
    for (const { output, from, to } of changed) place(from, to, output);
  } catch (error) {
    for (const { from } of changed) rmSync(from, { force: true });
    throw error;
  }
  return changed.map(({ to }) => to);
}

/** Writes a file that only saves time: the tool works without it if it cannot be written. */
export function writeIfPossible(output: Output): void {
  try {
    writeFiles([output]);
  } catch {
    // The existing file is outdated, and is recognised as outdated.
  }
}

/** The real path of a file: a link is kept, and its target is written. */
function followLink(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** The name contains the id of the process, and no user would choose a name like it. */
export function temporaryPath(path: string): string {
  return `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
}

const temporaryName = /\.(\d+)\.[\da-f]{8}\.tmp$/;

/** The final path of a temporary file; any other path is returned unchanged. */
export function withoutTemporaryName(path: string): string {
  return path.replace(temporaryName, '');
}

function hasContent(path: string, content: string | Uint8Array): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const isOfSize = statSync(path, { throwIfNoEntry: false })?.size === bytes.length;
  return isOfSize && readFileSync(path).equals(bytes);
}

/** Removes temporary files of interrupted runs from a folder and its subfolders; those of running processes stay. */
export function removeLeftovers(folder: string): void {
  for (const name of listNames(folder, true)) {
    const [, pid] = temporaryName.exec(name) ?? [];
    if (pid !== undefined && !isOtherAlive(Number(pid)))
      rmSync(join(folder, name), { force: true });
  }
}

/**
 * Whether another process with this id runs. A file with our own id is from an earlier process (containers reuse ids).
 */
function isOtherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

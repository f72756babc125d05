import { type Hash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
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
  /** Its parts, if it is large: joined, they would take as much memory again. */
  content: string | Uint8Array | readonly Uint8Array[];
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
      writeTemporary(from, to, output.content);
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

/**
 * Begins a large file that only saves time, as above, and whose parts are made one after the other. It takes its place
 * when it is finished. What an interrupted run leaves beside it, the next one removes.
 *
 * @param hash gets the bytes of each part
 */
export function beginFile(path: string, hash: Hash) {
  const from = temporaryPath(path);
  let parts: ReturnType<typeof openParts> | undefined;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      parts?.close();
      parts = undefined;
      if (existsSync(from)) rmSync(from);
    }
  };
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    removeLeftovers(dirname(path));
    parts = openParts(from, hash);
  });
  return {
    add: (part: Part) => attempt(() => parts?.add(part)),
    finish: () =>
      attempt(() => {
        if (!parts) return;
        parts.flush();
        const { close } = parts;
        parts = undefined;
        close();
        keepOwner(from, path);
        renameSync(from, path);
      }),
  };
}

/** Writes the new contents of a file beside it, with its owner and permissions. */
function writeTemporary(from: string, to: string, content: Output['content']): void {
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(from, content);
  else writeParts(from, content);
  keepOwner(from, to);
}

/** Gives a new file the owner and the permissions of the one that it replaces. */
function keepOwner(from: string, to: string): void {
  const replaced = statSync(to, { throwIfNoEntry: false });
  if (replaced) chmodSync(from, replaced.mode);
  // In a container, root may write the files of an editor.
  if (replaced && process.getuid?.() === 0) chownSync(from, replaced.uid, replaced.gid);
}

type Part = string | Uint8Array;

/** How many bytes are written at once. */
const roomSize = 2 ** 20;

function writeParts(path: string, parts: Iterable<Part>): void {
  const { add, flush, close } = openParts(path);
  try {
    for (const part of parts) add(part);
    flush();
  } finally {
    close();
  }
}

/** Writes many small parts through one buffer: a new one for each would fill the memory before it is collected. */
function openParts(path: string, hash?: Hash) {
  const file = openSync(path, 'w');
  const room = Buffer.allocUnsafe(roomSize);
  let used = 0;
  const flush = () => {
    writeFileSync(file, room.subarray(0, used));
    used = 0;
  };
  return {
    add(part: Part): void {
      // A code unit of UTF-16 takes at most three bytes in UTF-8.
      const most = typeof part === 'string' ? 3 * part.length : part.length;
      if (used + most > roomSize) flush();
      if (most > roomSize) {
        writeFileSync(file, part);
        hash?.update(part);
        return;
      }
      const start = used;
      if (typeof part === 'string') used += room.write(part, start);
      else {
        room.set(part, start);
        used += part.length;
      }
      hash?.update(room.subarray(start, used));
    },
    flush,
    close: () => closeSync(file),
  };
}

function listParts(content: Output['content']): readonly Uint8Array[] {
  if (typeof content === 'string') return [Buffer.from(content)];
  return content instanceof Uint8Array ? [content] : content;
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

function hasContent(path: string, content: Output['content']): boolean {
  const parts = listParts(content);
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  if (statSync(path, { throwIfNoEntry: false })?.size !== size) return false;
  const bytes = readFileSync(path);
  let end = 0;
  return parts.every((part) => {
    end += part.length;
    return bytes.subarray(end - part.length, end).equals(part);
  });
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

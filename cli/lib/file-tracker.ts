import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a file system says of a file without opening it; times in milliseconds. */
export interface FileStat {
  size: number;
  modified: number;
  /** When its place in the folder or its permissions last changed: an older file that is moved in place shows here. */
  changed: number;
}

/** A file as it was seen. */
export interface TrackedFile {
  stat: FileStat;
  /** In milliseconds since 1970. */
  seenAt: number;
  /** See `hashBytes`. */
  hash: string;
}

/**
 * Remembers files, so that those that did not change are not read again.
 *
 * @param before what was seen by the process before
 */
export function createFileTracker(
  folder: string,
  before: Iterable<readonly [string, TrackedFile]> = [],
) {
  const seen = new Map(before);
  const read = (path: string) => readOwnStat(`${folder}/${path}`) && readBytes(`${folder}/${path}`);
  let changeCount = 0;
  const open = (path: string): { hash: string; bytes?: Buffer | undefined } | undefined => {
    const seenAt = Date.now();
    const known = seen.get(path);
    // Before reading: what is saved while it is read has another stat, and is seen the next time.
    const stat = readOwnStat(`${folder}/${path}`);
    if (!stat) {
      if (seen.delete(path)) changeCount += 1;
      return undefined;
    }
    if (known && isSameFileStat(known.stat, stat) && isTrusted(known)) return known;
    const bytes = read(path);
    const found = hashBytes(bytes);
    // What could be trusted no more than before is not worth saving.
    if (known?.hash !== found || !isRacy(stat, seenAt)) changeCount += 1;
    seen.set(path, { stat, seenAt, hash: found });
    return { hash: found, bytes };
  };
  return {
    seen: seen as ReadonlyMap<string, TrackedFile>,
    /** What stands in a file now; nothing where it cannot be read. */
    read,
    /** Looks at a file: a name for what stands in it, and its bytes where it had to be read; nothing where it is gone. */
    open,
    /** The name alone; nothing where the file is not there. */
    scan: (path: string) => open(path)?.hash,
    /** How often a scan found something that the next process should know. */
    get news() {
      return changeCount;
    },
    forget(path: string): void {
      if (seen.delete(path)) changeCount += 1;
    },
  };
}

/** File systems may count time in steps of two seconds (FAT); a file younger than that can change unseen. */
const maxClockStepMs = 2000;

/** The stat of a file; nothing where it is not there. */
export function readFileStat(path: string): FileStat | undefined {
  return toFileStat(statSync(path, { throwIfNoEntry: false }));
}

/** The same of a file that is no link, and nothing that waits for somebody to write into it. */
function readOwnStat(path: string): FileStat | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isFile() || stats?.isDirectory() ? toFileStat(stats) : undefined;
  } catch {
    // In a folder that may not be read.
    return undefined;
  }
}

function toFileStat(stats: Stats | undefined): FileStat | undefined {
  return stats && { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs };
}

export function isSameFileStat(a: FileStat | undefined, b: FileStat | undefined): boolean {
  return a?.size === b?.size && a?.modified === b?.modified && a?.changed === b?.changed;
}

/** Whether the same stat means the same file; one that could not be read may be open to whoever asks now. */
function isTrusted({ hash: found, stat, seenAt }: TrackedFile): boolean {
  return found !== unreadable && !isRacy(stat, seenAt);
}

/**
 * Whether a file could change after it was looked at and keep its stat, as git calls it “racy”: then only what
 * stands in it tells.
 */
function isRacy({ modified, changed }: FileStat, seenAt: number): boolean {
  return Math.max(modified, changed) > seenAt - maxClockStepMs;
}

/** Stands in the place of a hash. */
export const unreadable = 'unreadable';

/** A short name for what stands in a file; files that cannot be read have one of their own. */
export function hashBytes(bytes: Uint8Array | string | undefined): string {
  if (bytes === undefined) return unreadable;
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/** What stands in a file; nothing where it cannot be read: one odd file must not stop a run. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The names in a folder, or the paths in it and below; none where it is not there. */
export function listNames(folder: string, isRecursive = false): string[] {
  try {
    // With their types, since links to folders are followed without them.
    const entries = readdirSync(folder, { recursive: isRecursive, withFileTypes: true });
    return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  } catch {
    return [];
  }
}

import { hash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** The metadata of a file, read without opening it; times in milliseconds. */
export interface FileStat {
  size: number;
  modified: number;
  /** When its path or permissions last changed; reveals an older file that was moved into place. */
  changed: number;
}

/** A file as it was seen at some moment. */
export interface Sighting {
  stat: FileStat;
  /** In milliseconds since 1970. */
  seenAt: number;
}

/** A file as of its last scan. */
export interface TrackedFile extends Sighting {
  /** See `hashBytes`. */
  hash: string;
}

/**
 * Tracks files, so that unchanged ones are not read again.
 *
 * @param before the files that the previous process tracked; defaults to none
 */
export function createFileTracker(
  folder: string,
  before: Iterable<readonly [string, TrackedFile]> = [],
) {
  const seen = new Map(before);
  const look = (path: string) => lookAt(`${folder}/${path}`);
  const read = (path: string) => look(path) && readBytes(`${folder}/${path}`);
  let changes = 0;
  return {
    seen: seen as ReadonlyMap<string, TrackedFile>,
    /** The current contents of a file; `undefined` if it cannot be read. */
    read,
    /** Scans a file. Returns its hash; `undefined` if the file does not exist. */
    scan(path: string): string | undefined {
      const known = seen.get(path);
      // Before reading: if the file is saved while it is read, its stat differs at the next scan.
      const now = look(path);
      if (!now) {
        if (seen.delete(path)) changes += 1;
        return undefined;
      }
      if (known && isRead(known) && isUnchanged(known, now)) return known.hash;
      const found = hashBytes(read(path));
      // A stat that cannot be trusted is not worth saving if the contents are the same.
      if (known?.hash !== found || !isRacy(now.stat, now.seenAt)) changes += 1;
      seen.set(path, { ...now, hash: found });
      return found;
    },
    /** Records a new file that will be read; `settle` adds its hash. */
    note(path: string): void {
      const now = look(path);
      if (!now) return;
      seen.set(path, { ...now, hash: unread });
      changes += 1;
    },
    settle(path: string, found: string): void {
      const known = seen.get(path);
      if (known) seen.set(path, { ...known, hash: found });
    },
    /** Number of changes that are worth saving for the next process. */
    get changeCount() {
      return changes;
    },
    forget(path: string): void {
      if (seen.delete(path)) changes += 1;
    },
  };
}

/** The timestamps of a file system may have steps of two seconds (FAT); a younger file can change undetected. */
const maxClockStepMs = 2000;

/** The stat of a file; `undefined` if it does not exist. */
export function readFileStat(path: string): FileStat | undefined {
  return toFileStat(statSync(path, { throwIfNoEntry: false }));
}

/** Sees a regular file or folder; `undefined` for links and, since reading one would block, for pipes. */
export function lookAt(path: string): Sighting | undefined {
  const seenAt = Date.now();
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const stat = stats?.isFile() || stats?.isDirectory() ? toFileStat(stats) : undefined;
    return stat && { stat, seenAt };
  } catch {
    // In a folder without read permission.
    return undefined;
  }
}

function toFileStat(stats: Stats | undefined): FileStat | undefined {
  return stats && { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs };
}

export function isSameFileStat(a: FileStat | undefined, b: FileStat | undefined): boolean {
  return a?.size === b?.size && a?.modified === b?.modified && a?.changed === b?.changed;
}

/** Whether a file is certainly the one that was seen before. */
export function isUnchanged({ stat, seenAt }: Sighting, now: Sighting): boolean {
  return isSameFileStat(stat, now.stat) && !isRacy(stat, seenAt);
}

/** An unreadable file may be readable now. */
function isRead({ hash: found }: TrackedFile): boolean {
  return found !== unreadable && found !== unread;
}

/**
 * Whether a file could have changed after its scan and kept its stat (“racy” in git): then only its contents are
 * conclusive.
 */
function isRacy({ modified, changed }: FileStat, seenAt: number): boolean {
  return Math.max(modified, changed) > seenAt - maxClockStepMs;
}

/** Replaces the hash of a file that was not read yet. */
const unread = 'unread';

/** Replaces the hash of a file that cannot be read. */
export const unreadable = 'unreadable';

/** A short hash of the contents of a file; `unreadable` for files that cannot be read. */
export function hashBytes(bytes: Uint8Array | string | undefined): string {
  if (bytes === undefined) return unreadable;
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/** The contents of a file; `undefined` if it cannot be read, since one odd file must not stop a run. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The names in a folder, or the paths of everything below it; empty if the folder cannot be read. Links are listed and
 * never followed: the recursion of `readdir` follows them since Node 24, also in a circle.
 */
export function listNames(folder: string, isRecursive = false): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const isSearched = isRecursive && entry.isDirectory();
    const below = isSearched ? listNames(join(folder, entry.name), true) : [];
    return [entry.name, ...below.map((path) => join(entry.name, path))];
  });
}

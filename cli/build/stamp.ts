import { hash } from 'node:crypto';
import { statSync } from 'node:fs';

/** What a file system says of a file without opening it; times in milliseconds. */
export interface Stamp {
  size: number;
  modified: number;
  /** When its place in the folder or its permissions last changed: an older file that is moved in place shows here. */
  changed: number;
}

/** File systems may count time in steps of two seconds (FAT); a file younger than that can change unseen. */
const coarsestClock = 2000;

/** The stamp of a file; nothing where it is not there. */
export function readStamp(path: string): Stamp | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs };
}

export function isSameStamp(a: Stamp | undefined, b: Stamp | undefined): boolean {
  return a?.size === b?.size && a?.modified === b?.modified && a?.changed === b?.changed;
}

/**
 * Whether a file could change after it was looked at and keep its stamp, as git calls it “racy”: then only what
 * stands in it tells.
 *
 * @param seenAt when it was looked at, in milliseconds since 1970
 */
export function canHideChange({ modified, changed }: Stamp, seenAt: number): boolean {
  return Math.max(modified, changed) > seenAt - coarsestClock;
}

/** A short name for what stands in a file; files that cannot be read have one of their own. */
export function hashBytes(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) return 'unreadable';
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

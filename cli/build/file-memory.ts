import { readBytes } from '../content/read-bytes.ts';
import { canHideChange, hashBytes, isSameStamp, readStamp, type Stamp } from './stamp.ts';

/** A file as it was seen. */
export interface SeenFile {
  stamp: Stamp;
  /** In milliseconds since 1970. */
  seenAt: number;
  /** See `hashBytes`. */
  hash: string;
}

interface Look {
  hash: string;
  /** What stands in it, where it had to be read; absent too where it cannot be. */
  bytes?: Buffer;
  /** Whether it had to be read. */
  isRead: boolean;
}

/** Remembers files, so that those that did not change are not read again. */
export interface FileMemory {
  seen: ReadonlyMap<string, SeenFile>;
  /** Looks at a file; nothing where it is not there. */
  look(path: string): Look | undefined;
  /** What stands in a file now; nothing where it cannot be read. */
  read(path: string): Buffer | undefined;
  forget(path: string): void;
}

/** @param before what was seen by the process before */
export function createFileMemory(
  folder: string,
  before: Iterable<readonly [string, SeenFile]> = [],
): FileMemory {
  const seen = new Map(before);
  return {
    seen,
    look(path) {
      const seenAt = Date.now();
      const place = `${folder}/${path}`;
      const known = seen.get(path);
      // Before reading: what is saved while it is read has another stamp, and is seen the next time.
      const stamp = readStamp(place);
      if (!stamp) {
        seen.delete(path);
        return undefined;
      }
      if (known && isSameStamp(known.stamp, stamp) && !canHideChange(stamp, known.seenAt)) {
        return { hash: known.hash, isRead: false };
      }
      const bytes = readBytes(place);
      const hash = hashBytes(bytes);
      seen.set(path, { stamp, seenAt, hash });
      return { hash, isRead: true, ...(bytes && { bytes }) };
    },
    read: (path) => readBytes(`${folder}/${path}`),
    forget: (path) => void seen.delete(path),
  };
}

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * A save often comes as several events, and some editors write a new file and let it take the place of the old
 * one; wait for them to settle, in milliseconds.
 */
const settle = 10;

/** From here on it is quicker to look at everything; and a queue of events that overflows loses some. */
const manyChanges = 500;

export interface FolderWatcher {
  close(): void;
}

/**
 * Watches a folder and all below it, one watch for each folder: their number is small however many files there are.
 *
 * @param onChange receives the changed paths below the folder, with forward slashes; nothing where any may have changed
 */
export function watchFolder(
  folder: string,
  onChange: (paths: ReadonlySet<string> | undefined) => void,
): FolderWatcher {
  const watchers = new Map<string, FSWatcher>();
  let changed: Set<string> = new Set();
  let isAny = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    const paths = isAny || changed.size > manyChanges ? undefined : changed;
    changed = new Set();
    isAny = false;
    onChange(paths);
  };
  const note = (path: string | undefined) => {
    if (path === undefined) isAny = true;
    else changed.add(relative(folder, path).split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(flush, settle);
  };
  const forget = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const add = (path: string) => {
    forget(path);
    const watcher = watch(path, (_event, name) => {
      try {
        look(name === null ? undefined : join(path, name));
      } catch {
        // Links that lead in a circle, a folder that may not be opened, too many folders to watch.
        note(undefined);
      }
    });
    // A folder that is removed while it is watched is told by the folder above.
    watcher.on('error', () => forget(path));
    watchers.set(path, watcher);
  };
  const look = (place: string | undefined) => {
    if (place !== undefined && isFolder(place)) addAll(place);
    else if (place === undefined || !watchers.has(place)) return note(place);
    else forget(place);
    note(undefined);
  };
  const addAll = (path: string) => {
    add(path);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) addBelow(join(path, entry.name));
    }
  };
  const addBelow = (path: string) => {
    try {
      addAll(path);
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      note(undefined);
    }
  };

  addAll(folder);
  return {
    close() {
      clearTimeout(timer);
      for (const path of [...watchers.keys()]) forget(path);
    },
  };
}

/** Whether a folder went while it was looked at, or may not be opened. */
function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const codes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM'];
  return codes.includes(error.code);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

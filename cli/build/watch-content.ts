import { once } from 'node:events';
import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { imageFolder } from '../content/picture-files.ts';
import { isContentFile } from '../content/read-content.ts';

/**
 * A save often comes as several events, and some editors write a new file and let it take the place of the old
 * one; wait for them to settle, in milliseconds.
 */
const settle = 10;

/** From here on it is quicker to look at everything; and a queue of events that overflows loses some. */
const manyChanges = 500;

export interface ContentWatcher {
  close(): Promise<void>;
}

/**
 * Watches a content folder, ready when it returns.
 *
 * @param onChange receives the changed paths below the folder, with forward slashes; nothing where any may have changed
 */
export async function watchContent(
  folder: string,
  onChange: (paths: ReadonlySet<string> | undefined) => void,
): Promise<ContentWatcher> {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const paths = changed.size > manyChanges ? undefined : changed;
    changed = new Set();
    onChange(paths);
  };
  const watcher = watch(folder, { ignoreInitial: true });
  watcher.on('all', (_event, place) => {
    const path = relative(folder, place).split(sep).join('/');
    if (!isContentFile(path) && !path.startsWith(`${imageFolder}/`)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, settle);
  });
  // Links that lead in a circle, a folder that may not be opened: only a look at everything tells.
  watcher.on('error', () => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(undefined), settle);
  });
  await once(watcher, 'ready');
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

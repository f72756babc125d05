import { watchFile } from 'node:fs';

/** How often files are looked at, in milliseconds; looking works on every kind of disk, and where files are links. */
const interval = 1000;

/** Files are written one after the other; wait until none changed for so long, in milliseconds. */
const settle = 1500;

/** Calls back when some of the files have changed and no more is being written. */
export function watchFiles(paths: readonly string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const noteChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle).unref();
  };
  for (const path of paths) watchFile(path, { interval, persistent: false }, noteChange);
}

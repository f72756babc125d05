import { hashBytes, readBytes } from '../../cli/lib/file-tracker.ts';

/**
 * Creates a check of events of the file system. One save often causes several, and on a busy machine they are far apart.
 *
 * @returns a function that returns whether a file differs from what it was at the event before; true at the first event
 */
export function createChangeCheck(): (path: string) => boolean {
  const hashes = new Map<string, string>();
  return (path) => {
    const hash = hashBytes(readBytes(path));
    const isChanged = hashes.get(path) !== hash;
    hashes.set(path, hash);
    return isChanged;
  };
}

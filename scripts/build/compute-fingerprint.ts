import { createHash } from 'node:crypto';
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from '../../cli/lib/file-tracker.ts';

const sources = ['cli', 'shared', 'server', 'client', 'scripts', 'package-lock.json'];

/**
 * Hashes the path, size and modification time of every source file of a build.
 *
 * @param content the content folder
 * @returns a SHA-256 digest in hexadecimal
 */
export function computeFingerprint(content = 'content'): string {
  const hash = createHash('sha256');
  for (const path of [content, ...sources].flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Hidden files are no sources: a build writes the schemas among them, and editors leave theirs behind. */
function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return listNames(path, true)
    .filter((name) => !/(?:^|\/)\./.test(name))
    .map((name) => join(path, name))
    .filter((file) => lstatSync(file).isFile())
    .toSorted();
}

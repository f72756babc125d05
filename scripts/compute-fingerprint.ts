import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['content', 'cli', 'shared', 'server', 'client', 'scripts', 'package-lock.json'];

/** A hash over name, size and time of every file that the build is made from. */
export function computeFingerprint(): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The settings of the image that affect memory. */
export const siteEnvironment = { MALLOC_ARENA_MAX: '1' };

/** Arguments of Node as in the image: the site may read only its own folder. */
export const siteProgram: readonly string[] = [
  '--max-semi-space-size=8',
  '--disable-proto=delete',
  '--permission',
  `--allow-fs-read=${root}`,
  join(root, 'build/server/main.js'),
];

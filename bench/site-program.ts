import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The settings of the image that cost or spare memory. */
export const siteEnvironment = { MALLOC_ARENA_MAX: '1' };

/** How the image starts the built site; its folder is all that it may read. */
export const siteProgram: readonly string[] = [
  '--max-semi-space-size=8',
  '--disable-proto=delete',
  '--permission',
  `--allow-fs-read=${root}`,
  join(root, 'build/server/main.js'),
];

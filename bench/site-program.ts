import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** How the image starts the built site; its folder is all that it may read. */
export const siteProgram: readonly string[] = [
  '--disable-proto=throw',
  '--permission',
  `--allow-fs-read=${root}`,
  join(root, 'build/server/main.js'),
];

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAssets } from '../scripts/build/build-assets.ts';
import { buildServer } from '../scripts/build/build-server.ts';
import { root } from './site-folder.ts';

const run = promisify(execFile);

/**
 * Builds a whole site, like `npm run build`.
 *
 * @param folder receives `build/` and `package.json`; must be in the project, so that the server finds its libraries
 * @throws {Error} if the content is not valid
 */
export async function buildSite(contentFolder: string, folder: string): Promise<void> {
  const buildFolder = join(folder, 'build');
  mkdirSync(buildFolder, { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  const options = ['--content', contentFolder, '--out', buildFolder];
  // After compiling, since the fonts are reduced to the letters of the bundles.
  await run(process.execPath, ['cli/main.ts', 'compile', ...options], { cwd: root });
  await Promise.all([buildAssets(buildFolder), buildServer({ buildFolder })]);
}

if (import.meta.main) {
  const [contentFolder = '', folder = ''] = process.argv.slice(2);
  await buildSite(contentFolder, folder);
}

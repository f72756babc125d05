import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAssets } from '../scripts/build/build-assets.ts';
import { buildServer } from '../scripts/build/build-server.ts';
import { root } from './site-folder.ts';

const run = promisify(execFile);

/**
 * Builds a whole site, as `npm run build` does.
 *
 * @param folder receives `build/` and `package.json`; within the project, where the server finds its libraries
 * @throws if the content is not valid
 */
export async function buildSite(contentFolder: string, folder: string): Promise<void> {
  const buildFolder = join(folder, 'build');
  mkdirSync(buildFolder, { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  const options = ['--content', contentFolder, '--out', buildFolder];
  // The fonts are cut to the letters of the bundles.
  await run(process.execPath, ['cli/main.ts', 'compile', ...options], { cwd: root });
  await Promise.all([buildAssets({ buildFolder }), buildServer({ buildFolder })]);
}

if (import.meta.main) {
  const [contentFolder = '', folder = ''] = process.argv.slice(2);
  await buildSite(contentFolder, folder);
}

import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { buildServer } from '../scripts/build/build-server.ts';
import { createAssetBuilders } from '../scripts/dev/create-asset-builders.ts';
import { createFolder } from './create-folder.ts';
import { serveBuild } from './integration/http/serve-build.ts';
import { root } from './site-folder.ts';

const run = promisify(execFile);

/**
 * Builds the development site with content that does not change when editors write, and serves it for this test.
 *
 * @returns its origin; the style guide is at `/_stil`
 */
export async function serveStyleGuide(): Promise<string> {
  const folder = join(createFolder(), 'build');
  const frozen = join(folder, '../content');
  cpSync(join(root, 'tests/fixtures/content/valid'), frozen, { recursive: true });
  const content = ['--content', frozen, '--out', folder];
  // After compiling, since the fonts are reduced to the letters of the bundles.
  await run(process.execPath, ['cli/main.ts', 'compile', ...content], { cwd: root });
  const assets = await createAssetBuilders(folder);
  assets.buildFonts();
  await Promise.all([
    assets.buildStyles(),
    assets.buildScripts(),
    assets.buildIcons(),
    buildServer({ isDevelopment: true, buildFolder: folder }),
  ]);
  assets.writeAddresses();
  await assets.dispose();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'package.json'), join(folder, '../package.json'));
  const { origin, stop } = await serveBuild({}, { folder: join(folder, '..'), flags: [] });
  onTestFinished(stop);
  return origin;
}

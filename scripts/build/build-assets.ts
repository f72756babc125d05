import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { retainAssets } from '../../cli/compile/retain-assets.ts';
import { removeLeftovers, writeFiles } from '../../cli/lib/write-files.ts';
import {
  describeAssets,
  headScript,
  modules,
  refuseUncoveredLetters,
  styles,
} from './asset-options.ts';
import { buildIcons, saveAsset } from './build-icons.ts';
import { compileSass, createStylePlugin } from './style-plugin.ts';
import { joinFontLicences, subsetFonts } from './subset-fonts.ts';

/**
 * Builds scripts, styles, fonts and icons, and writes their URLs to build/assets.json.
 *
 * @throws {Error} if no font has some letter of a language
 */
export async function buildAssets(buildFolder = 'build'): Promise<void> {
  const folder = join(buildFolder, 'public');
  const outdir = join(folder, 'assets');
  removeLeftovers(outdir);
  const plugin = createStylePlugin(async (path) => {
    const css = compileSass(path);
    return path.endsWith('main.scss') ? subsetFonts(css, buildFolder) : css;
  });
  const builds: BuildOptions[] = [modules, headScript, { ...styles, plugins: [plugin] }];
  const results = await Promise.all(builds.map((options) => build({ ...options, outdir })));
  const files = results.flatMap(({ outputFiles = [] }) => outputFiles);
  writeFiles(files.map(({ path, contents }) => ({ path, content: contents })));
  const outputs = results.flatMap(({ metafile }) => Object.entries(metafile?.outputs ?? {}));
  refuseUncoveredLetters(
    files
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ text }) => text)
      .join('\n'),
  );
  const icons = await buildIcons(outdir);
  const licences = saveAsset(outdir, 'font-licences', 'txt', Buffer.from(joinFontLicences()));
  const names = [...outputs.map(([path]) => path), ...Object.values(icons), licences].map((path) =>
    basename(path),
  );
  const integrity = await Promise.all(names.map((name) => finishAsset(outdir, name)));
  const assets = {
    ...describeAssets(outputs),
    icons,
    files: Object.fromEntries(names.map((name, index) => [`/assets/${name}`, integrity[index]])),
  };
  const content = `${JSON.stringify(assets, undefined, 1)}\n`;
  writeFiles([{ path: join(buildFolder, 'assets.json'), content }]);
  retainAssets({ folder, folderName: 'assets', current: names });
}

/**
 * Writes the compressed representations of a text file next to it.
 *
 * @returns the digest of the file in the form of the `integrity` attribute (Subresource Integrity)
 */
async function finishAsset(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const content = await readFile(path);
  if (/\.(js|css|svg|txt)$/.test(name)) {
    writeFiles([
      { path: `${path}.br`, content: brotliCompressSync(content) },
      { path: `${path}.gz`, content: gzipSync(content, { level: 9 }) },
    ]);
  }
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { retainAssets } from '../../cli/compile/retain-assets.ts';
import { removeLeftovers, writeFiles } from '../../cli/lib/write-files.ts';
import { browsers } from '../../client/browsers.ts';
import { languageConfig, mapLanguages } from '../../shared/languages.ts';
import { rewriteForStyleGuide } from '../dev/style-guide/rewrite-styles.ts';
import { buildIcons, saveAsset } from './build-icons.ts';
import type { BuildChoice } from './build-server.ts';
import { findUncoveredLetters } from './find-uncovered-letters.ts';
import { createSassPlugin } from './sass-plugin.ts';
import { joinFontLicences, subsetFonts } from './subset-fonts.ts';

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  metafile: true,
  write: false,
  publicPath: '/assets',
  logLevel: 'warning',
};

const hashedName = '[name]-[hash]';

/** One small entry, and each island in a chunk of its own: the code of an island is loaded only when it is needed. */
const modules: BuildOptions = {
  ...shared,
  entryPoints: ['client/entry.ts'],
  entryNames: hashedName,
  chunkNames: hashedName,
  format: 'esm',
  splitting: true,
  target: browsers,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Target of the code that older browsers run too; they show the page as it is without scripts. */
const older = ['chrome115', 'firefox115', 'safari16.4'];

/** A classic script, since it runs before the first paint. It detects the browsers that the modules support. */
const headScript: BuildOptions = {
  ...shared,
  target: older,
  entryPoints: ['client/head.ts'],
  entryNames: hashedName,
  format: 'iife',
};

const describeStyles = (buildFolder: string): BuildOptions => ({
  ...shared,
  target: older,
  entryPoints: ['client/styles/main.scss', 'client/icon.svg', 'client/speculation-rules.json'],
  entryNames: hashedName,
  assetNames: hashedName,
  loader: { '.woff2': 'file', '.svg': 'copy', '.json': 'copy' },
  plugins: [createSassPlugin((css) => subsetFonts(css, buildFolder))],
});

/** The styles of the site and of the style guide; every state has a class in them. */
const describeGuideStyles = (buildFolder: string): BuildOptions => ({
  ...describeStyles(buildFolder),
  entryPoints: ['client/styles/style-guide.scss'],
  entryNames: '[name]',
  plugins: [
    createSassPlugin(async (css) => rewriteForStyleGuide(await subsetFonts(css, buildFolder))),
  ],
});

/**
 * Builds scripts, styles, fonts and icons, and writes their URLs to build/assets.json.
 *
 * @throws {Error} if no font has some letter of a language
 */
export async function buildAssets({
  isDevelopment = false,
  buildFolder = 'build',
}: BuildChoice = {}): Promise<void> {
  const folder = join(buildFolder, 'public');
  const outdir = join(folder, 'assets');
  removeLeftovers(outdir);
  const buildAll = async (builds: BuildOptions[]) => {
    const results = await Promise.all(builds.map((options) => build({ ...options, outdir })));
    const outputs = results.flatMap(({ outputFiles = [] }) => outputFiles);
    writeFiles(outputs.map(({ path, contents }) => ({ path, content: contents })));
    return results;
  };
  const results = await buildAll([modules, headScript, describeStyles(buildFolder)]);
  const outputs = results.flatMap(({ metafile }) => Object.entries(metafile?.outputs ?? {}));
  await refuseUncoveredLetters(outputs.map(([path]) => path));
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
  if (isDevelopment) await buildAll([describeGuideStyles(buildFolder)]);
  retainAssets({ folder, folderName: 'assets', current: names, isDevelopment });
}

/** @throws {Error} if a language has letters that none of the site’s fonts has */
async function refuseUncoveredLetters(outputs: readonly string[]): Promise<void> {
  const styleSheets = outputs.filter((path) => path.endsWith('.css'));
  const css = await Promise.all(styleSheets.map((path) => readFile(path, 'utf8')));
  const [first] = findUncoveredLetters(css.join('\n'));
  if (!first) return;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(first.language);
  throw new Error(
    `No font of client/styles/_fonts.scss has these letters of ${name} (${first.language}): ${first.letters.join(' ')}. Add a face that has them.`,
  );
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

function describeAssets(outputs: [string, Metafile['outputs'][string]][]) {
  const addressOf = (isWanted: (path: string, output: Metafile['outputs'][string]) => boolean) => {
    const found = outputs.find(([path, output]) => isWanted(path, output));
    if (!found) throw new Error('The build lacks a file that the pages need.');
    return `/assets/${basename(found[0])}`;
  };
  const byEntry = (entry: string) =>
    addressOf((path, output) => output.entryPoint === entry && !path.endsWith('.map'));
  const byName = (name: string) => addressOf((path) => path.includes(`/${name}-`));
  return {
    entry: byEntry('client/entry.ts'),
    head: byEntry('client/head.ts'),
    styles: addressOf((path) => path.endsWith('.css')),
    icon: addressOf((path) => path.endsWith('.svg')),
    speculationRules: addressOf((path) => path.endsWith('.json')),
    fonts: mapLanguages((language) => languageConfig[language].earlyFonts.map(byName)),
  };
}

import { basename } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { browsers } from '../../client/browsers.ts';
import { languageConfig, mapLanguages } from '../../shared/languages.ts';
import { findUncoveredLetters } from './find-uncovered-letters.ts';

// What the builds of production and of development share.

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
export const modules: BuildOptions = {
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
export const headScript: BuildOptions = {
  ...shared,
  target: older,
  entryPoints: ['client/head.ts'],
  entryNames: hashedName,
  format: 'iife',
};

/** The styles with their fonts, and the files that are copied as they are. Sass needs a plugin. */
export const styles = {
  ...shared,
  target: older,
  entryPoints: [
    'client/styles/main.scss',
    'client/styles/print.scss',
    'client/icon.svg',
    'client/speculation-rules.json',
  ],
  entryNames: hashedName,
  assetNames: hashedName,
  loader: { '.woff2': 'file', '.svg': 'copy', '.json': 'copy' },
} satisfies BuildOptions;

/** @throws {Error} if a language has letters that none of the fonts of a style sheet has */
export function refuseUncoveredLetters(css: string): void {
  const [first] = findUncoveredLetters(css);
  if (!first) return;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(first.language);
  throw new Error(
    `No font of client/styles/_fonts.scss has these letters of ${name} (${first.language}): ${first.letters.join(' ')}. Add a face that has them.`,
  );
}

/** The URLs that pages need, by their role. */
export function describeAssets(outputs: readonly [string, Metafile['outputs'][string]][]) {
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
    styles: byEntry('client/styles/main.scss'),
    printStyles: byEntry('client/styles/print.scss'),
    icon: addressOf((path) => path.endsWith('.svg')),
    speculationRules: addressOf((path) => path.endsWith('.json')),
    fonts: mapLanguages((language) => languageConfig[language].earlyFonts.map(byName)),
  };
}

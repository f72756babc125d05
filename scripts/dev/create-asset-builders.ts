import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BuildContext, type BuildOptions, context, type Metafile } from 'esbuild';
import { retainAssets } from '../../cli/compile/retain-assets.ts';
import { removeLeftovers, writeFiles } from '../../cli/lib/write-files.ts';
import {
  describeAssets,
  headScript,
  modules,
  refuseUncoveredLetters,
  styles,
} from '../build/asset-options.ts';
import { buildIcons, saveAsset } from '../build/build-icons.ts';
import { compileSass, createStylePlugin } from '../build/style-plugin.ts';
import { createFontSubsetter, joinFontLicences, listShownLetters } from '../build/subset-fonts.ts';
import { rewriteForStyleGuide } from './style-guide/rewrite-styles.ts';

type Outputs = Metafile['outputs'];

/**
 * Creates the builders of scripts, styles, fonts and icons for development. Each builds only what has changed since its
 * last call. Entry files have the same URL in each build, and the server reads them for each request, so it need not
 * start again for a new one.
 */
export async function createAssetBuilders(buildFolder: string) {
  const folder = join(buildFolder, 'public');
  const outdir = join(folder, 'assets');
  removeLeftovers(outdir);
  let letters = new Set<number>();
  let subsetFonts = createFontSubsetter(buildFolder, letters);
  let icons: Awaited<ReturnType<typeof buildIcons>> | undefined;
  let licences = '';

  // Compiled once for both style sheets: that of the style guide begins with the site’s styles.
  let siteStyles = Promise.resolve('');
  const plugin = createStylePlugin(async (path) => {
    if (path.endsWith('main.scss')) return siteStyles;
    const css = compileSass(path);
    if (path.endsWith('print.scss')) return css;
    return rewriteForStyleGuide(`${await siteStyles}\n${css}`);
  });
  const create = (options: BuildOptions) => context({ ...options, outdir, entryNames: '[name]' });
  const entryPoints = [...styles.entryPoints, 'client/styles/style-guide.scss'];
  const moduleBuild = createIncrementalBuild(await create(modules));
  const headBuild = createIncrementalBuild(await create(headScript));
  const styleBuild = createIncrementalBuild(
    await create({ ...styles, entryPoints, plugins: [plugin] }),
  );

  return {
    /** @returns whether the pages show other letters than before, so that the styles name other fonts */
    buildFonts(): boolean {
      const shown = listShownLetters(buildFolder);
      if (isDeepStrictEqual(shown, letters)) return false;
      letters = shown;
      subsetFonts = createFontSubsetter(buildFolder, letters);
      return true;
    },
    /** @throws {Error} if no font has some letter of a language */
    async buildStyles(): Promise<void> {
      siteStyles = subsetFonts(compileSass('client/styles/main.scss'));
      refuseUncoveredLetters(await siteStyles);
      await styleBuild.build();
    },
    /** @returns whether a script has changed */
    async buildScripts(): Promise<boolean> {
      const changed = await Promise.all([moduleBuild.build(), headBuild.build()]);
      return changed.includes(true);
    },
    async buildIcons(): Promise<void> {
      icons = await buildIcons(outdir);
      licences = saveAsset(outdir, 'font-licences', 'txt', Buffer.from(joinFontLicences()));
    },
    /**
     * Writes the URLs of the files that the builders have built to build/assets.json.
     *
     * @returns whether one has changed
     */
    writeAddresses(): boolean {
      const builds = [moduleBuild, headBuild, styleBuild];
      const outputs = builds.flatMap((build) => Object.entries(build.outputs()));
      const paths = [...outputs.map(([path]) => path), ...Object.values(icons ?? {}), licences];
      const current = paths.map((path) => basename(path));
      const { entry, head, styles, printStyles, ...others } = describeAssets(outputs);
      // Empty digests: the content at these URLs changes.
      const files = { [entry]: '', [head]: '', [styles]: '', [printStyles]: '' };
      const content = `${JSON.stringify({ entry, head, styles, printStyles, ...others, icons, files }, undefined, 1)}\n`;
      const changed = writeFiles([{ path: join(buildFolder, 'assets.json'), content }]);
      retainAssets({ folder, folderName: 'assets', current, isDevelopment: true });
      return changed.length > 0;
    },
    /** Lets esbuild forget the builds, which would keep this process alive. */
    async dispose(): Promise<void> {
      await Promise.all([moduleBuild, headBuild, styleBuild].map(({ dispose }) => dispose()));
    },
  };
}

/** Lets esbuild build again only what has changed since the build before. */
export function createIncrementalBuild({ rebuild, dispose }: BuildContext) {
  let outputs: Outputs = {};
  return {
    /** The files of the last build, by path. */
    outputs: () => outputs,
    dispose,
    /** @returns whether a file has changed */
    async build(): Promise<boolean> {
      const { outputFiles = [], metafile } = await rebuild();
      outputs = metafile?.outputs ?? {};
      const changed = writeFiles(
        outputFiles.map(({ path, contents }) => ({ path, content: contents })),
      );
      return changed.length > 0;
    },
  };
}

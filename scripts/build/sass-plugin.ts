import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { compileAsync } from 'sass';

/**
 * Compiles Sass for esbuild to bundle and minify; fonts are resolved like packages.
 *
 * @param rewrite changes the compiled styles before esbuild reads them
 */
export function createSassPlugin(rewrite: (css: string) => Promise<string>): Plugin {
  return {
    name: 'sass',
    setup(build) {
      build.onLoad({ filter: /\.scss$/ }, async ({ path }) => {
        const { css, loadedUrls } = await compileAsync(path);
        return {
          contents: await rewrite(css),
          loader: 'css',
          resolveDir: dirname(path),
          watchFiles: loadedUrls.map((url) => url.pathname),
        };
      });
    },
  };
}

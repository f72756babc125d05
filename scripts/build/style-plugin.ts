import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { compile } from 'sass';

/**
 * Lets esbuild bundle and minify styles that are written in Sass; fonts are resolved like packages.
 *
 * @param load returns the CSS of a Sass file
 */
export function createStylePlugin(load: (path: string) => Promise<string>): Plugin {
  return {
    name: 'sass',
    setup(build) {
      build.onLoad({ filter: /\.scss$/ }, async ({ path }) => ({
        contents: await load(path),
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
}

/** Compiles a Sass file. The asynchronous function of Sass takes nearly twice as long. */
export function compileSass(path: string): string {
  return compile(path).css;
}

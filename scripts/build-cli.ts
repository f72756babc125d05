import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeFiles } from '../cli/build/write-files.ts';

const folder = 'build/cli';

/** Parts that no build has named for so long, in milliseconds, no running tool will load any more. */
const outdated = 24 * 60 * 60 * 1000;

/**
 * Bundles the tool into `build/cli/main.js` and the parts that its commands load when they run. A part is named by
 * what stands in it, and its file outlives the build that made it: a tool that still runs may load it later.
 */
export async function buildCli(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['cli/main.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    chunkNames: '[name]-[hash]',
    minifySyntax: true,
    minifyWhitespace: true,
    // What it makes pictures with is a program of its own.
    external: ['sharp'],
    // Some libraries are written as CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // The file that names all others comes last.
  const isMain = (path: string) => path.endsWith('main.js');
  const sorted = outputFiles.toSorted((a, b) => Number(isMain(a.path)) - Number(isMain(b.path)));
  writeFiles(sorted.map(({ path, contents }) => ({ path, content: contents })));
  const current = new Set(sorted.map(({ path }) => path.split('/').at(-1)));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = Date.now() - statSync(path).mtimeMs > outdated;
    if (name.endsWith('.js') && !current.has(name) && isOld) rmSync(path);
  }
}

if (import.meta.main) await buildCli();

import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeFiles } from '../../cli/lib/write-files.ts';

const folder = 'build/cli';

/** A chunk that no build has used for this long will not be loaded by a running tool any more. */
const staleChunkMs = 24 * 60 * 60 * 1000;

/**
 * Bundles the tool into `build/cli/main.js` and the parts that its commands load when they run. A part is named by
 * what stands in it, and its file outlives the build that made it: a tool that still runs may load it later.
 */
export async function buildCli(): Promise<void> {
  const began = new Date();
  const builtBefore = readTime(join(folder, 'main.js'));
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
  for (const name of readdirSync(folder).filter((part) => part.endsWith('.js'))) {
    const path = join(folder, name);
    const time = readTime(path);
    // The time of a part tells when a build last named it, or found it named by the one before; that of the first file
    // tells when its sources were read: what is saved while they are bundled is newer.
    const isInUse = current.has(name) || (builtBefore > 0 && time >= builtBefore);
    if (isInUse) utimesSync(path, began, began);
    else if (began.getTime() - time > staleChunkMs) rmSync(path, { force: true });
  }
}

/** When a file was last written, in milliseconds; long ago where another build has just removed it. */
function readTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) await buildCli();

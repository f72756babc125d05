import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeFiles } from '../../cli/lib/write-files.ts';

const folder = 'build/cli';

/** No running tool will still load a chunk that no build has used for this long. */
const staleChunkMs = 24 * 60 * 60 * 1000;

/** The tool has words of its own for what zod finds; those of zod in fifty languages are two fifths of its code. */
const englishAlone: Plugin = {
  name: 'english-alone',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ importer, resolveDir }) =>
      importer.includes('/zod/') ? { path: join(resolveDir, '../locales/en.js') } : undefined,
    );
  },
};

/**
 * The build of `yaml` for browsers is the same code without a look at `process.env` for each token, which takes 15 % of the
 * time of parsing (`findings/yaml-environment.sh`).
 */
const yamlWithoutEnvironment: Plugin = {
  name: 'yaml-without-environment',
  setup({ onResolve }) {
    onResolve({ filter: /^yaml$/ }, () => ({
      path: resolve('node_modules/yaml/browser/index.js'),
    }));
  },
};

/**
 * Bundles the tool into `build/cli/main.js` and the chunks that its commands load when they run. The name of a chunk
 * holds a hash of its contents. Its file outlives the build that made it, because a running tool may load it later.
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
    // The image library is native code, which cannot be bundled.
    external: ['sharp'],
    plugins: [englishAlone, yamlWithoutEnvironment],
    // Some libraries are written as CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // The main file is written last, since it references all others.
  const isMain = (path: string) => path.endsWith('main.js');
  const sorted = outputFiles.toSorted((a, b) => Number(isMain(a.path)) - Number(isMain(b.path)));
  writeFiles(sorted.map(({ path, contents }) => ({ path, content: contents })));
  const current = new Set(sorted.map(({ path }) => path.split('/').at(-1)));
  for (const name of readdirSync(folder).filter((part) => part.endsWith('.js'))) {
    const path = join(folder, name);
    const time = readTime(path);
    // The time of a chunk is the start of the latest build that used it, or of the build right after that one.
    // The time of the main file is the start of its build, so a source saved during the build is newer.
    const isInUse = current.has(name) || (builtBefore > 0 && time >= builtBefore);
    if (isInUse) utimesSync(path, began, began);
    else if (began.getTime() - time > staleChunkMs) rmSync(path, { force: true });
  }
}

/** Returns when a file was last written, in milliseconds; 0 if it is missing, since another build may remove it. */
function readTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) await buildCli();

import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';

const { metafile } = await build({
  absWorkingDir: join(import.meta.dirname, '../../..'),
  entryPoints: ['cli/main.ts'],
  outdir: 'out',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  metafile: true,
  write: false,
});
const outputs: Metafile['outputs'] = metafile.outputs;

/** The chunks and packages that a chunk loads at once, directly or by others; what is imported later stays out. */
function listLoaded(chunk: string, loaded = new Set<string>()) {
  for (const { path, kind } of outputs[chunk]?.imports ?? []) {
    if (kind !== 'import-statement' || loaded.has(path)) continue;
    loaded.add(path);
    listLoaded(path, loaded);
  }
  return loaded;
}

/** The packages that are loaded with the chunk of a source file. */
function listPackages(source: string) {
  const [chunk = ''] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  const loaded = [...listLoaded(chunk)];
  return loaded.filter((path) => !(path in outputs) && !path.startsWith('node:')).toSorted();
}

it('loads no package but commander for the help and for a command that does not exist', () => {
  expect(listPackages('cli/program.ts')).toEqual(['commander']);
});

const content = ['commander', 'yaml', 'zod'];

it.each([
  ['validate', content],
  ['explain', ['commander', 'fast-string-width']],
  ['schema', content],
  ['new', content],
  ['list', content],
  ['show', content],
  ['missing', content],
  ['accept', content],
  ['report', content],
  ['export', content],
  ['import', content],
  ['compile', ['commander', 'fast-string-width', 'yaml', 'zod']],
])('loads for “%s” no package of another command', (name, packages) => {
  expect(listPackages(`cli/commands/${name}.ts`)).toEqual(packages);
});

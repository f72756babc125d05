import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';

/** Lists the chunks and packages that a chunk imports statically, directly or not; dynamic imports do not count. */
function listLoaded(outputs: Metafile['outputs'], chunk: string, loaded = new Set<string>()) {
  for (const { path, kind } of outputs[chunk]?.imports ?? []) {
    if (kind !== 'import-statement' || loaded.has(path)) continue;
    loaded.add(path);
    listLoaded(outputs, path, loaded);
  }
  return loaded;
}

it('loads no package but commander before a command runs', async () => {
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
  const loaded = [...listLoaded(metafile.outputs, 'out/main.js')];
  const packages = loaded.filter(
    (path) => !(path in metafile.outputs) && !path.startsWith('node:'),
  );
  expect(packages).toEqual(['commander']);
});

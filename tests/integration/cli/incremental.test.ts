import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, asyncProperty, assert as check, constantFrom, nat, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompileSession } from '../../../cli/compile/compile-session.ts';
import { loadCatalogue } from '../../../cli/pipeline/load-catalogue.ts';
import { edits } from './content-edits.ts';
import { copyContentTree } from './content-tree.ts';

let folder = '';
/** The pictures of the fixture, made once: to make them takes longer than all else. */
const pictures = () => join(folder, 'made/public');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'incremental-'));
  const tree = copyContentTree(join(folder, 'content'));
  await createCompileSession(
    { content: tree.folder, out: join(folder, 'made') },
    { isLong: false },
  ).build();
  expect(existsSync(pictures())).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;

function createOut(): string {
  number += 1;
  const out = join(folder, `out-${number}`);
  cpSync(pictures(), join(out, 'public'), { recursive: true });
  return out;
}

/** Every file of the bundles by name, without the cache. */
function readBundles(out: string): Map<string, string> {
  const root = join(out, 'content');
  if (!existsSync(root)) return new Map();
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.compile-cache')
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [path.slice(root.length), readFileSync(path, 'utf8')]));
}

/** Compiles all of it with nothing remembered. */
async function compileCold(content: string) {
  const out = createOut();
  const build = await createCompileSession({ content, out }, { isLong: false }).build();
  const bundles = readBundles(out);
  rmSync(out, { recursive: true });
  return { ...build, bundles };
}

describe('a compile that remembers', () => {
  it('writes after any edits what a compile from nothing writes, and reports the same', async () => {
    const step = tuple(constantFrom(...edits), nat(30));
    await check(
      asyncProperty(array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const tree = copyContentTree(mkdtempSync(join(folder, 'tree-')));
        const content = tree.folder;
        const outs = { watching: createOut(), starting: createOut() };
        const watching = createCompileSession({ content, out: outs.watching }, { isLong: true });
        await watching.build();
        await createCompileSession({ content, out: outs.starting }, { isLong: false }).build();
        let good = (await compileCold(content)).bundles;
        for (const [edit, words] of steps) {
          edit.apply(tree, words);
          const cold = await compileCold(content);
          if (!cold.stoppedBy) good = cold.bundles;
          const { issues } = await loadCatalogue(content);
          expect(cold.issues).toEqual(issues);
          const again = {
            watching: await watching.build(),
            starting: await createCompileSession(
              { content, out: outs.starting },
              { isLong: false },
            ).build(),
          };
          for (const way of ['watching', 'starting'] as const) {
            expect(again[way].issues).toEqual(cold.issues);
            expect(again[way].stoppedBy).toBe(cold.stoppedBy);
            expect(readBundles(outs[way])).toEqual(good);
          }
        }
        for (const path of [content, ...Object.values(outs)]) rmSync(path, { recursive: true });
      }),
      { numRuns: Number(process.env['INCREMENTAL_RUNS'] ?? 12), endOnFailure: true },
    );
  });

  it('opens nothing where nothing has changed, and one file where one has', async () => {
    const tree = copyContentTree(join(folder, 'counted'));
    const out = createOut();
    const build = () =>
      createCompileSession({ content: tree.folder, out }, { isLong: false }).build();
    await build();
    expect((await build()).opened).toBeUndefined();
    for (let index = 0; index < 20; index += 1) {
      const text = tree.read('experiences/col-turu.yaml');
      tree.write(`experiences/n-${index}.yaml`, text.replace('col-turu', `n-${index}`));
    }
    await build();
    tree.edit('experiences/n-7.yaml', 'Desert Tour', 'Desert Trip');
    const { opened = [], written = [] } = await build();
    expect(opened.filter((path) => path.startsWith('experiences/'))).toEqual([
      'experiences/n-7.yaml',
    ]);
    expect(written.map((path) => path.slice(out.length + 1))).toEqual(['content/en/bundle.json']);
  });

  it('trusts no bundle that somebody else has touched, and no damaged memory', async () => {
    const tree = copyContentTree(join(folder, 'touched'));
    const out = createOut();
    const build = () =>
      createCompileSession({ content: tree.folder, out }, { isLong: false }).build();
    await build();
    const good = readBundles(out);
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(out, 'content/ar/bundle.json'), '{}');
    await build();
    expect(readBundles(out)).toEqual(good);
    const cache = join(out, 'content/.compile-cache');
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('col-turu', 'col-tura'));
    expect((await build()).opened).not.toBeUndefined();
    expect(readBundles(out)).toEqual(good);
    rmSync(join(out, 'content/tr/global.json'));
    await build();
    expect(readBundles(out)).toEqual(good);
  });
});

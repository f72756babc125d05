import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { array, asyncProperty, assert as check, constantFrom, nat, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { toolVersion } from '../../../cli/content/content-cache.ts';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { languages } from '../../../shared/languages.ts';
import { parseBundle } from '../../../shared/schemas/bundle.ts';
import { itLong, vary } from '../../vary.ts';
import { type Edit, edits } from './content-edits.ts';
import { copyContentTree } from './content-tree.ts';

let folder = '';
/** The pictures of the fixture, made once, because making them takes longer than everything else. */
const pictures = () => join(folder, 'made/public');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'incremental-'));
  const tree = copyContentTree(join(folder, 'content'));
  await compileOnce(tree.folder, join(folder, 'made'));
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

/** Reads every file of the bundles, by name. */
function readBundles(out: string): Map<string, string> {
  const root = join(out, 'content');
  if (!existsSync(root)) return new Map();
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [path.slice(root.length), readFileSync(path, 'utf8')]));
}

/** Compiles as a new process does: starts from the cache of the process before, and leaves its own. */
async function compileOnce(content: string, out: string) {
  const session = createCompiler({ content, out });
  const build = await session.build();
  session.save();
  return build;
}

async function compileCold(content: string) {
  const out = createOut();
  const build = await compileOnce(content, out);
  const bundles = readBundles(out);
  rmSync(out, { recursive: true });
  return { ...build, bundles };
}

type Step = readonly [edit: Edit, number: number];

/** Applies edits one by one. After each, compiles in three ways that must give the same result. */
async function applyAll(steps: readonly Step[]): Promise<void> {
  const tree = copyContentTree(mkdtempSync(join(folder, 'tree-')));
  const content = tree.folder;
  const outs = { watching: createOut(), starting: createOut() };
  const watching = createCompiler({ content, out: outs.watching });
  const start = () => compileOnce(content, outs.starting);
  await watching.build();
  await start();
  let good = (await compileCold(content)).bundles;
  for (const [edit, words] of steps) {
    edit.apply(tree, words);
    const cold = await compileCold(content);
    if (!cold.stoppedBy) good = cold.bundles;
    expect(cold.issues).toEqual((await loadAndValidate(content)).issues);
    const again = { watching: await watching.build(), starting: await start() };
    for (const way of ['watching', 'starting'] as const) {
      expect(again[way].issues, `${edit.name}, ${way}`).toEqual(cold.issues);
      expect(again[way].stoppedBy).toBe(cold.stoppedBy);
      expect(isDeepStrictEqual(readBundles(outs[way]), good), `${edit.name}, ${way}`).toBe(true);
    }
  }
  for (const path of [content, ...Object.values(outs)]) rmSync(path, { recursive: true });
}

describe('a compile that remembers', () => {
  it('writes after edits what a compile from nothing writes, and reports the same', async () => {
    const rounds = vary([1, 2, 3]);
    await applyAll(
      rounds.flatMap((round) => vary(edits, 15).map((edit, at): Step => [edit, round * 7 + at])),
    );
  });

  itLong('does so after any edits in any order', async () => {
    const step = tuple(constantFrom(...edits), nat(30));
    await check(asyncProperty(array(step, { minLength: 4, maxLength: 16 }), applyAll), {
      numRuns: 16,
      endOnFailure: true,
    });
  });

  it('makes a changed entry anew also where a picture must be made first', async () => {
    const tree = copyContentTree(join(folder, 'pictured'));
    const out = createOut();
    await compileOnce(tree.folder, out);
    const [picture = ''] = readdirSync(join(out, 'public/pictures'));
    rmSync(join(out, 'public/pictures', picture));
    tree.edit('cars/g63.yaml', 'Per day', 'By the day');
    await compileOnce(tree.folder, out);
    expect(readFileSync(join(out, 'content/en/bundle.json'), 'utf8')).toContain('By the day');
  });

  it('makes a changed entry anew once a part that was broken meanwhile is fixed', async () => {
    const tree = copyContentTree(join(folder, 'fixed'));
    const out = createOut();
    const session = createCompiler({ content: tree.folder, out });
    await session.build();
    const site = tree.read('site.yaml');
    tree.write('site.yaml', `${site}bogus: 1\n`);
    await session.build(new Set(['site.yaml']));
    tree.edit('cars/g63.yaml', 'Per day', 'By the day');
    await session.build(new Set(['cars/g63.yaml']));
    tree.write('site.yaml', site);
    await session.build(new Set(['site.yaml']));
    expect(readFileSync(join(out, 'content/en/bundle.json'), 'utf8')).toContain('By the day');
  });

  it('never takes content that stopped a build for built', async () => {
    const tree = copyContentTree(join(folder, 'stopped'));
    const out = createOut();
    const session = createCompiler({ content: tree.folder, out });
    await session.build();
    tree.write('cars/g63.yaml', `${tree.read('cars/g63.yaml')}bogus: 1\n`);
    expect((await session.build(new Set(['cars/g63.yaml']))).stoppedBy).toBe('content');
    session.save();
    expect((await compileOnce(tree.folder, out)).stoppedBy).toBe('content');
  });

  it('opens nothing where nothing has changed, and one file where one has', async () => {
    const tree = copyContentTree(join(folder, 'counted'));
    const out = createOut();
    const build = () => compileOnce(tree.folder, out);
    await build();
    expect(await build()).toMatchObject({ isUpToDate: true, opened: [] });
    for (let index = 0; index < 20; index += 1) {
      const text = tree.read('experiences/col-turu.yaml');
      tree.write(`experiences/n-${index}.yaml`, text.replace('col-turu', `n-${index}`));
    }
    await build();
    tree.edit('experiences/n-7.yaml', 'Desert Tour', 'Desert Trip');
    const { opened, written } = await build();
    expect(opened.filter((path) => path.startsWith('experiences/'))).toEqual([
      'experiences/n-7.yaml',
    ]);
    expect(written.map((path) => path.slice(out.length + 1))).toEqual(['content/en/bundle.json']);
  });

  it('puts former addresses into the bundles, and sees where the list of addresses changed', async () => {
    const tree = copyContentTree(join(folder, 'renamed'));
    const out = createOut();
    const build = () => compileOnce(tree.folder, out);
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g63\naliases: [eski]');
    expect(await build()).toMatchObject({ issues: [] });
    for (const language of languages) {
      const bundle = readFileSync(join(out, 'content', language, 'bundle.json'), 'utf8');
      expect(parseBundle(JSON.parse(bundle)).cars.map(({ aliases }) => aliases)).toEqual([
        ['eski'],
      ]);
    }
    tree.write('addresses.lock', '/detay/eski cars/g63.yaml\n/detay/yok cars/yok.yaml\n');
    const { issues, opened } = await build();
    expect(issues.map(({ code, line }) => `${code} ${line}`)).toEqual(['C120 2']);
    expect(opened).toContain('addresses.lock');
    tree.write('addresses.lock', '/blog/1 posts/eski.yaml\n');
    expect(await build()).toMatchObject({ stoppedBy: 'content', issues: [{ code: 'C038' }] });
  });

  it('names files that nothing reads as they come and go', async () => {
    const tree = copyContentTree(join(folder, 'passed-over'));
    const session = createCompiler({ content: tree.folder, out: createOut() });
    const build = async (...paths: string[]) =>
      (await session.build(new Set(paths))).issues.map(({ file }) => file);
    await session.build();
    tree.write('cars/yeni.yaml.txt', 'slug: yeni\n');
    expect(await build('cars/yeni.yaml.txt')).toEqual(['cars/yeni.yaml.txt']);
    tree.edit('cars/g63.yaml', 'Per day', 'By the day');
    expect(await build('cars/g63.yaml')).toEqual(['cars/yeni.yaml.txt']);
    tree.remove('cars/yeni.yaml.txt');
    expect(await build('cars/yeni.yaml.txt')).toEqual([]);
  });

  it('forgets the files of a folder in whose place a link lies', async () => {
    const tree = copyContentTree(join(folder, 'linked'));
    const out = createOut();
    await compileOnce(tree.folder, out);
    renameSync(join(tree.folder, 'cars'), join(folder, 'cars-elsewhere'));
    symlinkSync(join(folder, 'cars-elsewhere'), join(tree.folder, 'cars'));
    const { issues, counts } = await compileOnce(tree.folder, out);
    expect(issues.map(({ file }) => file)).toEqual(['cars']);
    expect(counts).toMatchObject({ cars: 0 });
  });

  it('trusts no bundle that somebody else has touched, and no damaged memory', async () => {
    const tree = copyContentTree(join(folder, 'touched'));
    const out = createOut();
    const build = () => compileOnce(tree.folder, out);
    await build();
    const good = readBundles(out);
    writeFileSync(join(out, 'content/ar/bundle.json'), '{}');
    await build();
    expect(readBundles(out)).toEqual(good);
    const cache = join(out, 'cache/content-cache');
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('col-turu', 'col-tura'));
    expect((await build()).opened.length).toBeGreaterThan(0);
    expect(readBundles(out)).toEqual(good);
    rmSync(join(out, 'content/tr/global.json'));
    await build();
    expect(readBundles(out)).toEqual(good);
  });

  it('sees a change that leaves size and time as they were', async () => {
    const tree = copyContentTree(join(folder, 'racy'));
    const out = createOut();
    const path = join(tree.folder, 'cars/g63.yaml');
    const moment = new Date();
    utimesSync(path, moment, moment);
    await compileOnce(tree.folder, out);
    tree.edit('cars/g63.yaml', 'Per day', 'A week.');
    utimesSync(path, moment, moment);
    await compileOnce(tree.folder, out);
    expect(readFileSync(join(out, 'content/en/bundle.json'), 'utf8')).toContain('A week.');
  });

  it('knows nothing of content that was moved, or that another version of the tool has read', async () => {
    const tree = copyContentTree(join(folder, 'moved'));
    const out = createOut();
    const { opened } = await compileOnce(tree.folder, out);
    const bundles = readBundles(out);
    const moved = join(folder, 'moved-away');
    renameSync(tree.folder, moved);
    expect((await compileOnce(moved, out)).opened).toEqual(opened);
    for (const name of ['content-cache', 'last-build.json']) {
      const path = join(out, 'cache', name);
      const version = toolVersion;
      expect(readFileSync(path, 'utf8')).toContain(version);
      writeFileSync(path, readFileSync(path, 'utf8').replace(version, 'another version'));
    }
    expect(await compileOnce(moved, out)).toMatchObject({ isUpToDate: false, opened });
    expect(readBundles(out)).toEqual(bundles);
  });
});

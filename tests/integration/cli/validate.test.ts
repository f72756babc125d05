import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import {
  createContentTree,
  createTranslatedTree,
  fileCount,
  runCatalogue,
} from './content-tree.ts';
import { listFound } from './mistakes.ts';

describe('catalogue validate', () => {
  it('says in a line what is left to translate, where the content has no errors', async () => {
    const tree = await createTranslatedTree();
    await tree.run('accept');
    tree.edit('experiences/col-turu.yaml', 'tr: 6 saat', 'tr: Yarım gün');
    tree.edit('cars/g63.yaml', '\n  en: Per day', '');
    const command = `catalogue missing --content ${tree.folder}`;
    const { out, ...run } = await tree.run('validate');
    expect(run).toEqual({ code: 0, error: '' });
    const said = `No problems in ${fileCount + 1} files.\nTranslations: English 1 missing, 1 stale; Arabic 1 stale`;
    expect(out.startsWith(said)).toBe(true);
    expect(out).toContain(`. To list them: ${command}\n`);
    const json = await tree.run('validate', '--format', 'json');
    expect(() => JSON.parse(json.out)).not.toThrow();
    tree.write('translations.lock', '<<<<<<< HEAD\n');
    const unmerged = { code: 0, error: expect.stringContaining('unfinished') };
    expect(await tree.run('validate')).toMatchObject(unmerged);
    tree.edit('cars/g63.yaml', 'price: 150', 'price: free');
    const wrong = await tree.run('validate');
    expect(wrong).toMatchObject({ code: 1, error: '', out: expect.stringContaining('C012') });
  });

  it('keeps nothing in its cache that depends on the clock', async () => {
    const { folder, edit } = createContentTree();
    const cache = `${folder}-cache`;
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    edit('cars/g63.yaml', 'order: 1', 'order: 1\nupdated: 2099-05-05');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const find = async (now: string) => {
      vi.setSystemTime(now);
      return (await loadAndValidate(folder, cache)).issues.map(({ code }) => code);
    };
    expect(await find('2099-05-03T23:00:00Z')).toEqual(['C033']);
    expect(readFileSync(join(cache, 'content-cache'), 'utf8')).not.toContain('C033');
    expect(await find('2099-05-04T11:00:00Z')).toEqual([]);
    expect(await find('2099-05-03T09:00:00Z')).toEqual(['C033']);
  });

  it('says how many items a list needs that must have a number of them, and one that must have some', async () => {
    const tree = createContentTree();
    const home = tree.read('home.yaml');
    tree.write('home.yaml', home.replace(/(\ntiles:[\s\S]*?items:)[\s\S]*?(\nwhyUs:)/, '$1 []$2'));
    tree.edit('cars/g63.yaml', '\n  - four', '');
    const loaded = await loadAndValidate(tree.folder);
    const say = async (ui: 'en' | 'tr') =>
      (await listFound(loaded, ui)).map(({ message }) => message);
    expect(await say('en')).toEqual([
      expect.stringContaining('it needs at least 4.'),
      expect.stringContaining('it needs exactly 6, one for each category.'),
    ]);
    expect(await say('tr')).toEqual([
      expect.stringContaining(' en az 4 olmalı.'),
      expect.stringContaining(' her kategori için bir tane, tam 6 olmalı.'),
    ]);
  });

  it('lets warnings pass, unless it is strict', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'tr: Günlük', 'tr: "\\"Günlük\\""');
    expect((await tree.run('validate')).code).toBe(0);
    expect((await tree.run('validate', '--strict')).code).toBe(1);
  });

  it('fixes what is safe with --fix, and only says so with --dry-run', async () => {
    const tree = await createTranslatedTree();
    const tour = 'experiences/col-turu.yaml';
    tree.edit(tour, 'tr: Çöl Turu', 'tr: Dubai: rüya');
    const before = tree.read(tour);
    const home = tree.read('home.yaml');
    const dry = await tree.run('validate', '--fix', '--dry-run');
    expect(dry.error).toContain('-  tr: Dubai: rüya\n+  tr: "Dubai: rüya"\n');
    expect(dry.error).toContain(`1 problem in 1 file would be fixed:\n  ${tour}  C002\n`);
    expect(dry.code).toBe(1);
    expect(tree.read(tour)).toBe(before);
    const run = await tree.run('validate', '--fix');
    expect(run).toEqual({
      code: 0,
      out: `No problems in ${fileCount} files.\n`,
      error: `Fixed 1 problem in 1 file:\n  ${tour}  C002\n\n`,
    });
    expect(tree.read(tour)).toBe(before.replace('Dubai: rüya', '"Dubai: rüya"'));
    expect(tree.read('home.yaml')).toBe(home);
  });

  it('fixes the files that were named alone, and nothing where a name is wrong', async () => {
    const tree = createContentTree();
    const tour = 'experiences/col-turu.yaml';
    const car = 'cars/g63.yaml';
    tree.edit(tour, 'en: Desert Tour', 'en: Desert: Tour');
    tree.edit(car, 'en: Doors that shut', 'en: Doors: shut');
    const before = [tree.read(tour), tree.read(car)];
    const fix = ['validate', '--fix', tour];
    expect((await tree.run(...fix, 'cars/g36.yaml')).code).toBe(2);
    expect([tree.read(tour), tree.read(car)]).toEqual(before);
    const run = await tree.run(...fix);
    expect(run.code).toBe(0);
    expect(run.error).toContain('Fixed 1 problem in 1 file');
    expect(tree.read(tour)).toContain('en: "Desert: Tour"');
    expect(tree.read(car)).toBe(before[1]);
  });

  it('finds files by absolute paths where the content folder is relative, and the other way round', async () => {
    const tree = createContentTree();
    const near = relative(join(import.meta.dirname, '../../..'), tree.folder);
    for (const [content, file] of [
      [near, `${tree.folder}/labels.yaml`],
      [tree.folder, `${near}/labels.yaml`],
    ] as const) {
      const run = await runCatalogue('validate', file, '--content', content);
      expect(run).toEqual({ code: 0, out: 'No problems in 1 file.\n', error: '' });
      const shown = await runCatalogue('show', file, '--content', content);
      expect(shown.code).toBe(0);
    }
  });

  it('counts the problems of other files below those of the files that were named', async () => {
    const tree = createContentTree();
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    tree.edit('cars/g63.yaml', '- one', '- eins');
    const one = await tree.run('validate', 'home.yaml');
    expect(one.code).toBe(1);
    expect(one.out).toContain('home.yaml:63:12');
    expect(one.out).not.toContain('g63.yaml');
    const where = `catalogue validate --content ${tree.folder}`;
    expect(one.out).toMatch(new RegExp(`\n1 error in other files\\. To see all: ${where}\n$`));
    const other = await tree.run('validate', `${tree.folder}/labels.yaml`);
    expect(other).toEqual({
      code: 0,
      out: `No problems in 1 file.\n2 errors in other files. To see all: ${where}\n`,
      error: '',
    });
    // A mistake of one file is often reported in another.
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g64');
    const turkish = await tree.run('validate', 'cars/g63.yaml', '--ui', 'tr');
    expect(turkish.out).toContain('Öteki dosyalarda');
    const none = await tree.run('validate', 'hone.yaml');
    expect(none.code).toBe(2);
    expect(none.error).toBe(`There is no content file “hone.yaml” in ${tree.folder}.\n`);
  });

  it('follows no link, names each once, and opens nothing that waits for a writer', async () => {
    const { folder, edit } = createContentTree();
    symlinkSync('..', join(folder, 'cars/self'));
    symlinkSync('loop.png', join(folder, 'images/loop.png'));
    symlinkSync('g63.yaml', join(folder, 'cars/linked.yaml'));
    execFileSync('mkfifo', [join(folder, 'cars/pipe.yaml')]);
    edit('pictures.yaml', 'one:\n    file: dot.png', 'one:\n    file: loop.png');
    const issues = await listFound(await loadAndValidate(folder), 'en');
    expect(issues.map(({ file, found }) => `${file} ${found}`)).toEqual([
      'cars/linked.yaml C114 1:1-1',
      'cars/pipe.yaml C114 1:1-1',
      'cars/self C114 1:1-1',
      'images/loop.png C114 1:1-1',
      'pictures.yaml C023 3:11-19 pictures.one.file',
    ]);
  });

  it('tells of folders in the place of files beside all else', async () => {
    const { folder, edit, remove } = createContentTree();
    remove('cars/g63.yaml');
    mkdirSync(join(folder, 'cars/g63.yaml'));
    rmSync(join(folder, 'images/dot.png'));
    mkdirSync(join(folder, 'images/dot.png'));
    edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971501234567');
    const issues = await listFound(await loadAndValidate(folder), 'en');
    expect(issues.map(({ file, found }) => `${file} ${found.slice(0, 4)}`)).toEqual([
      'cars/g63.yaml C001',
      ...Array.from({ length: 4 }, () => 'pictures.yaml C026'),
      'site.yaml C012',
    ]);
  });

  it('is misused with an unknown option, format, language or command, or without one that it needs', async () => {
    expect((await runCatalogue('validate', '--colour')).code).toBe(2);
    expect((await runCatalogue('validate', '--format', 'pdf')).code).toBe(2);
    expect((await runCatalogue('validate', '--ui', 'ar')).code).toBe(2);
    expect((await runCatalogue('report')).code).toBe(2);
    expect((await runCatalogue('invent')).code).toBe(2);
    expect((await runCatalogue('--help')).code).toBe(0);
  });
});

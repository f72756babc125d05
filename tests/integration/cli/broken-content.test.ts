import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../cli/content/load-catalogue.ts';
import { fixContent } from '../../../cli/yaml/fix-content.ts';
import {
  brokenTrees,
  createBrokenTree,
  readExpectation,
  readFixed,
  toExpected,
} from './broken-tree.ts';
import { createContentTree, runCatalogue } from './content-tree.ts';

describe('broken content', () => {
  it('has at least the sixty cases that the table promises', () => {
    expect(brokenTrees.length).toBeGreaterThanOrEqual(60);
  });

  it('is none where nothing is broken', async () => {
    const { issues, catalogue } = await loadCatalogue(createContentTree().folder);
    expect(issues).toEqual([]);
    expect(catalogue).toBeDefined();
  });

  it.each(brokenTrees)('is reported exactly, and fixed byte for byte: %s', async (name) => {
    const { folder } = createBrokenTree(name);
    const { issues, texts } = await loadCatalogue(folder);
    const found = issues.map((issue) => toExpected(issue, texts.get(issue.file) ?? ''));
    expect(found).toEqual(readExpectation(name).issues);
    const { files } = await fixContent(folder);
    const fixed = Object.fromEntries(files.map(({ file, after }) => [file, after]));
    expect(fixed).toEqual(readFixed(name));
  });

  it('is refused where a file is longer than any content', async () => {
    const tree = createContentTree();
    tree.write('posts/02.yaml', `id: 2\nnote: "${'uzun metin '.repeat(12_200)}"\n`);
    const { issues } = await loadCatalogue(tree.folder);
    expect(issues).toEqual([
      expect.objectContaining({
        code: 'C008',
        file: 'posts/02.yaml',
        line: 1,
        column: 1,
        message: expect.objectContaining({
          en: 'The file has 132 K characters; a content file has at most 128 K.',
        }),
      }),
    ]);
  });
});

describe('catalogue validate', () => {
  it('finds nothing wrong with valid content', async () => {
    const run = await runCatalogue('validate', '--content', createContentTree().folder);
    expect(run).toEqual({ code: 0, out: 'No problems in 19 files.\n', error: '' });
  });

  it('shows place, code, sentence, advice and corrected line, in English and in Turkish', async () => {
    const { folder } = createBrokenTree('phone-unquoted');
    const english = await runCatalogue('validate', '--content', folder);
    expect(english.code).toBe(1);
    expect(english.out).toContain('site.yaml:15:8');
    expect(english.out).toContain('C012');
    expect(english.out).toContain('which YAML reads as the number 971501234567');
    expect(english.out).toContain('phone: "+971501234567"');
    const turkish = await runCatalogue('validate', '--content', folder, '--ui', 'tr');
    expect(turkish.out).toContain('Burada bir metin olmalı');
  });

  it('reports all problems of all files in one run, also where one does not parse', async () => {
    const { folder } = createBrokenTree('many-faults');
    const { code, out } = await runCatalogue('validate', '--content', folder, '--format', 'json');
    expect(code).toBe(1);
    for (const { code: expected, file } of readExpectation('many-faults').issues) {
      expect(out).toContain(expected);
      expect(out).toContain(file);
    }
  });

  it('lets warnings pass, unless it is strict', async () => {
    const { folder } = createBrokenTree('key-order');
    expect((await runCatalogue('validate', '--content', folder)).code).toBe(0);
    expect((await runCatalogue('validate', '--content', folder, '--strict')).code).toBe(1);
  });

  it('fixes what is safe with --fix, and only says so with --dry-run', async () => {
    const { folder, read } = createBrokenTree('colon-in-text');
    const tour = 'experiences/col-turu.yaml';
    const before = read(tour);
    const dry = await runCatalogue('validate', '--content', folder, '--fix', '--dry-run');
    expect(dry.error).toContain('-  tr: Dubai: rüya\n+  tr: "Dubai: rüya"\n');
    expect(dry.error).toContain(`1 problem in 1 file would be fixed:\n  ${tour}  C002\n`);
    expect(dry.code).toBe(1);
    expect(read(tour)).toBe(before);
    const run = await runCatalogue('validate', '--content', folder, '--fix');
    expect(run).toEqual({
      code: 0,
      out: 'No problems in 19 files.\n',
      error: `Fixed 1 problem in 1 file:\n  ${tour}  C002\n\n`,
    });
    expect(read(tour)).toBe(before.replace('Dubai: rüya', '"Dubai: rüya"'));
    expect(readFileSync(join(folder, 'home.yaml'))).toEqual(
      readFileSync(join(createContentTree().folder, 'home.yaml')),
    );
  });

  it('fixes the files that were named alone, and nothing where a name is wrong', async () => {
    const tree = createContentTree();
    const tour = 'experiences/col-turu.yaml';
    const car = 'cars/g63.yaml';
    tree.edit(tour, 'en: Desert Tour', 'en: Desert: Tour');
    tree.edit(car, 'en: Doors that shut', 'en: Doors: shut');
    const before = [tree.read(tour), tree.read(car)];
    const fix = ['validate', '--fix', '--content', tree.folder, tour];
    expect((await runCatalogue(...fix, 'cars/g36.yaml')).code).toBe(2);
    expect([tree.read(tour), tree.read(car)]).toEqual(before);
    const run = await runCatalogue(...fix);
    expect(run.code).toBe(0);
    expect(run.error).toContain('Fixed 1 problem in 1 file');
    expect(tree.read(tour)).toContain('en: "Desert: Tour"');
    expect(tree.read(car)).toBe(before[1]);
  });

  it('finds files by absolute paths where the content folder is relative, and the other way round', async () => {
    const { folder } = createContentTree();
    const near = relative(join(import.meta.dirname, '../../..'), folder);
    for (const [content, file] of [
      [near, `${folder}/labels.yaml`],
      [folder, `${near}/labels.yaml`],
    ] as const) {
      const run = await runCatalogue('validate', file, '--content', content);
      expect(run).toEqual({ code: 0, out: 'No problems in 1 file.\n', error: '' });
      const shown = await runCatalogue('show', file, '--content', content);
      expect(shown.code).toBe(0);
    }
  });

  it('shows the problems of the files that were named alone', async () => {
    const { folder } = createBrokenTree('many-faults');
    const one = await runCatalogue('validate', 'home.yaml', '--content', folder);
    expect(one.code).toBe(1);
    expect(one.out).toContain('home.yaml:108:12');
    expect(one.out).not.toContain('g63.yaml');
    const other = await runCatalogue('validate', `${folder}/labels.yaml`, '--content', folder);
    expect(other).toEqual({ code: 0, out: 'No problems in 1 file.\n', error: '' });
    const none = await runCatalogue('validate', 'hone.yaml', '--content', folder);
    expect(none.code).toBe(2);
    expect(none.error).toBe(`There is no content file “hone.yaml” in ${folder}.\n`);
  });

  it('says in one line that a folder cannot be read', async () => {
    const { code, out, error } = await runCatalogue('validate', '--content', '/nowhere');
    expect({ code, out, error }).toEqual({
      code: 2,
      out: '',
      error: 'The content folder /nowhere cannot be read.\n',
    });
  });

  it('is misused with an unknown option, format, language or command', async () => {
    expect((await runCatalogue('validate', '--colour')).code).toBe(2);
    expect((await runCatalogue('validate', '--format', 'pdf')).code).toBe(2);
    expect((await runCatalogue('validate', '--ui', 'ar')).code).toBe(2);
    expect((await runCatalogue('invent')).code).toBe(2);
    expect((await runCatalogue('--help')).code).toBe(0);
  });
});

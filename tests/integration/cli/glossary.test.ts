import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import type { Ask } from '../../../cli/entries/collect-values.ts';
import { createTermSearch } from '../../../cli/translations/interchange/find-terms.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';
import { createIn } from './create-in.ts';

const glossary = `terms:
  - tr: çöl turu
    en: desert tour
    ar: جولة في الصحراء
    also:
      ar: [رحلة في الصحراء]
    never:
      ar: [سفاري]
    note: 'The evening one, "Lahbab".'
  - tr: akşamüstü
    en: sand
`;

function createTree(): ContentTree {
  const tree = createContentTree();
  tree.write('glossary.yaml', glossary);
  return tree;
}

describe('the terms of a text', () => {
  it.each([
    ['xliff', /<note category="term">(.*?)<\/note>/g],
    ['po', /^#\. (Term: .*)$/gm],
  ])('are notes for its translator in %s, and of no other text', async (format, pattern) => {
    const tree = createTree();
    const { out } = await tree.run('export', 'col-turu', '--lang', 'ar', '--format', format);
    const notes = Array.from(out.matchAll(pattern), ([, note]) => note);
    expect(notes).toEqual([
      'Term: “çöl turu” is “جولة في الصحراء” or “رحلة في الصحراء”. For “çöl turu”, never write “سفاري”. The evening one, "Lahbab".',
    ]);
  });

  it('are told in Turkish too, and a language without a word for a term has no note', async () => {
    const tree = createTree();
    const run = (language: string) =>
      tree.run('export', 'col-turu', '--lang', language, '--ui', 'tr');
    expect((await run('ar')).out).toContain(
      'Terim: “çöl turu” için “جولة في الصحراء” ya da “رحلة في الصحراء”. “çöl turu” için kullanılmaz: “سفاري”.',
    );
    expect((await run('ar')).out).not.toContain('akşamüstü” için');
    expect((await run('en')).out).toContain('Terim: “akşamüstü” için “sand”.');
  });

  it('are a column of the table, which may be missing when it comes back', async () => {
    const tree = createTree();
    tree.edit('experiences/col-turu.yaml', '  ar: جولة في الصحراء\n', '');
    const { out } = await tree.run('export', '--missing', '--lang', 'ar', '--format', 'csv');
    const [head = '', row = ''] = out.split('\r\n');
    expect(head).toContain('"placeholders","terms","base"');
    expect(row).toContain(',"Term: “çöl turu” is “جولة في الصحراء”');
    const file = join(tree.folder, 'arabic.csv');
    const bare = `"id","source (tr)","target (ar)"\n"experiences/col-turu.yaml#title","Çöl Turu","رحلة في الصحراء"\n`;
    for (const table of [bare, out.replace('"Çöl Turu",""', '"Çöl Turu","رحلة في الصحراء"')]) {
      writeFileSync(file, table);
      const imported = await tree.run('import', file, '--dry-run');
      expect(imported.out).toContain('1 text imported into 1 file');
      expect(imported.code).toBe(0);
    }
  });

  it('are compared with nothing, and a forbidden word is imported with a warning', async () => {
    const tree = createTree();
    tree.edit('experiences/col-turu.yaml', '  ar: جولة في الصحراء\n', '');
    const file = join(tree.folder, 'arabic.csv');
    const write = (title: string) =>
      writeFileSync(
        file,
        `"id","source (tr)","target (ar)"\n"experiences/col-turu.yaml#title","Çöl Turu","${title}"\n`,
      );
    write('يوم جميل');
    const other = await tree.run('import', file, '--dry-run');
    expect([other.code, other.out.includes('C126')]).toEqual([0, false]);
    write('سفاري جميل');
    const { code, out } = await tree.run('import', file);
    expect(out).toContain('C126  “سفاري” is not used on this site');
    expect(code).toBe(0);
    expect(tree.read('experiences/col-turu.yaml')).toContain('  ar: سفاري جميل\n');
  });

  it('are found with their endings, the longest one, and not inside other words', () => {
    const terms = ['kumul', 'kumul sürüşü', 'yat', 'Jet ski'].map((tr) => ({ tr }));
    const [found] = createTermSearch(terms)([
      'Kumul sürüşünün ardından kumullarda; JET-SKİ’ye binin, yatakta uzanın, yatın değil: YAT.',
    ]);
    expect(found?.map(({ tr }) => tr)).toEqual(['kumul sürüşü', 'kumul', 'Jet ski', 'yat']);
    expect(createTermSearch([])(['Kumul'])).toEqual([[]]);
  });
});

describe('catalogue export --glossary', () => {
  it('writes a column for each language, and for the other forms and forbidden words', async () => {
    const { code, out, error } = await createTree().run('export', '--glossary');
    expect([code, error]).toEqual([0, '2 terms exported.\n']);
    const [head = '', first, second, ...rest] = out.replace('\ufeff', '').split('\r\n');
    const at = (name: string) => head.split(',').indexOf(`"${name}"`);
    expect([at('tr'), at('note')]).toEqual([0, head.split(',').length - 1]);
    expect(first?.split(',')[at('also (ar)')]).toBe('"رحلة في الصحراء"');
    expect(first?.split(',')[at('never (ar)')]).toBe('"سفاري"');
    expect(first?.endsWith('"The evening one, ""Lahbab""."')).toBe(true);
    expect(second?.startsWith('"akşamüstü"')).toBe(true);
    expect(rest).toEqual(['']);
  });

  it('writes no glossary with a mistake, none that is absent, and no part of one', async () => {
    const tree = createTree();
    tree.edit('glossary.yaml', '  - tr: akşamüstü', '  - tr: ÇÖL TURU');
    const broken = await tree.run('export', '--glossary');
    expect([broken.code, broken.out]).toEqual([2, '']);
    expect(broken.error).toContain('C020');
    const absent = await createContentTree().run('export', '--glossary');
    expect([absent.code, absent.out]).toEqual([0, '']);
    expect(absent.error).toContain('catalogue new term');
    expect((await createTree().run('export', 'g63', '--glossary')).code).toBe(2);
    expect((await createTree().run('export')).error).toContain('--lang en');
  });
});

describe('catalogue new term', () => {
  it('creates the glossary, and adds to it', async () => {
    const tree = createContentTree();
    const made = await tree.run('new', 'term', '--tr', 'balina', '--en', 'whale');
    expect([made.code, made.out]).toEqual([0, `${join(tree.folder, 'glossary.yaml')}\n`]);
    const more = await tree.run('new', 'term', '--tr', 'yunus', '--note', 'A: b', '--ar', 'دلفين');
    expect(more.code).toBe(0);
    const text = tree.read('glossary.yaml');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.schemas\/glossary\.schema\.json\n/);
    expect(parse(text)).toEqual({
      terms: [
        { tr: 'balina', en: 'whale' },
        { tr: 'yunus', ar: 'دلفين', note: 'A: b' },
      ],
    });
    expect((await tree.run('validate')).code).toBe(0);
  });

  it('refuses a term that is there, and needs its Turkish', async () => {
    const tree = createTree();
    const taken = await tree.run('new', 'term', '--tr', 'ÇÖL  turu');
    expect([taken.code, taken.error]).toEqual([
      2,
      '--tr: “ÇÖL  turu” is taken already, by glossary.yaml. Choose another.\n',
    ]);
    const bare = await tree.run('new', 'term', '--en', 'whale');
    expect([bare.code, bare.error.includes('  --tr  ')]).toEqual([2, true]);
    expect(tree.read('glossary.yaml')).toBe(glossary);
  });

  it('asks for each language, and overwrites no file that cannot be read', async () => {
    const tree = createContentTree();
    const asked: string[] = [];
    const ask: Ask = async ({ question: { field } }) => {
      asked.push(field);
      return field === 'tr' ? 'balina' : '';
    };
    expect(await createIn(tree, 'term', {}, { ask })).toMatchObject({ code: 0 });
    expect(asked.slice(0, 1)).toEqual(['tr']);
    expect(asked).toEqual(expect.arrayContaining(['en', 'ar', 'note']));
    tree.write('glossary.yaml', Buffer.from('terms:\n  - tr: \xe7\xf6l\n', 'latin1'));
    const { code, error } = await tree.run('new', 'term', '--tr', 'yunus');
    expect([code, error.includes('cannot be added')]).toEqual([2, true]);
    expect(existsSync(join(tree.folder, 'glossary.yaml'))).toBe(true);
  });
});

it('leaves the glossary out of the texts that are counted, listed and checked', async () => {
  const tree = createTree();
  const counted = await createContentTree().run('missing');
  expect((await tree.run('missing')).out).toBe(counted.out);
  expect((await tree.run('list')).out).not.toContain('glossary');
  expect((await loadAndValidate(tree.folder)).issues).toEqual([]);
});

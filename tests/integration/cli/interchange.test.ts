import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { fixtureContent } from '../../site-folder.ts';
import { itLong } from '../../vary.ts';
import { type ContentTree, createContentTree, type Run, runCatalogue } from './content-tree.ts';

/** Copies the content of the fixture site without its pictures, which contain no translations. */
function copyContent(): string {
  const folder = createFolder();
  cpSync(fixtureContent, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.jpg'),
  });
  return folder;
}

/** Reads every YAML file of a folder, byte for byte. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );
}

const endings = { xliff: 'xlf', csv: 'csv', po: 'po' };

describe.each(['ar', 'en'])('the way to translators and back in %s', (language) => {
  itLong.each(Object.entries(endings))(
    'changes no byte of the content as %s',
    async (format, ending) => {
      const content = copyContent();
      const before = readAll(content);
      const file = join(content, `all.${ending}`);
      const exported = await runCatalogue(
        ...['export', '--content', content, '--lang', language, '--format', format, '--out', file],
      );
      expect(exported.code).toBe(0);
      const imported = await runCatalogue('import', file, '--content', content);
      expect(imported.out).toMatch(/^0 texts imported into 0 files/);
      expect(imported.code).toBe(0);
      expect(readAll(content)).toEqual(before);
    },
  );
});

describe('a translation that comes back', () => {
  it.each(Object.entries(endings))(
    'is written as %s, and accepted in the lock',
    async (format, ending) => {
      const tree = createContentTree();
      tree.edit('experiences/col-turu.yaml', '  ar: جولة في الصحراء\n', '');
      await tree.run('accept');
      const before = tree.read('experiences/col-turu.yaml');
      const file = join(tree.folder, `arabic.${ending}`);
      const exported = await tree.run('export', '--lang', 'ar', '--missing', '--format', format);
      expect(exported.error).toBe('1 text exported.\n');
      writeFileSync(file, fillTranslation(exported.out, format));

      const imported = await tree.run('import', file);
      expect(imported.out).toContain('experiences/col-turu.yaml\n1 text imported into 1 file');
      expect(tree.read('experiences/col-turu.yaml')).toBe(
        before.replace(/^( {2}en: Desert.*\n)/m, '$1  ar: رحلة في الصحراء\n'),
      );
      const checked = await tree.run('accept', '--check');
      expect(checked.code).toBe(0);
    },
  );

  it('is only announced by a rehearsal', async () => {
    const tree = createContentTree();
    tree.edit('experiences/col-turu.yaml', '  ar: جولة في الصحراء\n', '');
    const before = tree.read('experiences/col-turu.yaml');
    const { out } = await tree.run('export', '--lang', 'ar', '--missing', '--format', 'po');
    const file = join(tree.folder, 'arabic.po');
    writeFileSync(file, fillTranslation(out, 'po'));
    const imported = await tree.run('import', file, '--dry-run');
    expect(imported.out).toContain('This was a rehearsal: nothing was written.');
    expect(tree.read('experiences/col-turu.yaml')).toBe(before);
  });
});

describe('an export of gaps', () => {
  it('leaves out what an exception gives a reason for, and writes no file without a text', async () => {
    const tree = createContentTree();
    tree.edit('experiences/col-turu.yaml', '  ar: جولة في الصحراء\n', '');
    tree.edit('cars/g63.yaml', '  ar: لليوم الواحد\n', '');
    tree.write('translations.lock', '');
    const args = ['export', '--lang', 'ar', '--missing', '--stale', '--format', 'csv'];
    tree.edit('experiences/col-turu.yaml', 'title:', 'title: # ok C201: A name');
    const one = await tree.run(...args);
    expect(one.error).toBe('1 text exported.\n');
    expect(one.out).toContain('cars/g63.yaml#duration');
    expect(one.out).not.toContain('col-turu');
    tree.edit('cars/g63.yaml', 'duration:', 'duration: # ok C201: A name');
    const file = join(tree.folder, 'arabic.csv');
    const none = await tree.run(...args, '--out', file);
    expect(none).toEqual({ code: 0, out: '', error: 'Nothing to export.\n' });
    expect(existsSync(file)).toBe(false);
    const turkish = await tree.run(...args, '--ui', 'tr');
    expect(turkish.error).toBe('Dışa aktarılacak metin yok.\n');
  });
});

describe('the lock after an import', () => {
  it('is not written where nothing is imported', async () => {
    const tree = createContentTree();
    const file = join(tree.folder, 'english.csv');
    await exportEnglish(tree, 'csv', file);
    expect((await tree.run('import', file)).code).toBe(0);
    expect(existsSync(join(tree.folder, 'translations.lock'))).toBe(false);
  });

  it('still holds the other items of a list whose items were moved', async () => {
    const tree = createContentTree();
    const path = 'experiences/col-turu.yaml';
    const second = '  - tr: Akşam yemeği\n    en: Dinner\n    ar: عشاء\n';
    tree.edit(path, 'details:\n', `${second}details:\n`);
    await tree.run('accept');
    tree.edit(path, second, '');
    tree.edit(path, 'amenities:\n', `amenities:\n${second}`);
    const check = () => tree.run('accept', '--check');
    expect((await check()).code).toBe(0);

    const file = join(tree.folder, 'english.csv');
    await exportEnglish(tree, 'csv', file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Dinner"', '"Supper"'));
    const imported = await tree.run('import', file);
    expect(imported.out).toContain('1 text imported into 1 file');
    expect(tree.read(path)).toContain('en: Supper');
    expect(await check()).toMatchObject({ code: 0 });

    tree.edit(path, 'tr: Otelden alış ve', 'tr: Havalimanından alış ve');
    const { out } = await tree.run('missing', '--lang', 'en');
    expect(out).toMatch(/ {2}stale {2}amenities\[1\]/);
  });
});

function exportEnglish(tree: ContentTree, format: string, out: string): Promise<Run> {
  return tree.run('export', '--lang', 'en', '--format', format, '--out', out);
}

describe('a file that must not be imported', () => {
  it.each([
    ['of an unknown kind', 'texts.doc', '', /cannot be told from its name/],
    ['that is a workbook', 'texts.xlsx', 'PK\x03\x04', /texts\.xlsx is a workbook .* CSV/],
    ['that is a workbook under another name', 'texts.csv', 'PK\x03\x04', /is a workbook/],
    ['that is an old workbook', 'texts.xls', '\xd0\xcf\x11\xe0', /is a workbook/],
    ['that is no XLIFF', 'texts.xlf', 'Hello', /texts\.xlf/],
    ['that is no table of ours', 'texts.csv', 'a,b\n1,2\n', /texts\.csv/],
  ])('says so of a file %s', async (_kind, name, text, problem) => {
    const tree = createContentTree();
    const file = join(tree.folder, name);
    writeFileSync(file, text, 'latin1');
    const { code, error } = await tree.run('import', file);
    expect(error).toMatch(problem);
    expect(code).toBe(2);
  });
});

/** Fills the one missing translation as a translator’s program would. */
function fillTranslation(text: string, format: string): string {
  const arabic = 'رحلة في الصحراء';
  if (format === 'po') return text.replace(/msgstr ""\n*$/, `msgstr "${arabic}"\n`);
  if (format === 'csv') return text.replace('"","missing"', `"${arabic}","missing"`);
  const filled = text.replace(/<target>.*?<\/target>|<target\/>/, '');
  return filled.replace('</source>', `</source><target>${arabic}</target>`);
}

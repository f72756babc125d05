import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../unit/cli/reporters/json-report.ts';
import { createContentTree } from './content-tree.ts';
import { createEditingTree } from './create-editing-tree.ts';

const file = 'experiences/col-turu.yaml';

/** Content of which one translation has another number. */
function createTree() {
  const tree = createContentTree();
  tree.edit(file, 'en: 6 hours', 'en: 5 hours');
  return tree;
}

describe('a note', () => {
  it('is shown, and counted neither by --strict nor by missing', async () => {
    const tree = createTree();
    const strict = await tree.run('validate', '--strict');
    expect(strict).toMatchObject({ code: 0, out: expect.stringContaining('note C302') });
    const untouched = await createContentTree().run('missing');
    expect((await tree.run('missing')).out).toBe(untouched.out);
    await tree.run('report', '--html', join(tree.folder, '.report.html'));
    expect(readFileSync(join(tree.folder, '.report.html'), 'utf8')).toContain('note C302');
  });

  it('leaves room for errors, however many notes come before them', async () => {
    const tree = createTree();
    const notes = '  - { tr: 6 saat, en: 5 hours, ar: 6 ساعات }\n'.repeat(120);
    tree.edit(file, 'amenities:\n', `amenities:\n${notes}`);
    tree.edit(file, 'ar: من فندقكم', 'ar: من {fandaq}');
    const { code, out } = await tree.run('validate');
    expect([code, out.includes('error C031')]).toEqual([1, true]);
  });

  it('is a note in every format, of whole lines', async () => {
    const run = async (format: string) => {
      const { out } = await createTree().run('validate', '--format', format);
      expect(out).toMatch(/\S\n$/);
      return out;
    };
    expect(await run('text')).toContain('note C302');
    const { issues, summary } = jsonReport.parse(JSON.parse(await run('json')));
    expect(issues.map(({ code, severity }) => [code, severity])).toEqual([['C302', 'note']]);
    expect(summary).toMatchObject({ errors: 0, warnings: 0, notes: 1 });
    expect(await run('github')).toContain('::notice file=');
    expect(JSON.parse(await run('sarif')).runs[0].results).toMatchObject([{ level: 'note' }]);
    expect(await run('junit')).toMatch(/failures="0"[\s\S]*<system-out>/);
  });

  it('is nothing to an import', async () => {
    const tree = createContentTree();
    const table = join(tree.folder, 'english.csv');
    writeFileSync(
      table,
      `"id","source (tr)","target (en)"\n"${file}#duration","6 saat","5 hours"\n`,
    );
    const { code, out } = await tree.run('import', table);
    expect([code, out.includes('C302')]).toEqual([0, false]);
    expect(tree.read(file)).toContain('  en: 5 hours\n');
  });

  it('is told by the panel while a text is edited, and does not keep it from being saved', async () => {
    const { editor, read } = createEditingTree();
    const key = `${file}#duration`;
    const wording = { en: '5 hours' };
    expect((await editor.judge({ key, wording, ui: 'en' })).findings).toMatchObject([
      { code: 'C302', severity: 'note', language: 'en' },
    ]);
    const before = await editor.status({ ui: 'en' });
    const { base } = await editor.open({ key, ui: 'en' });
    expect((await editor.save({ key, base, wording, ui: 'en' })).result).toBe('saved');
    expect(read(file)).toContain('5 hours');
    expect((await editor.status({ ui: 'en' })).problems).toBe(before.problems);
  });
});

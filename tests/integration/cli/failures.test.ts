import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree, type Run, runCatalogue } from './content-tree.ts';

/** A failure in a line, without a place in the program. */
function expectLine({ code, error }: Run, line: string): void {
  expect(error).toBe(`${line}\n`);
  expect(code).toBe(2);
}

describe('a failure of the file system', () => {
  it('is said in a line, and leaves no temporary file', async () => {
    const { folder } = createContentTree();
    const place = join(folder, 'page.html');
    mkdirSync(place);
    const args = ['report', '--content', folder, '--html', place];
    expectLine(
      await runCatalogue(...args),
      `The file ${place} cannot be written or read: EISDIR (illegal operation on a directory).`,
    );
    expectLine(
      await runCatalogue(...args, '--ui', 'tr'),
      `${place} dosyası yazılamıyor ya da okunamıyor: EISDIR (bu bir klasör).`,
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('names the lock file where that is none', async () => {
    const { folder } = createContentTree();
    mkdirSync(join(folder, 'translations.lock'));
    expectLine(
      await runCatalogue('missing', '--content', folder),
      `The file ${folder}/translations.lock cannot be written or read: EISDIR (illegal operation on a directory).`,
    );
  });

  it.each([
    ['compile', '--out'],
    ['export', '--out'],
  ])('is said by %s below a file', async (command, flag) => {
    const { folder } = createContentTree();
    const file = join(folder, 'file.txt');
    writeFileSync(file, '');
    const more = command === 'export' ? ['--lang', 'en', '--format', 'csv'] : [];
    const run = await runCatalogue(
      ...[command, '--content', folder, flag, join(file, 'below/out.csv'), ...more],
    );
    expect(run.error).toMatch(/^The file \S+ cannot be written or read: (?:ENOTDIR|EEXIST) /m);
    expect(run.error).not.toContain('    at ');
    expect(run.code).toBe(2);
  });
});

it('says in the language of the tool that there is no content folder', async () => {
  const args = ['--content', 'no-such-folder'];
  const turkish = 'no-such-folder içerik klasörü okunamıyor.';
  expectLine(await runCatalogue('validate', ...args, '--ui', 'tr'), turkish);
  expectLine(await runCatalogue('list', ...args, '--ui', 'tr'), turkish);
  expectLine(
    await runCatalogue('show', 'g63', ...args, '--lang', 'tr'),
    'The content folder no-such-folder cannot be read.',
  );
});

it('says of a text that no exchanged file can hold where it stands', async () => {
  const tree = createContentTree();
  tree.edit('cars/g63.yaml', 'tr: Günlük', 'tr: "Gün\\x01lük"');
  const args = ['export', 'g63', '--content', tree.folder, '--lang', 'en', '--format', 'xliff'];
  const run = await runCatalogue(...args);
  expect(run.error).toMatch(/^The text cars\/g63\.yaml#duration holds the control character .*\n$/);
  expect(run.code).toBe(2);
  const turkish = await runCatalogue(...args, '--ui', 'tr');
  expect(turkish.error).toContain('denetim karakteri var');
});

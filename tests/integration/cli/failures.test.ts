import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree, type Run, runCatalogue } from './content-tree.ts';

/** Expects that a failure is reported on one line, without a stack trace. */
function expectLine({ code, error }: Run, line: string): void {
  expect(error).toBe(`${line}\n`);
  expect(code).toBe(2);
}

describe('a failure of the file system', () => {
  it('is said in a line, and leaves no temporary file', async () => {
    const tree = createContentTree();
    const place = join(tree.folder, 'page.html');
    mkdirSync(place);
    const args = ['report', '--html', place];
    expectLine(
      await tree.run(...args),
      `The file ${place} cannot be written or read: EISDIR (illegal operation on a directory).`,
    );
    expectLine(
      await tree.run(...args, '--ui', 'tr'),
      `${place} dosyası yazılamıyor ya da okunamıyor: EISDIR (bu bir klasör).`,
    );
    expect(readdirSync(tree.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('names the lock file where that is none', async () => {
    const tree = createContentTree();
    mkdirSync(join(tree.folder, 'translations.lock'));
    expectLine(
      await tree.run('missing'),
      `The file ${tree.folder}/translations.lock cannot be written or read: EISDIR (illegal operation on a directory).`,
    );
  });

  it.each([
    ['compile', '--out'],
    ['export', '--out'],
  ])('is said by %s below a file', async (command, flag) => {
    const tree = createContentTree();
    const file = join(tree.folder, 'file.txt');
    writeFileSync(file, '');
    const more = command === 'export' ? ['--lang', 'en', '--format', 'csv'] : [];
    const run = await tree.run(command, flag, join(file, 'below/out.csv'), ...more);
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

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../create-folder.ts';
import { runCatalogue } from '../integration/cli/content-tree.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { fixtureContent } from '../site-folder.ts';

const hasPrograms = [
  findProgram('msgmerge', 'gettext'),
  findProgram('po2csv', 'translate-toolkit'),
].every((program) => program !== undefined);

/** What a translator does to `ar.po` in a folder without changing a word; the result is `back.po`. */
const trips: Record<string, string[][]> = {
  'msgmerge, which updates a file from a newer one': [
    ['msgfmt', '--check-format', '--check-domain', '--output', 'ar.mo', 'ar.po'],
    ['msgmerge', '--quiet', '--output-file', 'back.po', 'ar.po', 'ar.po'],
  ],
  'po2csv and csv2po, by way of a table': [
    ['po2csv', '--progress=none', 'ar.po', 'ar.csv'],
    ['csv2po', '--progress=none', '--template', 'ar.po', 'ar.csv', 'back.po'],
  ],
};

describe.skipIf(!hasPrograms)('a PO file that returns from', () => {
  it.each(Object.entries(trips))('%s changes no byte of the content', async (_, commands) => {
    const folder = createFolder();
    const content = join(folder, 'content');
    cpSync(fixtureContent, content, { recursive: true });
    const readAll = () =>
      readdirSync(content, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => [name, readFileSync(join(content, name), 'utf8')]);
    const before = readAll();
    const options = ['--content', content, '--lang', 'ar', '--format', 'po'];
    const exported = await runCatalogue('export', ...options, '--out', join(folder, 'ar.po'));
    expect(exported.code).toBe(0);

    for (const [program = '', ...args] of commands) execFileSync(program, args, { cwd: folder });

    const imported = await runCatalogue('import', join(folder, 'back.po'), '--content', content);
    expect(imported.out).toMatch(/^0 texts imported into 0 files/);
    expect(imported.code).toBe(0);
    expect(readAll()).toEqual(before);
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSiteVariables } from '../../cli/model/site-variables.ts';
import { loadTranslations } from '../../cli/texts/load-translations.ts';
import {
  listTranslationUnits,
  type TranslationUnit,
} from '../../cli/translations/interchange/translation-unit.ts';
import { createFolder } from '../create-folder.ts';
import { runCatalogue } from '../integration/cli/content-tree.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { fixtureContent } from '../site-folder.ts';

const hasPrograms = [
  findProgram('msgmerge', 'gettext'),
  findProgram('po2csv', 'translate-toolkit'),
].every((program) => program !== undefined);

/** Translate-toolkit reads XLIFF 2 since a version that is newer than that of Debian 12. */
const hasXliff2 = runsPython('import translate.storage.xliff2');
if (!hasXliff2) {
  process.stdout.write(
    '\nSKIPPED: tests with XLIFF 2, because python3 has no translate.storage.xliff2 (Debian’s is too old).\n',
  );
}

function runsPython(code: string, ...args: string[]): boolean {
  try {
    execFileSync('python3', ['-c', code, ...args], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const { entries, loaded } = await loadTranslations(fixtureContent);
const units = listTranslationUnits(
  entries.flatMap(({ texts }) => texts),
  'ar',
  findSiteVariables(loaded.content.files),
);

/** The YAML files of a folder by name. */
function readAll(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.yaml'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const original = readAll(fixtureContent);

/**
 * Short translations that no other text contains, so that replacing them in a file is an edit of these texts alone. The
 * first ones are each in several places of one file.
 */
const edited = [...Map.groupBy(units, ({ target }) => target)]
  .filter(([target, same]) => {
    const all = [...original.values()].join('\n');
    return (
      /^\p{Script=Arabic}[^\n"“:{]{15,40}\p{L}$/u.test(target) &&
      all.split(target).length === same.length + 1
    );
  })
  .toSorted(([, one], [, other]) => countShared(other) - countShared(one))
  .slice(0, 8)
  .map(([target]) => target);

/** How many of the texts are in one file. */
function countShared(same: readonly TranslationUnit[]): number {
  return same.length - new Set(same.map(({ file }) => file)).size;
}

const editAll = (text: string) =>
  edited.reduce((result, target) => result.replaceAll(target, `${target} هنا`), text);

/** The whole content after the edit. */
const expected = new Map(Array.from(original, ([name, text]) => [name, editAll(text)]));

/** Creates content, and exports its Arabic texts beside it. */
async function exportArabic(file: string, folder = createFolder()) {
  const content = join(folder, 'content');
  cpSync(fixtureContent, content, { recursive: true });
  const path = (name: string) => join(folder, name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(path(name), change(readFileSync(path(name), 'utf8')));
  const send = (name: string, format: string) =>
    runCatalogue(
      ...['export', '--content', content, '--lang', 'ar', '--format', format, '--out', path(name)],
    );
  const run = (...commands: string[][]) => {
    for (const [program = '', ...args] of commands)
      execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
  };
  const take = (name: string, ...flags: string[]) =>
    runCatalogue('import', path(name), '--content', content, ...flags);
  expect((await send(file, file.endsWith('.po') ? 'po' : 'xliff')).code).toBe(0);
  return { content, path, edit, send, run, take };
}

interface Trip {
  /** The file in which the translator edits, after the first commands. */
  edited: string;
  before?: string[][];
  after: string[][];
}

/** What happens to `ar.po` until it returns as `back.po`. */
const trips: Record<string, Trip> = {
  'msgmerge, which updates a file from a newer one': {
    edited: 'ar.po',
    before: [
      ['msgfmt', '--check-format', '--check-domain', '--output', 'ar.mo', 'ar.po'],
      ['cp', 'ar.po', 'newer.po'],
    ],
    after: [['msgmerge', '--quiet', '--output-file', 'back.po', 'ar.po', 'newer.po']],
  },
  'msgcat, msgattrib and msgconv, which sort and wrap': {
    edited: 'narrow.po',
    before: [
      ['msgcat', '--sort-output', '--no-wrap', '--output-file', 'sorted.po', 'ar.po'],
      ['msgattrib', '--no-obsolete', '--width=200', '--output-file', 'narrow.po', 'sorted.po'],
    ],
    after: [
      ['msgconv', '--to-code=UTF-8', '--width=30', '--output-file', 'back.po', 'narrow.po'],
      ['pocount', 'back.po'],
    ],
  },
  'po2csv and csv2po, by way of a table': {
    edited: 'ar.csv',
    before: [['po2csv', '--progress=none', 'ar.po', 'ar.csv']],
    after: [['csv2po', '--progress=none', '--template', 'ar.po', 'ar.csv', 'back.po']],
  },
};

describe.skipIf(!hasPrograms)('a PO file that returns from', () => {
  it.each(Object.entries(trips))('%s changes the edited texts alone', async (_, trip) => {
    const { content, edit, run, take } = await exportArabic('ar.po');
    run(...(trip.before ?? []));
    edit(trip.edited, editAll);
    run(...trip.after);
    const imported = await take('back.po');
    expect(imported.code).toBe(0);
    expect(expected).not.toEqual(original);
    expect(readAll(content)).toEqual(expected);
  });

  it('msgmerge, which puts old words under the comments of a newer file, undoes no correction', async () => {
    const { content, edit, send, run, take } = await exportArabic('old.po');
    for (const name of original.keys()) edit(`content/${name}`, editAll);
    await send('newer.po', 'po');
    run(['msgmerge', '--quiet', '--output-file', 'back.po', 'old.po', 'newer.po']);
    expect(await take('back.po')).toMatchObject({ code: 0 });
    expect(readAll(content)).toEqual(expected);
  });

  it.each([[[]], [[['msgattrib', '--clear-fuzzy', '--output-file', 'back.po', 'back.po']]]])(
    'msgcat with two versions of a text is refused for that text, marked as fuzzy or not: %j',
    async (commands) => {
      const { content, edit, run, take } = await exportArabic('ar.po');
      run(['cp', 'ar.po', 'other.po']);
      edit('other.po', editAll);
      run(['msgcat', '--output-file', 'back.po', 'ar.po', 'other.po'], ...commands);
      expect(await take('back.po', '--partial')).toMatchObject({ code: 1 });
      expect(readAll(content)).toEqual(original);
    },
  );

  it('xliff2po, which loses the contexts, is refused', async () => {
    const { content, run, take } = await exportArabic('ar.po');
    run(
      ['po2xliff', '--progress=none', 'ar.po', 'ar.xlf'],
      ['xliff2po', '--progress=none', 'ar.xlf', 'back.po'],
    );
    expect(await take('back.po')).toMatchObject({ code: 2 });
    expect(readAll(content)).toEqual(original);
  });
});

/** Sets the translations of an XLIFF file as translate-toolkit does: only the words before the first code. */
const setTargets = `
import json, sys
from translate.storage.xliff2 import Xliff2File
path, edits = sys.argv[1], json.loads(sys.argv[2])
store = Xliff2File.parsefile(path)
for unit in store.units:
    name = unit.getunitelement().get("name")
    if name in edits: unit.target = edits[name]
store.savefile(path)
`;

describe.skipIf(!hasXliff2)('an XLIFF file that returns from translate-toolkit', () => {
  it('changes the edited texts alone, and loses no rest behind a placeholder', async () => {
    const { content, path, take } = await exportArabic('ar.xlf');
    const isEdited = ({ target }: TranslationUnit) => edited.includes(target);
    const torn = units.find(({ target }) => /^\S+ \S+ \{brand\}( \p{L}+){4}/u.test(target));
    const edits = Object.fromEntries([
      ...units.filter(isEdited).map(({ id, target }) => [id, editAll(target)]),
      [torn?.id, torn?.target.replaceAll('{brand}', 'نحن')],
    ]);
    expect(runsPython(setTargets, path('ar.xlf'), JSON.stringify(edits))).toBe(true);
    const { code, out } = await take('ar.xlf', '--partial');
    expect(out).toContain(`${torn?.id}\n`);
    expect(out).toContain('The words behind the first placeholder');
    expect(out).toContain('1 text left out');
    expect(code).toBe(1);
    expect(readAll(content)).toEqual(expected);
  });
});

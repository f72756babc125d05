import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getAt } from '../../../cli/content/field-model.ts';
import { createContentTree } from './content-tree.ts';
import {
  createMistake,
  findIssues,
  fixText,
  listExpected,
  mistakes,
  readCorrected,
  runIn,
} from './mistakes.ts';

/** What a sentence must never show: a parameter that nobody filled in. */
const unfilled = /undefined|\[object|NaN|\$\{/;

/** Marks that keep lines with Arabic in order on a terminal. */
const directionMarks = /[\u2066-\u2069]/g;

/** Every file of a folder, byte for byte. */
function readFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const)
      .map(([path, bytes]) => [path, bytes.toString(isUtf8(bytes) ? 'utf8' : 'base64')]),
  );
}

describe('the table of mistakes', () => {
  it('has at least 191 rows, each with a name of its own', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(191);
    const names = mistakes.map(({ mistake }) => mistake);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('is about valid content', async () => {
    const { folder } = createMistake({ mistake: 'None', changes: [], issues: [] });
    expect(await findIssues(folder, 'en')).toEqual([]);
  });
});

describe.each(mistakes.filter(({ meant }) => meant !== undefined))(
  '$group: $mistake',
  (mistake) => {
    it('is corrected into what was meant', async () => {
      const file = mistake.changes[0]?.file ?? '';
      const corrected = await readCorrected(createMistake(mistake), file);
      const { meant } = mistake;
      if (meant === 'the same') {
        expect(corrected).toEqual(parse(createContentTree().read(file)));
        return;
      }
      for (const [path, text] of Object.entries(meant ?? {})) {
        expect(getAt(corrected, path.split('.'))).toBe(text);
      }
    });
  },
);

describe.each(mistakes)('$group: $mistake', (mistake) => {
  it('is found with its code, place and correction, and told in both languages', async () => {
    const { folder } = createMistake(mistake);
    const expected = listExpected(mistake);
    const told = { en: await findIssues(folder, 'en'), tr: await findIssues(folder, 'tr') };
    for (const language of ['en', 'tr'] as const) {
      const bare = told[language].map(({ message, advice, ...issue }) => issue);
      expect(bare).toEqual(expected.map(({ mentions, ...issue }) => issue));
      const { out } = await runIn(language, 'validate', '--content', folder);
      const printed = out.replace(directionMarks, '');
      for (const [index, { message, advice }] of told[language].entries()) {
        for (const line of [...message.split('\n'), ...advice.split('\n')]) {
          expect(printed).toContain(line);
        }
        expect(`${message}\n${advice}`).not.toMatch(unfilled);
        for (const mention of expected[index]?.mentions ?? []) {
          expect(`${message}\n${advice}`).toContain(mention);
        }
      }
    }
    for (const [index, { message, advice }] of told.en.entries()) {
      expect(told.tr[index]).not.toMatchObject({ message });
      expect(told.tr[index]).not.toMatchObject({ advice });
    }
  });

  it('is fixed byte for byte where that is safe, and left alone otherwise', async () => {
    const { folder } = createMistake(mistake);
    const before = readFiles(folder);
    await runIn('en', 'validate', '--fix', '--content', folder);
    const expected = [...before].map(
      ([file, text]) => [file, fixText(text, file, mistake)] as const,
    );
    expect(Object.fromEntries(readFiles(folder))).toEqual(Object.fromEntries(expected));
  });
});

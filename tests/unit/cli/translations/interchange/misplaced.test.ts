import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMessages } from '../../../../../cli/messages/messages.ts';
import { findSiteVariables } from '../../../../../cli/model/site-variables.ts';
import { loadTranslations } from '../../../../../cli/texts/load-translations.ts';
import {
  hashBase,
  listTranslationUnits,
  type TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { validateImport } from '../../../../../cli/translations/interchange/validate-import.ts';
import { translatedLanguages } from '../../../../../shared/languages.ts';
import { createUnit } from './units.ts';

const { entries, loaded } = await loadTranslations(
  join(import.meta.dirname, '../../../../fixtures/content/valid'),
);
const all = entries.flatMap((entry) => entry.texts);
const factsOf = findSiteVariables(loaded.content.files);

/** Lists the ids of a table whose words an import recognizes as those of another text. */
function listMisplaced(units: readonly TranslationUnit[], column: readonly string[]): string[] {
  const read = units.map(({ id, source, target }, row) => {
    return { id, source, target: column[row] ?? '', isDone: true, base: hashBase(target) };
  });
  const said =
    /^The words translate another text \(“.+”\): translations seem to stand in wrong rows/;
  return validateImport(units, read)
    .refused.filter(({ reasons }) => reasons.some((say) => said.test(say(getMessages('en')))))
    .map(({ id }) => id);
}

const letters = (text: string) => text.toLocaleLowerCase('tr').replace(/[\s\p{P}]+/gu, '');

/** Lists the texts with words that the content gives to no text of the same Turkish and plural form. */
function listWrong(units: readonly TranslationUnit[], column: readonly string[]): string[] {
  const name = ({ source, form }: TranslationUnit, words = '') =>
    [letters(source), form, words].join(' ');
  const pairs = new Set(units.map((unit) => name(unit, unit.target)));
  return units
    .filter((unit, row) => column[row] && !pairs.has(name(unit, column[row])))
    .map(({ id }) => id);
}

/** A column of cells, after one thing that happens to it in a spreadsheet. */
function moveCells(cells: readonly string[]): fc.Arbitrary<string[]> {
  const rows = { min: 0, max: cells.length };
  const range = fc.tuple(fc.nat(rows), fc.nat(rows)).map((ends) => ends.toSorted((a, b) => a - b));
  return fc.oneof(
    fc.constant(cells.toSorted()),
    fc.constant(cells.map((_, row) => cells[row ^ 1] ?? '')),
    fc.shuffledSubarray([...cells], { minLength: cells.length }),
    range.map(([from = 0, to]) => [
      ...cells.slice(0, from),
      ...cells.slice(from, to).toReversed(),
      ...cells.slice(to),
    ]),
    fc.nat(rows).map((row) => [...cells.slice(0, row), ...cells.slice(row + 1), '']),
    fc.nat(rows).map((row) => [...cells.slice(0, row), '', ...cells.slice(row, -1)]),
  );
}

describe.each(translatedLanguages)('a table of texts in %s', (language) => {
  const units = listTranslationUnits(all, language, factsOf);
  const cells = units.map(({ target }) => target);

  it('is refused wherever sorting, swapping or shifting put words at the wrong Turkish text', () => {
    fc.assert(
      fc.property(moveCells(cells), (column) => {
        const wrong = listWrong(units, column);
        // Nobody else is there to show that plural forms moved.
        if (wrong.some((id) => !id.includes('@')))
          expect(listMisplaced(units, column)).toEqual(wrong);
      }),
      { numRuns: 30 },
    );
  });

  it('is refused wherever one cell was filled down', () => {
    fc.assert(
      fc.property(fc.nat(cells.length - 1), fc.integer({ min: 9, max: 60 }), (from, count) => {
        const column = cells.map((cell, row) =>
          row > from && row <= from + count ? (cells[from] ?? '') : cell,
        );
        const wrong = listWrong(units, column);
        if (wrong.length >= 9) expect(listMisplaced(units, column)).toEqual(wrong);
      }),
      { numRuns: 30 },
    );
  });

  it('is right if it brings every text of the content', () => {
    const missing = units.map((unit) => ({ ...unit, target: '', state: 'missing' as const }));
    expect(listMisplaced(missing, cells)).toEqual([]);
  });
});

/** Texts with the Turkish a, b, … and the translations A, B, … */
function listUnits(...parts: Partial<TranslationUnit>[]): TranslationUnit[] {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((source, index) =>
    createUnit({ path: [source], source, target: source.toUpperCase(), ...parts[index] }),
  );
}

const sentence = 'One sentence of eight words for every text';
const stale = { state: 'stale' } as const;

describe('a table with the words of other texts', () => {
  it.each<[string, string, Partial<TranslationUnit>[]]>([
    ['uses the words of one text for another one', 'B B C D E F', []],
    [
      'moves the words of one text to another one, and finds new ones for the first',
      'B X C D E F',
      [],
    ],
    [
      'uses them where the Turkish is the same but for a capital',
      'B A C D E F',
      [{ source: 'B!' }],
    ],
    ['swaps what belongs to two Turkish texts that were swapped', 'B A C D E F', [stale, stale]],
    ['gives one label to a few texts', 'B B B B E F', []],
    ['gives one label to a few texts, and a new one to its own', 'B X B B B F', []],
    [
      'gives a few texts without a translation the same label',
      'X X X X E F',
      Array(4).fill({ target: '' }),
    ],
    ['corrects what many texts have in common', 'X X X X X X', Array(6).fill({ target: 'A' })],
    [
      'puts the plural forms of a text in order',
      'B A C D E F',
      [
        { path: ['a'], form: 'one' },
        { path: ['a'], form: 'other' },
      ],
    ],
  ])('is right if it %s', (_what, column, parts) => {
    expect(listMisplaced(listUnits(...parts), column.split(' '))).toEqual([]);
  });

  it.each<[string, string, string, Partial<TranslationUnit>[]]>([
    ['swaps two cells', 'B A C D E F', 'a b', []],
    ['swaps the cells of a stale text and another one', 'B A C D E F', 'a b', [stale]],
    ['moves a cell', 'B  C D E F', 'a', []],
    ['fills one label down', 'A A A A A F', 'b c d e', []],
    ['fills a new label down', 'X X X X X F', 'a b c d e', []],
  ])('is refused if it %s', (_what, column, ids, parts) => {
    const misplaced = listMisplaced(listUnits(...parts), column.split(' '));
    expect(misplaced).toEqual(ids.split(' ').map((id) => `cars/g63.yaml#${id}`));
  });

  it('is refused if it gives a sentence to three texts', () => {
    const units = listUnits({ target: sentence });
    expect(listMisplaced(units, [sentence, sentence, 'C', 'D', 'E', 'F'])).toEqual([]);
    expect(listMisplaced(units, [sentence, sentence, sentence, 'D', 'E', 'F'])).toHaveLength(2);
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getMessages } from '../../../../../cli/messages/messages.ts';
import { findSiteVariables } from '../../../../../cli/model/site-variables.ts';
import { loadTranslations } from '../../../../../cli/texts/load-translations.ts';
import { readXliff } from '../../../../../cli/translations/interchange/read-xliff.ts';
import {
  listTranslationUnits,
  type TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { validateImport } from '../../../../../cli/translations/interchange/validate-import.ts';
import { writeXliff } from '../../../../../cli/translations/interchange/write-xliff.ts';

const { entries, loaded } = await loadTranslations(
  join(import.meta.dirname, '../../../../fixtures/content/corpus'),
);

interface Sample {
  unit: TranslationUnit;
  /** Replaces the translation up to its first code, as a program does that sees nothing else; or all of its words. */
  answer(beginning: string, writeRest?: (rest: string) => string): string[];
  /** Number of words before the first code, and behind it. */
  before: number;
  behind: number;
}

const texts = entries.flatMap((entry) => entry.texts);
const factsOf = findSiteVariables(loaded.content.files);

/** Every translation of the corpus with a placeholder or a link. */
const samples = (['en', 'ar'] as const).flatMap((language) =>
  listTranslationUnits(texts, language, factsOf).flatMap((unit): Sample[] => {
    const xliff = writeXliff({ targetLanguage: language, units: [unit] }, 'en');
    const [whole, beginning, rest] = /(?<=<target>)(.*?)(<ph .*)(?=<\/target>)/s.exec(xliff) ?? [];
    if (whole === undefined || beginning === undefined || rest === undefined) return [];
    const answer: Sample['answer'] = (words, writeRest = (same) => same) => {
      const { units } = readXliff(xliff.replace(whole, () => words + writeRest(rest)));
      const { refused } = validateImport([unit], units);
      return refused.flatMap(({ reasons }) => reasons.map((say) => say(getMessages('en'))));
    };
    return [{ unit, answer, before: count(beginning), behind: count(rest) }];
  }),
);

function count(xml: string): number {
  const words = xml.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const write = (words: number) => 'kelime '.repeat(words);

describe('a translation of which a program showed only the words before the first code', () => {
  it('is refused if so many new words stand before an old rest that they say it too', () => {
    const long = samples.filter(({ behind }) => behind >= 3);
    expect(long.length).toBeGreaterThan(10);
    for (const { unit, answer, before, behind } of long) {
      for (const added of [Math.ceil(behind / 2), behind, 3 * behind]) {
        expect(answer(write(before + added)), unit.id).toEqual([
          expect.stringMatching(
            /^The words behind the first placeholder .* are still the old ones/,
          ),
        ]);
      }
    }
  });

  it('is accepted if its beginning is only changed, or its rest is too short to be missed', () => {
    for (const { unit, answer, before, behind } of samples) {
      const most = behind < 3 ? 9 : Math.ceil(behind / 2) - 1;
      for (let added = -before; added <= most; added += 1) {
        expect(answer(write(before + added)), unit.id).toEqual([]);
      }
    }
  });

  it('is accepted if its rest is new as well', () => {
    for (const { unit, answer, before, behind } of samples) {
      const rest = (old: string) => `${old.match(/<ph .*?\/>/g)?.join(' ')} yeni son`;
      expect(answer(write(before + behind), rest), unit.id).toEqual([]);
      expect(
        answer(write(before + behind), (old) => `${old} yeni son`),
        unit.id,
      ).toEqual([]);
    }
  });

  it('is accepted from a format that shows all words', () => {
    for (const { unit, before, behind } of samples) {
      const target = write(before + behind) + unit.target;
      const read = { id: unit.id, source: unit.source, target, isDone: true };
      const { refused } = validateImport([{ ...unit, state: 'stale' }], [read]);
      expect(refused, unit.id).toEqual([]);
    }
  });
});

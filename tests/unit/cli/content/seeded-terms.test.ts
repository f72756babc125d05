import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTermSearch, judgeTerms } from '../../../../cli/content/judge-terms.ts';
import { readContent } from '../../../../cli/content/read-content.ts';
import { glossaryFile, listForms, parseTerms, type Term } from '../../../../cli/model/glossary.ts';
import { findSource } from '../../../../cli/model/sources.ts';
import { mapFields } from '../../../../cli/model/walk-fields.ts';
import { createTermFinder, findInTexts } from '../../../../cli/rules/find-terms.ts';
import { type Language, translatedLanguages } from '../../../../shared/languages.ts';
import { createRandom } from '../../../create-random.ts';
import { fixtureContent } from '../../../site-folder.ts';
import { vary } from '../../../vary.ts';

const content = await readContent(fixtureContent);
const readable = content.files.filter(({ source, data }) => source !== undefined && data);
const glossary = join(import.meta.dirname, '../../../fixtures/content', glossaryFile);
const terms = parseTerms(parse(readFileSync(glossary, 'utf8')));

type Wording = Partial<Record<Language, string>>;

/** A place of a term in a translation. */
interface Occurrence {
  wording: Wording;
  language: Language;
  term: Term;
  start: number;
  end: number;
  /** Whether the translation has the term in another place too. */
  isRepeated: boolean;
}

/** Lists the places of terms in translations whose Turkish text has the term. */
function listOccurrences(): Occurrence[] {
  const wordings: Wording[] = [];
  for (const { path, data } of readable) {
    const model = findSource(path)?.model;
    if (!model) continue;
    mapFields(data, model, 'file', ({ value, model: { kind } }) => {
      if (kind === 'text' && value) wordings.push(value);
    });
  }
  const asked = createTermSearch(terms)(wordings.map(({ tr = '' }) => tr));
  return terms.flatMap((term) => {
    const find = (language: Language) =>
      findInTexts(
        createTermFinder(
          language,
          listForms(term, language).map((text) => ({ text, value: term })),
        ),
        wordings.map((wording) => wording[language] ?? ''),
      );
    return translatedLanguages.flatMap((language) =>
      find(language).flatMap((places, index) => {
        const wording = wordings[index];
        if (!wording || !asked[index]?.includes(term)) return [];
        const isRepeated = places.length > 1;
        return places.map(({ start, end }) => ({
          ...{ wording, language, term, start, end, isRepeated },
        }));
      }),
    );
  });
}

const occurrences = listOccurrences();

const otherWords: Partial<Record<Language, string>> = { en: 'thing', ar: 'شيء' };

/** Replaces the word of a term in one place of a translation, and judges the text. */
function isFound({ wording, language, term, start, end }: Occurrence): boolean {
  const text = wording[language] ?? '';
  const changed = `${text.slice(0, start)}${otherWords[language] ?? 'x'}${text.slice(end)}`;
  const { findings } = judgeTerms(terms, [{ ...wording, [language]: changed }]);
  return findings.some((finding) => finding.term === term && finding.language === language);
}

describe('the terms of many texts', () => {
  it('are many', () => {
    expect(terms.length).toBeGreaterThan(24);
  });

  it.each(vary([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 2))(
    'are missed in nearly every translation that gets another word: seed %i',
    (seed) => {
      const random = createRandom(seed);
      const order = occurrences.map((one) => ({ one, key: random() }));
      const chosen = order.toSorted((a, b) => a.key - b.key).slice(0, 60);
      const results = chosen.map(({ one }) => ({ one, isMissed: !isFound(one) }));
      // A translation with a second place of the term still has it.
      expect(results.filter(({ one, isMissed }) => isMissed !== one.isRepeated)).toEqual([]);
      expect(results.filter(({ isMissed }) => !isMissed).length).toBeGreaterThanOrEqual(40);
    },
  );
});

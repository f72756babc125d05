import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSiteVariables } from '../../../../../cli/model/site-variables.ts';
import { loadTranslations } from '../../../../../cli/texts/load-translations.ts';
import { judgeImportedUnits } from '../../../../../cli/translations/interchange/apply-import.ts';
import {
  listTranslationUnits,
  type TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { validateImport } from '../../../../../cli/translations/interchange/validate-import.ts';
import { translatedLanguages } from '../../../../../shared/languages.ts';

const corpus = await loadTranslations(
  join(import.meta.dirname, '../../../../fixtures/content/corpus'),
);

/** Placeholders and codes are the same in every language, and a brand may keep its name. */
function isSameEverywhere({ source, field }: TranslationUnit): boolean {
  return field === 'brand.title' || !/\p{Ll}/u.test(source.replace(/\{+\w+\}+/g, ''));
}

it.each(translatedLanguages)(
  'an import into %s refuses every text that is still Turkish, as validate reports it',
  async (language) => {
    const { content } = corpus.loaded;
    const texts = corpus.entries.flatMap((entry) => entry.texts);
    const units = listTranslationUnits(texts, language, findSiteVariables(content.files));
    const copies = units.map(({ id, source }) => ({ id, source, target: source, isDone: true }));
    const { refused } = await judgeImportedUnits(content, language, validateImport(units, copies));
    const reported = refused.filter(({ issues }) => issues.some(({ code }) => code === 'C105'));
    const found = new Set(reported.map(({ id }) => id));
    const taken = units.filter((unit) => !found.has(unit.id) && unit.source !== unit.target);
    expect(taken.filter((unit) => !isSameEverywhere(unit)).map(({ source }) => source)).toEqual([]);
  },
);

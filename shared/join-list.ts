import { type Language, languageConfig, makeOnce } from './languages.ts';

const formatOf = makeOnce((language) => new Intl.ListFormat(languageConfig[language].intlLocale));

/** Joins the items of a list within a sentence of a language: A, B and C. */
export function joinList(items: readonly string[], language: Language): string {
  return items.length < 2 ? items.join('') : formatOf(language).format(items);
}

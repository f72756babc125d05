import { type Language, languageConfig, mapLanguages } from './languages.ts';

/** Made once: it takes longer than the rest of a page’s opening hours. */
const formats = mapLanguages(
  (language) => new Intl.ListFormat(languageConfig[language].intlLocale),
);

/** Joins the items of a list within a sentence of a language: A, B and C. */
export function joinList(items: readonly string[], language: Language): string {
  return formats[language].format(items);
}

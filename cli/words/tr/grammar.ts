import type { Language } from '../../../shared/languages.ts';

const languageNames = new Intl.DisplayNames('tr', { type: 'language' });

/** The name of a language of the site: “Arapça”. */
export function nameLanguage(language: Language): string {
  return languageNames.of(language) ?? language;
}

/** “In Turkish”, “in English”, “in Arabic”. */
export const withinLanguage: Record<Language, string> = {
  tr: 'Türkçede',
  en: 'İngilizcede',
  ar: 'Arapçada',
};

/** Names in quotation marks, as a list. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('tr').format(names.map((name) => `“${name}”`));
}

/** A guess at what was meant. */
export function askIfMeant(meant: string): string {
  return `Şunu mu demek istediniz: “${meant}”?`;
}

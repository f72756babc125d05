import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';

/** The name of a language of the site: “Arapça”. */
export function nameLanguage(language: Language): string {
  // Not made when the tool starts: it takes 20 ms, and few runs name a language.
  return new Intl.DisplayNames('tr', { type: 'language' }).of(language) ?? language;
}

/** “In Arabic”, as a sentence begins with it: “Arapçada”; the ending follows the vowel before it. */
export function sayWithin(language: Language): string {
  const name = nameLanguage(language);
  return `${name}${/[eiöü][^aıoueiöü]*$/.test(name) ? 'de' : 'da'}`;
}

/** Names in quotation marks, as a list. */
export function listNames(names: readonly string[]): string {
  return joinList(
    names.map((name) => `“${name}”`),
    'tr',
  );
}

/** A guess at what was meant. */
export function askIfMeant(meant: string): string {
  return `Şunu mu demek istediniz: “${meant}”?`;
}

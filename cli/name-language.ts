import type { Language } from '../shared/languages.ts';
import type { Words } from './legacy-words.ts';
import type { ToolLanguage } from './words/words.ts';

const names: Record<ToolLanguage, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  tr: new Intl.DisplayNames('tr', { type: 'language' }),
};

/** The name of a language of the site in the languages of the tool: “Arabic”, “Arapça”. */
export function nameLanguage(language: Language): Words {
  return { en: names.en.of(language) ?? language, tr: names.tr.of(language) ?? language };
}

/** “In Arabic”, as a Turkish sentence begins with it: “Arapçada”; the ending follows the vowel before it. */
export function sayWithin(language: Language): string {
  const { tr } = nameLanguage(language);
  return `${tr}${/[eiöü][^aıoueiöü]*$/.test(tr) ? 'de' : 'da'}`;
}

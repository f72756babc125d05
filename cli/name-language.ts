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

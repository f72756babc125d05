import { type Language, translatedLanguages } from '../../shared/languages.ts';
import type { Words } from '../legacy-words.ts';

/** The languages that a command looks at: the one named, or all that are translated; none for a wrong name. */
export function chooseLanguages(name: string | undefined): Language[] {
  return translatedLanguages.filter((language) => name === undefined || language === name);
}

/** What to say of a name that no translated language has. */
export function describeUnknownLanguage(name: string): Words {
  const known = translatedLanguages.join(', ');
  return {
    en: `“${name}” is not a translated language; use one of: ${known}.`,
    tr: `“${name}” çeviri dillerinden biri değil; şunlardan birini yazın: ${known}.`,
  };
}

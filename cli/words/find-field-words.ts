import { defaultLanguage, parseLanguage } from '../../shared/languages.ts';
import { entriesFields as englishEntries } from './en/fields/entries.ts';
import {
  pagesFields as englishPages,
  siteFields as englishSite,
  textFields as englishText,
} from './en/fields/pages.ts';
import { nameLanguage as englishName } from './en/grammar.ts';
import { entriesFields as turkishEntries } from './tr/fields/entries.ts';
import {
  pagesFields as turkishPages,
  siteFields as turkishSite,
  textFields as turkishText,
} from './tr/fields/pages.ts';
import { nameLanguage as turkishName } from './tr/grammar.ts';
import type { FieldWord, FieldWords, TextFields, ToolLanguage } from './words.ts';

/**
 * The words of every field, per language of the tool. These are many words that most commands never say, so they
 * stand apart from the others.
 */
export const fieldWords: Record<ToolLanguage, FieldWords> = {
  en: { ...englishEntries, ...englishPages, ...englishSite },
  tr: { ...turkishEntries, ...turkishPages, ...turkishSite },
};

const nameIn = { en: englishName, tr: turkishName };

const textFields: Record<ToolLanguage, TextFields> = { en: englishText, tr: turkishText };

/**
 * A field’s name and meaning, for editors and translators.
 *
 * @param field as its schema names it, such as `car.title`; fields that mean the same everywhere have no words of
 *   their own, but those of `common`
 */
export function findFieldWords(
  field: string | undefined,
  toolLanguage: ToolLanguage,
): { name: string; meaning: string } | undefined {
  const [group = '', key = ''] = (field ?? '').split('.');
  const found = findTextWords(group, key, toolLanguage) ?? findWordsOf(group, key, toolLanguage);
  return found && { name: found[0], meaning: found[1] };
}

function findTextWords(
  group: string,
  key: string,
  toolLanguage: ToolLanguage,
): FieldWord | undefined {
  const language = group === 'text' ? parseLanguage(key) : undefined;
  if (language === undefined) return undefined;
  const kind = language === defaultLanguage ? 'source' : 'translation';
  return textFields[toolLanguage][kind](nameIn[toolLanguage](language));
}

function findWordsOf(
  group: string,
  key: string,
  toolLanguage: ToolLanguage,
): FieldWord | undefined {
  const words = fieldWords[toolLanguage];
  return words[group]?.[key] ?? words['common']?.[key];
}

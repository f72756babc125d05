import { defaultLanguage, parseLanguage } from '../../shared/languages.ts';
import { nameLanguage } from '../name-language.ts';
import type { ToolLanguage, Words } from '../words.ts';
import { entriesFields as englishEntries } from './en/fields/entries.ts';
import { pagesFields as englishPages } from './en/fields/pages.ts';
import { siteFields as englishSite, textFields as englishText } from './en/fields/site.ts';
import type { FieldWord, FieldWords, TextFields } from './field-words.ts';
import { entriesFields as turkishEntries } from './tr/fields/entries.ts';
import { pagesFields as turkishPages } from './tr/fields/pages.ts';
import { siteFields as turkishSite, textFields as turkishText } from './tr/fields/site.ts';

/** The words of every field, per language of the tool. */
export const fieldWords: Record<ToolLanguage, FieldWords> = {
  en: { ...englishEntries, ...englishPages, ...englishSite },
  tr: { ...turkishEntries, ...turkishPages, ...turkishSite },
};

const textFields: Record<ToolLanguage, TextFields> = { en: englishText, tr: turkishText };

/**
 * A field’s name and meaning, for editors and translators.
 *
 * @param field as its schema names it, such as `car.title`; fields that mean the same everywhere have no words of
 *   their own, but those of `common`
 */
export function findFieldWords(field: string): { name: Words; meaning: Words } | undefined {
  const en = findIn('en', field);
  const tr = findIn('tr', field);
  if (en === undefined || tr === undefined) return undefined;
  return { name: { en: en[0], tr: tr[0] }, meaning: { en: en[1], tr: tr[1] } };
}

function findIn(toolLanguage: ToolLanguage, field: string): FieldWord | undefined {
  const [group = '', name = ''] = field.split('.');
  const language = group === 'text' ? parseLanguage(name) : undefined;
  if (language !== undefined) {
    const kind = language === defaultLanguage ? 'source' : 'translation';
    return textFields[toolLanguage][kind](nameLanguage(language)[toolLanguage]);
  }
  const words = fieldWords[toolLanguage];
  return words[group]?.[name] ?? words['common']?.[name];
}

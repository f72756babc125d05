import { entriesFields as englishEntries } from './en/fields/entries.ts';
import { pagesFields as englishPages, siteFields as englishSite } from './en/fields/pages.ts';
import { entriesFields as turkishEntries } from './tr/fields/entries.ts';
import { pagesFields as turkishPages, siteFields as turkishSite } from './tr/fields/pages.ts';
import type { FieldWords, ToolLanguage } from './messages.ts';

// Many words that most commands never say; so they stand apart from the others, and load apart.

/** The words of every field, per language of the tool. */
export const fieldWords: Record<ToolLanguage, FieldWords> = {
  en: { ...englishEntries, ...englishPages, ...englishSite },
  tr: { ...turkishEntries, ...turkishPages, ...turkishSite },
};

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
  const words = fieldWords[toolLanguage];
  const found = words[group]?.[key] ?? words['common']?.[key];
  return found && { name: found[0], meaning: found[1] };
}

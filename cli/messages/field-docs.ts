import { entriesFields as englishEntries, mayLink as englishLinks } from './en/fields/entries.ts';
import { glossaryFields as englishGlossary } from './en/fields/glossary.ts';
import { pagesFields as englishPages } from './en/fields/pages.ts';
import { siteFields as englishSite } from './en/fields/site.ts';
import type { FieldDocs, UiLanguage } from './messages.ts';
import { entriesFields as turkishEntries, mayLink as turkishLinks } from './tr/fields/entries.ts';
import { glossaryFields as turkishGlossary } from './tr/fields/glossary.ts';
import { pagesFields as turkishPages } from './tr/fields/pages.ts';
import { siteFields as turkishSite } from './tr/fields/site.ts';

// Many words that most commands never say; so they stand apart from the others, and load apart.

/** The words of every field, per language of the tool. */
export const fieldDocs: Record<UiLanguage, FieldDocs> = {
  en: { ...englishEntries, ...englishPages, ...englishSite, ...englishGlossary },
  tr: { ...turkishEntries, ...turkishPages, ...turkishSite, ...turkishGlossary },
};

/** What is added to the meaning of a long field. */
export const mayLink: Record<UiLanguage, string> = { en: englishLinks, tr: turkishLinks };

/**
 * A field’s name and meaning, for editors and translators. `inFile` is the meaning for editors of the file, and how the
 * field is written there.
 *
 * @param field as its schema names it, such as `car.title`; fields that mean the same everywhere have no words of
 *   their own, but those of `common`
 */
export function getFieldDocs(
  field: string | undefined,
  toolLanguage: UiLanguage,
): { name: string; meaning: string; inFile: string } | undefined {
  const [group = '', key = ''] = (field ?? '').split('.');
  const docs = fieldDocs[toolLanguage];
  const found = docs[group]?.[key] ?? docs['common']?.[key];
  if (!found) return undefined;
  const [name, meaning, ...inFile] = found;
  return { name, meaning, inFile: [meaning, ...inFile].join(' ') };
}

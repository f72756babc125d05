import type { IssueCode } from '../issue.ts';
import { explanations as en } from './en/explanations.ts';
import { entriesFields as englishEntries } from './en/fields/entries.ts';
import { pagesFields as englishPages, siteFields as englishSite } from './en/fields/pages.ts';
import { textExplanations as enTexts } from './en/text-problems.ts';
import { explanations as tr } from './tr/explanations.ts';
import { entriesFields as turkishEntries } from './tr/fields/entries.ts';
import { pagesFields as turkishPages, siteFields as turkishSite } from './tr/fields/pages.ts';
import { textExplanations as trTexts } from './tr/text-problems.ts';
import type { FieldWords, ToolLanguage } from './words.ts';

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

/** What `catalogue explain` and the rules of SARIF say about a code. */
export interface Explanation {
  /** A few words without a full stop. */
  title: string;
  /** What was found. */
  meaning: string;
  /** What it would do to the site or its visitors. */
  why: string;
  /** What to do. */
  fix: string;
}

/** Every code, explained; a code that is forgotten does not compile. */
export const explanations: Record<ToolLanguage, Record<IssueCode, Explanation>> = {
  en: { ...en, ...enTexts },
  tr: { ...tr, ...trTexts },
};

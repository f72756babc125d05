import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';

/** The name of a language of the site: “Arabic”. */
export function nameLanguage(language: Language): string {
  // Not made when the tool starts: it takes 20 ms, and few runs name a language.
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** A number with its noun. */
export function countNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Names in quotation marks, as a list. */
export function listNames(names: readonly string[]): string {
  return joinList(
    names.map((name) => `“${name}”`),
    'en',
  );
}

/** A guess at what was meant. */
export function askIfMeant(meant: string): string {
  return `Did you mean “${meant}”?`;
}

/** How many spaces a line begins with. */
export function countSpaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

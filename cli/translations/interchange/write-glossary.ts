import { languages } from '../../../shared/languages.ts';
import type { Term } from '../../model/glossary.ts';
import { stringifyTable } from './csv.ts';

/** Writes the terms as a table for translators, one term per row, with columns for each language. */
export function writeGlossary(terms: readonly Term[]): string {
  const join = (words: readonly string[] = []) => words.join('; ');
  const columns = [
    ...languages,
    ...languages.map((language) => `also (${language})`),
    ...languages.map((language) => `never (${language})`),
    'note',
  ];
  const rows = terms.map((term) => [
    ...languages.map((language) => term[language] ?? ''),
    ...languages.map((language) => join(term.also?.[language])),
    ...languages.map((language) => join(term.never?.[language])),
    term.note ?? '',
  ]);
  return stringifyTable([columns, ...rows]);
}

import { languages } from '../../shared/languages.ts';

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const ranks = new Map<string, number>(
  [...languages, ...pluralCategories].map((key, index) => [key, index]),
);

/** The place of a language or plural form among its neighbours; other keys come last. */
export function rankKey(key: PropertyKey | undefined): number {
  return ranks.get(String(key)) ?? ranks.size;
}

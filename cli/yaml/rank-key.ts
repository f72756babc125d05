import { languages } from '../../shared/languages.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';

const ranks = new Map<string, number>(
  [...languages, ...pluralCategories].map((key, index) => [key, index]),
);

/** The place of a language or plural form among its neighbours; other keys come last. */
export function rankKey(key: PropertyKey | undefined): number {
  return ranks.get(String(key)) ?? ranks.size;
}

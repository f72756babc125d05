import type { Language } from '../../shared/languages.ts';

/** The items of a list in a language: those that lead in it come first. */
export function putLeadersFirst<T extends { leadsIn?: readonly Language[] | undefined }>(
  items: readonly T[],
  language: Language,
): T[] {
  const isLeader = (item: T) => item.leadsIn?.includes(language) ?? false;
  return items.toSorted((a, b) => Number(isLeader(b)) - Number(isLeader(a)));
}

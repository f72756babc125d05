import { findExperienceKind, type MessageKind } from '../../shared/message-kinds.ts';
import type { Bundle, Car, Experience } from '../../shared/schemas/bundle.ts';
import { remember } from './remember.ts';

/** An entry that a plan can contain. */
export type PlanEntry = Experience | Car;

export const isCar = (entry: PlanEntry): entry is Car => !('category' in entry);

/** The kind of the message about an entry. */
export const findEntryKind = (entry: PlanEntry): MessageKind =>
  isCar(entry) ? 'car' : findExperienceKind(entry);

/** Whether an entry is of a special day, which may be a surprise. */
export const isOccasion = (entry: PlanEntry): boolean => findEntryKind(entry) === 'occasion';

/** The entries of a plan, in its order. */
export function findPlanEntries(
  { experiences, cars }: Bundle,
  plan: readonly string[],
): PlanEntry[] {
  const entries = new Map<string, PlanEntry>(
    [...experiences, ...cars].map((entry) => [entry.slug, entry]),
  );
  return plan.flatMap((slug) => entries.get(slug) ?? []);
}

/** The present slug of each experience and car by its present and its former slugs. */
export const mapSlugs = remember(({ experiences, cars }): ReadonlyMap<string, string> => {
  const entries = [...experiences, ...cars];
  return new Map([
    ...entries.flatMap(({ slug, aliases = [] }) => aliases.map((alias) => [alias, slug] as const)),
    ...entries.map(({ slug }) => [slug, slug] as const),
  ]);
});

/** The query parameter of a plan’s URL. */
export const planParameter = 'e';

/** The most entries of a plan. */
export const maxPlanEntries = 12;

/** Writes a plan as in its URL and in the visitor’s browser: the slugs in order, separated by commas. */
export function formatPlan(slugs: readonly string[]): string {
  return slugs.join(',');
}

/**
 * Reads a plan. What is unknown, doubled or too much is left out.
 *
 * @param text slugs, separated by commas; letter case and surrounding spaces do not matter
 * @param resolve the present slug of an entry by its present or a former one; `undefined` if there is none
 */
export function parsePlan(text: string, resolve: (slug: string) => string | undefined): string[] {
  const slugs = text.split(',').flatMap((slug) => resolve(slug.trim().toLowerCase()) ?? []);
  return [...new Set(slugs)].slice(0, maxPlanEntries);
}

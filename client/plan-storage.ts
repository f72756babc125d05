import { formatPlan, parsePlan } from '../shared/plan.ts';

const key = 'plan';

/** Longer words are no slugs; the plan’s URL must stay short. */
const slugPattern = /^[a-z\d-]{1,80}$/;

/**
 * Returns functions that read and write the visitor’s plan, which all tabs share. If the browser refuses to store it, it
 * lasts as long as the page.
 */
export function createPlanStorage() {
  let unstored: string | undefined;
  const load = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    /** Whatever is stored, returns at most as many slugs as a plan has entries, each once. */
    read: () =>
      parsePlan(unstored ?? load() ?? '', (slug) => (slugPattern.test(slug) ? slug : undefined)),
    write(plan: readonly string[]) {
      const text = formatPlan(plan);
      try {
        localStorage.setItem(key, text);
      } catch {
        // Refused, like perhaps reading.
      }
      unstored = (load() ?? '') === text ? undefined : text;
    },
    /** Whether the next page reads the same plan. */
    isKept: () => unstored === undefined,
    /** Gives up what could not be stored. To be called when another tab has stored a plan. */
    dropUnstored() {
      unstored = undefined;
    },
  };
}

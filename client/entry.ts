import { hydrateIslands } from './hydrate-islands.ts';
import { watchMenus } from './menu.ts';
import { persistLanguage } from './persist-language.ts';
import { watchScroll } from './watch-scroll.ts';

watchScroll();
persistLanguage();
// The head’s script inserts this module, and inserted modules are not deferred.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startParts);
else startParts();

/** Starts what a page may contain; the code of each part fails alone, and is loaded only by pages with it. */
function startParts(): void {
  watchMenus();
  openQuestion();
  hydrateIslands();
  import('./plan.ts')
    .then(({ startPlan }) => startPlan())
    .catch((error: unknown) => console.error('The plan failed.', error));
  const lines = document.querySelectorAll<HTMLElement>('[data-opening]');
  if (lines.length === 0) return;
  import('./show-opening.ts')
    .then(({ showOpening }) => lines.forEach(showOpening))
    .catch((error: unknown) => console.error('The opening hours failed.', error));
}

/** Opens the question whose answer the URL names, for browsers that do not. */
function openQuestion(): void {
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  answer?.scrollIntoView();
}

import { newestFeatures } from './browsers.ts';

/**
 * Takes the module of the page out of its template, and marks the page as one with scripts, for the styles. Older
 * browsers get neither: they show the page as it is without scripts, and so does one whose module cannot be loaded.
 */
export function startModule(): void {
  const { documentElement: html, head } = document;
  const module = document.querySelector('template')?.content.firstElementChild;
  if (!module || !CSS.supports(newestFeatures)) return;
  html.dataset['scripted'] = '';
  module.addEventListener('error', () => html.removeAttribute('data-scripted'));
  head.append(module);
}

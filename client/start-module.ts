import { newestFeatures } from './browsers.ts';

/**
 * Moves the module of the page out of its template, and marks the page as scripted, for the styles. Older browsers do
 * neither: they show the page without scripts. So does a browser that cannot load the module.
 */
export function startModule(): void {
  const { documentElement: html, head } = document;
  const module = document.querySelector('template')?.content.firstElementChild;
  if (!module || !CSS.supports(newestFeatures)) return;
  html.dataset['scripted'] = '';
  module.addEventListener('error', () => html.removeAttribute('data-scripted'));
  head.append(module);
}

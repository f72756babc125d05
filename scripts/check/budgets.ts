import type { registry } from '../../client/islands/registry.ts';

/**
 * Budgets in bytes after brotli: the script of a page before any interaction, that of the home page, the parts of them
 * that say whether the office is open, keep the visitor’s plan and turn the slides, the styles of a page, and the script
 * that each island adds (measured plus 5 %).
 */
export const budgets = {
  script: 5.5 * 1024,
  home: 6.5 * 1024,
  opening: 1024,
  plan: 1536,
  slides: 1.2 * 1024,
  styles: 17.1 * 1024,
  'hero-slideshow': 76_930,
  'detail-gallery': 77_260,
  'service-filter': 79_000,
} satisfies Record<
  keyof typeof registry | 'script' | 'home' | 'opening' | 'plan' | 'slides' | 'styles',
  number
>;

/**
 * Budgets in bytes of the pictures that a phone of 390 px × 3 loads: of the one that a page shows first, and of all of a
 * page of each kind (measured plus a quarter; `npm run build` makes files a sixth larger than those that visitors get).
 */
export const pictureBudgets = {
  first: 200 * 1024,
  home: 1024 * 1024,
  page: 500 * 1024,
  categoryPages: 500 * 1024,
  experiences: 800 * 1024,
  cars: 520 * 1024,
  posts: 360 * 1024,
};

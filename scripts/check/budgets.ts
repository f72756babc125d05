import type { registry } from '../../client/islands/registry.ts';

const kb = 1024;

/**
 * Budgets in bytes after brotli. They are round, and each has a reason:
 *
 * - `script`: each page pays for it before anybody touches the page. It is less than half of what a connection sends
 *   before the first answer of the browser (ten packets, 14 KB).
 * - `home`: 1 KB more for the slides, which turn before an interaction.
 * - `opening`, `plan`, `slides`: what one feature may take of these two, so that none takes the room of another.
 * - `swipes`: what a pointer or finger over the slides loads, which is Glide.
 * - `styles`: they block the first paint. They are less than what a connection sends in its second turn (28 KB).
 * - An island is nearly all React and Glide: as measured, rounded up to the next 2 KB, so that a new package is noticed.
 */
export const budgets = {
  script: 5.25 * kb,
  home: 6.375 * kb,
  opening: kb,
  plan: 2.5 * kb,
  slides: 1.25 * kb,
  swipes: 7 * kb,
  styles: 18.25 * kb,
  'detail-gallery': 74 * kb,
  'service-filter': 76 * kb,
} satisfies Record<
  keyof typeof registry | 'script' | 'home' | 'opening' | 'plan' | 'slides' | 'swipes' | 'styles',
  number
>;

/**
 * Budgets in bytes of the pictures that a phone of 390 px × 3 loads: of the one that a page shows first, and of all of a
 * page of each kind (measured plus a quarter; `npm run build` makes files a sixth larger than those that visitors get).
 */
export const pictureBudgets = {
  first: 200 * kb,
  home: 1024 * kb,
  page: 500 * kb,
  categoryPages: 500 * kb,
  experiences: 800 * kb,
  cars: 520 * kb,
  posts: 360 * kb,
};

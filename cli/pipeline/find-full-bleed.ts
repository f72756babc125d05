import { pageKeys } from '../../shared/pages.ts';
import type { Catalogue } from './check-content.ts';

/** The names of the pictures that fill the screen from edge to edge somewhere, and are made wider for it. */
export function findFullBleed({
  values,
}: {
  values: Omit<Catalogue['values'], 'experiences' | 'cars' | 'posts'>;
}): Set<string> {
  const { hero, cta } = values.homePage;
  const pages = [...pageKeys.map((key) => values[`${key}Page` as const]), ...values.servicePages];
  return new Set([
    ...hero.flatMap(({ image, portrait }) => (portrait ? [image, portrait] : [image])),
    cta.image,
    ...pages.flatMap((page) => ('heroImage' in page ? page.heroImage : [])),
  ]);
}

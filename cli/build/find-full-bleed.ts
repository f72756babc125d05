import type { Catalogue } from '../content/check-content.ts';

type PagesWithHeroes = Pick<
  Catalogue['values'],
  'home' | 'about' | 'servicesPage' | 'carsPage' | 'blogPage' | 'servicePages'
>;

/** The names of the pictures that fill the screen from edge to edge somewhere, and are made wider for it. */
export function findFullBleed({ values }: { values: PagesWithHeroes }): Set<string> {
  const { home, about, servicesPage, carsPage, blogPage, servicePages } = values;
  return new Set([
    ...home.hero.flatMap(({ image, portrait }) => (portrait ? [image, portrait] : [image])),
    home.cta.image,
    ...[about, servicesPage, carsPage, blogPage, ...servicePages].map(({ heroImage }) => heroImage),
  ]);
}

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFullBleed } from '../../../../cli/build/find-full-bleed.ts';
import { loadCatalogue } from '../../../../cli/content/load-catalogue.ts';

it('finds the heroes of all pages and the closing picture of the home page, and nothing else', async () => {
  const loaded = await loadCatalogue(join(import.meta.dirname, '../../../../content'));
  if (!loaded.catalogue) throw new Error('The content is not valid.');
  const { values } = loaded.catalogue;
  const found = findFullBleed(loaded.catalogue);
  const names = [
    ...values.home.hero.flatMap(({ image, portrait }) => (portrait ? [image, portrait] : [image])),
    values.home.cta.image,
    values.about.heroImage,
    values.servicesPage.heroImage,
    values.carsPage.heroImage,
    values.blogPage.heroImage,
    ...values.servicePages.map(({ heroImage }) => heroImage),
  ];
  expect(found).toEqual(new Set(names));
});

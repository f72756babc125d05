import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFullBleed } from '../../../cli/pipeline/find-full-bleed.ts';
import { loadCatalogue } from '../../../cli/pipeline/load-catalogue.ts';

it('finds the heroes of all pages and the closing picture of the home page, and nothing else', async () => {
  const loaded = await loadCatalogue(join(import.meta.dirname, '../../../content'));
  if (!loaded.catalogue) throw new Error('The content is not valid.');
  const { values } = loaded.catalogue;
  const found = findFullBleed(loaded.catalogue);
  const names = [
    ...values.homePage.hero.flatMap(({ image, portrait }) =>
      portrait ? [image, portrait] : [image],
    ),
    values.homePage.cta.image,
    values.aboutPage.heroImage,
    values.servicesPage.heroImage,
    values.carsPage.heroImage,
    values.blogPage.heroImage,
    ...values.servicePages.map(({ heroImage }) => heroImage),
  ];
  expect(found).toEqual(new Set(names));
});

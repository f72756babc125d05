import { expect, it } from 'vitest';
import { findFullBleed } from '../../../../cli/compile/write-pictures.ts';
import { loadAndValidate } from '../../../../cli/content/validate-content.ts';
import { loadSingletons } from '../../../../cli/model/sources.ts';
import { fixtureContent } from '../../../site-folder.ts';

it('finds the heroes of all pages and the closing picture of the home page, and nothing else', async () => {
  const { content } = await loadAndValidate(fixtureContent);
  const parts = loadSingletons(content.files);
  const names = [
    ...parts.homePage.hero.flatMap(({ image, portrait }) =>
      portrait ? [image, portrait] : [image],
    ),
    parts.homePage.cta.image,
    parts.aboutPage.heroImage,
    parts.servicesPage.heroImage,
    parts.carsPage.heroImage,
    parts.blogPage.heroImage,
    parts.contactPage.heroImage,
    ...parts.categoryPages.map(({ heroImage }) => heroImage),
  ];
  expect(findFullBleed(parts)).toEqual(new Set(names));
});

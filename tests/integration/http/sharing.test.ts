import { expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { listAttributes, type parsePage, secure, site } from './shared-site.ts';

const listImages = ($: ReturnType<typeof parsePage>) =>
  listAttributes($, 'meta[property="og:image"]', 'content');

it('the share picture is that of the page: its hero, its first photo, or that of the post', async () => {
  const { cars, posts, categoryPages, home } = site.bundles.tr;
  const imageOf = async (address: string) =>
    new URL(listImages(await secure.open(address))[0] ?? '').pathname;
  const car = cars.find(({ slug }) => slug === 'kumul-jipi');
  expect(await imageOf('/detay/kumul-jipi')).toBe(car?.images[0]?.share);
  expect(await imageOf('/blog/1')).toBe(posts.find(({ id }) => id === 1)?.featuredImage.share);
  expect(await imageOf('/servis/su')).toBe(
    categoryPages.find(({ name }) => name === 'su')?.heroImage.share,
  );
  expect(await imageOf('/gizlilik-politikasi')).toBe(home.hero[0]?.image.share);
});

it('the share picture is that of the home page where the page’s own comes from another host', async () => {
  const { site: changed, open } = await openSite({
    change: ({ cars }) => {
      for (const car of cars) car.images = car.images.map(({ share: _, ...image }) => image);
    },
  });
  const { home, site: company } = changed.bundles.tr;
  expect(listImages(await open('/detay/kumul-jipi'))).toEqual([
    company.origin + home.hero[0]?.image.share,
  ]);
});

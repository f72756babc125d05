import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languageConfig, languages, mapLanguages } from '../../../shared/languages.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import { buildCanonicalPath, listPaths } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { listAttributes, origin, parsePage, secure, site } from './shared-site.ts';

const { get } = secure;

const addresses = [...listPaths(site.bundles.tr), '/bloglar?page=2'];

const pages = await Promise.all(
  languages.flatMap((language) =>
    addresses.map(async (path) => {
      const address = buildCanonicalPath(path, language);
      const isPersonal = isPersonalPath(path);
      return { address, language, isPersonal, $: parsePage(await get(address)) };
    }),
  ),
);

const textOf = ($: (typeof pages)[number]['$'], name: string) =>
  listAttributes($, `meta[property="${name}"], meta[name="${name}"]`, 'content');

const locales = mapLanguages((language) => languageConfig[language].shareLocale);

describe('every page in every language', () => {
  it.each(pages)(
    '$address has a title and a description that search results show whole',
    ({ $ }) => {
      expect($('title')).toHaveLength(1);
      expect([...$('title').text()].length).toBeLessThanOrEqual(60);
      const [description = '', ...others] = textOf($, 'description');
      expect(others).toEqual([]);
      expect([...description].length).toBeGreaterThanOrEqual(50);
      expect([...description].length).toBeLessThanOrEqual(160);
    },
  );

  it.each(languages)('has them to itself in %s, also on the second page of a list', (language) => {
    const own = pages.filter((page) => page.language === language);
    for (const read of [
      ({ $ }: (typeof pages)[number]) => $('title').text(),
      ({ $ }: (typeof pages)[number]) => textOf($, 'description')[0],
      ({ $ }: (typeof pages)[number]) => textOf($, 'og:title')[0],
    ]) {
      expect(new Set(own.map(read)).size).toBe(own.length);
    }
  });

  it.each(pages)('$address has one first heading, and none is skipped', ({ $ }) => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  it.each(pages)(
    '$address says what a shared link shows',
    ({ $, language, address, isPersonal }) => {
      const [canonical] = $('link[rel="canonical"]').toArray();
      // A personal page tells nothing to search engines, but can be shared in every language.
      const alternates = languages.filter(
        (other) => other !== language && (isPersonal || $(`link[hreflang="${other}"]`).length > 0),
      );
      const isIndexable = isPersonal || $('link[rel="alternate"]').length > 0;
      expect(textOf($, 'og:url')).toEqual([
        isPersonal ? origin + address : $(canonical).attr('href'),
      ]);
      expect(textOf($, 'og:type')[0]).toMatch(/^(website|article)$/);
      expect(textOf($, 'og:title')).toHaveLength(1);
      expect(textOf($, 'og:description')).toEqual(textOf($, 'description'));
      expect(textOf($, 'og:site_name')[0]).not.toBe('');
      expect(textOf($, 'og:locale')).toEqual([locales[isIndexable ? language : 'tr']]);
      expect(textOf($, 'og:locale:alternate')).toEqual(alternates.map((other) => locales[other]));
      expect(textOf($, 'twitter:card')).toEqual(['summary_large_image']);
      expect(textOf($, 'og:image')).toHaveLength(1);
      expect(textOf($, 'og:image:width')).toEqual(['1200']);
      expect(textOf($, 'og:image:height')).toEqual(['630']);
      expect(textOf($, 'og:image:type')).toEqual(['image/jpeg']);
      expect(textOf($, 'og:image:alt')[0]?.length).toBeGreaterThan(10);
    },
  );

  it('has a share picture that really is a JPEG of 1200 by 630 pixels, and may be shown elsewhere', async () => {
    const images = new Set(pages.flatMap(({ $ }) => textOf($, 'og:image')));
    expect(images.size).toBeGreaterThan(10);
    for (const image of images) {
      expect(image.startsWith(`${origin}/pictures/`)).toBe(true);
      const response = await get(image.replace(origin, ''));
      expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(response.status, image).toBe(200);
      expect(response.type).toBe('image/jpeg');
      // Messaging apps show no preview of larger images.
      expect(response.body.length, image).toBeLessThan(300_000);
      const { format, width, height } = await sharp(response.body).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});

describe('the share picture', () => {
  it('is that of the page: its hero, its first photo, or that of the post', async () => {
    const { cars, posts, categoryPages, home } = site.bundles.tr;
    const imageOf = async (address: string) =>
      textOf(parsePage(await get(address)), 'og:image')[0]?.replace(origin, '');
    const car = cars.find(({ slug }) => slug === 'kumul-jipi');
    expect(await imageOf('/detay/kumul-jipi')).toBe(car?.images[0]?.share);
    expect(await imageOf('/blog/1')).toBe(posts.find(({ id }) => id === 1)?.featuredImage.share);
    expect(await imageOf('/servis/su')).toBe(
      categoryPages.find(({ name }) => name === 'su')?.heroImage.share,
    );
    expect(await imageOf('/gizlilik-politikasi')).toBe(home.hero[0]?.image.share);
  });

  it('is that of the home page where the page’s own comes from another host', async () => {
    const changed = await openSite({
      change: ({ cars }) => {
        for (const car of cars) car.images = car.images.map(({ share: _, ...image }) => image);
      },
    });
    const $ = parsePage(await changed.get('/detay/kumul-jipi'));
    const { home, site: company } = changed.site.bundles.tr;
    expect(textOf($, 'og:image')).toEqual([company.origin + home.hero[0]?.image.share]);
  });
});

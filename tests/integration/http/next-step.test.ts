import { describe, expect, it } from 'vitest';
import { formatHours } from '../../../shared/format-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import { listAttributes, plain, site } from './shared-site.ts';

const { open } = plain;

describe('the end of a page', () => {
  it('leads on to WhatsApp, phone and hours in Dubai time, in every language', async () => {
    const known: Partial<Record<Language, string>> = {
      tr: '09.00–17.00',
      en: '09:00–17:00',
      ar: 'من 09:00 إلى 17:00',
    };
    const ends = [
      '/detay/kumul-jipi',
      '/servis/col',
      '/araclar',
      '/hizmetler',
      '/bloglar',
      '/blog/1',
      '/hakkimizda',
    ];
    for (const [index, language] of languages.entries()) {
      const times = known[language] ?? formatHours([{ opens: '09:00', closes: '17:00' }], language);
      for (const path of ends.slice(index === 0 ? 0 : -1)) {
        const $ = await open(`${path}?lng=${language}`);
        expect($('.next-step a[href^="tel:+"]')).toHaveLength(1);
        expect($('.next-step a[href*="wa.me"]')).toHaveLength(1);
        expect($('.next-step__hours').text()).toContain(times);
        expect($('.next-step').text()).not.toMatch(/\{\{|\$/);
      }
    }
  });
});

describe('what is related to an entry', () => {
  it('is up to three others: of its category first, then of the next, and never the entry', async () => {
    const { experiences, cars } = site.bundles.tr;
    const readSlugs = async (slug: string) => {
      const hrefs = listAttributes(await open(paths.detail(slug)), '.onward .card__link', 'href');
      return hrefs.map((href) => href.split('/').at(-1) ?? '');
    };
    const categoryOf = (name: string) => experiences.find(({ slug }) => slug === name)?.category;
    for (const { slug, category } of experiences) {
      const slugs = await readSlugs(slug);
      expect(new Set([...slugs, slug]).size).toBe(4);
      const own = experiences.filter((other) => other.category === category).length - 1;
      expect(slugs.filter((other) => categoryOf(other) === category)).toHaveLength(
        Math.min(own, 3),
      );
      expect(slugs.findLastIndex((other) => categoryOf(other) === category)).toBe(
        Math.min(own, 3) - 1,
      );
    }
    // The name of a car is Latin in every language; an experience has a name in each language.
    const latinNames = async (path: string) =>
      (await open(`${path}?lng=ar`))('.onward .card__title bdi[dir="ltr"]').length;
    expect(await latinNames('/detay/kum-aksami')).toBe(0);
    expect(await latinNames('/detay/kumul-jipi')).toBe(3);
    const [first, ...rest] = cars.map(({ slug }) => slug);
    expect(await readSlugs(first ?? '')).toEqual(rest.slice(0, 3));
    expect(await readSlugs(rest.at(-1) ?? '')).toEqual([first, ...rest].slice(0, 3));
  });

  it('shows the first picture of each entry', async () => {
    const { cars } = site.bundles.tr;
    const $ = await open(paths.detail(cars[0]?.slug ?? ''));
    expect(listAttributes($, '.onward .picture__image', 'src')).toEqual(
      cars.slice(1, 4).map(({ images }) => images[0]?.src),
    );
  });
});

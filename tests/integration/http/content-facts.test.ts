import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { listPaths } from '../../../shared/paths.ts';
import { plain, site } from './shared-site.ts';

const { tr, en, ar } = site.bundles;

const experiences: [string, number, string][] = [
  ['bae-vize', 95, '30'],
  ['vip-havalimani-transferi', 80, 'Tek yön'],
  ['jet-ski-kiralama', 80, '30 dakika'],
  ['ozel-yat-kiralama', 250, '2 saat'],
  ['col-turu', 90, '6 saat'],
  ['safari-turu', 120, '5 saat'],
  ['atv-turu', 70, '2 saat'],
  ['deve-turu', 50, '1 saat'],
  ['evlilik-teklifi-organizasyonu', 300, '3 saat'],
  ['balayi-paketi', 950, '3 gün'],
  ['gunluk-turistik-dubai-turu', 100, '8 saat'],
  ['old-dubai-turu', 60, '4 saat'],
  ['abu-dhabi-turu', 130, '9 saat'],
  ['helikopter-turu', 250, '20 dakika'],
];

const cars = [
  '2023-ferrari-f8-tributo',
  'ferrari-spider-yellow',
  'lamborghini-huracan-evo-spyder',
  'cadillac-escalade',
  'g63',
  'lamborghini-huracan-spyder',
  'lamborghini-urus-s',
  'porsche-cayenne',
  'range-rover-sports',
  'range-rover-velar',
  '2024-ferrari-f8-spider',
];

describe('the facts of the specification', () => {
  it.each(experiences)('%s costs %i and takes %s', (slug, price, duration) => {
    const entry = tr.experiences.find((candidate) => candidate.slug === slug);
    expect(entry?.price).toBe(price);
    expect(toPlainText(entry?.duration ?? '')).toContain(duration);
  });

  it('has no other experience, and the eleven cars in order at 150 a day', () => {
    expect(tr.experiences).toHaveLength(experiences.length);
    expect(tr.cars.map(({ slug }) => slug)).toEqual(cars);
    expect(new Set(tr.cars.map(({ price }) => price))).toEqual(new Set([150]));
  });

  it('has the prices of the services list and of the home page', () => {
    expect(tr.services.map(({ price }) => price)).toEqual([150, 200, 200, 200, 500, 500, 500]);
    expect(tr.services.at(-1)?.url).toBe('/araclar');
    expect(tr.home.tiles.items.map(({ priceRange }) => priceRange.from)).toEqual([
      95, 120, 80, 75, 350, 65,
    ]);
    expect(tr.home.tiles.items.map(({ priceRange }) => priceRange.unit)).toEqual([
      undefined,
      'day',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('promises the visa in 48 hours with 99 percent approval, in every language', () => {
    for (const language of languages) {
      const visa = site.bundles[language].experiences.find(({ slug }) => slug === 'bae-vize');
      const words = JSON.stringify([visa?.description, visa?.about, visa?.amenities]);
      expect(words).toContain('48');
      expect(words).toMatch(/%99|99%|99 ?٪/);
    }
  });

  it('shows six pictures on every detail page that no other one shows', () => {
    const images = [...tr.experiences, ...tr.cars].map((entry) => entry.images);
    for (const pictures of images) expect(pictures).toHaveLength(6);
    expect(findRepeated(images.flat().map(({ src }) => src))).toEqual([]);
  });

  it('shows no picture twice on a page, nor in a list of several pages, thumbnails aside', async () => {
    const isRepeated = [];
    for (const path of listPaths(tr)) {
      const $ = await plain.open(path);
      const pictures = $('.picture__image').not('.gallery__thumbnail *, .post__portrait *');
      const files = pictures.toArray().flatMap((image) => $(image).attr('src') ?? []);
      isRepeated.push(...findRepeated(files).map((file) => `${path} ${file}`));
    }
    expect(isRepeated).toEqual([]);
    for (const list of [tr.posts.map(({ image }) => image), tr.services.map(({ image }) => image)])
      expect(findRepeated(list.map(({ src }) => src))).toEqual([]);
  });

  it('describes each of these pictures in words of its own, in every language', () => {
    for (const { experiences, cars } of Object.values(site.bundles)) {
      const images = [...experiences, ...cars].flatMap((entry) => entry.images);
      expect(findRepeated(images.map(({ alt }) => toPlainText(alt)))).toEqual([]);
    }
  });
});

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

describe('the length of texts', () => {
  const words = (text: LocalText) => toPlainText(text).split(/\s+/).filter(Boolean).length;

  it('is at least 90 words for an experience in each language', () => {
    for (const bundle of [tr, en, ar]) {
      for (const { slug, about } of bundle.experiences)
        expect(words(about), slug).toBeGreaterThanOrEqual(90);
    }
  });

  it('is at least 350 words for a post in each language it has, with all four kinds of block', () => {
    for (const { id, content, languages: declared } of tr.posts) {
      expect(new Set(content.map(({ type }) => type)).size).toBe(4);
      for (const language of declared ?? languages) {
        const post = site.bundles[language].posts.find((candidate) => candidate.id === id);
        const texts =
          post?.content.map((block) => ('content' in block ? block.content : block.caption)) ?? [];
        expect(
          texts.reduce((sum, text) => sum + words(text), 0),
          `${id} ${language}`,
        ).toBeGreaterThanOrEqual(350);
      }
    }
  });
});

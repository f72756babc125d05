import { describe, expect, it } from 'vitest';
import {
  defaultServiceQuery,
  filterServices,
  findNearServices,
} from '../../../shared/filter-services.ts';
import type { Language } from '../../../shared/languages.ts';
import { createSearchable } from '../../../shared/search-text.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

const { open } = plain;

/** Returns the parts of a results page that describe its search. */
async function readSearch(words: string, language?: string) {
  const parameters = new URLSearchParams({ q: words, ...(language && { lng: language }) });
  const $ = await open(`/hizmetler?${parameters}`);
  const { found, foundPages } = JSON.parse(
    $('[data-island="service-filter"]').attr('data-props') ?? '',
  );
  return {
    cards: $('.service-list > .card-grid .card').length,
    found,
    foundPages,
    line: $('.filter__foreign').text(),
    pages: listAttributes($, '.found-pages a', 'href'),
  };
}

describe('a page of results', () => {
  it('begins with an entry whose title was searched for, in its picture, whoever found the same by a keyword', async () => {
    const changed = await openSite({
      // Both searches are about the entry, so that their results alone do not tell them apart.
      change({ experiences: [entry], services: [service] }) {
        Object.assign(entry ?? {}, createSearchable(['Gondol'], ['kürek']));
        const { category } = entry ?? {};
        Object.assign(service ?? {}, { category }, createSearchable([], ['gondol', 'kürek']));
      },
    });
    for (const [text, services] of [
      ['kürek', 0],
      ['gondol', 1],
      ['kürek', 0],
    ] as const) {
      const $ = await changed.open(`/hizmetler?lng=tr&q=${encodeURIComponent(text)}`);
      expect($('.found-pages ~ .card-grid'), text).toHaveLength(services);
      expect($('.card-grid'), text).toHaveLength(1);
      const [source = ''] = listAttributes($, '.found-pages img', 'src');
      expect(changed.site.pictures).toContain(source.replace('/pictures/', ''));
    }
  });

  it.each([
    ['canlı fenerler', 'tr', '/detay/sahilde-soz'],
    ['lanterns', 'en', '/detay/sahilde-soz?lng=en'],
    ['فوانيس', 'ar', '/detay/sahilde-soz?lng=ar'],
    ['uçuş aramaya başlamadan', 'tr', '/blog/1'],
  ])(
    'holds the pages that contain “%s” if no title or keyword does',
    async (text, language, url) => {
      const { found, pages, foundPages, line } = await readSearch(text, language);
      expect([found, line]).toEqual([[], '']);
      expect(pages[0]?.replace('?lng=tr', '')).toBe(url);
      expect(foundPages).toEqual(pages);
    },
  );

  it.each(['yat', 'YAT', 'Yat ', 'çöl', 'a', 'nothing-at-all'])(
    'holds what is found for “%s”',
    async (text) => {
      const { cards, found } = await readSearch(text);
      const query = { text, category: 'all', minPrice: 0, maxPrice: 1000 };
      const expected = filterServices(site.bundles.tr.services, query);
      expect(found).toEqual(expected.map(({ id }) => id));
      expect(cards).toBe(expected.length);
    },
  );

  it('leads to other pages, whoever found the same services before', async () => {
    const readPages = async (text: string, language: string) => {
      const { pages, foundPages, cards } = await readSearch(text, language);
      expect(foundPages).toEqual(pages);
      return { pages, cards };
    };
    expect(await readPages('mersedes', 'tr')).toEqual({
      pages: ['/detay/kumul-jipi?lng=tr'],
      cards: 1,
    });
    expect(await readPages('porşe', 'tr')).toEqual({
      pages: ['/detay/beyaz-jip?lng=tr'],
      cards: 1,
    });
    expect((await readPages('الطقس', 'ar')).pages).toEqual(['/blog/2?lng=ar']);
    expect((await readPages('cars', 'en')).pages).toHaveLength(6);
  });
});

describe('words of another language', () => {
  const find = (text: string, language: Language) =>
    filterServices(site.bundles[language].services, { ...defaultServiceQuery, text });

  it.each<[string, Language, Language, string]>([
    ['سفاري', 'en', 'ar', 'No results in English. Here is what we found in Arabic.'],
    ['camel', 'tr', 'en', 'Türkçe sonuç bulunamadı; İngilizce aramanın sonuçlarını gösteriyoruz.'],
    ['deve', 'ar', 'tr', 'لا نتائج بالعربية. إليكم ما وجدناه باللغة التركية.'],
  ])('find “%s” on a page in %s as one in %s does, which a line says', async (text, ...rest) => {
    const [language, other, sentence] = rest;
    const page = await readSearch(text, language);
    expect(page.line).toBe(sentence);
    expect(page.found).toEqual(find(text, other).map(({ id }) => id));
    expect(page.cards).toBeGreaterThan(0);
    expect(page.pages.length).toBeGreaterThan(0);
    expect(page.pages).toEqual(page.foundPages);
    const asked = await readSearch(text, other);
    const change = (url: string) => url.replace(`lng=${other}`, `lng=${language}`);
    expect(page.pages).toEqual(asked.pages.map(change));
    expect(asked.line).toBe('');
  });

  it('are said to be of their language, whoever found the same by those of another before', async () => {
    const [turkish, english] = [await readSearch('taksi', 'ar'), await readSearch('taxi', 'ar')];
    expect([turkish.found, turkish.pages]).toEqual([english.found, english.pages]);
    expect(turkish.line).toContain('التركية');
    expect(english.line).toContain('الإنجليزية');
  });

  it('that nothing contains are left out if the others find something, which a line says', async () => {
    const [text, left] = [await readSearch('safari'), await readSearch('zzz ve safari')];
    expect([left.found, left.pages]).toEqual([text.found, text.pages]);
    expect([text.line, left.line]).toEqual(['', expect.stringContaining('bir kısmına')]);
    // Each finds something, but nothing contains them all.
    const apart = await readSearch('safari helikopter deve');
    expect(apart.cards + apart.pages.length).toBeGreaterThan(0);
    expect(apart.line).toContain('bir kısmına');
  });

  it('are not looked for if the page’s own language has a result', async () => {
    expect(find('safari', 'tr')).not.toEqual([]);
    expect(await readSearch('safari', 'tr')).toMatchObject({ line: '', cards: 1 });
    expect(await readSearch('zzz', 'tr')).toMatchObject({ line: '', cards: 0, pages: [] });
  });
});

it('shows the services that are nearest to its own words, whoever found nothing before', async () => {
  const { services } = site.bundles.tr;
  for (const text of ['zzz', 'helikopzz zzz']) {
    const $ = await open(`/hizmetler?q=${text}`);
    const near = findNearServices(services, { ...defaultServiceQuery, text });
    expect(listTexts($, '.near-services .card__title')).toEqual(near.map(({ title }) => title));
  }
});

it('counts services and related results, each only where there are some', async () => {
  const count = async (query: string) =>
    (await open(`/hizmetler?${query}`))('.service-list [role="status"]').text();
  expect(await count('q=spider')).toBe('2 ilgili sayfa');
  expect(await count('q=spider&lng=en')).toBe('2 related pages');
  expect(await count('q=vize')).toMatch(/^\d hizmet bulundu \d ilgili sayfa$/);
  expect(await count('category=water')).toMatch(/^\d hizmet bulundu$/);
  expect(await count('q=zzz')).toBe('0 hizmet bulundu');
});

it('offers a reset if it has something to reset, which keeps the language', async () => {
  const isHidden = async (query: string) =>
    (await open(`/hizmetler?${query}`))('.filter__reset').is('[hidden]');
  expect(await Promise.all(['', 'q=', 'category=all', 'lng=ar'].map(isHidden))).toEqual(
    Array(4).fill(true),
  );
  expect(await Promise.all(['q=vize', 'q=zzz', 'category=desert'].map(isHidden))).toEqual(
    Array(3).fill(false),
  );
  const $ = await open('/hizmetler?q=vize&lng=ar');
  expect($('.filter__reset').attr('href')).toBe('/hizmetler?lng=ar');
});

import { describe, expect, it } from 'vitest';
import { filterServices } from '../../../shared/filter-services.ts';
import { languages } from '../../../shared/languages.ts';
import { listAttributes, plain, site } from './shared-site.ts';

const { open } = plain;

/** Returns the parts of a results page that describe its search. */
async function readSearch(words: string, language?: string) {
  const parameters = new URLSearchParams({ q: words, ...(language && { lng: language }) });
  const $ = await open(`/hizmetler?${parameters}`);
  const { query, found, foundPages } = JSON.parse(
    $('[data-island="service-filter"]').attr('data-props') ?? '',
  );
  return {
    field: $('#service-search').attr('value'),
    data: query.text,
    links: listAttributes($, '.language-menu a[data-language]', 'href').map((href) =>
      new URL(href, 'http://a').searchParams.get('q'),
    ),
    cards: $('.service-list > .card-grid .card').length,
    found,
    foundPages,
    pages: listAttributes($, '.found-pages a', 'href'),
    scripts: $('script').text(),
  };
}

describe('a page of results', () => {
  it.each([
    '"><script>alert(1)</script>',
    '</div>&quot;&amp;\\"',
    '$& $1 $$',
    '%22 + %2B',
    '"\u{f0000}"',
    "l'été «»",
    '\\u0022',
  ])('shows what its visitor searched for, whoever found the same before: %j', async (text) => {
    for (const language of languages) {
      const page = await readSearch(text, language);
      expect([page.field, page.data]).toEqual([text, text]);
      expect(page.links).toEqual(languages.map(() => text));
      expect(page.scripts).not.toContain('alert');
    }
  });

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

it('counts services and related results, each only where there are some', async () => {
  const count = async (query: string) =>
    (await open(`/hizmetler?${query}`))('.service-list [role="status"]').text();
  expect(await count('q=spider')).toBe('2 ilgili sayfa');
  expect(await count('q=spider&lng=en')).toBe('2 related pages');
  expect(await count('q=vize')).toMatch(/^\d hizmet bulundu · \d ilgili sayfa$/);
  expect(await count('category=water')).toMatch(/^\d hizmet bulundu$/);
  expect(await count('q=zzz')).toBe('0 hizmet bulundu');
});

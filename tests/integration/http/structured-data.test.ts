import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { buildCanonicalPath, listPaths } from '../../../shared/paths.ts';
import { vary } from '../../vary.ts';
import { readSitemap } from './crawl.ts';
import { openSite } from './open-site.ts';
import { readVocabulary } from './schema-vocabulary.ts';
import { listTexts, origin, parsePage, secure, site } from './shared-site.ts';

const { get } = secure;
const vocabulary = readVocabulary();

const node = z.looseObject({ '@type': z.string() });
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
});

type Node = z.infer<typeof node>;

async function readGraph(address: string, from: typeof get = get): Promise<Node[]> {
  const $ = parsePage(await from(address));
  const scripts = listTexts($, 'script[type="application/ld+json"]');
  return scripts.flatMap((text) => graphSchema.parse(JSON.parse(text))['@graph']);
}

/** Lists a node and all nodes inside it. */
function listNodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listNodes);
  const own = node.safeParse(value);
  return own.success ? [own.data, ...inner] : inner;
}

const own = [...listPaths(site.bundles.tr), '/bloglar?page=2'];

/** Every page in Turkish, and those of which the tests below ask in another language. */
const few = [
  ...own.map((path) => buildCanonicalPath(path, 'tr')),
  ...['/?lng=ar', '/araclar?lng=ar', '/detay/kum-aksami?lng=en', '/detay/kumul-jipi?lng=ar'],
  ...['/blog/1?lng=en', '/blog/6?lng=ar'],
];

const all = own.flatMap((path) => languages.map((language) => buildCanonicalPath(path, language)));
const addresses = vary([...new Set([...few, ...all])], few.length);

const graphs = new Map(
  await Promise.all(addresses.map(async (address) => [address, await readGraph(address)] as const)),
);

/** The types of what a page is about; almost every page also says on which day it changed. */
const listTypes = (graph: Node[] = []) =>
  graph.map((each) => each['@type']).filter((type) => type !== 'WebPage');

const typesAt = (address: string) => listTypes(graphs.get(address));

const find = (address: string, type: string) =>
  graphs.get(address)?.find((each) => each['@type'] === type);

describe('the vocabulary', () => {
  it('knows what it should, so that the tests below can fail', () => {
    expect(vocabulary.size).toBeGreaterThan(800);
    expect(vocabulary.get('TravelAgency')).toContain('openingHoursSpecification');
    expect(vocabulary.get('TravelAgency')).toContain('name');
    expect(vocabulary.get('TravelAgency')).not.toContain('inLanguage');
    expect(vocabulary.get('Visa')).toBeUndefined();
  });
});

describe('structured data', () => {
  it('uses only types and properties of schema.org', () => {
    const unknown = [...graphs].flatMap(([address, graph]) =>
      graph.flatMap(listNodes).flatMap((each) => {
        const properties = vocabulary.get(each['@type']);
        if (properties === undefined) return [`${address}: ${each['@type']}`];
        return Object.keys(each)
          .filter((key) => !['@type', '@id'].includes(key) && !properties.has(key))
          .map((key) => `${address}: ${each['@type']}.${key}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('stands on each page that shows something it can say, and on no other', () => {
    expect(typesAt('/')).toEqual(['TravelAgency', 'WebSite']);
    expect(typesAt('/iletisim')).toEqual(['TravelAgency']);
    for (const list of ['/araclar', '/hizmetler', '/bloglar', '/bloglar?page=2']) {
      expect(typesAt(list)).toEqual(['ItemList']);
    }
    expect(typesAt('/detay/kumul-jipi')).toEqual(['BreadcrumbList', 'Service']);
    expect(typesAt('/detay/kum-aksami')).toEqual(['BreadcrumbList', 'TouristTrip']);
    expect(typesAt('/detay/giris-izni')).toEqual(['BreadcrumbList', 'Service']);
    expect(typesAt('/blog/1')).toEqual(['BlogPosting']);
    expect(typesAt('/hakkimizda')).toEqual([]);
  });

  it('has only absolute addresses of this site, and those of pages are canonical', async () => {
    const sitemap = (await get('/sitemap.xml')).text.replaceAll('&amp;', '&');
    const pages = new Set<string>();
    for (const each of [...graphs.values()].flat().flatMap(listNodes)) {
      for (const key of ['@id', 'url', 'item', 'mainEntityOfPage', 'image', 'logo']) {
        for (const value of [each[key] ?? []].flat()) {
          expect(String(value).startsWith(`${origin}/`), `${each['@type']}.${key}`).toBe(true);
          if (['url', 'item', 'mainEntityOfPage'].includes(key)) pages.add(String(value));
        }
      }
    }
    expect(pages.size).toBeGreaterThan(30);
    const unknown = [...pages].filter((page) => !sitemap.includes(`<loc>${page}</loc>`));
    // The sitemap has only the first page of a list.
    expect(unknown.map((page) => page.replace(/&lng=\w+$/, ''))).toEqual(
      unknown.map(() => `${origin}/bloglar?page=2`),
    );
  });

  it('has no price and no rating while prices are hidden', () => {
    const text = JSON.stringify([...graphs.values()]);
    expect(text).not.toMatch(/price|offer|rating|review/i);
  });
});

describe('the day of the last change', () => {
  const days = new Map(
    [...graphs].map(([address, graph]) => [
      origin + address,
      graph.flatMap((each) => each['dateModified'] ?? []),
    ]),
  );

  it('is that of the sitemap, and missing where that has none', async () => {
    const entries = readSitemap((await get('/sitemap.xml')).text);
    const wanted = entries.filter(({ address }) => days.has(address));
    expect(wanted.filter(({ lastModified }) => lastModified !== undefined)).not.toEqual([]);
    expect(wanted.map(({ address }) => [address, days.get(address)])).toEqual(
      wanted.map(({ address, lastModified }) => [address, [lastModified ?? []].flat()]),
    );
  });
});

describe('the company', () => {
  it('has name, address, phone, mail and profile', () => {
    const { site: company } = site.bundles.tr;
    expect(find('/iletisim', 'TravelAgency')).toMatchObject({
      '@id': `${origin}/#agency`,
      name: 'Serap Dubai',
      address: { '@type': 'PostalAddress', streetAddress: toPlainText(company.address) },
      telephone: company.phone,
      email: company.email,
      sameAs: [company.social.url],
    });
    expect(find('/', 'TravelAgency')).not.toHaveProperty('openingHoursSpecification');
  });
});

describe('a breadcrumb', () => {
  it('is the one that the page shows', async () => {
    const address = '/detay/kum-aksami?lng=en';
    const $ = parsePage(await get(address));
    const shown = listTexts($, '.breadcrumb li');
    expect(find(address, 'BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: shown[0], item: `${origin}/?lng=en` },
      { '@type': 'ListItem', position: 2, name: shown[1], item: `${origin}/servis/col?lng=en` },
      { '@type': 'ListItem', position: 3, name: shown[2], item: `${origin}${address}` },
    ]);
  });
});

describe('a list', () => {
  it.each(['/araclar', '/hizmetler', '/hizmetler?category=desert', '/bloglar', '/bloglar?page=2'])(
    'at %s holds what the page shows, in its order',
    async (address) => {
      const $ = parsePage(await get(address));
      const shown = listTexts($, 'main .card__title');
      const [list] = await readGraph(address);
      const items = z
        .array(z.looseObject({ name: z.string(), position: z.number() }))
        .parse(list?.['itemListElement']);
      expect(items.map(({ name }) => name)).toEqual(shown);
      const first = address.endsWith('page=2') ? 7 : 1;
      expect(items.map(({ position }) => position)).toEqual(shown.map((_, index) => first + index));
    },
  );

  it('is absent where a search finds nothing', async () => {
    expect(listTypes(await readGraph('/hizmetler?q=zzzz'))).toEqual([]);
  });
});

describe('a post', () => {
  it('says headline, day, author, picture and language', () => {
    const post = site.bundles.en.posts.find(({ id }) => id === 1);
    expect(find('/blog/1?lng=en', 'BlogPosting')).toMatchObject({
      headline: post?.title,
      datePublished: post?.date,
      author: { '@type': 'Organization', name: post?.author },
      image: [origin + post?.featuredImage.share],
      inLanguage: 'en',
      url: `${origin}/blog/1?lng=en`,
    });
  });

  it('says no language where it is mostly fallen back, and is then the Turkish one', () => {
    const post = find('/blog/6?lng=ar', 'BlogPosting');
    expect(post).not.toHaveProperty('inLanguage');
    expect(post?.['url']).toBe(`${origin}/blog/6`);
  });
});

describe('a car', () => {
  it.each([
    ['rented out', {}],
    ['rented out, if no page has a place for prices', { prices: true }],
    [
      'a product with an offer, as a tour has one, if its page shows the price',
      { prices: true, detailContact: true },
    ],
  ])('is %s', async (_what, shown) => {
    const { get: getShown } = await openSite({
      change: (bundle) => void Object.assign(bundle.site.features, shown),
    });
    const hasOffer = 'detailContact' in shown;
    for (const language of languages) {
      for (const { slug, price } of vary(site.bundles[language].cars)) {
        const [, car] = await readGraph(`/detay/${slug}?lng=${language}`, getShown);
        const serviceType = site.labels[language]['detail_page']?.['car_rental'];
        const offers = { '@type': 'Offer', price, priceCurrency: 'USD' };
        // Google’s rules for a product: developers.google.com/search/docs/appearance/structured-data/product-snippet
        expect(car).toMatchObject({
          name: expect.any(String),
          ...(hasOffer ? { '@type': 'Product', offers } : { '@type': 'Service', serviceType }),
        });
        expect(car && 'offers' in car).toBe(hasOffer);
      }
    }
    const [, tour] = await readGraph('/detay/kum-aksami', getShown);
    const offer = { '@type': 'Offer', price: 95, priceCurrency: 'USD' };
    expect(tour?.['offers']).toEqual(hasOffer ? offer : undefined);
  });
});

describe('a text that looks like markup', () => {
  it('cannot leave the data it stands in', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const { get: getEvil } = await openSite({
      change: (bundle) => {
        for (const car of bundle.cars) car.title = evil;
      },
    });
    const [, car] = await readGraph('/detay/kumul-jipi', getEvil);
    expect(car?.['name']).toBe(evil);
    const $ = parsePage(await getEvil('/detay/kumul-jipi'));
    expect($('script[type="application/ld+json"]').text()).not.toContain('<');
    expect($('script:not([src]):not([type="application/ld+json"])')).toHaveLength(0);
  });
});

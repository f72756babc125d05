import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import { createPageIndex } from '../../../scripts/dev/edit/page-index.ts';
import { listPages } from '../../../server/render/page-url.ts';
import {
  defaultLanguage,
  type Language,
  languageConfig,
  languages,
} from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import { buildCanonicalPath, buildPlanPath, listPaths } from '../../../shared/paths.ts';
import { fixtureContent } from '../../site-folder.ts';
import { vary } from '../../vary.ts';
import { compare, listFaults, type PageCheck, pageChecks } from './check-pages.ts';
import {
  crawl,
  explicitVisitors,
  openAs,
  type Page,
  readAddresses,
  readSitemap,
  type Visitor,
} from './crawl.ts';
import { openSite } from './open-site.ts';
import { instant, listAttributes, origin, type parsePage, secure, site } from './shared-site.ts';

/** A crawler without cookies and without a language, a visitor who has chosen, and one whose browser prefers a language. */
const negotiating: Visitor[] = [
  { language: 'tr', isExplicit: false, headers: {} },
  {
    language: 'en',
    isExplicit: false,
    headers: { Cookie: 'lng=en', 'Accept-Language': 'ar' },
  },
  { language: 'ar', isExplicit: false, headers: { 'Accept-Language': 'ar, xx;q=0.9' } },
];

// All visit a site that has rendered nothing yet, while its cache is being filled.
const { app, get } = await openSite({ publicOrigin: origin, at: instant, renderLimit: 10_000 });
const [pages] = await Promise.all([
  crawl(get, site.bundles.tr, [...explicitVisitors, ...vary(negotiating, 2)]),
  app.warm(),
]);

const { text: xml } = await get('/sitemap.xml');

const metaOf = ($: ReturnType<typeof parsePage>, name: string) =>
  listAttributes($, `meta[property="${name}"], meta[name="${name}"]`, 'content');

/** The languages in which the content is written; languages that only fall back are not indexable. */
const written = languages.filter(
  (language) => typeof site.bundles[language].site.brand.tagline === 'string',
);

/** Posts that are not translated into Arabic. */
const unindexed = site.bundles.ar.posts
  .filter((post) => post.languages && !post.languages.includes('ar'))
  .map(({ id }) => `/blog/${id}`);

/** The URLs of a page in each language in which it is written. */
function listTranslations(own: string): Partial<Record<string, string>> {
  const inLanguages = written.filter((code) => code !== 'ar' || !unindexed.includes(own));
  const urls = inLanguages.map((code) => [code, origin + buildCanonicalPath(own, code)]);
  return Object.fromEntries([...urls, ['x-default', origin + own]]);
}

const toLocale = (language: Language) => languageConfig[language].shareLocale;

const ownChecks: Record<string, PageCheck> = {
  'has a title and a description that search results show whole': ({ $ }) => {
    const [description = '', ...others] = metaOf($, 'description');
    const { length } = [...description];
    return [
      ...compare('titles', $('title').length, 1),
      ...compare('short title', [...$('title').text()].length <= 60, true),
      ...compare('further descriptions', others, []),
      ...compare('description of 50 to 160 letters', length >= 50 && length <= 160, true),
    ];
  },

  // A page that is mostly fallen back is canonical to Turkish, names no translations, and no translation names it.
  'names its canonical URL and its translations, and says what a shared link shows': ({
    $,
    own,
    path,
    isListed,
    language,
  }) => {
    const translations = listTranslations(isListed ? own : path);
    const isIndexable = language in translations;
    const canonical = isIndexable ? translations[language] : translations['x-default'];
    const alternates = isIndexable ? translations : {};
    const isPersonal = isPersonalPath(path);
    // A personal page tells nothing to search engines, but can be shared in every language.
    const others = languages.filter(
      (code) => code !== language && (isPersonal || code in alternates),
    );
    return [
      ...compare('addresses', readAddresses($), {
        canonicals: isPersonal ? [] : [canonical],
        alternates: isPersonal ? {} : alternates,
        count: isPersonal ? 0 : Object.keys(alternates).length,
      }),
      ...Object.entries({
        robots: isPersonal ? ['noindex, nofollow'] : [],
        'og:url': [isPersonal ? origin + buildCanonicalPath(own, language) : canonical],
        'og:description': metaOf($, 'description'),
        'og:locale': [toLocale(isPersonal || isIndexable ? language : 'tr')],
        'og:locale:alternate': others.map(toLocale),
        'twitter:card': ['summary_large_image'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:type': ['image/jpeg'],
      }).flatMap(([name, wanted]) => compare(name, metaOf($, name), wanted)),
      ...compare('og:title', metaOf($, 'og:title').length, 1),
      ...compare('og:image', metaOf($, 'og:image').length, 1),
      ...compare('og:site_name', metaOf($, 'og:site_name').join() !== '', true),
      ...compare('og:type', /^(website|article)$/.test(metaOf($, 'og:type').join()), true),
      ...compare('og:image:alt', (metaOf($, 'og:image:alt')[0]?.length ?? 0) > 10, true),
    ];
  },

  'is reached within three clicks, unless it is personal': ({ clicks, path }) =>
    clicks <= 3 || isPersonalPath(path) ? [] : [`${clicks} clicks`],
};

describe('every page, visited in three languages at the same time,', () => {
  it.each(Object.entries({ ...pageChecks, ...ownChecks }))('%s', (_, check) => {
    expect(listFaults(check, pages, site)).toEqual([]);
  });

  it('runs no words together without styles; neither do searches, plans and pages of errors', async () => {
    const check = pageChecks['runs no words together without styles'];
    const cars = site.bundles.tr.cars.slice(0, 2).map(({ slug }) => slug);
    const urls = ['/hizmetler?q=jip', '/hizmetler?q=dubai', '/hizmetler?q=zzz', '/yok', '/planim'];
    for (const visitor of explicitVisitors) {
      for (const url of [...urls, buildPlanPath(cars)]) {
        expect(check?.(await openAs(visitor, get, url), site), url).toEqual([]);
      }
    }
  });

  it('is byte for byte the one that a visitor gets alone', async () => {
    const mixed: string[] = [];
    for (const { url, headers, language, response } of pages) {
      const { text } = await secure.get(url, headers);
      if (text !== response.text) mixed.push(`${url} in ${language}`);
    }
    expect(mixed).toEqual([]);
  });

  it.each([
    ['title', ({ $ }: Page) => $('title').text()],
    ['description', ({ $ }: Page) => metaOf($, 'description').join()],
    ['title of shared links', ({ $ }: Page) => metaOf($, 'og:title').join()],
  ])('has its %s to itself in its language', (_, read) => {
    const own = pages.filter(({ isListed, isExplicit }) => isListed && isExplicit);
    const groups = Map.groupBy(own, (page) => `${page.language} ${read(page)}`);
    const same = [...groups.values()].filter(({ length }) => length > 1);
    expect(same.map((alike) => alike.map(({ url }) => url))).toEqual([]);
  });

  it('has a share picture that really is a JPEG of 1200 by 630 pixels, which alone may be shown elsewhere', async () => {
    const images = new Set(pages.flatMap(({ $ }) => metaOf($, 'og:image')));
    expect(images.size).toBeGreaterThan(10);
    for (const image of images) {
      expect(image.startsWith(`${origin}/pictures/`), image).toBe(true);
      const { status, type, headers, body } = await get(image.replace(origin, ''));
      expect({ status, type, policy: headers['cross-origin-resource-policy'] }, image).toEqual({
        status: 200,
        type: 'image/jpeg',
        policy: 'cross-origin',
      });
      // Messaging apps show no preview of larger images.
      expect(body.length, image).toBeLessThan(300_000);
      const { format, width, height } = await sharp(body).metadata();
      expect({ format, width, height }, image).toEqual({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
    const [shown = ''] = pages.flatMap(({ $ }) =>
      listAttributes($, 'img[src^="/pictures/"]', 'src'),
    );
    const { headers } = await get(shown);
    expect(headers['cross-origin-resource-policy'], shown).toBe('same-origin');
  });

  it('is in the sitemap once per language in which it is written, with its translations', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const wanted = listPaths(site.bundles.tr)
      .filter((path) => !isPersonalPath(path))
      .flatMap((path) => {
        const alternates = listTranslations(path);
        const { 'x-default': _, ...translations } = alternates;
        return Object.values(translations).map((address) => ({ address, alternates }));
      });
    const entries = readSitemap(xml);
    expect(entries.map(({ address, alternates }) => ({ address, alternates }))).toEqual(wanted);
    expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
    expect(entries.length).toBeLessThan(50_000);
    expect(unindexed).not.toEqual([]);
  });
});

describe('the index of pages', () => {
  const load = createSnapshotLoader(fixtureContent);

  it('knows on which pages a text or a picture is seen, and reads them once', async () => {
    // Enough of the pages; the others cannot be read.
    const shown = [
      '/',
      '/araclar',
      '/bloglar',
      '/bloglar?page=2',
      '/detay/kumul-jipi',
      '/hakkimizda',
      '/iletisim',
      '/planim',
    ];
    const readable = pages.filter(({ own }) => shown.includes(own));
    const known = new Map(readable.map(({ url, response }) => [url, response.text]));
    const read: string[] = [];
    let isRunning = false;
    const index = createPageIndex(load, async (url) => {
      read.push(url);
      if (!isRunning) return undefined;
      return url.includes('?e=') ? (await get(url)).text : known.get(url);
    });
    const menu = 'navigation.yaml#header[1].label';
    expect(await index.count([menu])).toEqual({});
    isRunning = true;
    read.length = 0;

    const title = 'cars/kumul-jipi.yaml#title';
    const photo = 'pages/about.yaml#heroImage';
    const unseen = 'labels.yaml#error_page.title';
    const hero = 'home.yaml#hero[0].title';
    // In a card, the entry that it leads to is likelier to be meant.
    const card = 'home.yaml#featured.items[0].title';
    const none = 'cars/none.yaml#title';
    const counts = await index.count([menu, title, hero, photo, card, unseen, none]);
    const all = listPages(site.bundles[defaultLanguage]).length;
    expect(counts).toEqual({
      [menu]: shown.length,
      [title]: expect.any(Number),
      [hero]: 1,
      [photo]: 1,
    });
    // Its own page, the list of cars, and the cards of others.
    expect(counts[title]).toBeGreaterThan(1);
    expect(counts[title]).toBeLessThan(shown.length);

    expect(await index.find('pages/about.yaml#story.text')).toBe('/hakkimizda');
    expect(await index.find('labels.yaml#contact_page.creek')).toBe('/iletisim');
    expect(await index.find(photo)).toBe('/hakkimizda');
    expect(await index.find(unseen)).toBe('/');
    // An empty plan does not show this label.
    expect(await index.find('labels.yaml#plan.remove')).toMatch(/^\/planim\?e=.+,.+/);
    expect(await index.find('pages/plan.yaml#title')).toBe('/planim');
    expect(await index.find(none)).toBeUndefined();
    expect([read.length, new Set(read).size]).toEqual([all + 1, all + 1]);
    index.forget();
    isRunning = false;
    expect(await index.count([menu])).toEqual({});
    expect(read.length).toBeGreaterThan(all + 1);
  });

  it('finds a text that only a plan with entries shows, on such a plan', async () => {
    const { emptyTitle, sendTitle } = site.bundles[defaultLanguage].pages.plan;
    const index = createPageIndex(load, async (url) => {
      if (!url.startsWith('/planim')) return undefined;
      return `<h2>${toPlainText(url.includes('?e=') ? sendTitle : emptyTitle)}</h2>`;
    });
    expect(await index.find('pages/plan.yaml#sendTitle')).toMatch(/^\/planim\?e=[^,]+,[^,]+$/);
    expect(await index.find('pages/plan.yaml#emptyTitle')).toBe('/planim');
    expect(await index.find('pages/plan.yaml#description')).toBe('/planim');
  });
});

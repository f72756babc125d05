import { describe, expect, it } from 'vitest';
import { formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { isPersonalPath, pageKeys, pages } from '../../../shared/pages.ts';
import {
  buildCanonicalPath,
  buildPlanPath,
  paths,
  splitUrl,
  withLanguage,
  withQuery,
} from '../../../shared/paths.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { carBodies } from '../../../shared/schemas/detail.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import { listAttributes, origin, plain, secure, site } from './shared-site.ts';

const { get, open } = secure;
const [car] = site.bundles.tr.cars;
const [experience] = site.bundles.tr.experiences;
const plan = buildPlanPath([car?.slug ?? '', experience?.slug ?? '']);

type Document = Awaited<ReturnType<typeof open>>;

const metaOf = ($: Document, name: string) =>
  listAttributes($, `meta[property="${name}"], meta[name="${name}"]`, 'content');

describe.each(languages)('a plan in %s', (language) => {
  const own = origin + buildCanonicalPath(plan, language);

  it.each([
    ['whose URL names the language', withLanguage(plan, language)],
    ['in a negotiated language', plan],
  ])('%s is for no search engine, and says what a shared link shows', async (_kind, url) => {
    const $ = await open(url, { 'Accept-Language': language });
    expect($('html').attr('lang')).toBe(language);
    expect(metaOf($, 'robots')).toEqual(['noindex, nofollow']);
    const forSearch = 'link[rel="canonical"], link[rel="alternate"], [type="application/ld+json"]';
    expect($(forSearch)).toHaveLength(0);
    expect(metaOf($, 'og:url')).toEqual([own]);
    expect(metaOf($, 'og:title')).toEqual([site.bundles[language].pages.plan.title]);
    const titles = [car, experience].map((entry) => {
      const { experiences, cars } = site.bundles[language];
      const local = [...experiences, ...cars].find(({ slug }) => slug === entry?.slug);
      return local ? toPlainText(local.title) : '';
    });
    for (const name of ['description', 'og:description']) {
      expect(metaOf($, name)).toEqual([expect.stringContaining(titles[0] ?? '')]);
      expect(metaOf($, name)).toEqual([expect.stringContaining(titles[1] ?? '')]);
    }
    expect(metaOf($, 'og:image')).toEqual([origin + car?.images[0]?.share]);
    expect(metaOf($, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('leads to itself in the other languages', async () => {
    const $ = await open(`${withLanguage(plan, language)}&utm_source=x`);
    expect(new Set(listAttributes($, '[data-language]', 'href'))).toEqual(
      new Set(languages.map((other) => withLanguage(plan, other))),
    );
  });
});

it('an empty plan is shared as itself, with the picture of the site', async () => {
  const $ = await open('/planim?lng=en');
  expect(metaOf($, 'og:url')).toEqual([`${origin}/planim?lng=en`]);
  expect(metaOf($, 'og:image')).toEqual([origin + site.bundles.tr.home.hero[0]?.image.share]);
});

it('a plan is described by its titles, as far as a description goes', async () => {
  const { experiences, cars } = site.bundles.tr;
  const full = [...experiences.filter(({ category }) => category !== 'occasions'), ...cars].slice(
    0,
    maxPlanEntries,
  );
  const $ = await open(buildPlanPath(full.map(({ slug }) => slug)));
  const [text = ''] = metaOf($, 'og:description');
  const { maxLength } = textRoles.description;
  expect(text).toMatch(/^\S.*\S…$/);
  expect(text.length).toBeLessThanOrEqual(maxLength);
  expect(text.length).toBeGreaterThan(maxLength / 2);
  expect(full.map(({ title }) => toPlainText(title)).join(', ')).toContain(text.slice(0, -1));
});

it('crawlers may read that they are to leave a plan out, and are led to none', async () => {
  const { text: robots } = await get('/robots.txt');
  expect(robots).not.toMatch(/^Disallow:/im);
  expect((await get('/sitemap.xml')).text).not.toContain('/planim');
  for (const path of ['/', '/araclar', '/hizmetler', '/detay/guverte', plan]) {
    const $ = await open(path);
    const links = $('a').filter((_, link) =>
      isPersonalPath(splitUrl($(link).attr('href') ?? '').path),
    );
    // Its other languages are no other plans.
    const followed = links.not('[rel~="nofollow"], [data-language]');
    expect(links.length).toBeGreaterThan(0);
    expect(listAttributes($, 'a', 'href').length).toBeGreaterThan(links.length);
    expect(followed.toArray().map((link) => $(link).attr('href'))).toEqual([]);
  }
});

/** What a crawler is led to that is no page of the site: the empty plan, and a plan of each entry alone. */
const reachable = new Set([
  ...listPages(site.bundles.tr).map(({ path, query }) => path + formatPageQuery(query)),
  paths.plan(),
  ...[...site.bundles.tr.experiences, ...site.bundles.tr.cars].map(({ slug }) =>
    buildPlanPath([slug]),
  ),
]);

/** The filtered lists of cars. */
const filtered = new Set(
  [undefined, ...carBodies].flatMap((body) =>
    site.bundles.tr.cars.map(({ facts: { seats } }) => withQuery(paths.cars(), { body, seats })),
  ),
);
for (const body of carBodies) filtered.add(withQuery(paths.cars(), { body }));

it('a crawler that follows every link, whatever its `rel`, comes to an end', async () => {
  const seen = new Set([paths.home()]);
  const outside: string[] = [];
  // A set grows while it is walked.
  for (const url of seen) {
    const $ = await plain.open(url);
    const links = listAttributes($, 'a[href^="/"]', 'href').map((href) => href.replace(/#.*/, ''));
    for (const href of metaOf($, 'robots').join().includes('nofollow') ? [] : links) {
      if (href.startsWith('/pictures/')) continue;
      const own = withQuery(href, { lng: undefined });
      if (reachable.has(own) || filtered.has(own)) seen.add(href);
      else outside.push(`${href}, from ${url}`);
    }
  }
  expect(outside.slice(0, 10)).toEqual([]);
  const named = [...reachable].flatMap((own) => languages.map((code) => withLanguage(own, code)));
  expect(named.filter((url) => !seen.has(url))).toEqual([]);
});

interface Rule {
  href_matches?: string;
  not?: Rule;
}

it('browsers fetch pages ahead, but none that they may not keep', async () => {
  const { body } = await plain.get(site.assets.speculationRules);
  const rules: Rule[] = body.prefetch[0].where.and;
  const matches = ({ href_matches: pattern }: Rule, path: string) =>
    pattern !== undefined && new URLPattern(pattern, origin).test(origin + path);
  const isFetchedAhead = (path: string) =>
    rules.every((rule) => (rule.not ? !matches(rule.not, path) : matches(rule, path)));
  for (const key of pageKeys) {
    const { path } = pages[key];
    for (const url of [path, `${path}?lng=en`, `${path}?e=a,b&lng=en`]) {
      expect(isFetchedAhead(url), url).toBe(!isPersonalPath(path));
    }
  }
});

it('a plan with an occasion, which may be a surprise, is shared without a word of it', async () => {
  const { experiences, pages } = site.bundles.tr;
  const occasion = experiences.find(({ category }) => category === 'occasions');
  const $ = await open(buildPlanPath(['kum-aksami', occasion?.slug ?? '']));
  expect(metaOf($, 'og:description')).toEqual([pages.plan.description]);
  expect(metaOf($, 'og:image')).toEqual([origin + site.bundles.tr.home.hero[0]?.image.share]);
});

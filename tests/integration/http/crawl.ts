import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { paths, splitUrl, withLanguage, withQuery } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { listAttributes, parsePage, type reach } from './reach.ts';

/** Somebody who goes through the whole site. */
export interface Visitor {
  language: Language;
  /** Whether the URLs name the language. */
  isExplicit: boolean;
  headers: Record<string, string>;
}

/** A page as a visitor gets it. */
export interface Page extends Visitor {
  /** The URL as requested, and without the language. */
  url: string;
  own: string;
  path: string;
  /** Whether it is a page of the route table; searches and filters are not. */
  isListed: boolean;
  /** The number of links from the home page; infinite if none leads to the page. */
  clicks: number;
  /** The URL of a page that links to it. */
  from?: string | undefined;
  response: Awaited<ReturnType<Get>>;
  $: ReturnType<typeof parsePage>;
}

type Get = ReturnType<typeof reach>['get'];

/** A visitor of each language, whose URLs name it although the headers name another one. */
export const explicitVisitors = languages.map((language, index): Visitor => {
  const other = languages.at(index - 1) ?? language;
  const headers = { Cookie: `lng=${other}`, 'Accept-Language': other };
  return { language, isExplicit: true, headers };
});

const link = z.object({
  '@_rel': z.literal('alternate'),
  '@_hreflang': z.string(),
  '@_href': z.url(),
});

const sitemap = z.object({
  urlset: z.object({
    url: z.array(
      z.object({
        loc: z.url(),
        lastmod: z.iso.date().optional(),
        'xhtml:link': z.array(link),
      }),
    ),
  }),
});

/** Returns the entries of a sitemap. Throws if its format is invalid. */
export function readSitemap(xml: string) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'url' || name === 'xhtml:link',
  });
  return sitemap.parse(parser.parse(xml)).urlset.url.map((entry) => ({
    address: entry.loc,
    lastModified: entry.lastmod,
    alternates: Object.fromEntries(
      entry['xhtml:link'].map((each) => [each['@_hreflang'], each['@_href']]),
    ),
  }));
}

/** Returns the URLs that a page gives for itself. */
export function readAddresses($: ReturnType<typeof parsePage>) {
  const alternates = $('link[rel="alternate"]').toArray();
  return {
    canonicals: listAttributes($, 'link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      alternates.map((element) => [
        $(element).attr('hreflang') ?? '',
        $(element).attr('href') ?? '',
      ]),
    ),
    count: alternates.length,
  };
}

/**
 * Requests every page of a site for each visitor, at the same time. Follows the links in the visitor’s language as a
 * crawler does: none that say `nofollow` or lead to a picture. Pages to which no link leads come last.
 */
export async function crawl(
  get: Get,
  bundle: Bundle,
  visitors: readonly Visitor[] = explicitVisitors,
): Promise<Page[]> {
  const listed = listPages(bundle).map(({ path, query }) => path + formatPageQuery(query));
  const walks = visitors.map(async (visitor) => {
    const pages = new Map<string, Page>();
    const isNew = (own: string) => !pages.has(own);
    let waiting = new Map<string, string | undefined>([[paths.home(), undefined]]);
    for (let clicks = 0; waiting.size > 0; clicks += 1) {
      const found = await Promise.all(
        Array.from(waiting, ([own, from]) =>
          openAs(visitor, get, own, { clicks, from, isListed: listed.includes(own) }),
        ),
      );
      for (const page of found) pages.set(page.own, page);
      const links = found.flatMap((page) => listLinks(page).map((own) => [own, page.url] as const));
      waiting = new Map(links.filter(([own]) => isNew(own)));
    }
    for (const own of listed.filter(isNew)) {
      pages.set(own, await openAs(visitor, get, own, { clicks: Infinity, isListed: true }));
    }
    return [...pages.values()];
  });
  return (await Promise.all(walks)).flat();
}

/** Requests a page as a visitor does. */
export async function openAs(
  visitor: Visitor,
  get: Get,
  own: string,
  how: Pick<Page, 'clicks' | 'from' | 'isListed'> = { clicks: 0, isListed: true },
): Promise<Page> {
  const url = withLanguage(own, visitor.isExplicit ? visitor.language : undefined);
  // Superagent shows the size of the compressed page, and its text.
  const response = await get(url, { 'Accept-Encoding': 'br', ...visitor.headers });
  const { path } = splitUrl(own);
  return { ...visitor, ...how, url, own, path, response, $: parsePage(response) };
}

/** The pages to which a crawler follows the links of a page in its language, without the language. */
function listLinks({ $, language, isExplicit }: Page): string[] {
  const links = 'a[href^="/"]:not([rel~="nofollow"], [aria-haspopup])';
  return listAttributes($, links, 'href')
    .map((href) => href.replace(/#.*/, ''))
    .filter((href) => {
      const named = new URLSearchParams(splitUrl(href).search).get('lng');
      return named === (isExplicit ? language : null);
    })
    .map((href) => withQuery(href, { lng: undefined }));
}

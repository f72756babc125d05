import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { listAttributes, parsePage, type reach } from './shared-site.ts';

type Get = ReturnType<typeof reach>['get'];

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
 * Follows the links of a site as a crawler does, without cookies and without a preferred language, and none that say
 * `nofollow` or lead to a picture.
 *
 * @returns each URL that it reached, with the number of clicks and the language of the page
 */
export async function crawl(get: Get, start: string, follow: (href: string) => boolean) {
  const reached = new Map<string, { clicks: number; status: number; language: string }>();
  let waiting = [start];
  for (let clicks = 0; waiting.length > 0; clicks += 1) {
    const found = await Promise.all(
      waiting.map(async (address) => {
        const response = await get(address);
        const $ = parsePage(response);
        const language = $('html').attr('lang') ?? '';
        reached.set(address, { clicks, status: response.status, language });
        return listAttributes(
          $,
          'a[href^="/"]:not([rel~="nofollow"], [aria-haspopup])',
          'href',
        ).map((href) => href.replace(/#.*/, ''));
      }),
    );
    waiting = [...new Set(found.flat())].filter((href) => !reached.has(href) && follow(href));
  }
  return reached;
}

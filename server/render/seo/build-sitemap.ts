import { renderToStaticMarkup } from 'react-dom/server';
import { findBeginning, findDay } from '../../../shared/dubai-time.ts';
import {
  collectionKeys,
  findEntryPath,
  findLists,
  isPersonalPath,
  pageKeyOf,
} from '../../../shared/pages.ts';
import { listPaths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { listAlternates, type UrlContext } from './canonical-url.ts';

/**
 * The sitemap (sitemaps.org protocol 0.9): an entry for every path in every language in which it is indexable. Each
 * entry lists the URLs of all these languages, like `hreflang` in the pages.
 */
export function buildSitemap(context: UrlContext, bundle: Bundle): string {
  const entries = listPaths(bundle).flatMap((path) => {
    if (isPersonalPath(path)) return [];
    const alternates = listAlternates(context, path);
    const links = alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    );
    const day = findLastModified(path, bundle);
    const rest = [...(day ? [`<lastmod>${day}</lastmod>`] : []), ...links].join('');
    return alternates
      .filter(({ hrefLang }) => hrefLang !== 'x-default')
      .map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${rest}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The day on which the content of a page last changed, as ISO 8601; `undefined` if the content has no date. An entry
 * changes on the day it is published, too. A paginated list changes with its own file and with its entries; services
 * have no date.
 */
function findLastModified(path: string, bundle: Bundle): string | undefined {
  return listDays(path, bundle)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function listDays(path: string, bundle: Bundle): (string | undefined)[] {
  const key = pageKeyOf(path);
  if (key === undefined) {
    return collectionKeys.flatMap((collection) =>
      bundle[collection]
        .filter((entry) => findEntryPath(collection, entry) === path)
        .flatMap(listDaysOf),
    );
  }
  const entries = findLists(key)?.entries;
  const page = key === 'home' ? bundle.home : bundle.pages[key];
  return [
    'updated' in page ? page.updated : undefined,
    ...(entries ? bundle[entries].flatMap(listDaysOf) : []),
  ];
}

/** The date of a post, or the day of the last change of another entry, and the day from which visitors see it. */
function listDaysOf(
  entry: { publish?: string | undefined } & ({ updated?: string | undefined } | { date: string }),
): (string | undefined)[] {
  const { publish } = entry;
  return ['date' in entry ? entry.date : entry.updated, publish && findDay(findBeginning(publish))];
}

/** Escapes text for XML (XML 1.0, section 2.4); React’s character references are valid in XML, too. */
const escapeXml = (text: string) => renderToStaticMarkup(text);

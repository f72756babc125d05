import { renderToStaticMarkup } from 'react-dom/server';
import { isPersonalPath } from '../../../shared/pages.ts';
import { listPaths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { listAlternates, type UrlContext } from './canonical-url.ts';
import { findLastModified } from './find-last-modified.ts';

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

/** Escapes text for XML (XML 1.0, section 2.4); React’s character references are valid in XML, too. */
const escapeXml = (text: string) => renderToStaticMarkup(text);

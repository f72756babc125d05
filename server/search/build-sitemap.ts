import { listPaths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import {
  type AddressBook,
  buildCanonicalAddress,
  listAdvertised,
  listAlternates,
} from './build-canonical-address.ts';
import { findLastModified } from './find-last-modified.ts';

/**
 * The sitemap (sitemaps.org protocol 0.9): an entry for every path in every language that it is advertised in,
 * each with the addresses of all of them, as `hreflang` in the pages says them.
 */
export function buildSitemap(book: AddressBook, bundle: Bundle): string {
  const entries = listPaths(bundle).flatMap((path) => {
    const alternates = listAlternates(book, path).map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    );
    const day = findLastModified(path, bundle);
    const rest = [...(day ? [`<lastmod>${day}</lastmod>`] : []), ...alternates].join('');
    return listAdvertised(book, path).map((language) => {
      const address = buildCanonicalAddress(book, path, language);
      return `<url><loc>${escapeXml(address)}</loc>${rest}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0, section 2.4. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign);
}

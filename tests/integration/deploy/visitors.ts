import type { Language } from '../../../shared/languages.ts';
import type { Answer } from './ask.ts';

/** A way to request a page, and the expected page. */
export interface Visitor {
  /** Appended to the path. */
  search: string;
  headers: Record<string, string>;
  language: Language;
  /** Whether the URL contains the language, and so do the links of the page. */
  isExplicit: boolean;
}

const negotiated = (language: Language, headers: Record<string, string>, search = ''): Visitor => ({
  search,
  headers,
  language,
  isExplicit: false,
});

const explicit = (
  language: Language,
  search: string,
  headers: Record<string, string> = {},
): Visitor => ({ search, headers, language, isExplicit: true });

/** Every source of a language, alone and in conflict with the others. */
export const visitors: readonly Visitor[] = [
  negotiated('tr', {}),
  negotiated('tr', { 'Accept-Language': 'la-VA,la;q=0.9' }),
  negotiated('tr', { 'Accept-Language': 'en;q=0, *' }),
  negotiated('en', { 'Accept-Language': 'en-GB,en;q=0.9,tr;q=0.8', 'Accept-Encoding': 'gzip, br' }),
  negotiated('en', { 'Accept-Language': 'tr;q=0.5, EN;q=0.7' }),
  negotiated('en', { 'Accept-Language': 'ar', Cookie: '_ga=1; lng=en; theme=dark' }),
  negotiated('en', { 'Accept-Language': 'en' }, '?utm_source=letter&utm_medium=mail'),
  negotiated('ar', { 'Accept-Language': 'ar-AE', 'Accept-Encoding': 'br' }),
  negotiated('ar', { Cookie: 'lng=AR' }),
  negotiated('ar', { 'Accept-Language': 'ar', Cookie: 'xlng=en; lng=la' }, '?lng=la&lng=en'),
  explicit('tr', '?lng=tr', { 'Accept-Language': 'en', 'Accept-Encoding': 'gzip' }),
  explicit('en', '?lng=en', { 'Accept-Language': 'ar', Cookie: 'lng=ar' }),
  explicit('en', '?utm_campaign=x&lng=EN&fbclid=1', { 'Accept-Encoding': 'br' }),
  explicit('ar', '?lng=ar', { Cookie: 'lng=tr', 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
];

/** Returns the faults of a response for this visitor; empty if there are none. */
export function findFaults({ language, isExplicit }: Visitor, { status, headers, body }: Answer) {
  // By pattern, without a parser: thousands of pages are checked while the replicas need the processor.
  const shown = body.match(/<html lang="(\w+)"/)?.[1];
  // Of the header: the lines above it lead to the page in other languages.
  const link = body.match(/<header.*?href="(\/hizmetler(?:\?lng=\w+)?)"/s)?.[1];
  const caching = String(headers['cache-control']);
  const vary = String(headers.vary);
  return [
    status === 200 ? '' : `status ${status}`,
    shown === language ? '' : `language ${shown}`,
    link === (isExplicit ? `/hizmetler?lng=${language}` : '/hizmetler') ? '' : `link ${link}`,
    caching.startsWith(isExplicit ? 'public' : 'no-cache') ? '' : `Cache-Control ${caching}`,
    vary.includes('Accept-Language') === !isExplicit ? '' : `Vary ${vary}`,
  ].filter((fault) => fault !== '');
}

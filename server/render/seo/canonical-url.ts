import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import { buildCanonicalPath } from '../../../shared/paths.ts';

/** What absolute addresses of the site depend on. */
export interface UrlContext {
  /** Scheme and host, such as `https://www.example.com`. */
  origin: string;
  /** The languages in which each path is worth finding; a path that is not in it is advertised in all. */
  indexable: ReadonlyMap<string, readonly Language[]>;
}

/** The languages in which a path is advertised; Turkish is always one of them. */
export function listIndexable({ indexable }: UrlContext, path: string): readonly Language[] {
  return indexable.get(path) ?? languages;
}

/** The language of a page’s canonical address: its own, or Turkish where it is mostly fallen back. */
export function findCanonicalLanguage(book: UrlContext, path: string, language: Language) {
  return listIndexable(book, path).includes(language) ? language : defaultLanguage;
}

/**
 * The absolute canonical address of a page (RFC 6596).
 *
 * @param pageNumber the page of a paginated list, from 1
 */
export function canonicalUrl(
  book: UrlContext,
  path: string,
  language: Language,
  pageNumber = 1,
): string {
  const canonical = findCanonicalLanguage(book, path, language);
  return book.origin + buildCanonicalPath(path, canonical, pageNumber);
}

/** The addresses of a page in all languages it is advertised in, itself among them, and the one for all others. */
export function listAlternates(book: UrlContext, path: string, pageNumber = 1) {
  const hrefOf = (language: Language) => canonicalUrl(book, path, language, pageNumber);
  return [
    ...listIndexable(book, path).map((hrefLang) => ({ hrefLang, href: hrefOf(hrefLang) })),
    { hrefLang: 'x-default' as const, href: hrefOf(defaultLanguage) },
  ];
}

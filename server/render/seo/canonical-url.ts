import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import { buildCanonicalPath } from '../../../shared/paths.ts';

/** The inputs of absolute URLs of the site. */
export interface UrlContext {
  /** Scheme and host, such as `https://www.example.com`. */
  origin: string;
  /** The languages in which each path is indexable; a path that is not listed is indexable in all. */
  indexable: ReadonlyMap<string, readonly Language[]>;
}

/** The languages in which a path is indexable; Turkish is always one of them. */
export function listIndexable({ indexable }: UrlContext, path: string): readonly Language[] {
  return indexable.get(path) ?? languages;
}

/** The language of a page’s canonical URL: its own, or Turkish if the page has mostly fallen back. */
export function findCanonicalLanguage(context: UrlContext, path: string, language: Language) {
  return listIndexable(context, path).includes(language) ? language : defaultLanguage;
}

/**
 * The absolute canonical URL of a page (RFC 6596).
 *
 * @param pageNumber the page of a paginated list, from 1
 */
export function canonicalUrl(
  context: UrlContext,
  path: string,
  language: Language,
  pageNumber = 1,
): string {
  const canonical = findCanonicalLanguage(context, path, language);
  return context.origin + buildCanonicalPath(path, canonical, pageNumber);
}

/** The URLs of a page in all languages in which it is indexable, including its own, and the one for other languages. */
export function listAlternates(context: UrlContext, path: string, pageNumber = 1) {
  const hrefOf = (language: Language) => canonicalUrl(context, path, language, pageNumber);
  return [
    ...listIndexable(context, path).map((hrefLang) => ({ hrefLang, href: hrefOf(hrefLang) })),
    { hrefLang: 'x-default' as const, href: hrefOf(defaultLanguage) },
  ];
}

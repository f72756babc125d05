import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import { buildCanonicalPath } from '../../../shared/paths.ts';
import { emptyQuery, formatPageQuery, type PageQuery } from '../page-url.ts';

/** The inputs of absolute URLs of the site. */
export interface UrlContext {
  /** Scheme and host, such as `https://www.example.com`. */
  origin: string;
  /** The languages in which each path is indexable; a path that is not listed is indexable in all. */
  indexable: ReadonlyMap<string, readonly Language[]>;
}

/** The part of a page’s query that its canonical URL contains; searches and filters are no part of it. */
type CanonicalQuery = Partial<Pick<PageQuery, 'pageNumber' | 'plan'>>;

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
 * @param path the path alone
 */
export function canonicalUrl(
  context: UrlContext,
  path: string,
  language: Language,
  { pageNumber = 1, plan = [] }: CanonicalQuery = {},
): string {
  const canonical = findCanonicalLanguage(context, path, language);
  const search = formatPageQuery({ ...emptyQuery, pageNumber, plan });
  return context.origin + buildCanonicalPath(path + search, canonical);
}

/** The URLs of a page in all languages in which it is indexable, including its own, and the one for other languages. */
export function listAlternates(context: UrlContext, path: string, query?: CanonicalQuery) {
  const hrefOf = (language: Language) => canonicalUrl(context, path, language, query);
  return [
    ...listIndexable(context, path).map((hrefLang) => ({ hrefLang, href: hrefOf(hrefLang) })),
    { hrefLang: 'x-default' as const, href: hrefOf(defaultLanguage) },
  ];
}

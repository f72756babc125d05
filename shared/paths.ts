import { defaultLanguage, type Language } from './languages.ts';
import {
  collectionKeys,
  collections,
  findEntryPath,
  type KeyedEntries,
  type PageKey,
  pageKeys,
  pages,
} from './pages.ts';
import { formatPlan, planParameter } from './plan.ts';

/** The URLs of the site. `paths` builds links; the server’s routes match them. */
export const paths = {
  ...createPagePaths(),
  categoryPage: (name: string) => collections.categoryPages.prefix + name,
  post: (id: number) => `${collections.posts.prefix}${id}`,
  detail: (slug: string) => collections.cars.prefix + slug,
};

function createPagePaths() {
  const made = pageKeys.map((key) => [key, () => pages[key].path]);
  return Object.fromEntries(made) as Record<PageKey, () => string>;
}

/** Whether a URL is the URL of an experience or a car. */
export function isDetailPath(url: string): boolean {
  return url.startsWith(paths.detail(''));
}

/** Every path that responds 200 for the given content: the singleton pages, then the entries. */
export function listPaths(content: KeyedEntries): string[] {
  return [
    ...pageKeys.map((key) => pages[key].path),
    ...collectionKeys.flatMap((collection) =>
      content[collection].map((entry) => findEntryPath(collection, entry)),
    ),
  ];
}

/**
 * Sets or replaces query parameters of a site-internal url.
 *
 * @param url a path with an optional query, such as `/bloglar?page=2`
 * @param parameters values to set; `undefined` and `''` remove the parameter
 */
export function withQuery(
  url: string,
  parameters: Record<string, string | number | undefined>,
): string {
  const { path, search: query } = splitUrl(url);
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') search.delete(name);
    else search.set(name, String(value));
  }
  const rest = formatSearch(search);
  return rest === '' ? path : `${path}?${rest}`;
}

/** Writes query parameters, with plain commas, which separate the slugs of a plan (RFC 3986 §3.4 allows them). */
export function formatSearch(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%2C', ',');
}

/** Splits a URL at its first question mark. `search` includes the question mark, or is empty. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, mark), search: url.slice(mark) };
}

/** The URL of the plan with these entries. */
export function buildPlanPath(slugs: readonly string[]): string {
  return withQuery(paths.plan(), { [planParameter]: formatPlan(slugs) });
}

/** Adds the explicit language of the page to an internal link; with `undefined` the language stays negotiated. */
export function withLanguage(url: string, language: Language | undefined): string {
  return language === undefined ? url : withQuery(url, { lng: language });
}

/**
 * The canonical URL of a page in a language: Turkish as it is, the others with `lng` behind their own parameters.
 *
 * @param url a path, with the part of its query that is canonical
 */
export function buildCanonicalPath(url: string, language: Language): string {
  return withLanguage(url, language === defaultLanguage ? undefined : language);
}

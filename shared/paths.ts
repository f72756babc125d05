import { defaultLanguage, type Language } from './languages.ts';
import {
  type AddressedEntries,
  collectionKeys,
  collections,
  findEntryPath,
  type PageKey,
  pageKeys,
  pages,
} from './pages.ts';

/** The addresses of the site (specification §2). `paths` builds links; the server’s routes match them. */
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

/** Whether an address is that of an experience or a car. */
export function isDetailPath(address: string): boolean {
  return address.startsWith(paths.detail(''));
}

/** Every address that answers 200 for the given content, in the order of the specification's table. */
export function listPaths(content: AddressedEntries): string[] {
  return [
    ...pageKeys.map((key) => pages[key].path),
    ...collectionKeys.flatMap((collection) =>
      content[collection].map((entry) => findEntryPath(collection, entry)),
    ),
  ];
}

/**
 * Sets or replaces query parameters of a site-internal address.
 *
 * @param address a path with an optional query, such as `/bloglar?page=2`
 * @param parameters values to set; `undefined` and `''` remove the parameter
 */
export function withQuery(
  address: string,
  parameters: Record<string, string | number | undefined>,
): string {
  const { path, search: query } = splitAddress(address);
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') search.delete(name);
    else search.set(name, String(value));
  }
  const rest = search.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** Parts an address at its first question mark; the search keeps its mark, or is empty. */
export function splitAddress(address: string): { path: string; search: string } {
  const mark = address.indexOf('?');
  return mark === -1
    ? { path: address, search: '' }
    : { path: address.slice(0, mark), search: address.slice(mark) };
}

/** Keeps the explicit language of the page on an internal link; `undefined` leaves the link negotiated. */
export function withLanguage(address: string, language: Language | undefined): string {
  return language === undefined ? address : withQuery(address, { lng: language });
}

/**
 * The canonical address of a page in a language (decisions, “Language of a page”): the bare path for
 * Turkish, `?lng=` for the others; of the other parameters only `page` belongs to it.
 */
export function buildCanonicalPath(path: string, language: Language, page = 1): string {
  return withQuery(path, {
    page: page > 1 ? page : undefined,
    lng: language === defaultLanguage ? undefined : language,
  });
}

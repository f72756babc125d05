import type { IncomingHttpHeaders } from 'node:http';
import { writeServiceQuery } from '../shared/filter-services.ts';
import { carsPerPage, paginate, postsPerPage } from '../shared/paginate.ts';
import { listPaths, paths, splitAddress, withLanguage, withQuery } from '../shared/paths.ts';
import type { Bundle } from '../shared/schemas/bundle.ts';
import { type ResolvedLanguage, resolveLanguage } from './resolve-language.ts';
import { readServiceQuery } from './service-query.ts';

/** All that a page depends on beside its bundle; nothing else of a request reaches it. */
export interface PageAddress extends ResolvedLanguage {
  path: string;
  /** The parameters that the page knows, in one spelling, with their question mark; or empty. */
  search: string;
}

/** The parameters that a page knows beside `lng`, each read as the page would; `undefined` is not said. */
const knownParameters: Record<
  string,
  (parameters: URLSearchParams, bundle: Bundle) => Record<string, string | number | undefined>
> = {
  [paths.services()]: (parameters, bundle) =>
    writeServiceQuery(readServiceQuery(parameters, bundle)),
  [paths.cars()]: (parameters, { cars }) => sayPage(cars, carsPerPage, parameters),
  [paths.blog()]: (parameters, { posts }) => sayPage(posts, postsPerPage, parameters),
};

function sayPage(items: readonly unknown[], perPage: number, parameters: URLSearchParams) {
  const { number } = paginate(items, perPage, parameters.get('page'));
  return { page: number > 1 ? number : undefined };
}

/** Reads from a request the little that its page depends on. */
export function readPageAddress(
  address: string,
  headers: IncomingHttpHeaders,
  bundle: Bundle,
): PageAddress {
  const { path, search } = splitAddress(address);
  const read = Object.hasOwn(knownParameters, path) ? knownParameters[path] : undefined;
  const known = read
    ? splitAddress(withQuery(path, read(new URLSearchParams(search), bundle)))
    : {};
  return { path, search: '', ...known, ...resolveLanguage(address, headers) };
}

/** The address as links of this site write it. */
export function formatPageAddress({ path, search, explicitLanguage }: PageAddress): string {
  return withLanguage(path + search, explicitLanguage);
}

/** Every page of the route table without its language: each path, and the further pages of paginated lists. */
export function listPages(bundle: Bundle): Pick<PageAddress, 'path' | 'search'>[] {
  const further = (path: string, items: readonly unknown[], perPage: number) =>
    Array.from({ length: paginate(items, perPage, null).count - 1 }, (_, index) => ({
      path,
      search: `?page=${index + 2}`,
    }));
  return [
    ...listPaths(bundle).map((path) => ({ path, search: '' })),
    ...further(paths.cars(), bundle.cars, carsPerPage),
    ...further(paths.blog(), bundle.posts, postsPerPage),
  ];
}

import type { IncomingHttpHeaders } from 'node:http';
import { writeServiceQuery } from '../../shared/filter-services.ts';
import { findLists, type PageKey, pageKeyOf, pageKeys, pages } from '../../shared/pages.ts';
import { paginate } from '../../shared/paginate.ts';
import { listPaths, splitUrl, withLanguage, withQuery } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { type ResolvedLanguage, resolveLanguage } from './negotiate-language.ts';
import { readServiceQuery } from './service-query.ts';

/** All that a page depends on beside its bundle; nothing else of a request reaches it. */
export interface PageUrl extends ResolvedLanguage {
  /** The address without its query; empty on a message, which may stand at any address. */
  path: string;
  /** The parameters that the page knows, in one spelling, with their question mark; or empty. */
  search: string;
  /** The words that are searched for, where the page is a template that shows others. */
  words?: string;
}

/** The parameters that a page knows beside `lng`, each read as the page would; `undefined` is not said. */
function readKnown(key: PageKey, parameters: URLSearchParams, bundle: Bundle) {
  if (key === 'services') return writeServiceQuery(readServiceQuery(parameters, bundle));
  const lists = findLists(key);
  if (!lists) return undefined;
  const entries: readonly unknown[] = bundle[lists.entries];
  const { number } = paginate(entries, lists.perPage, parameters.get('page'));
  return { page: number > 1 ? number : undefined };
}

/** Reads from a request the little that its page depends on. */
export function parsePageUrl(
  address: string,
  headers: IncomingHttpHeaders,
  bundle: Bundle,
): PageUrl {
  const { path, search } = splitUrl(address);
  const key = pageKeyOf(path);
  const parameters = key && readKnown(key, new URLSearchParams(search), bundle);
  const known = parameters ? splitUrl(withQuery(path, parameters)) : {};
  return { path, search: '', ...known, ...resolveLanguage(address, headers) };
}

/** The address as links of this site write it. */
export function formatPageUrl({ path, search, explicitLanguage }: PageUrl): string {
  return withLanguage(path + search, explicitLanguage);
}

/** Every page of the route table without its language: each path, and the further pages of paginated lists. */
export function listPages(bundle: Bundle): Pick<PageUrl, 'path' | 'search'>[] {
  const further = pageKeys.flatMap((key) => {
    const lists = findLists(key);
    if (!lists) return [];
    const entries: readonly unknown[] = bundle[lists.entries];
    const { count } = paginate(entries, lists.perPage, null);
    return Array.from({ length: count - 1 }, (_, index) => ({
      path: pages[key].path,
      search: `?page=${index + 2}`,
    }));
  });
  return [...listPaths(bundle).map((path) => ({ path, search: '' })), ...further];
}

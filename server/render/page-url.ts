import type { IncomingHttpHeaders } from 'node:http';
import { findLists, isPersonalPath, pageKeys, pages } from '../../shared/pages.ts';
import { paginate } from '../../shared/paginate.ts';
import { listPaths, splitUrl, withLanguage } from '../../shared/paths.ts';
import { formatPlan, planParameter } from '../../shared/plan.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { type ResolvedLanguage, resolveLanguage } from './negotiate-language.ts';
import { emptyQuery, formatPageQuery, type PageQuery, parsePageQuery } from './page-query.ts';

/** The parts of a request that a page depends on, besides its bundle; no other part reaches the page. */
export interface PageUrl extends ResolvedLanguage {
  /** The URL without its query; empty on an error page, which may be shown at any URL. */
  path: string;
  query: PageQuery;
}

/** Parses the parts of a request that its page depends on. */
export function parsePageUrl(url: string, headers: IncomingHttpHeaders, bundle: Bundle): PageUrl {
  const { path, search } = splitUrl(url);
  return { path, query: parsePageQuery(path, search, bundle), ...resolveLanguage(url, headers) };
}

/** The normalized URL, as in the site’s own links. */
export function formatPageUrl({ path, query, explicitLanguage }: PageUrl): string {
  return withLanguage(path + formatPageQuery(query), explicitLanguage);
}

/**
 * Whether a URL names the plan as the site’s own links do; percent codes and other parameters do not matter. The URLs of
 * other pages name none. A URL of which parts are lost is left as it is: a clean one would not say so.
 */
export function hasCleanPlan(url: string, { path, query }: PageUrl): boolean {
  if (!isPersonalPath(path) || query.lost.length > 0) return true;
  const [plan = '', ...repeated] = new URLSearchParams(splitUrl(url).search).getAll(planParameter);
  return plan === formatPlan(query.plan) && repeated.length === 0;
}

/** Every page of the route table without its language: each path, and the further pages of paginated lists. */
export function listPages(bundle: Bundle): Pick<PageUrl, 'path' | 'query'>[] {
  const further = pageKeys.flatMap((key) => {
    const lists = findLists(key);
    if (!lists) return [];
    const entries: readonly unknown[] = bundle[lists.entries];
    const { count } = paginate(entries, lists.perPage, 1);
    return Array.from({ length: count - 1 }, (_, index) => ({
      path: pages[key].path,
      query: { ...emptyQuery, pageNumber: index + 2 },
    }));
  });
  return [...listPaths(bundle).map((path) => ({ path, query: emptyQuery })), ...further];
}

import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultServiceQuery,
  priceBounds,
  type ServiceQuery,
  writeServiceQuery,
} from '../../shared/filter-services.ts';
import { findLists, isPersonalPath, pageKeyOf, pageKeys, pages } from '../../shared/pages.ts';
import { paginate, parsePageNumber } from '../../shared/paginate.ts';
import { listPaths, splitUrl, withLanguage, withQuery } from '../../shared/paths.ts';
import { formatPlan, parsePlan, planParameter } from '../../shared/plan.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { type CarFilter, filterCars, parseCarFilter } from './filter-cars.ts';
import { type ResolvedLanguage, resolveLanguage } from './negotiate-language.ts';
import { mapSlugs } from './plan-entries.ts';

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

/** The parsed query of a page: the parameters of all pages except `lng`. */
export interface PageQuery {
  /** The page of a paginated list, from 1. */
  pageNumber: number;
  /** Search and filters of the services list. */
  services: ServiceQuery;
  /** The filter of the list of cars. */
  cars: CarFilter;
  /** The slugs of the plan’s entries. */
  plan: readonly string[];
  /** The other parts of the plan’s link: entries that are not offered, or that a plan has no room for, and broken slugs. */
  lost: readonly string[];
  /** Shown instead of the searched text; a placeholder in search templates. */
  shownText?: string;
}

export const emptyQuery: PageQuery = {
  pageNumber: 1,
  services: defaultServiceQuery,
  cars: {},
  plan: [],
  lost: [],
};

/** Longer search texts are cut, even inside a character of two code units. No service has a name that long. */
const maxSearchLength = 100;

/**
 * Parses the query of a page. Unknown parameters and invalid values count as absent.
 *
 * @param search the query with its question mark, or an empty string
 */
export function parsePageQuery(path: string, search: string, bundle: Bundle): PageQuery {
  const key = search === '' ? undefined : pageKeyOf(path);
  if (key === undefined) return emptyQuery;
  const parameters = new URLSearchParams(search);
  if (key === 'services') return { ...emptyQuery, services: parseServiceQuery(parameters, bundle) };
  if (key === 'plan') {
    const text = parameters.getAll(planParameter).join();
    return { ...emptyQuery, ...readPlanLink(text, mapSlugs(bundle)) };
  }
  const lists = findLists(key);
  if (!lists) return emptyQuery;
  const cars = key === 'cars' ? parseCarFilter(parameters, bundle.cars) : emptyQuery.cars;
  const entries: readonly unknown[] =
    key === 'cars' ? filterCars(bundle.cars, cars) : bundle[lists.entries];
  const requested = parsePageNumber(parameters.get('page'));
  return { ...emptyQuery, cars, pageNumber: paginate(entries, lists.perPage, requested).number };
}

/** The normalized query, as in the site’s own links: with its question mark, or an empty string. */
export function formatPageQuery({
  pageNumber,
  services,
  cars,
  plan,
  lost,
  shownText,
}: PageQuery): string {
  return withQuery('', {
    ...writeServiceQuery({ ...services, text: shownText ?? services.text }),
    ...cars,
    page: pageNumber > 1 ? pageNumber : undefined,
    [planParameter]: formatPlan([...plan, ...lost]),
  });
}

/**
 * Reads the plan of a link, and the parts that are no entry of it, each once. Messages add signs and invisible characters
 * to links, so a part is read from its first letter or digit to its last.
 */
function readPlanLink(text: string, slugs: ReadonlyMap<string, string>) {
  const parts = text
    .toLowerCase()
    .split(',')
    .flatMap((part) => /[a-z\d](?:.*[a-z\d])?/s.exec(part)?.[0] ?? []);
  const plan = parsePlan(formatPlan(parts), (slug) => slugs.get(slug));
  const lost = parts.filter((part) => !plan.includes(slugs.get(part) ?? ''));
  return { plan, lost: [...new Set(lost)] };
}

function parseServiceQuery(parameters: URLSearchParams, { categories, site }: Bundle) {
  const category = categories.find(({ id }) => id === parameters.get('category'));
  const parsePrice = (name: string, usual: number) => {
    const text = parameters.get(name) ?? '';
    const isPrice =
      site.features.priceFilter && /^\d{1,4}$/.test(text) && Number(text) <= priceBounds.max;
    return isPrice ? Number(text) : usual;
  };
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength).toWellFormed().trim(),
    category: category?.id ?? defaultServiceQuery.category,
    minPrice: parsePrice('min', defaultServiceQuery.minPrice),
    maxPrice: parsePrice('max', defaultServiceQuery.maxPrice),
  };
}

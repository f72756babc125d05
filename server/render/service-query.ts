import {
  defaultServiceQuery,
  priceBounds,
  type SearchedPage,
  type ServiceQuery,
} from '../../shared/filter-services.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/** Longer search texts are cut; no service is called by so many characters. */
const maxSearchLength = 100;

/** Reads search and filters from a query; what they cannot mean counts as absent. */
export function readServiceQuery(
  parameters: URLSearchParams,
  { categories, site }: Pick<Bundle, 'categories' | 'site'>,
): ServiceQuery {
  const category = categories.find(({ id }) => id === parameters.get('category'));
  const readPrice = (name: string, usual: number) => {
    const text = parameters.get(name) ?? '';
    const isPrice =
      site.features.priceFilter && /^\d{1,4}$/.test(text) && Number(text) <= priceBounds.max;
    return isPrice ? Number(text) : usual;
  };
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength).trim(),
    category: category?.id ?? defaultServiceQuery.category,
    minPrice: readPrice('min', defaultServiceQuery.minPrice),
    maxPrice: readPrice('max', defaultServiceQuery.maxPrice),
  };
}

/** The pages that a search leads to beside the services, in the order of the site. */
export function listSearchedPages({ experiences, cars, posts }: Bundle): SearchedPage[] {
  const describe = (entry: Omit<SearchedPage, 'url'>, url: string): SearchedPage => {
    const { title, searchText, searchKeywords } = entry;
    return { url, title, searchText, searchKeywords };
  };
  return [
    ...[...experiences, ...cars].map((entry) => describe(entry, paths.detail(entry.slug))),
    ...posts.map((post) => describe(post, paths.post(post.id))),
  ];
}

import {
  filterServices,
  type SearchedPage,
  type ServiceQuery,
  searchPages,
} from '../../shared/filter-services.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/** The services and the further pages that the services list shows for a query. */
export function searchServices(bundle: Bundle, query: ServiceQuery) {
  return {
    found: filterServices(bundle.services, query),
    foundPages: searchPages(listSearchedPages(bundle), query.text),
  };
}

/** The pages that a search finds in addition to services, in the order of the site. */
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

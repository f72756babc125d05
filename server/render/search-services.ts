import {
  filterServices,
  type SearchedPage,
  type ServiceQuery,
  searchPages,
} from '../../shared/filter-services.ts';
import type { LocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle, Question } from '../../shared/schemas/bundle.ts';
import type { Searchable } from '../../shared/search-text.ts';

/** The services and the further pages that the services list shows for a query. */
export function searchServices(bundle: Bundle, query: ServiceQuery) {
  return {
    found: filterServices(bundle.services, query),
    foundPages: searchPages(listSearchedPages(bundle), query.text),
  };
}

/** The pages that a search finds in addition to services, in the order of the site. */
export function listSearchedPages({ experiences, cars, posts, pages }: Bundle): SearchedPage[] {
  return [
    ...[...experiences, ...cars].map((entry) => describePage(entry, paths.detail(entry.slug))),
    ...posts.map((post) => describePage(post, paths.post(post.id))),
    describePage(pages.contact, paths.contact()),
  ];
}

type Described = { title: LocalText; faq?: readonly Question[] | undefined } & Searchable;

function describePage(entry: Described, url: string): SearchedPage {
  const { title, searchText, searchKeywords, faq = [] } = entry;
  const questions = faq.map(({ q, searchText, searchKeywords }) => ({
    title: q,
    searchText,
    searchKeywords,
  }));
  return { url, title, searchText, searchKeywords, questions };
}

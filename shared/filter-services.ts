import type { LocalText } from './local-text.ts';
import { matchesAll, type Searchable, tokenizeQuery } from './search-text.ts';

const allCategories = 'all';

/** The bounds of the price filter in USD, inclusive. */
export const priceBounds = { min: 0, max: 1000 } as const;

export interface ServiceQuery {
  text: string;
  category: string;
  minPrice: number;
  maxPrice: number;
}

export const defaultServiceQuery: ServiceQuery = {
  text: '',
  category: allCategories,
  minPrice: priceBounds.min,
  maxPrice: priceBounds.max,
};

/** A searchable service; a search covers the title, the description, the category’s name and the keywords. */
export interface FilterableService extends Searchable {
  category: string;
  /** In USD; omitted if the price filter is off, so that prices are not part of the page. */
  price?: number;
}

/** The services that match a query: its text, its category and its price range, all at once. */
export function filterServices<Service extends FilterableService>(
  services: readonly Service[],
  query: ServiceQuery,
): Service[] {
  const words = tokenizeQuery(query.text);
  // A query of signs alone matches nothing.
  if (words.length === 0 && query.text.trim() !== '') return [];
  return services.filter((service) => {
    const { category, price } = service;
    const hasCategory = query.category === allCategories || query.category === category;
    const hasPrice = price === undefined || (price >= query.minPrice && price <= query.maxPrice);
    return hasCategory && hasPrice && matchesAll(service, words);
  });
}

/** A page that a search finds in addition to services; the search covers title, keywords, questions and answers. */
export interface SearchedPage extends Searchable {
  url: string;
  title: LocalText;
}

/** The most pages that are shown; visitors with more results refine the query rather than read on. */
export const maxFoundPages = 6;

/** The pages that match a text; those whose title alone matches come first. */
export function searchPages(pages: readonly SearchedPage[], text: string): SearchedPage[] {
  const words = tokenizeQuery(text);
  if (words.length === 0) return [];
  const found = pages.filter((page) => matchesAll(page, words));
  const named = found.filter((page) => matchesAll({ ...page, searchKeywords: '' }, words));
  return [...new Set([...named, ...found])].slice(0, maxFoundPages);
}

/** The URL parameters of a query; defaults are omitted. */
export function writeServiceQuery(query: ServiceQuery): Record<string, string | undefined> {
  const say = (value: string | number, usual: string | number) =>
    value === usual ? undefined : String(value);
  return {
    q: say(query.text, defaultServiceQuery.text),
    category: say(query.category, defaultServiceQuery.category),
    min: say(query.minPrice, defaultServiceQuery.minPrice),
    max: say(query.maxPrice, defaultServiceQuery.maxPrice),
  };
}

import type { LocalText } from './local-text.ts';
import { matchesAll, type Searchable, tokenizeQuery } from './search-text.ts';

const allCategories = 'all';

/** The bounds of the price filter in USD, inclusive (specification §9). */
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

/** A search looks in the title, the description, the category’s name and the keywords. */
export interface FilterableService extends Searchable {
  category: string;
  /** USD; absent where the price filter is switched off and prices stay out of the page. */
  price?: number;
}

/** The services that are shown for a query: the three rules of specification §5, all at once. */
export function filterServices<Service extends FilterableService>(
  services: readonly Service[],
  query: ServiceQuery,
): Service[] {
  const words = tokenizeQuery(query.text);
  // Signs alone stand in no text.
  if (words.length === 0 && query.text.trim() !== '') return [];
  return services.filter((service) => {
    const { category, price } = service;
    const hasCategory = query.category === allCategories || query.category === category;
    const hasPrice = price === undefined || (price >= query.minPrice && price <= query.maxPrice);
    return hasCategory && hasPrice && matchesAll(service, words);
  });
}

/** A page that a search leads to beside the services; it looks in the title and the keywords. */
export interface SearchedPage extends Searchable {
  url: string;
  title: LocalText;
}

/** Beyond these nobody reads on; who finds so many types another word. */
export const maxFoundPages = 6;

/** The pages that are shown for what was typed; those whose title alone says it come first. */
export function searchPages(pages: readonly SearchedPage[], text: string): SearchedPage[] {
  const words = tokenizeQuery(text);
  if (words.length === 0) return [];
  const found = pages.filter((page) => matchesAll(page, words));
  const named = found.filter((page) => matchesAll({ ...page, searchKeywords: '' }, words));
  return [...new Set([...named, ...found])].slice(0, maxFoundPages);
}

/** The parameters of a query in a URL; defaults are left out. */
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

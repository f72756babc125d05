import { containsFolded } from './fold-text.ts';
import { type LocalText, toPlainText } from './local-text.ts';

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

export interface FilterableService {
  title: LocalText;
  description: LocalText;
  category: string;
  /** USD; absent where the price filter is switched off and prices stay out of the page. */
  price?: number;
}

/** Whether a service is shown for a query: the three rules of specification §5, all at once. */
export function matchesService(service: FilterableService, query: ServiceQuery): boolean {
  const hasCategory = query.category === allCategories || query.category === service.category;
  const hasText =
    containsFolded(toPlainText(service.title), query.text) ||
    containsFolded(toPlainText(service.description), query.text);
  const hasPrice =
    service.price === undefined ||
    (service.price >= query.minPrice && service.price <= query.maxPrice);
  return hasCategory && hasText && hasPrice;
}

/** The parameters by which an address says a query; what is as usual is not said. */
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

import { defaultServiceQuery, priceBounds, type ServiceQuery } from '../shared/filter-services.ts';
import type { Bundle } from '../shared/schemas/bundle.ts';

/** Longer search texts are cut; no service is called by so many characters. */
const longestSearch = 100;

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
    text: (parameters.get('q') ?? '').slice(0, longestSearch),
    category: category?.id ?? defaultServiceQuery.category,
    minPrice: readPrice('min', defaultServiceQuery.minPrice),
    maxPrice: readPrice('max', defaultServiceQuery.maxPrice),
  };
}

/** The parameters of a query; what is as usual is not said. */
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

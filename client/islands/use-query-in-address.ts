import { useEffect, useRef } from 'react';
import { defaultServiceQuery, type ServiceQuery } from '../../shared/filter-services.ts';
import { withQuery } from '../../shared/paths.ts';

/** Typing changes the address once it rests, in milliseconds; Safari refuses more than 100 changes in 30 s. */
const rest = 300;

/** Keeps the page’s address in step with the filters, so that it can be shared and reloaded. */
export function useQueryInAddress(query: ServiceQuery): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const { text, category, minPrice, maxPrice } = query;
      const unlessDefault = <T>(value: T, usual: T) => (value === usual ? undefined : value);
      const address = withQuery(location.pathname + location.search, {
        q: text,
        category: unlessDefault(category, defaultServiceQuery.category),
        min: unlessDefault(minPrice, defaultServiceQuery.minPrice),
        max: unlessDefault(maxPrice, defaultServiceQuery.maxPrice),
      });
      history.replaceState(history.state, '', address);
    }, rest);
    return () => clearTimeout(timer);
  }, [query]);
}

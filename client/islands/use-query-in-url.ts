import { useEffect, useRef } from 'react';
import { type ServiceQuery, writeServiceQuery } from '../../shared/filter-services.ts';
import { withQuery } from '../../shared/paths.ts';

/** The URL changes after a pause in typing; Safari rejects more than 100 changes in 30 s. */
const debounceMs = 300;

/**
 * Keeps the page’s URL in sync with the filters, so that it can be shared and reloaded. If the island is replaced by
 * the server’s markup, the URL of that markup is restored.
 */
export function useQueryInUrl(query: ServiceQuery): void {
  useEffect(() => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const url = withQuery(location.pathname + location.search, writeServiceQuery(query));
      history.replaceState(history.state, '', url);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query]);
}

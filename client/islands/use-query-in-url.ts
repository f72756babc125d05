import { useEffect } from 'react';
import { type ServiceQuery, searchId, writeServiceQuery } from '../../shared/filter-services.ts';
import { withQuery } from '../../shared/paths.ts';

/** The query of a URL; empty if nothing is filtered. */
export const formatQuery = (query: ServiceQuery) => withQuery('', writeServiceQuery(query));

/** Safari rejects more than 100 changes of the URL in 30 s, and other browsers some more; then it is tried again. */
const retryMs = 3000;

/**
 * Keeps the page’s URL in sync with the filters, so that it can be shared, reloaded and left at any time. If the island
 * is replaced by the server’s markup, the URL of that markup is restored.
 *
 * @param first the query of the URL at first
 */
export function useQueryInUrl(query: ServiceQuery, first: ServiceQuery): void {
  useEffect(() => {
    const url = location.pathname + location.search;
    const { hash } = location;
    return () => void changeUrl(url, hash);
  }, []);

  useEffect(() => {
    if (query === first) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const url = withQuery(location.pathname + location.search, writeServiceQuery(query));
      const hash = formatQuery(query) && `#${searchId}`;
      if (!changeUrl(url, hash)) timer = setTimeout(update, retryMs);
    };
    update();
    return () => clearTimeout(timer);
  }, [query, first]);
}

/**
 * Changes the URL of the page, and those of its links to other languages.
 *
 * @returns whether the browser allows it; some throw, others ignore it
 */
function changeUrl(url: string, hash: string): boolean {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.href = withQuery(url, { lng: link.hreflang });
  }
  try {
    history.replaceState(history.state, '', url + hash);
  } catch {
    return false;
  }
  return location.pathname + location.search === url;
}

import type { OutgoingHttpHeaders } from 'node:http';
import { cacheLifetimes } from '../../shared/cache-lifetimes.ts';
import type { ErrorPage } from '../render/error-pages.ts';
import type { ResolvedLanguage } from '../render/negotiate-language.ts';

/** For files whose name holds a hash of their content: they never change. */
export const immutable = 'public, max-age=31536000, immutable';

const { inBrowsers, inSharedCaches, whileRevalidating, onError } = cacheLifetimes;

/** For what depends on nothing but its address: shared caches keep it ten minutes, and longer than none. */
export const shared = `public, max-age=${inBrowsers}, s-maxage=${inSharedCaches}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${onError}`;

/** For addresses that have moved for good. */
export const moved = 'public, max-age=3600';

/**
 * The headers of a page (RFC 9111, RFC 5861). One whose address names its language depends on nothing else; any
 * other one must be asked for again by its tag, and says what its language depends on.
 */
export function pageHeaders({ language, explicitLanguage }: ResolvedLanguage): OutgoingHttpHeaders {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    ...(explicitLanguage === undefined
      ? { 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' }
      : { 'Cache-Control': shared }),
  };
}

/** The headers of a page that says why there is nothing else; nobody keeps it. */
export function errorPageHeaders(
  message: ErrorPage,
  resolved: ResolvedLanguage,
): OutgoingHttpHeaders {
  return { ...pageHeaders(resolved), 'Cache-Control': 'no-store', ...message.headers };
}

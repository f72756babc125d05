import type { OutgoingHttpHeaders } from 'node:http';
import { type CacheLifetimes, cacheLifetimes } from '../../shared/cache-lifetimes.ts';
import type { ErrorPage } from '../render/error-pages.ts';
import type { ResolvedLanguage } from '../render/negotiate-language.ts';

/** For files whose name holds a hash of their content: they never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** For responses that depend on their URL alone: shared caches keep them ten minutes, and longer if stale is allowed. */
export const shared = formatLifetimes(cacheLifetimes);

/** The `Cache-Control` of a response that caches may keep. */
export function formatLifetimes(lifetimes: CacheLifetimes): string {
  const { inBrowsers, inSharedCaches, whileRevalidating, onError } = lifetimes;
  return [
    `public, max-age=${inBrowsers}`,
    // Also if it is 0: otherwise shared caches would take `max-age`.
    `s-maxage=${inSharedCaches}`,
    ...(whileRevalidating > 0 ? [`stale-while-revalidate=${whileRevalidating}`] : []),
    ...(onError > 0 ? [`stale-if-error=${onError}`] : []),
  ].join(', ');
}

/** For URLs that have moved permanently. */
export const moved = 'public, max-age=3600';

/**
 * The headers of a page (RFC 9111, RFC 5861). If its URL names its language, it depends on nothing else. Otherwise
 * caches must revalidate it by its tag, and `Vary` names what its language depends on.
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

/** For personal pages: no cache keeps them, and browsers fetch them again. */
export const personal = 'private, no-store';

/** The headers of an error page; it is never cached. */
export function errorPageHeaders(
  errorPage: ErrorPage,
  resolved: ResolvedLanguage,
): OutgoingHttpHeaders {
  return { ...pageHeaders(resolved), 'Cache-Control': 'no-store', ...errorPage.headers };
}

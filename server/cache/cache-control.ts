import type { OutgoingHttpHeaders } from 'node:http';
import { cacheLifetimes } from '../../shared/cache-lifetimes.ts';
import type { ErrorPage } from '../render/error-pages.ts';
import type { ResolvedLanguage } from '../render/negotiate-language.ts';

/** For files whose name holds a hash of their content: they never change. */
export const immutable = 'public, max-age=31536000, immutable';

const { inBrowsers, inSharedCaches, whileRevalidating, onError } = cacheLifetimes;

/** For responses that depend on their URL alone: shared caches keep them ten minutes, and longer if stale is allowed. */
export const shared = `public, max-age=${inBrowsers}, s-maxage=${inSharedCaches}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${onError}`;

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

/** The headers of an error page; it is never cached. */
export function errorPageHeaders(
  errorPage: ErrorPage,
  resolved: ResolvedLanguage,
): OutgoingHttpHeaders {
  return { ...pageHeaders(resolved), 'Cache-Control': 'no-store', ...errorPage.headers };
}

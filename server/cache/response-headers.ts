import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import {
  type CacheLifetimes,
  cacheLifetimes,
  limitLifetimes,
  maxPageAge,
} from '../../shared/cache-lifetimes.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPage } from '../render/error-pages.ts';
import { transitionStyle } from '../render/layout/transition-style.ts';
import type { ResolvedLanguage } from '../render/negotiate-language.ts';

/** For files whose name holds a hash of their content: they never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** The `Cache-Control` of all responses of a site that depend on their URL alone. */
export interface SharedCaching {
  value: string;
}

/** A value is right for this long, since a busy process reads its clock late. */
const validityMs = 20_000;

/**
 * Lets caches keep responses until a moment, and a minute longer: shared caches ten minutes, and longer if stale is
 * allowed.
 *
 * @param until the next moment of the site, at which any page may change
 * @param now both in milliseconds since 1970
 */
export function cacheUntil(until: number, now: number): string {
  const seconds = (until - now - validityMs) / 1000;
  return formatLifetimes(limitLifetimes(seconds + cacheLifetimes.inBrowsers));
}

/**
 * The `Cache-Control` of a response that caches may keep. If it lasts for a shorter time than usual, no cache may show it
 * afterwards, whether or not the server responds. nginx and Varnish do not know `must-revalidate`, and use the stale times.
 */
export function formatLifetimes(lifetimes: CacheLifetimes): string {
  const { inBrowsers, inSharedCaches, whileRevalidating, onError } = lifetimes;
  const isCut = inBrowsers + inSharedCaches + whileRevalidating + onError < maxPageAge;
  return [
    `public, max-age=${inBrowsers}`,
    // Also if it is 0: otherwise shared caches would take `max-age`.
    `s-maxage=${inSharedCaches}`,
    ...(whileRevalidating > 0 ? [`stale-while-revalidate=${whileRevalidating}`] : []),
    ...(onError > 0 ? [`stale-if-error=${onError}`] : []),
    ...(isCut ? ['must-revalidate'] : []),
  ].join(', ');
}

/** For URLs that have moved permanently. */
export const moved = 'public, max-age=3600';

/**
 * The headers of a page (RFC 9111). If its URL names its language, it depends on nothing else, and shares its
 * `Cache-Control` with all such responses. Otherwise caches must revalidate it by its tag, also if the server is down
 * (Apache shows `no-cache` pages then), and `Vary` names what its language depends on.
 */
export function pageHeaders({ language, explicitLanguage }: ResolvedLanguage): OutgoingHttpHeaders {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    ...(explicitLanguage === undefined && {
      'Cache-Control': 'no-cache, must-revalidate',
      Vary: 'Accept-Language, Cookie',
    }),
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

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

/**
 * The headers of every response. The policy (CSP Level 3) allows one inline style, by its hash, and no third-party
 * code. Only the contact page may embed a frame, and only the map.
 *
 * @param site its external picture hosts and the origin of its embedded map
 * @param isHttps whether visitors reach the site by https; only then may a response require it
 * @param isPreloaded whether https is required of every host of the domain, and before the first visit
 */
export function createSecurityHeaders(
  { imageHosts, map }: Bundle['site'],
  isHttps: boolean,
  isPreloaded = false,
) {
  const createPolicy = (...more: string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hashSource(transitionStyle)}`,
      // `data:` for the placeholders that are inlined in the page; see docs/decisions.
      ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      ...more,
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  const common = {
    'Content-Security-Policy': createPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=63072000${isPreloaded ? '; includeSubDomains; preload' : ''}`,
    }),
  };
  const contact = {
    ...common,
    'Content-Security-Policy': createPolicy(`frame-src ${new URL(map.embed).origin}`),
  };
  return {
    /** For every response that is not a page. */
    common,
    forPage: (path: string) => (path === paths.contact() ? contact : common),
  };
}

/** The source expression that allows exactly this inline text (CSP Level 3, hash-source). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

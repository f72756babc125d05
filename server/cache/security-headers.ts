import { createHash } from 'node:crypto';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { transitionStyle } from '../render/layout/transition-style.ts';

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

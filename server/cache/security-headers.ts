import { createHash } from 'node:crypto';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { transitionStyle } from '../render/layout/transition-style.ts';

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

/**
 * The headers of every response. The policy (CSP Level 3) allows nothing inline but one style by its hash, and
 * nobody else’s code; only the contact page may embed, and only the map.
 *
 * @param site names the hosts other than our own that pictures come from, and where the embedded map comes from
 * @param isHttps whether visitors reach the site by https; only then may a response insist on it
 */
export function createSecurityHeaders({ imageHosts, map }: Bundle['site'], isHttps: boolean) {
  const createPolicy = (...more: string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hashSource(transitionStyle)}`,
      // `data:` for the placeholders that lie in the page itself; see docs/decisions.
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
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
  const contact = {
    ...common,
    'Content-Security-Policy': createPolicy(`frame-src ${new URL(map.embed).origin}`),
  };
  return {
    /** For everything that is no page. */
    common,
    forPage: (path: string) => (path === paths.contact() ? contact : common),
  };
}

/** What allows exactly this inline text (CSP Level 3, hash-source). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

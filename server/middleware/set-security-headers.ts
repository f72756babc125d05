import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { transitionStyle } from '../layout/transition-style.ts';

interface SecurityOptions {
  /** Hosts other than our own that pictures come from. */
  imageHosts: readonly string[];
  /** Where the embedded map comes from. */
  mapOrigin: string;
  /** Whether visitors reach the site by https; only then may a response insist on it. */
  isHttps: boolean;
}

/** The headers of every response; the policy allows nothing inline but one style by its hash, and nobody else’s code. */
export function setSecurityHeaders({
  imageHosts,
  mapOrigin,
  isHttps,
}: SecurityOptions): RequestHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashSource(transitionStyle)}`,
    // `data:` for the placeholders that lie in the page itself; see docs/decisions.
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** What allows exactly this inline text (CSP Level 3, hash-source). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

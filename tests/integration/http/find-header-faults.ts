import { expect } from 'vitest';
import type { RawResponse } from './send-raw.ts';

/** The directives that allow no code but that of the site’s own files, and its manifest (CSP Level 3). */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "object-src 'none'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

const required: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy':
    /^(?=.*\bcamera=\(\))(?=.*\bmicrophone=\(\))(?=.*\bgeolocation=\(\))(?=.*\bpayment=\(\))(?=.*\busb=\(\))/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Headers that reveal the software, identify visitors, or open the site to other origins. */
const forbidden = ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin', 'via'];

const text = /^(text\/|image\/svg|application\/(xml|json|manifest\+json|javascript))/;

/** Returns the faults of the headers that every response must have; empty if there are none. */
export function findHeaderFaults(
  { status, lines, headers, body }: RawResponse,
  { isHttps = false } = {},
): string[] {
  const faults: string[] = [];
  const note = (isFault: boolean, what: string) => void (isFault && faults.push(what));
  const names = lines.map(([name]) => name.toLowerCase());
  for (const [name, wanted] of Object.entries(required)) {
    note(!wanted.test(headers[name] ?? ''), `${name}: ${headers[name]}`);
  }
  const policy = headers['content-security-policy'] ?? '';
  const missing = directives.filter((directive) => !policy.split('; ').includes(directive));
  note(missing.length > 0 || /unsafe|\*|http:/.test(policy), `policy: ${missing} ${policy}`);
  for (const name of forbidden) note(name in headers, `${name}: ${headers[name]}`);
  note(new Set(names).size !== names.length, `repeated: ${names.join()}`);

  const type = headers['content-type'] ?? '';
  note(text.test(type) && !/; charset=utf-8$/i.test(type), `content-type: ${type}`);
  note(body.length > 0 && type === '', 'a body without a type');
  note(status === 304 && body.length > 0, 'a body of a 304');
  note(
    status >= 400 && headers['cache-control'] !== 'no-store',
    `kept: ${headers['cache-control']}`,
  );

  const transport = headers['strict-transport-security'] ?? '';
  const insists = policy.split('; ').includes('upgrade-insecure-requests');
  const maxAge = Number(/^max-age=(\d+)$/.exec(transport)?.[1] ?? 0);
  note(isHttps ? maxAge < 31_536_000 : transport !== '', `transport: ${transport}`);
  note(isHttps !== insists, `upgrade-insecure-requests: ${insists}`);
  return faults;
}

/** Expects the properties that every response to a visitor must have. */
export function expectSound(response: RawResponse): void {
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.status).toBeLessThan(500);
  expect(findHeaderFaults(response)).toEqual([]);
  expect(response.text).not.toMatch(/root:|\bat .+:\d+:\d+|node:internal|node_modules/);
  expect(response.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
}

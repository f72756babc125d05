import { describe, expect, it } from 'vitest';
import { maxPageAge } from '../../../shared/cache-lifetimes.ts';
import { findNextYear } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { decoders, formatRequest, type RawResponse } from './send-raw.ts';
import { picture, plain, site } from './shared-site.ts';

const { entry, styles, icon, speculationRules, files } = site.assets;
const fileOf = (extension: string) =>
  Object.keys(files).find((file) => file.endsWith(extension)) ?? '';

const ask = (address: string, ...headers: string[]) => plain.send(formatRequest(address, headers));

const encodings = Object.keys(decoders);

const shared =
  'public, max-age=60, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';
const immutable = 'public, max-age=31536000, immutable';
/** Days before New Year, every page changes soon, so it may be kept for a shorter time (see unit/server/cache/response-headers.test.ts). */
const isNewYearNear = findNextYear(Date.now()) - Date.now() < 2 * maxPageAge * 1000;
const expectCaching = (found: string | undefined, expected: string) => {
  if (expected === shared && isNewYearNear) expect(found).toMatch(/^public, max-age=\d/);
  else expect(found).toBe(expected);
};

const negotiated = 'Accept-Language, Cookie, Accept-Encoding';
const encoded = 'Accept-Encoding';

/** Responses that can be revalidated by their ETag, with their lifetime and the headers they depend on. */
const texts: [address: string, cacheControl: string, vary: string][] = [
  ['/', 'no-cache, must-revalidate', negotiated],
  ['/?utm_source=x', 'no-cache, must-revalidate', negotiated],
  ['/hizmetler?q=yat', 'no-cache, must-revalidate', negotiated],
  ['/detay/kumul-jipi', 'no-cache, must-revalidate', negotiated],
  ['/?lng=tr', shared, encoded],
  ['/?lng=en&utm_source=x', shared, encoded],
  ['/hizmetler?q=yat&lng=ar', shared, encoded],
  ['/detay/kumul-jipi?lng=en', shared, encoded],
  [entry, immutable, encoded],
  [styles, immutable, encoded],
  [icon, immutable, encoded],
  ['/sitemap.xml', shared, encoded],
  ['/robots.txt', shared, encoded],
  ['/manifest.webmanifest?lng=en', shared, encoded],
];

const binaries: [address: string, cacheControl: string][] = [
  [fileOf('.woff2'), immutable],
  [fileOf('.png'), immutable],
  [speculationRules, immutable],
  [picture, immutable],
  ['/favicon.ico', shared],
];

it('pages alone name the rules by which browsers fetch ahead', async () => {
  const { headers } = await ask(speculationRules);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  const named = (address: string) =>
    ask(address).then((answer) => answer.headers['speculation-rules']);
  for (const address of ['/', '/detay/kumul-jipi?lng=en', '/hizmetler?q=yat']) {
    expect(await named(address)).toBe(`"${speculationRules}"`);
  }
  for (const address of [entry, '/robots.txt', '/yok']) {
    expect(await named(address)).toBeUndefined();
  }
});

describe('how long an answer is kept', () => {
  it.each(texts)('is said of %s', async (address, cacheControl, vary) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expectCaching(headers['cache-control'], cacheControl);
    expect(headers['vary']).toBe(vary);
    // nginx does not cache a response with a longer Vary.
    expect(vary.length).toBeLessThanOrEqual(128);
    // Firefox restores no page with `no-store` on the way back.
    expect(headers['cache-control']).not.toContain('no-store');
  });

  it.each(binaries)('is said of %s, which has one form for all', async (address, cacheControl) => {
    for (const encoding of encodings) {
      const { headers } = await ask(address, `Accept-Encoding: ${encoding}`);
      expectCaching(headers['cache-control'], cacheControl);
      expect(headers['vary']).toBeUndefined();
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['etag']).toMatch(/^"[^"]+"$/);
    }
  });

  it.each([
    '/yok',
    '/detay/yok',
    '/assets/Yok-AB12CD34.js',
    '/pictures/yok.webp',
    '/%',
    '/healthz',
    '/readyz',
  ])('is not at all of %s', async (address) => {
    for (const query of ['', '?lng=en']) {
      const { headers } = await ask(address + query);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('is no longer in all caches together than a build keeps the files that a page names', () => {
    const windows = shared.match(/\d+/g)?.map(Number) ?? [];
    expect(windows.reduce((sum, seconds) => sum + seconds)).toBe(maxPageAge);
  });

  it('is an hour for an address that has moved', async () => {
    const { status, headers } = await ask('/detail/kumul-jipi');
    expect(status).toBe(301);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['vary']).toBeUndefined();
  });
});

describe('a text', () => {
  it.each(texts)(
    'at %s is the same in each form, and each form has a tag of its own',
    async (address) => {
      const plain = await ask(address);
      const tags = new Set<string | undefined>();
      for (const encoding of encodings) {
        const { headers, body } = await ask(address, `Accept-Encoding: ${encoding}`);
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(Number(headers['content-length'])).toBe(body.length);
        expect(decoders[encoding]?.(body).equals(plain.body)).toBe(true);
        const isWorthwhile = encoding !== 'identity' && plain.body.length > 200;
        if (isWorthwhile) expect(body.length).toBeLessThan(plain.body.length);
        expect(headers['etag']).toMatch(/^"[\x21\x23-\x7e]+"$/);
        tags.add(headers['etag']);
      }
      expect(tags.size).toBe(encodings.length);
    },
  );

  it('has other tags in other languages, and at addresses that name them', async () => {
    for (const path of ['/', '/detay/kumul-jipi', '/hizmetler?q=yat']) {
      const tags = [];
      for (const language of languages) {
        const lng = `${path.includes('?') ? '&' : '?'}lng=${language}`;
        tags.push((await ask(path + lng)).headers['etag']);
        tags.push((await ask(path, `Cookie: lng=${language}`)).headers['etag']);
      }
      expect(new Set(tags).size).toBe(tags.length);
    }
  });

  it('is compressed on an error page, too', async () => {
    const { headers } = await ask('/yok', 'Accept-Encoding: deflate, gzip;q=0.9, br;q=0.5');
    expect(headers['content-encoding']).toBe('gzip');
  });
});

describe('what a client has already', () => {
  const list = ({ lines }: RawResponse, ...without: string[]) =>
    lines
      .filter(([name]) => !['date', ...without].includes(name.toLowerCase()))
      .map((line) => line.join(': '))
      .toSorted();

  it.each([...texts, ...binaries].map(([address]) => address))(
    'is not sent again from %s, in any form',
    async (address) => {
      for (const encoding of ['br', 'identity']) {
        const accept = `Accept-Encoding: ${encoding}`;
        const whole = await ask(address, accept);
        const tag = whole.headers['etag'];
        for (const known of [tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag},"y"`, '*']) {
          const unchanged = await ask(address, accept, `If-None-Match: ${known}`);
          expect(unchanged.status).toBe(304);
          expect(unchanged.body).toHaveLength(0);
          const dropped = ['content-length', 'content-type', 'content-encoding'];
          expect(list(unchanged)).toEqual(list(whole, ...dropped));
        }
        const other = await ask(address, accept, 'If-None-Match: "x"');
        expect(list(other)).toEqual(list(whole));
      }
    },
  );

  it('is sent again in another form or language', async () => {
    const { headers } = await ask('/', 'Accept-Encoding: br');
    const known = `If-None-Match: ${headers['etag']}`;
    expect((await ask('/', 'Accept-Encoding: gzip', known)).status).toBe(200);
    expect((await ask('/', 'Accept-Encoding: br', 'Cookie: lng=en', known)).status).toBe(200);
    expect((await ask('/?lng=tr', 'Accept-Encoding: br', known)).status).toBe(200);
  });

  it('never makes an error unchanged', async () => {
    for (const address of ['/yok', '/%', '/assets/Yok-AB12CD34.js']) {
      expect((await ask(address, 'If-None-Match: *')).status).toBeGreaterThanOrEqual(400);
    }
  });
});

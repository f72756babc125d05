import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { expectSound } from './find-header-faults.ts';
import { formatRequest, type RawResponse, readLanguage, sendRaw } from './send-raw.ts';
import { picture, plain, site } from './shared-site.ts';

const part = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ maxLength: 20, unit: 'binary' }).map(encodeSafely),
  fc.constantFrom(
    ...'/ // \\ .. . % %2e %2f %5c %00 %0d%0a %ff %25 ? & = # ; [ ] : @ http:// *'.split(' '),
    ...'__proto__ constructor lng= en detay detail kumul-jipi servis blog assets pictures'.split(
      ' ',
    ),
    ...'hizmetler q= page= planim e= guverte , %2C'.split(' '),
  ),
);

const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

/** Characters that end a target or a header cannot be part of it. */
const target = text.map((value) => value.replace(/[\r\n ]/g, ''));
const headerValue = fc
  .oneof(text, fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)) }))
  .map((value) => value.replace(/[\r\n\0]/g, ''));

const headerName = fc.constantFrom(
  ...['Host', 'Cookie', 'Accept-Language', 'Accept-Encoding', 'If-None-Match', 'If-Range', 'Range'],
  ...['If-Match', 'X-Forwarded-Host', 'X-Request-Id', 'Forwarded', 'Expect', 'Referer', 'Accept'],
);

function encodeSafely(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''));
}

function expectAnswer(response: RawResponse): void {
  expectSound(response);
  const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
  const isPlain = response.headers['content-encoding'] === undefined;
  if (isPage && isPlain) expect(languages).toContain(readLanguage(response));
}

describe('whatever is sent, the answer is sound', () => {
  it('at any path', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        expectAnswer(await plain.send(latin(formatRequest(`/${path}`))));
      }),
    );
  });

  it('for any target', async () => {
    const schemes = fc.constantFrom('', 'http://', 'https://', 'foo://', '*', '\\', '?', '#');
    await fc.assert(
      fc.asyncProperty(schemes, target, async (scheme, rest) => {
        expectAnswer(await plain.send(latin(formatRequest(scheme + rest))));
      }),
    );
  });

  it('with any query', async () => {
    const paths = fc.constantFrom(
      '/',
      '/hizmetler',
      '/bloglar',
      '/araclar',
      '/planim',
      '/detay/kumul-jipi',
      '/yok',
    );
    await fc.assert(
      fc.asyncProperty(paths, target, async (path, query) => {
        expectAnswer(await plain.send(latin(formatRequest(`${path}?${query}`))));
      }),
    );
  });

  it('with any headers', async () => {
    const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 });
    const addresses = fc.constantFrom('/', '/?lng=en', '/yok', site.assets.entry, picture);
    await fc.assert(
      fc.asyncProperty(addresses, headers, async (address, pairs) => {
        const lines = pairs.map(([name, value]) => `${name}: ${value}`);
        expectAnswer(await plain.send(latin(formatRequest(address, lines))));
      }),
    );
  });

  it('for any bytes, if there is one', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc
        .tuple(text, text)
        .map(([a, b]) => Buffer.from(`GET /${a} HTTP/1.1\r\nHost: x\r\n${b}\r\n\r\n`)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (value) => {
        const response = await sendRaw(plain.port, value, { isEnded: true });
        if (response.text !== '') expectAnswer(response);
      }),
    );
  });

  it('and the server is alive and well after it', async () => {
    expectAnswer(await plain.send(formatRequest('/')));
    expect((await plain.send(formatRequest('/readyz'))).text).toMatch(/ok$/);
  });
});

/** Characters beyond one byte are sent as UTF-8. */
function latin(request: string): Buffer {
  return Buffer.from(request, 'utf8');
}

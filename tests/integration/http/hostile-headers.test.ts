import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectSound } from './find-header-faults.ts';
import { openSocket, readToEnd } from './open-socket.ts';
import { formatRequest, type RawResponse, readLanguage } from './send-raw.ts';
import { serveLargePicture } from './serve-large-picture.ts';
import { picture, plain, site } from './shared-site.ts';

const addresses = [
  '/',
  '/?lng=en',
  '/yok',
  '/HIZMETLER',
  site.assets.entry,
  picture,
  '/sitemap.xml',
];

async function send(bytes: string) {
  const response = await plain.send(bytes);
  expectSound(response);
  return response;
}

/** What an address answers without any header, asked for once. */
const known = new Map<string, Promise<RawResponse>>();

function askPlainly(address: string): Promise<RawResponse> {
  const answer = known.get(address) ?? plain.send(formatRequest(address));
  known.set(address, answer);
  return answer;
}

describe('a header', () => {
  it.each([
    `Cookie: ${'a=1; '.repeat(1500)}`,
    `Cookie: ${'lng=xx; '.repeat(1500)}`,
    `Cookie: ${'='.repeat(8000)}`,
    'Cookie: lng=cimode',
    'Cookie: lng=%',
    'Cookie: lng=%E0%A4%A',
    'Cookie: __proto__=1; constructor=1; lng=__proto__',
    'Cookie: lng=%0d%0aX-Evil:1',
    'Cookie: lng',
    'Cookie: lng=',
    'Cookie: lng="ar',
    'Cookie: =;=;',
    'Accept: \x80\xff',
    'Accept: */*;q=x',
    'Accept-Language: *;q=2,tr;q=-1',
    `Accept-Language: ${'xx;q=0.1,'.repeat(1500)}`,
    `Accept-Language: ${'-'.repeat(8000)}`,
    `Accept-Language: en${'-x'.repeat(4000)};q=0`,
    'Accept-Language: __proto__, constructor;q=1',
    '__proto__: 1',
    'constructor: 1',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-Proto: javascript',
    'X-Original-URL: /admin',
    'Expect: nothing',
    'Expect: 200-ok',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nHTTP2-Settings: x',
    'Host: ',
    'X-Request-Id: \t',
    'TE: trailers, deflate;q=x',
    'Content-Length: 0',
    'Max-Forwards: -1',
    'Connection: keep-alive, close, x',
    'Date: never',
    'If-Modified-Since: never',
    'If-Unmodified-Since: never',
    'X-A: 1\r\n'.repeat(500).trim(),
  ])('%j changes no status', async (header) => {
    for (const address of addresses) {
      const usual = await askPlainly(address);
      const response = await send(formatRequest(address, [header]));
      expect(response.status).toBe(usual.status);
      expect(readLanguage(response)).toBe(readLanguage(usual));
    }
  });

  it('that comes very often is refused as too long or counts once', async () => {
    for (const count of [1000, 1500, 1900]) {
      const response = await send(formatRequest('/', ['X: 1\r\n'.repeat(count).trim()]));
      expect([200, 431]).toContain(response.status);
    }
  });

  it.each([
    '',
    ';;;',
    'x',
    '*',
    '*;q=0',
    'identity;q=0',
    'br;q=0, gzip;q=0, identity;q=0',
    'br;q=9',
    'br;q=',
    'gzip, gzip;q=0',
    'BR',
    'br\t;\tq=1',
    'deflate, zstd, compress',
    `${'br,'.repeat(2500)}`,
    '__proto__, constructor',
  ])('Accept-Encoding: %j leaves every text readable', async (value) => {
    for (const address of addresses) {
      const usual = await askPlainly(address);
      const response = await send(formatRequest(address, [`Accept-Encoding: ${value}`]));
      expect(response.status).toBe(usual.status);
      expect(response.headers['content-encoding'] ?? 'identity').toMatch(/^(br|gzip|identity)$/);
      expect(Number(response.headers['content-length'])).toBe(response.body.length);
    }
  });

  it.each(['"', '""', '"x', 'x', 'W/', 'W/"', ',,,', '"a","b', `${'"x",'.repeat(2000)}`, '\xff'])(
    'If-None-Match: %j matches nothing',
    async (value) => {
      for (const address of addresses) {
        const usual = await askPlainly(address);
        const response = await send(formatRequest(address, [`If-None-Match: ${value}`]));
        expect(response.status).toBe(usual.status);
      }
    },
  );

  it.each([
    ['bytes=9-1', [200, 416]],
    ['bytes=-', [200, 416]],
    ['bytes=abc', [200, 416]],
    ['bytes=-0', [200, 416]],
    ['bytes=0-99999999999999999999', [206]],
    [`bytes=${'0-0,'.repeat(2000)}0-0`, [200, 206, 416]],
    ['bytes=0-0,2-3', [200]],
    ['lines=1-2', [200]],
    ['bytes', [200]],
    ['bytes=99999999-', [416]],
  ])('Range: %s is read as it is written, of pictures alone', async (range, statuses) => {
    const whole = await askPlainly(picture);
    for (const address of addresses) {
      const headers = [`Range: ${range}`];
      const response = await send(formatRequest(address, headers));
      const usual = await askPlainly(address);
      if (address === picture) expect(statuses).toContain(response.status);
      else expect(response.status).toBe(usual.status);
      // A refusal is a page of its own.
      if (response.status < 400)
        expect(response.body.length).toBeLessThanOrEqual(
          Math.max(whole.body.length, usual.body.length),
        );
      // The part is of another picture.
      const stale = await send(formatRequest(address, [...headers, 'If-Range: "x"']));
      expect(stale.status).toBe(usual.status);
    }
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['a method of its own', formatRequest('/', [], 'FOO')],
    ['a header without a colon', formatRequest('/', ['X'])],
    ['a header that begins with a space', 'GET / HTTP/1.1\r\n Host: x\r\n\r\n'],
    ['a space before the colon', formatRequest('/', ['X : 1'])],
    ['NUL in a header', formatRequest('/', ['X: a\0b'])],
    ['a line feed alone within a header', formatRequest('/', ['X: a\rb'])],
    ['two lengths', formatRequest('/', ['Content-Length: 1', 'Content-Length: 2'])],
    ['a length that is none', formatRequest('/', ['Content-Length: x'])],
    [
      'a length and pieces',
      formatRequest('/', ['Content-Length: 1', 'Transfer-Encoding: chunked']),
    ],
    ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['no version that is one', 'GET / HTTP\r\nHost: x\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['nothing but lines', `${'\r\n'.repeat(10)}x\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('are refused: %s', async (_what, bytes) => {
    const response = await send(bytes);
    expect(response.status).toBe(400);
    expect(readLanguage(response)).toBe('tr');
  });

  it('never break into an answer that is under way', async () => {
    const { port, stop } = await serveLargePicture();
    onTestFinished(stop);
    const socket = await openSocket(port);
    socket.write(formatRequest(picture));
    await once(socket, 'readable');
    // Long enough for the server to have filled all buffers; nothing is read of them yet.
    await new Promise((resolve) => setTimeout(resolve, 500));
    socket.write('BAD\0\r\n\r\n');
    const { status, body } = (await readToEnd(socket)).response;
    expect(status).toBe(200);
    expect(body.includes('HTTP/1.1 ')).toBe(false);
  });
});

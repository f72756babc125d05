import { describe, expect, it } from 'vitest';
import { expectSound } from './find-header-faults.ts';
import { formatRequest, type RawResponse, readLanguage } from './send-raw.ts';
import { parsePage, picture, plain, site } from './shared-site.ts';

const { entry } = site.assets;

/** In milliseconds: a busy machine may take seconds, but a regular expression that backtracks without end, minutes. */
const maxDurationMs = 10_000;

/** Sends bytes and expects the properties that every response must have. */
async function send(bytes: string | Uint8Array): Promise<RawResponse> {
  const start = performance.now();
  const response = await plain.send(bytes);
  const duration = performance.now() - start;
  expect(duration).toBeLessThan(maxDurationMs);
  expectSound(response);
  return response;
}

interface Row {
  bytes: string | Uint8Array;
  status: number;
  location?: string | undefined;
}

const sendTo = (status: number, target: string, location?: string): Row => ({
  bytes: Buffer.from(formatRequest(target), 'latin1'),
  status,
  location,
});

const sendWith = (status: number, header: string, target = '/'): Row => ({
  bytes: Buffer.from(formatRequest(target, [header]), 'latin1'),
  status,
});

const sendBytes = (bytes: string): Row => ({ bytes, status: 400 });

const rows: Row[] = [
  // A target that cannot be decoded, or is invalid.
  sendTo(400, '/%'),
  sendTo(400, '/%E0%A4%A'),
  sendTo(400, '/detay/%ED%A0%80'),
  sendTo(400, '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'),
  sendTo(400, '/detay/kumul-jipi%00'),
  sendTo(400, `${entry}%00.js`),
  sendTo(400, `${picture}%`),
  sendTo(400, '/\xc3\xa9'),
  sendTo(400, '/\x7f'),
  sendTo(400, '*'),
  sendTo(400, 'http://['),
  sendTo(400, 'http://user:secret@evil.example/iletisim'),
  sendTo(400, 'foo://evil.example/'),
  // Node’s url.parse, which Express uses for these, parses “//a@b” as a host, and trims a no-break space.
  sendTo(400, '//a@b/metrics#'),
  sendTo(400, '//a@b/metrics\xa0'),
  sendTo(400, '/metrics#'),

  // A target outside of the served files, or a property that every object has.
  sendTo(404, '/.git/config'),
  sendTo(404, '/server/main.js'),
  sendTo(404, '/assets/'),
  sendTo(404, '/assets/..%2f..%2fassets.json'),
  sendTo(404, '/pictures/%2fetc%2fpasswd'),
  sendTo(404, `${entry}.br`),
  sendTo(404, '/detay/__proto__'),
  sendTo(404, '/blog/1e0'),
  sendTo(404, '/blog/9007199254740993'),
  sendTo(404, '/%252e%252e%252f'),
  sendTo(301, '/detay/kumul-jipi%20', '/detay/kumul-jipi'),
  sendTo(404, '/assets/../../package.json'),
  sendTo(301, '/..\\..\\etc', '/etc'),

  // A target that could redirect to another site, or inject a header.
  sendTo(301, '///evil.example//', '/evil.example'),
  sendTo(301, '/\\evil.example', '/evil.example'),
  sendTo(301, 'http://evil.example//evil.example/', '/evil.example'),
  sendTo(301, 'HTTPS://evil.example:99999/ILETISIM', '/iletisim'),
  sendTo(301, '/detail/%2f%2fevil.example', '/detay/%2F%2Fevil.example'),
  sendTo(404, '/%09/evil.example'),
  sendTo(301, '/detay/x%0d%0aset-cookie:x=1', '/detay/x%0D%0Aset-cookie:x=1'),

  // A long target.
  sendTo(404, `/${'x'.repeat(8000)}`),
  sendTo(414, `/${'x'.repeat(8192)}`),
  sendTo(301, `/${'../'.repeat(2500)}`, '/'),
  sendTo(301, `/${'%41'.repeat(2500)}`, `/${'a'.repeat(2500)}`),
  sendTo(200, `/?${'a=1&'.repeat(2000)}`),
  sendTo(414, `/?${'a=1&'.repeat(3000)}`),
  sendTo(200, `/hizmetler?${'q=%F0%9F%90%AA&'.repeat(500)}`),
  sendTo(200, `/hizmetler?q=${'%'.repeat(8000)}`),

  // A query without meaning: the page is the same as without it, in Turkish.
  sendTo(200, '/?__proto__[x]=1&constructor[prototype][x]=1'),
  sendTo(200, '/?%=%&=&&'),
  sendTo(200, '/?lng=cimode'),
  sendTo(200, '/?lng=en-US'),
  sendTo(200, '/?lng[]=en'),
  sendTo(200, '/?lng=../../etc/passwd'),
  sendTo(200, '/hizmetler?q[]=a&q[b]=c'),
  sendTo(200, '/hizmetler?category=__proto__&min=-1&max=1e9'),
  sendTo(200, '/bloglar?page=9007199254740993'),

  // Not exactly one valid host (RFC 9112 §3.2).
  sendWith(400, 'Host: x\r\nHost: y'),
  sendWith(400, 'Host: x\r\nHost: y', entry),
  sendWith(400, 'Host: x\r\nAccept: */*\r\nHOST: x'),
  sendWith(400, 'Host: \r\nHost: x'),
  sendWith(400, 'Host: a b'),
  sendWith(400, 'Host: me@x'),
  sendWith(400, 'Host: <script>'),
  sendWith(400, 'Host: x:y'),
  sendWith(400, 'Host: [::1'),
  sendWith(400, 'Host: \xe9'),

  // An unusual host, or none in HTTP/1.0.
  sendWith(200, 'Host: EXAMPLE.com.:80'),
  sendWith(200, 'Host: [::1]:3000'),
  sendWith(200, 'Host: my_host'),
  sendWith(200, 'Host: x%20y'),
  sendWith(200, 'Host: '),
  { bytes: 'GET / HTTP/1.0\r\n\r\n', status: 200 },

  // A header without meaning.
  sendWith(200, '__proto__: 1'),
  sendWith(200, `Cookie: ${'lng=xx; '.repeat(1500)}`),
  sendWith(200, 'Cookie: __proto__=1; constructor=1; lng=__proto__'),
  sendWith(200, 'Cookie: lng=%0d%0aX-Evil:1'),
  sendWith(200, 'Accept: \x80\xff'),
  sendWith(200, 'Accept-Language: *;q=2,tr;q=-1'),
  sendWith(200, `Accept-Language: ${'xx;q=0.1,'.repeat(1500)}`),
  sendWith(200, `Accept-Language: en${'-x'.repeat(4000)};q=0`),
  sendWith(200, 'Accept-Encoding: br;q=0, gzip;q=0, identity;q=0'),
  sendWith(200, `Accept-Encoding: ${'br,'.repeat(2500)}`),
  sendWith(200, 'Expect: nothing'),
  sendWith(200, 'Upgrade: h2c\r\nHTTP2-Settings: x'),
  sendWith(200, 'If-Modified-Since: never', picture),
  sendWith(200, 'If-None-Match: W/"'),
  sendWith(200, `If-None-Match: ${'"x",'.repeat(2000)}`, picture),
  sendWith(200, 'Range: bytes=0-1'),
  sendWith(200, 'Range: bytes=0-0,2-3', picture),
  sendWith(200, 'Range: bytes=abc', picture),
  sendWith(206, `Range: bytes=${'0-0,'.repeat(2000)}0-0`, picture),
  sendWith(416, 'Range: bytes=9-1', picture),
  sendWith(200, 'Range: bytes=0-1\r\nIf-Range: "x"', picture),
  sendWith(200, 'X-A: 1\r\n'.repeat(500).trim()),

  // Bytes that are no request, or that two programs may parse as different requests.
  sendBytes(formatRequest('/', ['X'])),
  sendBytes('GET / HTTP/1.1\r\n Host: x\r\n\r\n'),
  sendBytes(formatRequest('/', ['X : 1'])),
  sendBytes(formatRequest('/', ['X: a\0b'])),
  sendBytes(formatRequest('/', ['X: a\rb'])),
  sendBytes(formatRequest('/', ['Content-Length: 1', 'Content-Length: 2'])),
  sendBytes(formatRequest('/', ['Content-Length: x'])),
  sendBytes(formatRequest('/', ['Content-Length: 1', 'Transfer-Encoding: chunked'])),
  sendBytes('GET / HTTP/9.9\r\nHost: x\r\n\r\n'),
  sendBytes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
];

/** A title of a row: its request, without the parts that most requests have. */
const nameRow = ({ bytes }: Row) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/(Host: x\r\n)?Connection: close\r\n/, '')
    .slice(0, 90);

describe('a malformed request', () => {
  it.each(rows.map((row) => [row.status, nameRow(row), row] as const))(
    'is answered %i: %j',
    async (status, _name, { bytes, location }) => {
      const response = await send(bytes);
      expect(response.status).toBe(status);
      expect(response.headers['location']).toBe(location);
      expect(Number(response.headers['content-length'] ?? 0)).toBe(response.body.length);
      const { 'content-type': type, 'content-encoding': encoding } = response.headers;
      const isPage = type?.startsWith('text/html') ?? false;
      expect(isPage || status < 400).toBe(true);
      if (isPage && encoding === undefined) expect(readLanguage(response)).toBe('tr');
    },
  );
});

describe('what a visitor types', () => {
  it('is written as text and cut where it is long', async () => {
    const markup = '"><script>alert(1)</script>';
    const { text } = await send(formatRequest(`/hizmetler?q=${encodeURIComponent(markup)}`));
    expect(text).not.toContain('<script>alert');
    expect(parsePage({ text })('input[name="q"]').attr('value')).toBe(markup);
    const long = await send(formatRequest(`/hizmetler?q=${'ab'.repeat(2000)}`));
    expect(long.text).not.toContain('ab'.repeat(51));
  });

  it.each(['GET', 'POST', 'ZQMARKER'])(
    'is otherwise repeated nowhere in an answer to %s',
    async (method) => {
      const marker = 'zqmarker';
      const names = ['User-Agent', 'Referer', 'Origin', 'Cookie', 'If-None-Match', 'Range', marker];
      const headers = names.map((name) => `${name}: ${marker}=${marker}"><b>`);
      headers.push(`Host: ${marker}`);
      for (const address of [
        `/${marker}/${marker}?${marker}=${marker}`,
        `/?${marker}=${marker}&lng=${marker}&page=${marker}`,
        `/hizmetler?category=${marker}&min=${marker}`,
        `/detay/${marker}`,
        `/assets/${marker}.js`,
        `/pictures/${marker}.webp`,
        `/${marker}%00`,
        `/${marker.repeat(1500)}`,
        `/${marker.repeat(3000)}`,
        `http://[${marker}`,
        `http://${marker}/${marker}`,
        `http://${marker}"><b>/`,
        `/healthz?${marker}`,
      ]) {
        const { text } = await send(formatRequest(address, headers, method));
        expect(text.toLowerCase()).not.toContain(marker);
      }
      const moved = await send(formatRequest(`/HIZMETLER?x=${marker}`, headers));
      expect(moved.headers['location']).toBe(`/hizmetler?x=${marker}`);
      expect(moved.body).toHaveLength(0);
    },
  );
});

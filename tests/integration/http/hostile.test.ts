import { describe, expect, it } from 'vitest';
import { expectSound } from './find-header-faults.ts';
import { formatRequest, type RawResponse, readLanguage } from './send-raw.ts';
import { parsePage, picture, plain, site } from './shared-site.ts';

const { entry } = site.assets;

/** In milliseconds: a machine may be busy for seconds, while a search that has gone wild takes minutes. */
const maxDurationMs = 10_000;

/** Sends bytes and expects what is to be expected of any answer. */
async function send(bytes: string): Promise<RawResponse> {
  const start = performance.now();
  const response = await plain.send(bytes);
  const duration = performance.now() - start;
  expect(duration).toBeLessThan(maxDurationMs);
  expectSound(response);
  return response;
}

describe('an address', () => {
  it.each([
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/%c0%ae',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/%u0041',
    '/%zz',
    '/%00',
    '/detay/%E0%A4%A',
    '/detay/kumul-jipi%00',
    '/detay/%ED%A0%80',
    '/assets/%00',
    '/assets/%',
    `${entry}%00.js`,
    `${picture}%`,
    '/healthz%',
    '/sitemap.xml%00',
    'http://x/%',
    'http://[',
    'http://',
    'http:///',
    'http://user:secret@evil.example/iletisim',
    'foo://[',
    'foo://evil.example/',
    '*',
    '/ x',
    '/é',
    '/\x7f',
  ])('that is malformed is refused: %j', async (address) => {
    const response = await send(formatRequest(address));
    expect(response.status).toBe(400);
    expect(readLanguage(response)).toBe('tr');
  });

  it.each([
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/package.json',
    '/server/main.js',
    '/content/tr/bundle.json',
    '/detay/..%2f..%2fetc',
    '/detay/__proto__',
    '/detay/constructor',
    '/servis/constructor',
    '/servis/__proto__',
    '/blog/__proto__',
    '/blog/-1',
    '/blog/1e0',
    '/blog/0x1',
    '/blog/9007199254740993',
    '/__proto__',
    '/hasownproperty',
    '/%252e',
    '/%252e%252e%252f',
    '/detay/%252e%252e',
    '/detay/kumul-jipi%250d%250a',
    '/detay/kumul-jipi%0d%0aset-cookie:x=1',
    '/detay/kumul-jipi%20',
    '/detay/kumul-jipi;x=1',
    '/assets/..%2f..%2fassets.json',
    '/assets/',
    '/assets/.hidden',
    '/assets/%2e%2e%2fassets.json',
    `${entry}.br`,
    `${entry}.map`,
    '/pictures/',
    '/pictures/..%2fassets',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/pictures/%2fetc%2fpasswd',
    '/_stil',
  ])('that leads nowhere is not found: %s', async (address) => {
    const moves = await send(formatRequest(address));
    const target = moves.status === 301 ? (moves.headers['location'] ?? '') : address;
    expect((await send(formatRequest(target))).status).toBe(404);
  });

  it.each([
    ['/../../etc/passwd', '/etc/passwd'],
    ['/..%5c..%5c', '/..%5C..%5C'],
    ['/..\\..\\etc', '/etc'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['http://evil.example//iletisim', '/iletisim'],
    ['http://evil.example//evil.example/', '/evil.example'],
    ['HTTPS://evil.example:99999/ILETISIM', '/iletisim'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/detail/%2f%2fevil.example', '/detay/%2F%2Fevil.example'],
  ])('%s never leads away from the site', async (address, target) => {
    const response = await send(formatRequest(address));
    if (address === target) expect(response.status).toBe(404);
    else expect(response.headers['location']).toBe(target);
  });

  it.each([
    [`/${'x'.repeat(8000)}`, 404],
    [`/${'x'.repeat(8192)}`, 414],
    [`/${'x'.repeat(15_000)}`, 414],
    [`/${'x'.repeat(60_000)}`, 414],
    [`/${'a/'.repeat(4000)}x`, 404],
    [`/${'../'.repeat(2500)}`, 301],
    [`/${'%2e%2e/'.repeat(1000)}`, 301],
    [`/${'%41'.repeat(2500)}`, 301],
    [`/?${'a=1&'.repeat(2000)}`, 200],
    [`/?${'a&'.repeat(3000)}`, 200],
    [`/?${'a=1&'.repeat(3000)}`, 414],
    [`/hizmetler?q=${'a'.repeat(5000)}`, 200],
    [`/hizmetler?${'q=%F0%9F%90%AA&'.repeat(500)}`, 200],
    [`/hizmetler?q=${'%'.repeat(8000)}`, 200],
  ])('that is long is answered as another one (%#)', async (address, status) => {
    expect((await send(formatRequest(address))).status).toBe(status);
  });

  it.each([
    '?__proto__[x]=1',
    '?__proto__=1',
    '?constructor[prototype][x]=1',
    '?constructor=1&prototype=1&toString=1&hasOwnProperty=1',
    '?=&=&&&&',
    '?%',
    '?%=%',
    '?lng',
    '?lng=',
    '?lng=cimode',
    '?lng=dev',
    '?lng=en-US',
    '?lng[]=en',
    '?lng[0]=en&lng[1]=ar',
    '?lng[a]=en',
    '?lng=__proto__',
    '?lng=constructor',
    '?lng=%0d%0aSet-Cookie:x=1',
    '?lng=%00',
    '?lng=en%00',
    '?lng=%E0%A4%A',
    '?lng=%65%6e%',
    '?lng=../../etc/passwd',
    '?lng=%252565n',
    '?ns=../../etc/passwd&lngs=x',
    '?lng=xx&lng=en',
    '?q=%',
    '?q[]=a&q[b]=c',
    '?q=%F0%9F%90%AA%00%0d%0a<script>',
    '?category=__proto__',
    '?category=constructor&min=-1&max=1e9',
    '?min=NaN&max=Infinity',
    '?min=0x10&max=1e3',
    '?page=9007199254740993',
    '?page[]=2',
    '?page=%00',
    '?page=-1',
    '?page=1e1',
  ])('with the query %s is that of a page, in Turkish', async (query) => {
    for (const path of ['/', '/hizmetler', '/bloglar', '/araclar']) {
      const response = await send(formatRequest(path + query));
      expect(response.status).toBe(200);
      expect(readLanguage(response)).toBe('tr');
    }
  });
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

  it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'ZQMARKER'])(
    'is otherwise repeated nowhere in an answer to %s',
    async (method) => {
      const marker = 'zqmarker';
      const headers = [
        'User-Agent',
        'Referer',
        'Origin',
        'Cookie',
        'Accept',
        'Accept-Language',
        'Accept-Encoding',
        'If-None-Match',
        'Range',
        'X-Request-Id',
        'X-Forwarded-Host',
        marker,
      ].map((name) => `${name}: ${marker}=${marker}"><b>`);
      headers.push(`Host: ${marker}`);
      for (const address of [
        `/${marker}`,
        `/${marker}/${marker}?${marker}=${marker}`,
        `/?${marker}=${marker}&lng=${marker}&page=${marker}`,
        `/bloglar?page=${marker}`,
        `/hizmetler?category=${marker}&min=${marker}`,
        `/detay/${marker}`,
        `/blog/${marker}`,
        `/assets/${marker}.js`,
        `/pictures/${marker}.webp`,
        `/%${marker}`,
        `/${marker}%00`,
        `/${marker.repeat(1500)}`,
        `/${marker.repeat(3000)}`,
        `http://[${marker}`,
        `http://${marker}/`,
        `http://${marker}/${marker}`,
        `http://${marker}"><b>/`,
        `/manifest.webmanifest?${marker}`,
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

import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type Origins, startOrigins } from './start-origins.ts';
import { type RunningProxy, startNginx, steady } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

type Visit = [address: string, headers: Record<string, string>];

/** Requests to the server, each with the visits that its one response must serve. */
const copies: [asked: string, visits: Visit[]][] = [
  [
    '/ en br',
    [
      ['/', { 'Accept-Language': 'en;q=0.9', 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
      ['/', { 'Accept-Language': 'en;q=0.8', 'Accept-Encoding': 'br', Cookie: '_ga=2; theme=d' }],
      ['/', { 'Accept-Language': 'la-VA, tr;q=0.4, EN-us;q=0.7', 'Accept-Encoding': 'br' }],
      ['/', { 'Accept-Language': 'ar', 'Accept-Encoding': 'br', Cookie: 'a=1; lng=EN; b=2' }],
      ['/?utm_source=x&fbclid=y', { 'Accept-Language': 'en', 'Accept-Encoding': 'br;q=0.5' }],
    ],
  ],
  ['/ en gzip', [['/', { 'Accept-Language': 'en', 'Accept-Encoding': 'br;q=0, gzip' }]]],
  ['/ en identity', [['/', { 'Accept-Language': 'en', 'Accept-Encoding': 'identity' }]]],
  ['/ ar identity', [['/', { 'Accept-Language': 'tr;q=0.5, ar', Cookie: 'lng=la' }]]],
  [
    '/ tr identity',
    [
      ['/', { 'Accept-Language': 'la, *' }],
      ['/', { 'Accept-Language': 'tr', Cookie: 'xlng=en' }],
      ['/', { 'Accept-Language': 'en;q=0' }],
    ],
  ],
  [
    '/?lng=en en identity',
    [
      ['/?lng=en&utm_campaign=x', { 'Accept-Language': 'ar', Cookie: 'lng=ar' }],
      ['/?gclid=1&lng=en', { 'Accept-Language': 'tr' }],
    ],
  ],
  ['/?lng=AR ar identity', [['/?lng=AR', { 'Accept-Language': 'en' }]]],
  ['/?lng=la&lng=en tr identity', [['/?lng=la&lng=en', {}]]],
  ['/?lng&lng=en tr identity', [['/?lng&lng=en', {}]]],
  [
    `/?${'lnx=en&'.repeat(600).slice(0, -1)} ar identity`,
    [[`/?${'lnx=en&'.repeat(600)}`, { 'Accept-Language': `${'la;q=0.9, '.repeat(400)}ar` }]],
  ],
];

describe.skipIf(nginx === undefined)('nginx with stand-ins for replicas', () => {
  let origins: Origins;
  let proxy: RunningProxy;

  const get = (address: string, headers: Record<string, string> = {}) =>
    ask(proxy.address + address, { headers });

  beforeAll(async () => {
    origins = await startOrigins();
    proxy = await startNginx(nginx ?? '', origins.ports, steady);
  });

  afterAll(async () => {
    await proxy?.stop();
    await origins?.stop();
  });

  it('finds its configuration without fault', () => {
    const file = join(proxy.folder, 'rules/nginx.conf');
    const options = `pid ${join(proxy.folder, 'test.pid')};`;
    const { stderr } = spawnSync(nginx ?? '', ['-t', '-c', file, '-g', options], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => /\[(warn|emerg|error)\]/.test(line))).toEqual([]);
    expect(stderr).toContain('test is successful');
  });

  it('keeps one copy of each language, whatever else browsers say and even where the server forgets what it depends on', async () => {
    origins.answerWith(({ url, headers }, response) => {
      const isExplicit = /[?&]lng=(?:en|AR)$/.test(url ?? '');
      response
        .setHeader('Cache-Control', isExplicit ? 'public, s-maxage=600' : 'no-cache')
        .end(`${url} ${headers['accept-language']} ${headers['accept-encoding']}`);
    });
    for (const [asked, visits] of copies) {
      for (const [index, [address, headers]] of visits.entries()) {
        const answer = await get(address, headers);
        expect([address, headers, answer.body]).toEqual([address, headers, asked]);
        expect([asked, answer.headers['x-cache-status']]).toEqual([asked, index ? 'HIT' : 'MISS']);
      }
    }
    expect(origins.requests).toHaveLength(copies.length);
  });

  it('tells a browser that has a page that it is unchanged', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', '"1"').end('page');
    });
    expect((await get('/araclar')).status).toBe(200);
    const { status, body } = await get('/araclar', { 'If-None-Match': '"1"' });
    expect([status, body]).toEqual([304, '']);
    expect(origins.requests).toHaveLength(1);
  });

  it('keeps no plan, which its visitor alone may see', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600').end('plan');
    });
    for (let visit = 0; visit < 2; visit += 1) await get('/planim?e=guverte&lng=en');
    expect(origins.requests).toHaveLength(2);
  });

  const host = 'Host: localhost\r\nConnection: close\r\n';
  it.each([
    ['a line that is no request', 'nonsense\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a path that leads out', `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n`, 400],
    ['a NUL in the path', `GET /%00 HTTP/1.1\r\n${host}\r\n`, 400],
    ['the metrics', `GET /metrics HTTP/1.1\r\n${host}\r\n`, 404],
    ['the readiness', `GET /readyz?x=1 HTTP/1.1\r\n${host}\r\n`, 404],
    ['the metrics, spelt otherwise', `GET //%6Detrics HTTP/1.1\r\n${host}\r\n`, 404],
    ['pages of its own by name', `GET /-/pages/unavailable.html HTTP/1.1\r\n${host}\r\n`, 404],
    ['its inner addresses', `GET /-/explicit HTTP/1.1\r\n${host}\r\n`, 404],
    ['a method that nobody uses', `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
    ['a body', `POST / HTTP/1.1\r\n${host}Content-Length: 5000\r\n\r\n${'b'.repeat(5000)}`, 413],
    ...['GET', 'POST'].map((method): [string, string, number] => [
      `a body of ${method} in broken chunks`,
      `${method} /y HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ]),
    ['an address that is too long', `GET /?${'q'.repeat(9000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ['headers that are too large', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(9000)}\r\n\r\n`, 431],
    ['what nobody can answer', `GET /iletisim?lng=en HTTP/1.1\r\n${host}\r\n`, 502],
  ])('answers %s with a whole page', async (_name, request, status) => {
    origins.answerWith((_request, response) => response.socket?.resetAndDestroy());
    const socket = connect(Number(new URL(proxy.address).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    const answer = await text(socket);
    expect(origins.requests.length > 0).toBe(status === 502);
    expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'; style-src 'sha256-");
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nCache-Control: no-store\r\n');
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f]{32}\r\n/);
    expect(answer).not.toMatch(/nginx\/\d|<center>/);
    expect(answer).toContain('<section lang="ar" dir="rtl">');
    expect(answer.includes('\r\nAllow: GET, HEAD\r\n')).toBe(status === 405);
    expect(answer.includes('\r\nRetry-After: 10\r\n')).toBe(status === 502);
  });
});

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

describe.skipIf(nginx === undefined)('nginx keeps languages apart', () => {
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

  it('with one copy of each, whatever else browsers say and even where the server forgets what it depends on', async () => {
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

  it('and tells a browser that has a page that it is unchanged', async () => {
    origins.answerWith((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', '"1"').end('page');
    });
    expect((await get('/araclar')).status).toBe(200);
    const { status, body } = await get('/araclar', { 'If-None-Match': '"1"' });
    expect([status, body]).toEqual([304, '']);
    expect(origins.requests).toHaveLength(1);
  });

  it('and never keeps whether a replica is alive', async () => {
    const { status, headers } = await get('/healthz');
    expect([status, headers['x-cache-status']]).toEqual([200, undefined]);
  });
});

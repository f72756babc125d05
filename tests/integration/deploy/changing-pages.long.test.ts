import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatLifetimes } from '../../../server/cache/response-headers.ts';
import { limitLifetimes } from '../../../shared/cache-lifetimes.ts';
import { ask } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type Origins, startOrigins } from './start-origins.ts';
import { passSeconds, type RunningProxy, startNginx, withClock } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

/** What replicas do once the page has changed. */
const fates: Record<string, (response: ServerResponse) => void> = {
  'answer at once': (response) => void response.end('new'),
  'take two seconds': (response) => void setTimeout(() => response.end('new'), 2000),
  fail: (response) => void response.writeHead(500).end('failed'),
  'are busy': (response) => void response.writeHead(503).end('failed'),
  'are away': (response) => void response.socket?.resetAndDestroy(),
};

const cases = Object.keys(fates).flatMap((fate) =>
  ['/hakkimizda?lng=en', '/hakkimizda', '/sitemap.xml'].map((address) => ({ fate, address })),
);

/** The page has changed for visitors this long after it was fetched. */
const seconds = 2;

describe.skipIf(nginx === undefined)('nginx with a page that changes by itself', () => {
  let origins: Origins;
  let proxy: RunningProxy;
  let shown: string[][];

  /** Each case has an address of its own. */
  const addressOf = ({ address }: { address: string }, index: number) =>
    `${proxy.address}${address}${address.includes('?') ? '&' : '?'}case=${index}`;

  beforeAll(async () => {
    origins = await startOrigins();
    proxy = await startNginx(nginx ?? '', origins.ports, [
      // A second instead of half a minute.
      ['negotiated $half_minute ', 'negotiated $time_iso8601 '],
      ...withClock,
      [
        'location = /metrics {',
        'location = /half { return 200 "$time_iso8601 $half_minute"; }\n$&',
      ],
    ]);
    origins.answerWith(({ url = '' }, response) => {
      const isNegotiated = url.startsWith('/hakkimizda?case');
      // What the server says if the page changes in two seconds, without the minute that follows.
      const limited = formatLifetimes(limitLifetimes(seconds));
      response.setHeader('Cache-Control', isNegotiated ? 'no-cache' : limited).end('old');
    });
    const before = await Promise.all(cases.map((one, index) => ask(addressOf(one, index))));
    expect(new Set(before.map(({ body }) => body))).toEqual(new Set(['old']));
    // nginx counts in whole seconds.
    await passSeconds(proxy, seconds + 1);
    origins.answerWith(({ url = '' }, response) => {
      const index = Number(/case=(\d+)/.exec(url)?.[1]);
      response.setHeader('Cache-Control', 'no-store');
      fates[cases[index]?.fate ?? '']?.(response);
    });
    // Many at once, so that some of them come while another one is fetching the page.
    const askOften = (address: string) =>
      Promise.all(Array.from({ length: 12 }, async () => (await ask(address)).body));
    shown = await Promise.all(cases.map((one, index) => askOften(addressOf(one, index))));
  });

  afterAll(async () => {
    await proxy?.stop();
    await origins?.stop();
  });

  it.each(cases.map((one, index) => ({ ...one, index })))(
    'shows the old $address to nobody where the replicas $fate',
    ({ index }) => {
      expect(shown[index]).toHaveLength(12);
      expect(shown[index]).not.toContain('old');
    },
  );

  it('divides each minute in two halves', async () => {
    const { body } = await ask(`${proxy.address}/half`);
    const [, minute, second, half] = /^(.*T..:..:)(..)\S* (.*)$/.exec(body) ?? [];
    expect(half).toBe(`${minute}${Number(second) < 30 ? '00' : '30'}`);
  });
});

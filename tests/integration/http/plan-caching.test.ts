import { describe, expect, it, vi } from 'vitest';
import { createCompressor } from '../../../server/cache/representation.ts';
import type { RequestRecord } from '../../../server/http/serve-pages.ts';
import { routeLabels } from '../../../server/render/routes.tsx';
import { languages } from '../../../shared/languages.ts';
import { buildPlanPath, withLanguage } from '../../../shared/paths.ts';
import { itLong } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { formatRequest, readLanguage, sendRaw } from './send-raw.ts';
import { plain, site } from './shared-site.ts';

const { experiences, cars } = site.bundles.tr;
const slugs = [...experiences, ...cars].map(({ slug }) => slug);

/** As many different plans of two entries as there are pairs. */
const plans = slugs.flatMap((one) =>
  slugs.filter((other) => other !== one).map((other) => buildPlanPath([one, other])),
);
const [firstPlan = '', secondPlan = ''] = plans;

const cachingOf = 'cache-control';

it.each(languages)(
  'a plan in %s is for its visitor alone, however it is asked for',
  async (language) => {
    for (const url of [
      '/planim',
      firstPlan,
      withLanguage('/planim', language),
      '/planim?e=nowhere',
      '/planim?e=GUVERTE',
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const accept = [`Accept-Language: ${language}`, `Accept-Encoding: ${encoding}`];
        const whole = await plain.send(formatRequest(url, accept));
        expect(whole.headers[cachingOf]).toBe('private, no-store');
        if (whole.status !== 200) continue;
        expect(whole.headers['content-encoding'] ?? 'identity').toBe(encoding);
        // No browser keeps the page, but a client that has it is told as little to others.
        const known = `If-None-Match: ${whole.headers['etag']}`;
        const unchanged = await plain.send(formatRequest(url, [...accept, known], 'HEAD'));
        expect([unchanged.status, unchanged.headers[cachingOf]]).toEqual([
          304,
          'private, no-store',
        ]);
      }
    }
  },
);

it('a plan that is rendered for its first visitor is for that visitor alone, too', async () => {
  const { get } = await openSite();
  for (const url of ['/planim', '/planim?lng=en', firstPlan, `${firstPlan}&lng=ar`]) {
    expect((await get(url)).headers[cachingOf]).toBe('private, no-store');
  }
});

describe('as many plans as anybody likes', () => {
  itLong('are kept as long as there is room for them, the latest ones', async () => {
    const { get, app } = await openSite();
    const before = app.cacheStats();
    for (const plan of plans) expect((await get(plan)).status).toBe(200);
    const { count, size } = app.cacheStats();
    expect(plans.length).toBeGreaterThan(500);
    expect(count - before.count).toBeLessThanOrEqual(500);
    expect(count - before.count).toBeGreaterThan(10);
    expect(size - before.size).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('are rendered once for visitors who come at the same time', async () => {
    const compressor = vi.fn(createCompressor());
    const { get } = await openSite({ compressor });
    compressor.mockClear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(firstPlan)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await get(firstPlan)).text).toBe(answers[0]?.text);
    expect(compressor).toHaveBeenCalledTimes(1);
  });

  it('are refused while too many wait, in their language, and nothing else is', async () => {
    const usual = createCompressor();
    const gate = Promise.withResolvers<void>();
    let isShut = false;
    const { app, port, send } = await openSite({
      renderLimit: 4,
      compressor: async (digest, body) => {
        if (isShut) await gate.promise;
        return usual(digest, body);
      },
    });
    await app.errorPages.warm();
    expect((await send(formatRequest(firstPlan))).status).toBe(200);
    for (const url of ['/planim', '/?lng=en']) await send(formatRequest(url));

    isShut = true;
    const waiting = plans.slice(1, 5).map((plan) => sendRaw(port, formatRequest(plan)));
    await expect.poll(() => app.cacheStats().queueLength).toBe(4);
    for (const plan of plans.slice(5, 10)) {
      const refused = await sendRaw(port, formatRequest(`${plan}&lng=ar`));
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      expect([readLanguage(refused), refused.headers[cachingOf]]).toEqual(['ar', 'no-store']);
    }
    for (const url of [firstPlan, '/planim', '/?lng=en']) {
      expect((await sendRaw(port, formatRequest(url))).status).toBe(200);
    }
    // A redirect waits for nothing, also one to a plan that would have to.
    const { e = '' } = Object.fromEntries(new URL(`${plans[5]}`, 'http://x').searchParams);
    for (const [from, to] of [
      ['/planim?e=.', '/planim'],
      [`/planim?e=${e},${e}`, plans[5]],
      [`/planim?e=${e.toUpperCase()}&lng=en`, `${plans[5]}&lng=en`],
    ]) {
      const moved = await sendRaw(port, formatRequest(from ?? ''));
      expect([moved.status, moved.headers['location']]).toEqual([302, to]);
    }
    // Who asks for a plan that waits already, waits with it.
    waiting.push(sendRaw(port, formatRequest(secondPlan)));

    gate.resolve();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await send(formatRequest(`${plans[5]}&lng=ar`))).status).toBe(200);
  });

  it('are counted and logged as one page', async () => {
    const onResponse = vi.fn<(record: RequestRecord) => void>();
    const { get } = await openSite({ onResponse });
    for (const url of ['/planim?lng=en', ...plans.slice(0, 5).map((plan) => `${plan}&lng=en`)]) {
      await get(url);
    }
    for (const dirty of ['/planim?e=.&lng=en', '/planim?e=&e=']) await get(dirty);
    const labels = onResponse.mock.calls.map(([{ route, language }]) => `${route} ${language}`);
    expect(new Set(labels)).toEqual(new Set(['/planim en', 'redirect undefined']));
    expect(routeLabels).toContain('/planim');
  });
});

import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { createCompressor } from '../../../server/cache/representation.ts';
import { loadSite } from '../../../server/load-site.ts';
import { createReloadableApp } from '../../../server/ops/reload-app.ts';
import { variants } from '../../../server/render/negotiate-language.ts';
import { formatPageUrl, listPages } from '../../../server/render/page-url.ts';
import { viewSite } from '../../../server/render/site.ts';
import { languages } from '../../../shared/languages.ts';
import { buildPlanPath, withLanguage } from '../../../shared/paths.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { siteFolder } from '../../site-folder.ts';
import { ask } from '../deploy/ask.ts';

/** A request and the key of its response. */
interface Visit {
  key: string;
  url: string;
  headers: Record<string, string>;
}

/** The responses of a site at one instant, by the keys of their requests. */
export type Snapshot = Map<string, Awaited<ReturnType<typeof ask>>>;

/**
 * Follows the fixture site under a clock in hand, as the server does.
 *
 * @param change changes the bundle of each language
 * @param at the first instant, in milliseconds since 1970
 */
export async function followSite(change: (bundle: Bundle) => void, at: number) {
  let now = at;
  // Nothing is compressed: tests ask for the plain text, and count what would be.
  const compress = vi.fn(async (body: Buffer) => ({ br: body, gzip: body }));
  const load = vi.fn(async () => {
    const site = await loadSite(join(siteFolder, 'build'));
    for (const language of languages) change(site.bundles[language]);
    return site;
  });
  const compressor = createCompressor(compress);
  const site = await createReloadableApp({
    load,
    open: (site, instant) => createApp(viewSite(site, instant), { compressor }),
    clock: () => now,
    signal: new AbortController().signal,
    onSwapped() {},
    onRefused: (error) => expect.fail(String(error)),
  });
  await site.warm();
  const ask = await serve(() => site.current());
  const loaded = await load();
  const visits = listVisits(loaded.bundles.tr);
  return {
    ...site,
    load,
    compress,
    /** Sets the clock, and waits until the site of that instant is served. */
    async moveTo(instant: number) {
      now = instant;
      site.look();
      await vi.waitFor(
        () => {
          const { from, until } = site.current();
          expect(from <= instant && instant < until).toBe(true);
        },
        { interval: 5, timeout: 60_000 },
      );
    },
    takeSnapshot: () => takeSnapshot(ask, visits),
    /** The responses of a site that is rendered for this instant alone. */
    async renderAt(instant: number): Promise<Snapshot> {
      const fresh = await createApp(viewSite(loaded, instant), { compressor });
      return takeSnapshot(await serve(() => fresh), visits);
    },
  };
}

/** Serves an application until the worker ends, over connections that stay open. */
async function serve(getApp: () => Pick<Awaited<ReturnType<typeof createApp>>, 'handleRequest'>) {
  // Unlimited: while a site renders, this process is so busy that connections would seem idle.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    getApp().handleRequest(request, response),
  );
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return (url: string, headers: Record<string, string> = {}) =>
    ask(`http://127.0.0.1:${port}${url}`, { headers, agent });
}

/** A plan of all cars, and one of each entry that is published later. */
function listPlans({ experiences, cars }: Bundle): string[] {
  const later = [...experiences, ...cars].filter(({ publish }) => publish !== undefined);
  return [cars, ...later.map((entry) => [entry])].map((entries) =>
    buildPlanPath(entries.slice(0, maxPlanEntries).map(({ slug }) => slug)),
  );
}

/** Requests for every page of the bundle in each variant, searches, plans, files and an error page. */
function listVisits(bundle: Bundle): Visit[] {
  const pages = listPages(bundle).flatMap((page) =>
    variants.map((variant) => ({
      url: formatPageUrl({ ...page, ...variant }),
      headers: variant.explicitLanguage ? {} : { 'Accept-Language': variant.language },
    })),
  );
  const others = languages.flatMap((language) =>
    [
      `/hizmetler?q=dubai&lng=${language}`,
      `/hizmetler?q=jip&lng=${language}`,
      ...listPlans(bundle).map((plan) => withLanguage(plan, language)),
      `/detay/yok?lng=${language}`,
      `/manifest.webmanifest?lng=${language}`,
    ].map((url) => ({ url, headers: {} })),
  );
  const files = ['/sitemap.xml', '/robots.txt'].map((url) => ({ url, headers: {} }));
  return [...pages, ...others, ...files].map((visit) => ({
    ...visit,
    key: [visit.url, ...Object.values(visit.headers)].join(' '),
  }));
}

async function takeSnapshot(
  ask: Awaited<ReturnType<typeof serve>>,
  visits: readonly Visit[],
): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  // One after the other: no queue is full then.
  for (const { key, url, headers } of visits) {
    const { headers: all, ...answer } = await ask(url, headers);
    // `Cache-Control` depends on the second, and `Date` does not depend on the site.
    const { date: _, 'cache-control': __, ...others } = all;
    snapshot.set(key, { ...answer, headers: others });
  }
  return snapshot;
}

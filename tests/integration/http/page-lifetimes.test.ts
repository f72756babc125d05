import { Agent } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listMoments } from '../../../cli/compile/list-moments.ts';
import { personal, shared } from '../../../server/cache/cache-control.ts';
import { formatPageUrl, listPages } from '../../../server/render/page-url.ts';
import { viewSite } from '../../../server/render/view-site.ts';
import { maxPageAge } from '../../../shared/cache-lifetimes.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { findEntryPath, isPersonalPath } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { itLong, vary } from '../../vary.ts';
import { type Answer, ask } from '../deploy/ask.ts';
import { openSite } from './open-site.ts';

const [first, second] = ['2027-06-10T14:00', '2027-06-11T16:30'] as const;
const moments = [first, second].map(findBeginning);
const [firstMoment = 0] = moments;

const dayMs = 86_400_000;
const plans = languages.map((language) => `${paths.plan()}?lng=${language}`);
const searches = languages.map((language) => `${paths.services()}?q=yat&lng=${language}`);
const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest?lng=ar', '/favicon.ico'];

/** Publishes a post and a car at a moment each, and leaves few others, since rendering all of them takes long. */
function change(bundle: Bundle) {
  bundle.experiences.splice(2);
  bundle.cars.splice(3);
  bundle.categoryPages.splice(2);
  bundle.posts.splice(Math.max(...vary([2, 8])));
  const [post] = bundle.posts;
  const [car] = bundle.cars;
  if (!post || !car) throw new Error('The fixture site has no post or no car.');
  post.publish = first;
  car.publish = second;
  bundle.moments = listMoments(
    [],
    [],
    [
      { address: findEntryPath('posts', post), publish: first },
      { address: findEntryPath('cars', car), publish: second },
    ],
  );
}

/** Opens the site at an instant, with a clock in hand. */
async function openAt(at: number, isWarm = false) {
  let now = at;
  const clock = vi.fn(() => now);
  const opened = await openSite({ at, clock, change, isWarm });
  const agent = new Agent({ keepAlive: true });
  const get = (url: string, headers = {}) =>
    ask(`http://127.0.0.1:${opened.port}${url}`, { headers, agent });
  const { bundles } = viewSite(opened.site, at);
  const listed = listPages(bundles.tr).filter(({ path }) => !isPersonalPath(path));
  const pages = listed.flatMap((page) =>
    languages.map((language) => formatPageUrl({ ...page, language, explicitLanguage: language })),
  );
  return {
    get,
    clock,
    /** The URLs of all pages in all languages, and of all else that caches may keep. */
    urls: [...pages, ...searches, ...files],
    /** Sets the clock, and does what the server does every second. */
    async passTo(instant: number) {
      now = instant;
      return opened.app.renewLifetimes();
    },
  };
}

const getAll = async ({ get, urls }: Awaited<ReturnType<typeof openAt>>) => {
  const answers = new Map<string, Answer>();
  for (const url of urls) answers.set(url, await get(url));
  return answers;
};

const readCaching = (answer: Answer | undefined) => String(answer?.headers['cache-control']);
const readTag = (answer: Answer | undefined) => answer?.headers.etag;

const sumSeconds = (caching: string) =>
  (caching.match(/\d+/g) ?? []).reduce((sum, seconds) => sum + Number(seconds), 0);

describe('what caches may keep', () => {
  itLong(
    'reaches of every page, search and file to a minute after its own next moment, and no further',
    async () => {
      const site = await openAt(firstMoment - 3 * dayMs, true);
      const present = await getAll(site);
      const openLater = async (at: number) => ({
        at,
        answers: await getAll(await openAt(at)),
      });
      const later = await Promise.all(moments.map(openLater));
      /** The first moment at which another server, opened then, sends another body. */
      const findMoment = (url: string) => {
        const tag = readTag(present.get(url));
        const next = later.find(({ answers }) => readTag(answers.get(url)) !== tag);
        return next?.at ?? Number.POSITIVE_INFINITY;
      };
      const own = new Map(site.urls.map((url) => [url, findMoment(url)]));
      // Otherwise the rest would prove little.
      for (const kind of [...moments, Number.POSITIVE_INFINITY]) {
        expect([...own.values()].filter((at) => at === kind).length).toBeGreaterThan(5);
      }
      expect(own.get('/sitemap.xml')).toBe(firstMoment);
      for (const url of searches) expect(own.get(url)).toBe(firstMoment);

      const hours = [72, 50, 30, 24].map((before) => before * 3600);
      const seconds = [...hours, 700, 61, 30, 1, 0, -1];
      for (const before of seconds) {
        const now = firstMoment - before * 1000;
        // Until it is known of every page when it changes, and then once more.
        while (!(await site.passTo(now)));
        await site.passTo(now);
        for (const url of plans) expect(readCaching(await site.get(url))).toBe(personal);
        for (const [url, answer] of await getAll(site)) {
          const caching = readCaching(answer);
          const left = ((own.get(url) ?? 0) - now) / 1000;
          const told = `${url} ${before} s before: ${caching}`;
          expect(readTag(answer), told).toBe(readTag(present.get(url)));
          expect(sumSeconds(caching), told).toBeLessThanOrEqual(left + 60);
          expect(sumSeconds(caching), told).toBeGreaterThanOrEqual(Math.min(maxPageAge, left + 39));
          if (left === Number.POSITIVE_INFINITY) expect(caching, told).toBe(shared);
        }
      }
    },
  );
});

describe('a site whose next moment is a thousand seconds ahead', () => {
  const url = `${paths.blog()}?lng=en`;
  let site: Awaited<ReturnType<typeof openAt>>;

  beforeAll(async () => {
    site = await openAt(firstMoment - 1000_000, true);
  });

  it('lets caches keep every page until then while it is not known which pages change', async () => {
    for (const each of [url, ...searches, ...files]) {
      expect([each, sumSeconds(readCaching(await site.get(each)))]).toEqual([each, 1000 + 60 - 20]);
    }
  });

  it('lets them keep a page that does not change for as long as ever once that is known', async () => {
    while (!(await site.passTo(firstMoment - 1000_000)));
    await site.passTo(firstMoment - 1000_000);
    expect(readCaching(await site.get(`${paths.privacy()}?lng=en`))).toBe(shared);
    for (const changing of [url, '/sitemap.xml'])
      expect(sumSeconds(readCaching(await site.get(changing)))).toBeLessThanOrEqual(1000 + 60);
  });

  it('tells a client who has the page already the same, and keeps the tag', async () => {
    const { headers } = await site.get(url);
    await site.passTo(firstMoment - 500_000);
    const unchanged = await site.get(url, { 'If-None-Match': headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
    expect(readTag(unchanged)).toBe(headers.etag);
    expect(sumSeconds(readCaching(unchanged))).toBe(500 + 60 - 20);
  });

  it('says as always of negotiated and of missing pages', async () => {
    expect(readCaching(await site.get(paths.blog()))).toBe('no-cache');
    expect(readCaching(await site.get('/yok?lng=en'))).toBe('no-store');
  });

  it('computes nothing for a request', async () => {
    const told = readCaching(await site.get(url));
    site.clock.mockClear();
    for (let count = 0; count < 1000; count += 1) {
      expect(readCaching(await site.get(url))).toBe(told);
    }
    expect(site.clock).not.toHaveBeenCalled();
  });
});

import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listMoments } from '../../../cli/compile/list-moments.ts';
import { cacheUntil } from '../../../server/cache/response-headers.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { root } from '../../site-folder.ts';
import { ask } from '../deploy/ask.ts';
import { copyBuild } from './copy-build.ts';
import { createClock } from './create-clock.ts';
import { runProgram } from './run-program.ts';
import { permit } from './serve-build.ts';

const moment = findBeginning('2027-01-01');
const shared = cacheUntil(Number.POSITIVE_INFINITY, 0);
const entry = '/detay/sari-ustu-acik';

/** Of the first month of the year, on the contact page. */
const notice = {
  text: 'Sedef haber',
  kind: 'info' as const,
  from: '2027-01-01',
  until: '2027-01-31',
  on: ['contact' as const],
};

/** A build in which a car is published and a notice begins at New Year. */
function copyPlannedBuild() {
  const copy = copyBuild();
  copy.shorten();
  for (const language of languages) {
    copy.change(language, (bundle) => {
      for (const car of bundle.cars) {
        if (entry.endsWith(`/${car.slug}`)) car.publish = '2027-01-01';
      }
      bundle.notices = [notice];
      const published = [{ address: entry, publish: '2027-01-01' }];
      bundle.moments = listMoments(bundle.notices, [], published);
    });
  }
  return copy;
}

/** Starts a server as in production under a clock in hand, and waits until all pages are cached. */
async function startAt(entry: string, clock: ReturnType<typeof createClock>) {
  // Besides the project, to which links lead, it may read its own folder and the clock.
  const folders = [root, join(entry, '../../..'), dirname(clock.environment.CLOCK_FILE)];
  const permissions = folders.flatMap(permit);
  const program = runProgram([...permissions, ...clock.flags, entry], clock.environment);
  const address = await program.address();
  const findLine = (text: string) => program.readLog().find(({ msg }) => msg.includes(text));
  await expect.poll(() => findLine('Ready')).toBeDefined();
  const agent = new Agent({ keepAlive: true });
  return {
    ...program,
    findLine,
    ask: (path: string) => ask(address + path, { agent }),
    async readMoments() {
      const { body } = await ask(`${address}/metrics`);
      return body.split('\n').filter((line) => /^site_(?:moment|next|swaps)/.test(line));
    },
  };
}

type Server = Awaited<ReturnType<typeof startAt>>;

const urls = languages.flatMap((language) =>
  ['/', '/araclar', '/hizmetler', '/iletisim', entry].map((path) => `${path}?lng=${language}`),
);
const pages = urls.filter((url) => !url.startsWith(entry));

async function readTags({ ask }: Server): Promise<(string | number | undefined)[][]> {
  const answers = await Promise.all([...urls, '/sitemap.xml'].map((url) => ask(url)));
  return answers.map(({ status, headers }) => [status, headers.etag]);
}

/** Requests pages one after the other until told to stop; returns the statuses and tags of each in the order received. */
async function visit({ ask }: Server, isEnough: () => boolean, first: number) {
  const seen = new Map<string, string[]>();
  for (let count = first; !isEnough(); count += 1) {
    const url = pages[count % pages.length] ?? '/';
    const { status, headers, body } = await ask(url);
    // The tag is a hash of the body, so a page is never mixed.
    expect(headers.etag).toBe(`"${hash('sha256', body, 'base64url').slice(0, 22)}"`);
    seen.set(url, [...(seen.get(url) ?? []), `${status} ${headers.etag}`]);
  }
  return seen;
}

describe('two servers of one build', () => {
  it('change at New Year together, without the disk, while fifty clients ask without pause', async () => {
    const copy = copyPlannedBuild();
    const clock = createClock(moment - 61_000);
    const servers = await Promise.all([startAt(copy.entry, clock), startAt(copy.entry, clock)]);
    const [server] = servers;
    for (const { findLine, readMoments } of servers) {
      expect(findLine('Serving')).toMatchObject({
        moment: '2025-12-31T20:00:00.000Z',
        nextMoment: '2026-12-31T20:00:00.000Z',
        nextChanges: ['notices[0] begins', `${entry} is published`, 'New Year'],
      });
      expect(await readMoments()).toEqual([
        'site_moment_timestamp_seconds 1767211200',
        `site_next_moment_timestamp_seconds{changes="notices[0] begins, ${entry} is published, New Year"} 1798747200`,
        'site_swaps_total{reason="reload"} 0',
        'site_swaps_total{reason="moment"} 0',
      ]);
    }
    const [before, alsoBefore] = await Promise.all(servers.map(readTags));
    expect(alsoBefore).toEqual(before);
    rmSync(join(copy.folder, 'content'), { recursive: true });

    let isEnough = false;
    const visitors = Array.from({ length: 50 }, (_, index) => visit(server, () => isEnough, index));
    const readCaching = async () => (await server.ask('/?lng=en')).headers['cache-control'];
    const caching = await readCaching();
    expect(caching).not.toBe(shared);
    clock.set(moment - 30_000);
    // The server has seen the clock.
    await expect.poll(readCaching).not.toBe(caching);
    expect(await readTags(server)).toEqual(before);
    clock.set(moment);
    for (const { findLine } of servers) {
      await expect.poll(() => findLine('changed at a moment')).toBeDefined();
      expect(findLine('changed at a moment')).toMatchObject({
        content: findLine('Serving')?.content,
        moment: '2026-12-31T20:00:00.000Z',
        nextMoment: '2027-01-31T20:00:00.000Z',
        nextChanges: ['notices[0] ends'],
      });
    }
    // The next moment is far, so caches may keep each page as long as ever, at once.
    for (const url of pages) {
      expect((await server.ask(url)).headers['cache-control'], url).toBe(shared);
    }
    for (const { ask } of servers) expect((await ask('/iletisim')).body).toContain(notice.text);
    const [after, alsoAfter] = await Promise.all(servers.map(readTags));
    isEnough = true;
    const visits = await Promise.all(visitors);

    expect(alsoAfter).toEqual(after);
    expect(await server.readMoments()).toContain('site_swaps_total{reason="moment"} 1');
    const tags = new Map(urls.map((url, index) => [url, [before?.[index], after?.[index]]]));
    for (const [url, [old, young]] of tags) {
      expect(old?.[0], url).toBe(url.startsWith(entry) ? 404 : 200);
      expect(young?.[0], url).toBe(200);
      expect(young, url).not.toEqual(old);
    }
    for (const seen of visits) {
      for (const [url, answers] of seen) {
        const [old, young] = (tags.get(url) ?? []).map((parts) => parts?.join(' '));
        const changes = answers.filter((answer, index) => answer !== answers[index - 1]);
        expect([[old], [young], [old, young]], url).toContainEqual(changes);
      }
    }
    const seen = new Set(visits.flatMap((each) => [...each.values()].flat()));
    expect(seen.size).toBe(2 * pages.length);
  });
});

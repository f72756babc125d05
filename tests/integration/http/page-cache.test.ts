import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { RequestRecord } from '../../../server/http/serve-pages.ts';
import { shortSite } from '../../site-folder.ts';
import { itLong } from '../../vary.ts';
import { openSite } from './open-site.ts';

/** Opens a site that reports for each page whether it was cached. */
async function openWatched(options: { isWarm?: boolean; buildFolder?: string } = {}) {
  const lookups: boolean[] = [];
  const onResponse = ({ isHit }: RequestRecord) => {
    if (isHit !== undefined) lookups.push(isHit);
  };
  const opened = await openSite({ ...options, onResponse });
  return {
    ...opened,
    /** Returns for each lookup since the last call whether it was a hit. */
    takeLookups: () => lookups.splice(0),
  };
}

const unknownQueries = [
  'utm_source=x&utm_medium=y',
  'fbclid=abc',
  'gclid=abc&x[]=1',
  '__proto__=1',
  'LNG=ar',
  'page=abc',
  'q=unknown-here',
];

describe('the page cache', () => {
  it('renders an address once, whatever unknown parameters come along', async () => {
    const { get, takeLookups, app } = await openWatched();
    for (const address of ['/', '/?lng=en', '/detay/kumul-jipi', '/iletisim?lng=ar']) {
      await get(address);
      expect(takeLookups()).toEqual([false]);
      const { count } = app.cacheStats();
      for (const query of unknownQueries) {
        await get(`${address}${address.includes('?') ? '&' : '?'}${query}`);
        expect(takeLookups(), query).toEqual([true]);
      }
      expect(app.cacheStats().count).toBe(count);
    }
  });

  it('reads a known parameter in all its spellings as one', async () => {
    const { get, takeLookups } = await openWatched();
    const spellings = [
      '/hizmetler?q=yat&category=water',
      '/hizmetler?category=water&q=yat',
      '/hizmetler?category=water&x=1&q=%79at&min=0',
      '/hizmetler?q=yat&q=x&category=water&max=abc',
    ];
    for (const address of spellings) await get(address);
    expect(takeLookups()).toEqual([false, true, true, true]);
  });

  it('renders nothing for a page of the route table once it is ready', async () => {
    const { get, takeLookups, app } = await openWatched({
      isWarm: true,
      buildFolder: join(shortSite, 'build'),
    });
    const { count } = app.cacheStats();
    for (const address of [
      '/?utm_source=x',
      '/detay/kirmizi-kupe?lng=en&x=1',
      '/bloglar?page=99',
    ]) {
      for (const cookie of ['', 'lng=en', 'lng=ar; _ga=1']) await get(address, { Cookie: cookie });
    }
    expect(takeLookups()).toEqual(Array.from({ length: 9 }, () => true));
    expect(app.cacheStats().count).toBe(count);
  });

  it('renders nothing for HEAD or a tag that still holds', async () => {
    const { get, takeLookups, app } = await openWatched();
    const { headers } = await get('/hizmetler?q=yat');
    expect(takeLookups()).toEqual([false]);
    expect((await get('/hizmetler?q=yat', { 'If-None-Match': headers['etag'] ?? '' })).status).toBe(
      304,
    );
    expect((await request(app.handleRequest).head('/hizmetler?q=yat')).status).toBe(200);
    expect(takeLookups()).toEqual([true, true]);
  });

  itLong('keeps at most 500 searches, the latest ones', async () => {
    const { get, takeLookups, app } = await openWatched();
    const { count } = app.cacheStats();
    for (let number = 0; number < 600; number += 1) await get(`/hizmetler?q=arama-${number}`);
    expect(takeLookups().filter((isHit) => !isHit)).toHaveLength(600);
    expect(app.cacheStats().count - count).toBeLessThanOrEqual(500);
    expect(app.cacheStats().count - count).toBeGreaterThan(50);
    await get('/hizmetler?q=arama-599');
    await get('/hizmetler?q=arama-0');
    expect(takeLookups()).toEqual([true, false]);
  });

  it('keeps nothing of what is not there', async () => {
    const { get, app } = await openWatched();
    const { count } = app.cacheStats();
    for (let number = 0; number < 50; number += 1) await get(`/detay/yok-${number}?lng=en`);
    expect(app.cacheStats().count).toBe(count);
  });
});

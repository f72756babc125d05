import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { readSitemap } from './crawl.ts';
import { openSite } from './open-site.ts';
import { origin, secure, site } from './shared-site.ts';

const { get } = secure;
const { text: xml } = await get('/sitemap.xml');
const entries = readSitemap(xml);

describe('the sitemap', () => {
  it('says the day of the last change where the content knows it, and nothing elsewhere', async () => {
    const dayOf = new Map(entries.map(({ address, lastModified }) => [address, lastModified]));
    const { posts, cars, pages } = site.bundles.tr;
    expect(dayOf.get(`${origin}/blog/1`)).toBe(posts.find(({ id }) => id === 1)?.date);
    expect(dayOf.get(`${origin}/detay/kumul-jipi?lng=ar`)).toBe(
      cars.find(({ slug }) => slug === 'kumul-jipi')?.updated,
    );
    expect(dayOf.get(`${origin}/gizlilik-politikasi`)).toBe(pages.privacy.updated);
    const changed = await openSite({
      change: (bundle) => {
        for (const car of bundle.cars) delete car.updated;
        const [first] = bundle.cars;
        if (first) first.updated = '2026-02-03';
        bundle.pages.cars.updated = '2026-02-01';
      },
    });
    const again = readSitemap((await changed.get('/sitemap.xml')).text);
    const own = site.bundles.tr.site.origin;
    const dayAt = (path: string) =>
      again.find(({ address }) => address === own + path)?.lastModified;
    expect(dayAt('/araclar')).toBe('2026-02-03');
    expect(dayAt('/detay/kumul-jipi')).toBeUndefined();
  });

  it('says of a page no day before visitors saw it, and of a list the day on which an entry came', async () => {
    const { get: getThen, site: changed } = await openSite({
      at: findBeginning('2026-06-01'),
      change: ({ cars, posts, pages }) => {
        const [first, second] = cars;
        const [post] = posts;
        if (!first || !second || !post) throw new Error('The fixture site has too few entries.');
        for (const car of cars) delete car.updated;
        Object.assign(first, { updated: '2026-02-03', publish: '2026-03-05T00:30' });
        second.publish = '2026-03-04';
        for (const one of posts) one.date = '2026-02-01';
        Object.assign(post, { date: '2026-05-20', publish: '2026-04-02' });
        for (const page of [pages.cars, pages.blog]) page.updated = '2026-02-01';
      },
    });
    const { cars, posts, site: own } = changed.bundles.tr;
    const said = readSitemap((await getThen('/sitemap.xml')).text);
    const dayAt = (path: string) =>
      said.find(({ address }) => address === own.origin + path)?.lastModified;
    expect(cars.slice(0, 3).map(({ slug }) => dayAt(`/detay/${slug}`))).toEqual([
      '2026-03-05',
      '2026-03-04',
      undefined,
    ]);
    expect(dayAt('/araclar')).toBe('2026-03-05');
    expect(dayAt(`/blog/${posts[0]?.id}`)).toBe('2026-05-20');
    expect(dayAt('/bloglar')).toBe('2026-05-20');
  });

  it('has no day that is still to come', () => {
    const days = entries.flatMap(({ lastModified }) => lastModified ?? []);
    expect(days.length).toBeGreaterThan(0);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    expect(days.filter((day) => day > tomorrow)).toEqual([]);
  });

  it('is named by robots.txt, and neither depends on who asks', async () => {
    expect((await get('/robots.txt')).text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico']) {
      const plain = await get(path);
      const other = await get(path, {
        Host: 'evil.example',
        Cookie: 'lng=ar',
        'Accept-Language': 'en',
      });
      expect(plain.status, path).toBe(200);
      expect(other.body).toEqual(plain.body);
      expect(other.text).toBe(plain.text);
      expect(other.headers['set-cookie']).toBeUndefined();
      expect(other.headers['vary'] ?? '').not.toContain('Cookie');
    }
  });
});

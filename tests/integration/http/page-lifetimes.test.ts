import { describe, expect, it } from 'vitest';
import { personal } from '../../../server/cache/response-headers.ts';
import { formatPageUrl, listPages } from '../../../server/render/page-url.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import { ask } from '../deploy/ask.ts';
import { openSite } from './open-site.ts';

const moment = findBeginning('2027-06-10T14:00');

/** Opens the site before its next moment. */
async function openBefore(seconds: number, isWarm = false) {
  const { app, port, site } = await openSite({
    at: moment - seconds * 1000,
    isWarm,
    change(bundle) {
      bundle.moments = [{ at: moment, changes: ['something'] }];
    },
  });
  const pages = listPages(site.bundles.tr)
    .filter(({ path }) => !isPersonalPath(path))
    .map((page) => formatPageUrl({ ...page, language: 'en', explicitLanguage: 'en' }));
  const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest?lng=ar', '/favicon.ico'];
  const searches = languages.map((language) => `${paths.services()}?q=yat&lng=${language}`);
  return {
    /** The URLs of everything that caches may keep. */
    kept: [...pages, ...searches, ...files],
    passTo: (left: number) => app.renewLifetimes(moment - left * 1000),
    async read(url: string, headers = {}) {
      const answer = await ask(`http://127.0.0.1:${port}${url}`, { headers });
      return { ...answer, caching: answer.headers['cache-control'], tag: answer.headers.etag };
    },
  };
}

const describeBefore = (seconds: number) =>
  `public, max-age=60, s-maxage=600, stale-while-revalidate=${seconds - 620}, must-revalidate`;

describe('a site whose next moment is a thousand seconds ahead', () => {
  it.each([true, false])(
    'lets caches keep every page, search and file until then, rendered before: %s',
    async (isWarm) => {
      const { kept, read } = await openBefore(1000, isWarm);
      for (const url of kept)
        expect([url, (await read(url)).caching]).toEqual([url, describeBefore(1000)]);
    },
  );

  it('says each second how much is left, also to a client that has the page, and keeps its tag', async () => {
    const { passTo, read } = await openBefore(1000);
    for (const url of [`${paths.blog()}?lng=en`, '/sitemap.xml']) {
      passTo(1000);
      const { caching, tag } = await read(url);
      expect(caching).toBe(describeBefore(1000));
      passTo(999);
      const unchanged = await read(url, { 'If-None-Match': tag });
      expect(unchanged).toMatchObject({ status: 304, caching: describeBefore(999), tag });
      expect(await read(url)).toMatchObject({ status: 200, caching: describeBefore(999), tag });
    }
  });

  it('says the same as ever of negotiated, personal and missing pages', async () => {
    const { read } = await openBefore(1000);
    expect((await read(paths.blog())).caching).toBe('no-cache, must-revalidate');
    expect((await read(`${paths.plan()}?lng=en`)).caching).toBe(personal);
    expect((await read('/yok?lng=en')).caching).toBe('no-store');
  });
});

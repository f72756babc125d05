import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { listPaths } from '../../../shared/paths.ts';
import { openSite, parsePage } from './open-site.ts';

const { site, get } = await openSite();

async function languageOf(address: string, headers: Record<string, string> = {}) {
  return parsePage(await get(address, headers))('html').attr('lang');
}

describe('the language of a page', () => {
  it.each([
    [
      'the address before the cookie and the browser',
      '/?lng=ar',
      { Cookie: 'lng=en', 'Accept-Language': 'tr' },
      'ar',
    ],
    ['the cookie before the browser', '/', { Cookie: 'lng=en', 'Accept-Language': 'ar' }, 'en'],
    ['the browser before the default', '/', { 'Accept-Language': 'ar' }, 'ar'],
    ['Turkish where nothing is said', '/', {}, 'tr'],
    ['any letter case in the address', '/?lng=EN', {}, 'en'],
    ['the first of repeated values', '/?lng=en&lng=ar', {}, 'en'],
    ['nothing where the first of repeated values is none', '/?lng=xx&lng=ar', {}, 'tr'],
    ['a cookie among others', '/', { Cookie: 'a=b; lng=ar; c=d' }, 'ar'],
  ])('follows %s', async (_rule, address, headers, language) => {
    expect(await languageOf(address, headers)).toBe(language);
  });

  it.each([
    ['ar-AE', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,en;q=0.5,tr;q=0.7', 'tr'],
    ['tr;q=0.1, ar;q=0.9', 'ar'],
    ['en;q=0', 'tr'],
    ['en;q=0, ar', 'ar'],
    ['*', 'tr'],
    ['de, fr;q=0.8', 'tr'],
    ['', 'tr'],
    [';;;,,=q', 'tr'],
    ['en;q=abc', 'tr'],
  ])('reads Accept-Language: %s as %s', async (header, language) => {
    expect(await languageOf('/', { 'Accept-Language': header })).toBe(language);
  });

  it.each([
    '/?lng=cimode',
    '/?lng=dev',
    '/?lng=en-US',
    '/?lng=',
    '/?lng[]=en',
    '/?lng[a]=en',
    '/?lng=__proto__',
    '/?lng=constructor',
    '/?lng=%0d%0aSet-Cookie:x=1',
    '/?lng=%00',
    '/?lng=%E0%A4%A',
    '/?lng=../../etc/passwd',
  ])('ignores %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(parsePage(response)('html').attr('lang')).toBe('tr');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each(['lng=cimode', 'lng=%', 'lng=', 'lng', '=;=;', 'lng="ar', 'lng=%E0%A4%A'])(
    'ignores the cookie %s',
    async (cookie) => {
      expect(await languageOf('/', { Cookie: cookie })).toBe('tr');
    },
  );

  it('follows the same rule on pages that are not there', async () => {
    expect(await languageOf('/yok', { Cookie: 'lng=ar' })).toBe('ar');
    expect(await languageOf('/%', { 'Accept-Language': 'en' })).toBe('en');
  });
});

describe('caching', () => {
  it('lets anybody keep a page whose address names its language', async () => {
    const { headers } = await get('/?lng=en', { Cookie: 'lng=ar', 'Accept-Language': 'tr' });
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers['vary'] ?? '').not.toMatch(/cookie|accept-language/i);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('tells caches what a negotiated page depends on, also where the request had neither', async () => {
    const { headers } = await get('/');
    expect(headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the language choice', () => {
  it('leads to the same page, with the parameters it knows, in each language', async () => {
    const $ = parsePage(await get('/hizmetler?x=1&q=yat&lng=en&category=water'));
    const links = $('.language-menu a[data-language]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links).toEqual(languages.map((code) => `/hizmetler?q=yat&category=water&lng=${code}`));
  });

  it('names the languages in their own words and shows the active code', async () => {
    const $ = parsePage(await get('/?lng=ar'));
    expect($('.language-menu summary').text()).toBe('AR');
    const rows = $('.language-menu li')
      .toArray()
      .map((row) => $(row).text().trim());
    expect(rows.slice(0, 3)).toEqual(['Türkçe (TR)', 'English (EN)', 'العربية (AR)']);
    expect(rows).toHaveLength(languages.length);
    expect($('.language-menu a[lang="ar"]').attr('aria-current')).toBe('true');
  });
});

describe('parallel requests', () => {
  it('never mix languages', async () => {
    const paths = listPaths(site.bundles.tr).slice(0, 10);
    const requests = Array.from({ length: 90 }, (_, index) => {
      const language = languages[index % languages.length] ?? 'tr';
      return { language, address: paths[index % paths.length] ?? '/' };
    });
    const seen = await Promise.all(
      requests.map(async ({ language, address }) => ({
        language,
        shown: await languageOf(address, { Cookie: `lng=${language}` }),
      })),
    );
    for (const { language, shown } of seen) expect(shown).toBe(language);
  });
});

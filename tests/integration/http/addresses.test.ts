import { describe, expect, it } from 'vitest';
import { listPaths } from '../../../shared/paths.ts';
import { readAddresses, readSitemap } from './crawl.ts';
import { openSite } from './open-site.ts';
import { origin, parsePage, plain, secure, site } from './shared-site.ts';

const { get, open } = secure;

describe('canonical addresses', () => {
  it.each([
    ['/?lng=tr', {}, '/'],
    ['/', { 'Accept-Language': 'en' }, '/?lng=en'],
    ['/hizmetler?q=vize&category=visa&utm_source=x', {}, '/hizmetler'],
    ['/detay/kumul-jipi?fbclid=x&gclid=y&lng=en&LNG=ar', {}, '/detay/kumul-jipi?lng=en'],
    ['/bloglar?page=2&lng=ar', {}, '/bloglar?page=2&lng=ar'],
    ['/bloglar?page=99', {}, '/bloglar?page=2'],
    ['/bloglar?page=0', {}, '/bloglar'],
    ['/bloglar?page=1', {}, '/bloglar'],
    ['/araclar?page=7&lng=en', {}, '/araclar?lng=en'],
  ])('of %s with %j is %s', async (address, headers, canonical) => {
    expect(readAddresses(await open(address, headers)).canonicals).toEqual([origin + canonical]);
  });

  it('come from the content where no public origin is set, and never from the Host header', async () => {
    const response = await plain.get('/', {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(readAddresses(parsePage(response)).canonicals).toEqual([
      `${site.bundles.tr.site.origin}/`,
    ]);
    expect(response.text).not.toContain('evil.example');
  });
});

describe('redirects', () => {
  it('lead from other spellings of each page to its one address, in one step', async () => {
    for (const path of listPaths(site.bundles.tr)) {
      const spellings = [path.toUpperCase(), `/${path}`, `${path}/`, `${path}//`, `/x/..${path}`];
      for (const spelling of spellings.filter((each) => each !== path)) {
        const response = await get(`${spelling}?lng=en&utm_source=X`);
        expect(response.status).toBe(301);
        expect(response.headers['location']).toBe(`${path}?lng=en&utm_source=X`);
      }
    }
  });

  it.each([
    ['/detail/kumul-jipi', '/detay/kumul-jipi'],
    ['/detail/kumul-jipi?lng=en&x=1', '/detay/kumul-jipi?lng=en&x=1'],
    ['/detail/yok', '/detay/yok'],
    ['/hizmetler/', '/hizmetler'],
    ['/hizmetler/?q=yat', '/hizmetler?q=yat'],
    ['//hizmetler', '/hizmetler'],
    ['/detay//kumul-jipi', '/detay/kumul-jipi'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/%2f..', '/evil.example/%2F..'],
    ['/%68izmetler?q=yat', '/hizmetler?q=yat'],
    ['/detay/%6bumul-jipi', '/detay/kumul-jipi'],
    ['/detay/%c3%a7%c3%b6l', '/detay/%C3%A7%C3%B6l'],
    ['/detay/..%2f..%2fetc', '/detay/..%2F..%2Fetc'],
    ['/detail/%3Fx=1', '/detay/%3Fx=1'],
    ['/HIZMETLER?q=A', '/hizmetler?q=A'],
    ['/Detail//KUMUL-JIPI/', '/detay/kumul-jipi'],
    ['///', '/'],
    ['/detay/kumul-jipi.', '/detay/kumul-jipi'],
    ['/detay/kumul-jipi%E2%80%8F)?lng=ar', '/detay/kumul-jipi?lng=ar'],
  ])('%s moves to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(response.headers['location']).toBe(to);
  });
});

describe('a former address', async () => {
  const renamed = await openSite({
    change: ({ cars, experiences, posts }) => {
      for (const car of cars)
        if (car.slug === 'kumul-jipi') car.aliases = ['mercedes-g63', 'g-class'];
      for (const tour of experiences)
        if (tour.slug === 'kum-aksami') tour.aliases = ['eski-safari'];
      for (const post of posts) if (post.id === 2) post.aliases = [31];
    },
  });

  it.each([
    ['/detay/mercedes-g63', '/detay/kumul-jipi'],
    ['/detay/g-class?lng=en&utm_source=X', '/detay/kumul-jipi?lng=en&utm_source=X'],
    ['/detail/mercedes-g63', '/detay/kumul-jipi'],
    ['//Detail//ESKI-SAFARI/?lng=ar', '/detay/kum-aksami?lng=ar'],
    ['/detay/eski-%73afari', '/detay/kum-aksami'],
    ['/blog/31?x=1', '/blog/2?x=1'],
    ['/Blog/31/', '/blog/2'],
  ])(
    '%s moves to %s in one step, as other addresses that have moved for good',
    async (from, to) => {
      const response = await renamed.get(from, { 'Accept-Language': 'en' });
      const usual = await renamed.get('/detay/kumul-jipi/');
      expect(response.status).toBe(301);
      expect(response.headers['location']).toBe(to);
      const { date, location, ...headers } = response.headers;
      const { date: _date, location: _location, ...usualHeaders } = usual.headers;
      expect(headers).toEqual(usualHeaders);
      expect((await renamed.get(to)).status).toBe(200);
    },
  );

  it.each(['/blog/g-class', '/detay/31', '/servis/eski-safari', '/eski-safari', '/blog/031'])(
    'is none of another kind: %s answers 404',
    async (address) => {
      expect((await renamed.get(address)).status).toBe(404);
    },
  );

  it('stands in no sitemap and on no page', async () => {
    const { text } = await renamed.get('/sitemap.xml');
    expect(readSitemap(text)).toHaveLength(
      readSitemap((await plain.get('/sitemap.xml')).text).length,
    );
    expect(text).not.toMatch(/mercedes-g63|g-class|eski-safari|blog\/31/);
    for (const address of ['/detay/kumul-jipi', '/araclar', '/blog/2']) {
      const page = await renamed.get(`${address}?lng=tr`);
      // Buttons know the former slugs that a visitor’s plan may still contain.
      const rest = page.text.replace(/ data-plan-add="[^"]*"/g, '');
      expect(rest).not.toMatch(/aliases|mercedes-g63|g-class|blog\/31/);
    }
  });
});

describe('addresses that lead nowhere', () => {
  it.each([
    '/servis/yok',
    '/blog/99',
    '/blog/0',
    '/blog/01',
    '/blog/+1',
    '/blog/abc',
    '/yok',
    '/detay',
    '/servis',
    '/hizmetler/x',
    '/detay/kumul-jipi/x',
    '/detay/%C3%A7%C3%B6l',
  ])('%s answers 404 with a helpful page', async (address) => {
    const response = await get(address);
    const $ = parsePage(response);
    expect(response.status).toBe(404);
    expect($('h1')).toHaveLength(1);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    const forSearch =
      'link[rel="canonical"], link[rel="alternate"], meta[property], script[type="application/ld+json"]';
    expect($(forSearch)).toHaveLength(0);
    expect($('main a[href="/"]')).toHaveLength(1);
  });
});

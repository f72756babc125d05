import { describe, expect, it } from 'vitest';
import { listPaths } from '../../../shared/paths.ts';
import { readAddresses } from './crawl.ts';
import { origin, parsePage, plain, secure, site } from './shared-site.ts';

const { get, open } = secure;

describe('canonical addresses', () => {
  it.each([
    ['/?lng=tr', {}, '/'],
    ['/', { 'Accept-Language': 'en' }, '/?lng=en'],
    ['/hizmetler?q=vize&category=visa&utm_source=x', {}, '/hizmetler'],
    ['/detay/g63?fbclid=x&gclid=y&lng=en&LNG=ar', {}, '/detay/g63?lng=en'],
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
    ['/detail/g63', '/detay/g63'],
    ['/detail/g63?lng=en&x=1', '/detay/g63?lng=en&x=1'],
    ['/detail/yok', '/detay/yok'],
    ['/hizmetler/', '/hizmetler'],
    ['/hizmetler/?q=yat', '/hizmetler?q=yat'],
    ['//hizmetler', '/hizmetler'],
    ['/detay//g63', '/detay/g63'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/%2f..', '/evil.example/%2F..'],
    ['/%68izmetler?q=yat', '/hizmetler?q=yat'],
    ['/detay/%67%36%33', '/detay/g63'],
    ['/detay/%c3%a7%c3%b6l', '/detay/%C3%A7%C3%B6l'],
    ['/detay/..%2f..%2fetc', '/detay/..%2F..%2Fetc'],
    ['/detail/%3Fx=1', '/detay/%3Fx=1'],
    ['/HIZMETLER?q=A', '/hizmetler?q=A'],
    ['/Detail//G63/', '/detay/g63'],
    ['///', '/'],
  ])('%s moves to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(response.headers['location']).toBe(to);
  });
});

describe('addresses that lead nowhere', () => {
  it.each([
    ['tr', 'Vize bulunamadı.'],
    ['en', 'Visa not found.'],
    ['ar', 'لم يتم العثور على التأشيرة.'],
  ])(
    'answer 404 for an unknown detail in %s with the sentence for it',
    async (language, sentence) => {
      const response = await get(`/detay/yok?lng=${language}`);
      expect(response.status).toBe(404);
      expect(parsePage(response)('h1').text()).toBe(sentence);
    },
  );

  it.each([
    '/servis/yok',
    '/blog/0',
    '/blog/01',
    '/blog/+1',
    '/blog/abc',
    '/yok',
    '/detay',
    '/servis',
    '/hizmetler/x',
    '/detay/g63/x',
    '/detay/%C3%A7%C3%B6l',
  ])('%s answers 404 with a helpful page', async (address) => {
    const response = await get(address);
    const $ = parsePage(response);
    expect(response.status).toBe(404);
    expect($('h1')).toHaveLength(1);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"]')).toHaveLength(0);
    expect($('main a[href="/"]')).toHaveLength(1);
  });
});

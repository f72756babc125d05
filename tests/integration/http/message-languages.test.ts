import { load } from 'cheerio';
import { describe, expect, it, vi } from 'vitest';
import { type Language, languageConfig, languages } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSite } from './open-site.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { plain, site } from './shared-site.ts';

const long = 'x'.repeat(20_000);

type Headers = readonly string[];

/** Requests that fail, each with its expected status and a function that adds a query and headers for the language. */
const failures: [string, number, string, (query: string, headers: Headers) => string][] = [
  ['an address that no one can decode', 400, 'bad_request', (q, h) => formatRequest(`/%${q}`, h)],
  ['a target that is no address', 400, 'bad_request', (q, h) => formatRequest(`http://[${q}`, h)],
  ['a malformed header', 400, 'bad_request', (q, h) => formatRequest(`/${q}`, [...h, 'X: \0'])],
  ['an unknown method', 400, 'bad_request', (q, h) => formatRequest(`/${q}`, h, 'FOO')],
  ['another method', 405, 'method', (q, h) => formatRequest(`/${q}`, h, 'POST')],
  ['a tunnel', 405, 'method', (q, h) => formatRequest(`x:1${q}`, h, 'CONNECT')],
  ['a long address', 414, 'too_long', (q, h) => formatRequest(`/${long.slice(0, 9000)}${q}`, h)],
  ['a very long address', 414, 'too_long', (q, h) => formatRequest(`/${long}${q}`, h)],
  ['a long header', 431, 'too_long', (q, h) => formatRequest(`/${q}`, [...h, `X: ${long}`])],
];

/** The ways in which a visitor can choose a language. */
const ways: [string, query: (code: string) => string, headers: (code: string) => Headers][] = [
  ['the address', (code) => `?lng=${code}`, () => ['Cookie: lng=tr', 'Accept-Language: tr']],
  ['the cookie', () => '', (code) => [`Cookie: a=b; lng=${code}`, 'Accept-Language: tr']],
  ['the browser', () => '', (code) => [`Accept-Language: xx, ${code};q=0.5`]],
];

function expectPage(html: string, language: Language, title: string | undefined) {
  const $ = load(html);
  expect($('html').attr('lang')).toBe(language);
  expect($('html').attr('dir')).toBe(languageConfig[language].direction);
  expect($('h1').text()).toBe(title);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('link[rel="canonical"]')).toHaveLength(0);
  expect(html).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal/);
}

describe.each(failures)('%s', (_what, status, label, format) => {
  it.each(ways)(`is answered ${status} in the language of %s`, async (_way, query, headers) => {
    for (const language of languages) {
      // A tunnel has no URL that could contain a language.
      if (format('', []).startsWith('CONNECT') && query('') !== '') continue;
      const response = await plain.send(format(query(language), headers(language)));
      expect(response.status).toBe(status);
      expect(response.headers['content-language']).toBe(language);
      const title = site.labels[language]['error_page']?.[`${label}_title`];
      expectPage(response.body.toString(), language, title);
    }
  });
});

describe.each<[number, string, Parameters<typeof openSite>[0]]>([
  [
    500,
    'title',
    { logError: vi.fn(), change: ({ home }) => void Reflect.set(home, 'tiles', null) },
  ],
  [503, 'busy_title', { renderLimit: 0 }],
])('a page answered %i', (status, label, options) => {
  it.each(ways)('is in the language of %s', async (_way, query, headers) => {
    const { port } = await openSite(options);
    for (const language of languages) {
      const response = await sendRaw(port, formatRequest(`/${query(language)}`, headers(language)));
      expect(response.status).toBe(status);
      expect(findHeaderFaults(response)).toEqual([]);
      expectPage(response.body.toString(), language, site.labels[language]['error_page']?.[label]);
    }
  });
});

describe('a page that breaks', () => {
  it('is logged once, and leaves the others alone', async () => {
    const logError = vi.fn();
    // Missing data that the checks of a bundle would never accept.
    const change = ({ home }: Bundle) => void Reflect.set(home, 'tiles', null);
    const { get } = await openSite({ logError, change });
    expect((await get('/')).status).toBe(500);
    expect(logError).toHaveBeenCalledOnce();
    expect((await get('/hizmetler')).status).toBe(200);
  });

  it('is answered in plain words where even the error page breaks', async () => {
    const logError = vi.fn();
    const change = (bundle: Bundle) => void Reflect.set(bundle, 'navigation', null);
    const { send } = await openSite({ logError, change });
    const response = await send(formatRequest('/'));
    expect(response.status).toBe(500);
    expect(response.body.toString()).toBe('Internal Server Error');
    expect(findHeaderFaults(response)).toEqual([]);
    expect(logError).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is not there', () => {
  it.each(ways)('says so in the language of %s', async (_way, query, headers) => {
    for (const [address, group, label] of [
      ['/yok', 'not_found_page', 'title'],
      ['/assets/Yok-AB12CD34.js', 'not_found_page', 'title'],
      ['/pictures/yok.webp', 'not_found_page', 'title'],
      ['/detay/yok', 'detail_page', 'not_found'],
    ] as const) {
      for (const language of languages) {
        const bytes = formatRequest(address + query(language), headers(language));
        const response = await plain.send(bytes);
        expect(response.status).toBe(404);
        expectPage(response.body.toString(), language, site.labels[language][group]?.[label]);
      }
    }
  });
});

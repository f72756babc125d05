import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { listAttributes, listTexts, plain } from './shared-site.ts';

const { open } = plain;

async function languageOf(address: string, headers: Record<string, string> = {}) {
  return (await open(address, headers))('html').attr('lang');
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
    ['Turkish where no language is ours', '/', { 'Accept-Language': 'la, *' }, 'tr'],
    ['any letter case in the address', '/?lng=EN', {}, 'en'],
    ['the address with signs of a message behind it', '/?lng=ar%E2%80%8F.', {}, 'ar'],
    ['the first of repeated values', '/?lng=en&lng=ar', {}, 'en'],
    ['nothing where the first of repeated values is none', '/?lng=xx&lng=ar', {}, 'tr'],
    ['a cookie among others', '/', { Cookie: 'a=b; lng=ar; c=d' }, 'ar'],
  ])('follows %s', async (_rule, address, headers, language) => {
    expect(await languageOf(address, headers)).toBe(language);
  });
});

describe('the language choice', () => {
  it('leads to the same page, with the parameters it knows, in each language', async () => {
    const $ = await open('/hizmetler?x=1&q=yat&lng=en&category=water');
    const links = listAttributes($, '.language-menu a[data-language]', 'href');
    expect(links).toEqual(languages.map((code) => `/hizmetler?q=yat&category=water&lng=${code}`));
  });

  it('names the languages in their own words, and the active one with its code', async () => {
    const $ = await open('/?lng=ar');
    expect($('.language-menu summary').text()).toBe('العربية AR');
    const rows = listTexts($, '.language-menu li');
    expect(rows.slice(0, 3)).toEqual(['Türkçe (TR)', 'English (EN)', 'العربية (AR)']);
    expect(rows).toHaveLength(languages.length);
    expect($('.language-menu a[lang="ar"]').attr('aria-current')).toBe('true');
  });
});

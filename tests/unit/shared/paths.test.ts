import { describe, expect, it } from 'vitest';
import { buildCanonicalPath, splitUrl, withLanguage, withQuery } from '../../../shared/paths.ts';

describe('withQuery', () => {
  it('sets, replaces and removes parameters and keeps the others', () => {
    expect(withQuery('/bloglar', { page: 2 })).toBe('/bloglar?page=2');
    expect(withQuery('/bloglar?page=2&lng=en', { page: undefined })).toBe('/bloglar?lng=en');
    expect(withQuery('/hizmetler?q=çöl', { lng: 'ar' })).toBe('/hizmetler?q=%C3%A7%C3%B6l&lng=ar');
  });
});

describe('splitAddress', () => {
  it('parts at the first question mark', () => {
    expect(splitUrl('/hizmetler?q=what?&page=2')).toEqual({
      path: '/hizmetler',
      search: '?q=what?&page=2',
    });
    expect(splitUrl('/araclar')).toEqual({ path: '/araclar', search: '' });
  });
});

describe('withLanguage', () => {
  it('adds the language only where the page carries one', () => {
    expect(withLanguage('/araclar?page=1', 'ar')).toBe('/araclar?page=1&lng=ar');
    expect(withLanguage('/araclar', undefined)).toBe('/araclar');
  });
});

describe('buildCanonicalPath', () => {
  it.each([
    ['tr', 1, '/bloglar'],
    ['en', 1, '/bloglar?lng=en'],
    ['ar', 2, '/bloglar?page=2&lng=ar'],
    ['tr', 2, '/bloglar?page=2'],
  ] as const)('in %s on page %i is %s', (language, page, expected) => {
    expect(buildCanonicalPath('/bloglar', language, page)).toBe(expected);
  });
});

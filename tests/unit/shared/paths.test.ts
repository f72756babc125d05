import { describe, expect, it } from 'vitest';
import { buildCanonicalPath, splitUrl, withLanguage, withQuery } from '../../../shared/paths.ts';

describe('withQuery', () => {
  it('sets, replaces and removes parameters and keeps the others', () => {
    expect(withQuery('/bloglar', { page: 2 })).toBe('/bloglar?page=2');
    expect(withQuery('/bloglar?page=2&lng=en', { page: undefined })).toBe('/bloglar?lng=en');
    expect(withQuery('/hizmetler?q=çöl', { lng: 'ar' })).toBe('/hizmetler?q=%C3%A7%C3%B6l&lng=ar');
  });

  it('leaves commas as they are, those of a search as well as those of a plan', () => {
    expect(withQuery('/hizmetler', { q: 'yat, vize' })).toBe('/hizmetler?q=yat,+vize');
    expect(withQuery('/planim?e=a%2Cb', { lng: 'en' })).toBe('/planim?e=a,b&lng=en');
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
    ['tr', '/bloglar', '/bloglar'],
    ['en', '/bloglar', '/bloglar?lng=en'],
    ['ar', '/bloglar?page=2', '/bloglar?page=2&lng=ar'],
    ['tr', '/bloglar?page=2', '/bloglar?page=2'],
  ] as const)('in %s of %s is %s', (language, url, expected) => {
    expect(buildCanonicalPath(url, language)).toBe(expected);
  });
});

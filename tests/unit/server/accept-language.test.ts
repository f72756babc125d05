import { describe, expect, it } from 'vitest';
import { readAcceptLanguage } from '../../../server/resolve-language.ts';

describe('readAcceptLanguage', () => {
  it.each([
    ['ar-AE', 'ar'],
    ['AR-ae', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['en-US,tr;q=0.9,en;q=0.8', 'en'],
    ['de,en;q=0.5,tr;q=0.7', 'tr'],
    ['tr;q=0.1, ar;q=0.9', 'ar'],
    ['en;q=0, ar;q=0.001', 'ar'],
    ['tr;Q=0.5,en;q=0.4', 'tr'],
    ['en,ar', 'en'],
  ])('reads %s as %s', (header, language) => {
    expect(readAcceptLanguage(header)).toBe(language);
  });

  it.each([
    '',
    '*',
    'de, fr;q=0.8',
    'en;q=0',
    'en;q=abc',
    'en;q=2',
    'en;q=0.1234',
    ';;;,,=q',
    'cimode',
    '-en',
  ])('finds none of ours in “%s”', (header) => {
    expect(readAcceptLanguage(header)).toBeUndefined();
  });
});

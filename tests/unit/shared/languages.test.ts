import { describe, expect, it } from 'vitest';
import { parseLanguage } from '../../../shared/languages.ts';

describe('parseLanguage', () => {
  it.each([
    ['tr', 'tr'],
    ['EN', 'en'],
    ['Ar', 'ar'],
  ])('reads %s as %s', (value, language) => {
    expect(parseLanguage(value)).toBe(language);
  });

  it.each([
    'cimode',
    'dev',
    'en-US',
    '',
    ' tr',
    '__proto__',
    'constructor',
    ['en'],
    undefined,
    null,
    1,
  ])('does not take %j for a language', (value) => {
    expect(parseLanguage(value)).toBeUndefined();
  });
});

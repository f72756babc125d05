import { describe, expect, it } from 'vitest';
import { findUncoveredLetters } from '../../../../scripts/build/find-uncovered-letters.ts';

/** Returns the findings for the languages of the examples, independent of those of the site. */
const find = (css: string) =>
  findUncoveredLetters(css).filter(({ language }) => ['tr', 'en', 'ar'].includes(language));

const face = (source: string, range: string) =>
  `@font-face{font-family:A;src:${source} format("woff2");unicode-range:${range}}`;

const latin = face('url(/assets/latin.woff2)', 'U+0000-0039,U+003A-00FF,U+011E-011F,U+0130-0131');
const rest = face('url(/assets/rest.woff2)', 'U+015E-015F,U+0600-06FF');

describe('findUncoveredLetters', () => {
  it('finds nothing where every letter, small and capital, is in a range of a font', () => {
    expect(find(latin + rest)).toEqual([]);
  });

  it('names the letters that are in none, capitals as the language writes them', () => {
    expect(find(latin.replace('U+0130-', 'U+') + rest)).toEqual([
      { language: 'tr', letters: ['İ'] },
    ]);
    const [turkish, arabic] = find(latin);
    expect(turkish).toEqual({ language: 'tr', letters: ['ş', 'Ş'] });
    expect(arabic?.language).toBe('ar');
    expect(arabic?.letters).toContain('ج');
  });

  it('does not count on fonts that may or may not be on a device', () => {
    const local = face('local("Arial")', 'U+0600-06FF');
    expect(find(latin + face('url(a)', 'U+015E-015F') + local)).toMatchObject([{ language: 'ar' }]);
  });
});

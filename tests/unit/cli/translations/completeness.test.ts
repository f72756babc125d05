import { describe, expect, it } from 'vitest';
import { getMessages } from '../../../../cli/messages/messages.ts';
import { findShortfalls, parseMinimums } from '../../../../cli/translations/minimums.ts';

describe('minimums of translations', () => {
  it('reads languages and percentages', () => {
    expect(parseMinimums(['ar=95', 'en=99.5'])).toEqual([
      { language: 'ar', percent: 95 },
      { language: 'en', percent: 99.5 },
    ]);
  });

  it.each(['ar', 'ar=', 'ar=101', 'ar=-1', 'tr=90', 'la=90', 'ar=9e1', 'AR=90', 'ar=95,en=90'])(
    'refuses %s',
    (written) => {
      expect(() => parseMinimums([written])).toThrow(`“${written}” is not a minimum.`);
    },
  );

  it('compares the exact part, not the rounded one, and counts stale ones as not done', () => {
    const total = { expected: 1000, present: 1000, stale: 1, excepted: 0, percent: 99 };
    const find = (percent: number) => findShortfalls([{ language: 'ar', percent }], { ar: total });
    expect(find(99.9)).toEqual([]);
    const shortfall = { language: 'ar' as const, percent: 99.95, reached: 99.9 };
    expect(find(99.95)).toEqual([shortfall]);
    expect(getMessages('tr').translations.shortfall(shortfall)).toBe(
      'Arapça: %99,9; istenen en az %99,95.',
    );
  });

  it('takes a language without anything to translate for complete', () => {
    const none = { expected: 0, present: 0, stale: 0, excepted: 0, percent: 100 };
    expect(findShortfalls([{ language: 'en', percent: 100 }], { en: none })).toEqual([]);
  });
});

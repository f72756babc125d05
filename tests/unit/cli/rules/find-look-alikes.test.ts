import { describe, expect, it } from 'vitest';
import { findLookAlikes } from '../../../../cli/rules/find-look-alikes.ts';

const find = (text: string) => findLookAlikes(text, { language: 'en', role: 'text' });

describe('the rule about letters that only look right', () => {
  it('finds a Cyrillic letter in a Latin word and knows its twin', () => {
    expect(find('The Dub\u0430i Marina')).toMatchObject([
      {
        code: 'C104',
        start: 4,
        end: 9,
        replacement: 'Dubai',
        isSafe: true,
        message: {
          en: '“Dub\u0430i” has a Cyrillic letter that only looks right: \u0430 (U+0430).',
        },
      },
    ]);
  });

  it('finds Greek capitals too', () => {
    expect(find('V\u0399P lounge')).toMatchObject([{ replacement: 'VIP', isSafe: true }]);
  });

  it('does not fix alone where a whole word could be meant so, or a letter has no twin', () => {
    expect(find('\u0421\u041e\u0420')).toMatchObject([{ replacement: 'COP', isSafe: false }]);
    const [mixed] = find('Dubai\u0436');
    expect(mixed).toMatchObject({ start: 0, end: 6 });
    expect(mixed).not.toHaveProperty('replacement');
  });

  it('reports a word in another alphabet', () => {
    expect(find('in Москва today')[0]?.message.en).toBe('“Москва” is written in Cyrillic letters.');
  });

  it('finds Persian letters in Arabic words, and is sure of them except at the end', () => {
    expect(find('م\u06a9تب')).toMatchObject([{ replacement: 'مكتب', isSafe: true }]);
    expect(find('مد\u06ccنة')).toMatchObject([{ replacement: 'مدينة', isSafe: true }]);
    expect(find('دب\u06cc')).toMatchObject([{ replacement: 'دبي', isSafe: false }]);
  });

  it('lets accents, Turkish letters, Arabic and single Greek signs be', () => {
    expect(find('Atlántis, Şeyh Zayed, المكتب في دبي, π ≈ 3,14, 5 µm')).toEqual([]);
  });
});

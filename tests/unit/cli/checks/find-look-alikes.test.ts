import { describe, expect, it } from 'vitest';
import { findLookAlikes } from '../../../../cli/checks/find-look-alikes.ts';
import { languageConfig, languages } from '../../../../shared/languages.ts';

const findAlike = (text: string) => findLookAlikes(text, { language: 'en', role: 'text' });

describe('the rule about letters that only look right', () => {
  it('finds a Cyrillic letter in a Latin word and knows its twin', () => {
    expect(findAlike('The Dub\u0430i Marina')).toMatchObject([
      {
        code: 'C104',
        start: 4,
        end: 9,
        replacement: 'Dubai',
        isSafe: true,
        problem: 'lookAlikes',
        params: { word: 'Dub\u0430i', script: 'cyrillic', letters: '\u0430 (U+0430)' },
      },
    ]);
  });

  it('finds Greek capitals too', () => {
    expect(findAlike('V\u0399P lounge')).toMatchObject([{ replacement: 'VIP', isSafe: true }]);
  });

  it('does not fix alone where a whole word could be meant so, or a letter has no twin', () => {
    expect(findAlike('\u0421\u041e\u0420')).toMatchObject([{ replacement: 'COP', isSafe: false }]);
    const [mixed] = findAlike('Dubai\u0436');
    expect(mixed).toMatchObject({ start: 0, end: 6 });
    expect(mixed).not.toHaveProperty('replacement');
  });

  it('reports a word in another alphabet', () => {
    expect(findAlike('in Москва today')).toMatchObject([
      { problem: 'foreignAlphabet', params: { word: 'Москва', script: 'cyrillic' } },
    ]);
  });

  it('finds Persian letters in Arabic words, and is sure of them except at the end', () => {
    expect(findAlike('م\u06a9تب')).toMatchObject([{ replacement: 'مكتب', isSafe: true }]);
    expect(findAlike('مد\u06ccنة')).toMatchObject([{ replacement: 'مدينة', isSafe: true }]);
    expect(findAlike('دب\u06cc')).toMatchObject([{ replacement: 'دبي', isSafe: false }]);
  });

  it('finds letters of Kurdish and Urdu, and Arabic ones in the form that they have in a word', () => {
    expect(findAlike('مد\u06d0نة')).toMatchObject([{ replacement: 'مدينة', isSafe: true }]);
    expect(findAlike('مدين\u06d5')).toMatchObject([{ replacement: 'مدينه', isSafe: false }]);
    expect(findAlike('\ufe8d\ufedf\ufeae\ufee3\ufede هادئ')).toMatchObject([
      { code: 'C104', replacement: 'الرمل', isSafe: true },
    ]);
    expect(findAlike('پورش گولف ڤيلا چاي')).toEqual([]);
  });

  it.each(languages)('knows the letters of %s as its own', (language) => {
    const { letters } = languageConfig[language];
    const text = `${letters} ${letters.toUpperCase()}`;
    expect(findLookAlikes(text, { language, role: 'text' })).toEqual([]);
  });

  it('lets accents, Turkish letters, Arabic and single Greek signs be', () => {
    expect(findAlike('Atlántis, Şeyh Zayed, المكتب في دبي, π ≈ 3,14, 5 µm')).toEqual([]);
  });
});

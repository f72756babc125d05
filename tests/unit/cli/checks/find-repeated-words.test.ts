import { describe, expect, it } from 'vitest';
import { findRepeatedWords } from '../../../../cli/checks/find-repeated-words.ts';
import { checkText } from '../../../../cli/checks/run-text-checks.ts';
import { corpusTexts } from './corpus-texts.ts';

const find = (text: string) =>
  findRepeatedWords(text).map(({ code, start, end }) => [code, text.slice(start, end)]);

const eight = 'bir iki üç dört beş altı yedi sekiz';

describe('the rule about repeated words', () => {
  it.each([
    ['the whole text', `${eight} ${eight}`, eight],
    [
      'the same in other lines',
      `${eight} ara bir\niki üç\n${eight.slice(11)}`,
      `bir\niki üç\n${eight.slice(11)}`,
    ],
    ['a part', `Önce ${eight} ara ${eight} sonra`, eight],
    ['the longest stretch', `${eight} dokuz ara ${eight} dokuz on`, `${eight} dokuz`],
    [
      'Arabic',
      `${'كلمة هنا ثم هناك بعد ذلك كله أيضا، '.repeat(2)}`,
      'كلمة هنا ثم هناك بعد ذلك كله أيضا',
    ],
  ])('finds %s a second time', (_what, text, written) => {
    expect(find(text)).toEqual([['C132', written]]);
  });

  it('finds them in a text that is the same in every language', () => {
    expect(
      checkText(`${eight} ${eight}`, { language: 'tr', role: 'text', isPlain: true }),
    ).toMatchObject([{ code: 'C132' }]);
  });

  it('finds a third time as well', () => {
    expect(find(`${eight} bir ara ${eight} iki ara ${eight}`)).toHaveLength(2);
  });

  it.each(Array.from({ length: 12 }, (_item, count) => count))(
    'finds them behind %s other words',
    (count) => {
      const before = Array.from({ length: count }, (_item, index) => `w${index} `).join('');
      expect(find(`${before}${eight} ara ${eight}.`)).toEqual([['C132', eight]]);
    },
  );

  it.each([
    ['seven words', `${eight.slice(4)} ara ${eight.slice(4)}`],
    ['a word that is only repeated', 'çok '.repeat(15)],
    ['addresses', '[kum](/a-b-c-d-e-f-g-h) ile [deniz](/a-b-c-d-e-f-g-h)'],
    ['signs', '– '.repeat(40)],
  ])('finds nothing in %s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });

  it('finds every text of eight words that is pasted twice, and none that is not', () => {
    const texts = corpusTexts.map(({ text }) => text);
    const long = texts.filter((text) => text.split(/\s+/).length > 12);
    expect(long.length).toBeGreaterThan(100);
    expect(texts.filter((text) => find(text).length > 0)).toEqual([]);
    for (const between of ['', ' ', '\n\n']) {
      expect(long.filter((text) => find(text.trim() + between + text).length !== 1)).toEqual([]);
    }
  });
});

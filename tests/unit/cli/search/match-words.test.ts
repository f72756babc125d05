import { assert as check, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher } from '../../../../cli/search/match-words.ts';

/** The parts of a text that a query finds, marked; `undefined` if it does not find the text. */
function mark(query: string, text: string): string | undefined {
  const match = createMatcher(query)?.(text);
  if (!match) return undefined;
  let marked = '';
  let at = 0;
  for (const { start, end } of match.ranges) {
    marked += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return marked + text.slice(at) + (match.isTogether ? '' : ' (apart)');
}

describe('a search in the content', () => {
  it.each([
    ['col turu', 'Bir Çöl Turu gibi', 'Bir [Çöl Turu] gibi'],
    ['ISIK', 'gün ışığı, ışık', 'gün ışığı, [ışık]'],
    ['istanbul', 'İSTANBUL’dan', '[İSTANBUL]’dan'],
    ['i\u0307stanbul', 'İstanbul', '[İstanbul]'],
    ['cafe', 'Cafe\u0301 de Paris', '[Cafe\u0301] de Paris'],
    ['عشاء', 'والعَشاء في', 'وال[عَشاء] في'],
    ['العشاء', 'عشاء في', '[عشاء] في'],
    ['جت\u200cسکی', 'جت سكي خاص', '[جت] [سكي] خاص (apart)'],
    ['لامبورگینی', 'سيارة لامبورغيني', 'سيارة [لامبورغيني]'],
    ['گولف', 'ملعب الجولف أو گولف', 'ملعب الجولف أو [گولف]'],
    ['ابو\u200cظبی', 'في أبوظبي', 'في [أبوظبي]'],
    ['الإمارات', 'الامارات', '[الامارات]'],
    ['6 ساعات', 'نحو ٦ ساعات', 'نحو [٦ ساعات]'],
    ['dubai’de', 'Dubai’nin', '[Dubai]’nin'],
    ['ortasinda kum', 'kumun\n  ortasında kumul', 'kumun\n  [ortasında kum]ul'],
    ['kum deniz', 'Deniz, sonra kum', '[Deniz], sonra [kum] (apart)'],
    ['saat saatlik', 'altı saatlik', 'altı [saatlik] (apart)'],
    ['+971 4', 'Telefon: +971 4 555', 'Telefon: [+971 4] 555'],
    ['→', 'Kum → deniz', 'Kum [→] deniz'],
    ['ﬁat', 'fiat 500', '[fiat] 500'],
    ['↊\u1fbf༁', 'a ↊\u1fbf༁ z', 'a [↊\u1fbf༁] z'],
    ['ΟΔΟΣ', 'η οδος', 'η [οδος]'],
  ])('finds %j in %j', (query, text, marked) => {
    expect(mark(query, text)).toBe(marked);
  });

  it.each([
    ['yat', 'Yeşil kum'],
    ['kum deniz', 'Yalnızca kum'],
    ['→', 'Kum, deniz'],
  ])('does not find %j in %j', (query, text) => {
    expect(mark(query, text)).toBeUndefined();
  });

  it.each(['', ' \n ', '\u200b'])('takes %j for no query', (query) => {
    expect(createMatcher(query)).toBeUndefined();
  });

  it('finds every text by itself, and marks nothing outside of it', () => {
    check(
      property(string({ unit: 'grapheme' }), (text) => {
        const match = createMatcher(text);
        if (!match) return;
        const [range, ...more] = match(`a ${text} z`)?.ranges ?? [];
        expect(range?.start).toBeLessThanOrEqual(2 + text.length);
        expect(Math.max(...[range, ...more].map((each) => each?.end ?? -1))).toBeLessThanOrEqual(
          text.length + 4,
        );
      }),
    );
  });
});

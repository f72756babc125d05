import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../shared/local-text.ts';
import {
  listTextLinks,
  removeTextLinks,
  splitTextLinks,
  writeTextLink,
} from '../../../shared/text-links.ts';

describe('the links of a text', () => {
  it('are words in brackets with an address of the site behind them', () => {
    const text = 'Önce [Hatta\nturumuz](/detay/hatta-turu), sonra [deniz](/servis/su).';
    expect(listTextLinks(text)).toEqual([
      {
        start: 5,
        end: 39,
        words: 'Hatta\nturumuz',
        address: '/detay/hatta-turu',
        addressStart: 21,
      },
      { start: 47, end: 66, words: 'deniz', address: '/servis/su', addressStart: 55 },
    ]);
    expect(removeTextLinks(text)).toBe('Önce Hatta\nturumuz, sonra deniz.');
    expect(toPlainText({ lang: 'tr', text })).toBe('Önce Hatta\nturumuz, sonra deniz.');
  });

  it.each([
    '[kum](https://vaha.example)',
    '[kum](mailto:a@vaha.example)',
    '[kum](//vaha.example)',
    '[kum](/\\vaha.example)',
    '[kum](detay/col-turu)',
    '[kum](/detay/col-turu "Çöl")',
    '[kum] (/detay/col-turu)',
    '![kum](/kum.jpg)',
    '[](/detay/col-turu)',
    '[ ](/detay/col-turu)',
    '[bir\n\niki](/detay/col-turu)',
    '[sic] ve (/not)',
  ])('are not in %j', (text) => {
    expect(listTextLinks(text)).toEqual([]);
    expect(splitTextLinks(text)).toEqual([text]);
  });

  it('are the inner ones of nested brackets', () => {
    expect(removeTextLinks('[a [b](/c) d](/e)')).toBe('[a b d](/e)');
  });

  it('are written as they were read, among any words', () => {
    const words = fc.constantFrom(...'kum, ,\n,\n\n,[,],(,),!,/,é,👩‍👧,**'.split(','));
    const link = fc.constantFrom(
      ...'[kum](/kum),[bir\niki](/detay/col-turu),[a](/a?b#c),[](/a)'.split(','),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, link), { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        const split = splitTextLinks(text);
        const written = split.map((part) =>
          typeof part === 'string' ? part : writeTextLink(part),
        );
        expect(written.join('')).toBe(text);
        for (const { start, end, address, addressStart } of listTextLinks(text)) {
          expect(text.slice(addressStart, end - 1)).toBe(address);
          expect(text[start]).toBe('[');
        }
      }),
    );
  });
});

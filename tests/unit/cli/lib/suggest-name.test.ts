import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestName } from '../../../../cli/lib/suggest-name.ts';

const fields = 'title subtitle description about about_text price images tr en ar'.split(' ');
const slugs = ['col-turu', 'atv-turu', 'deve-turu', 'safari-turu', 'bae-vize', 'ozel-yat-kiralama'];

describe('the guess at what was meant', () => {
  it.each([
    ['tittle', fields, 'title'],
    ['titel', fields, 'title'],
    ['itle', fields, 'title'],
    ['Title', fields, 'title'],
    ['TİTLE', fields, 'title'],
    ['aboutText', fields, 'about_text'],
    ['about-text', fields, 'about_text'],
    ['decsription', fields, 'description'],
    ['subtitel', fields, 'subtitle'],
    ['eng', fields, 'en'],
    ['çöl-turu', slugs, 'col-turu'],
    ['col_turu', slugs, 'col-turu'],
    ['ozel-yat-kiralma', slugs, 'ozel-yat-kiralama'],
    ['bae-vizesi', slugs, 'bae-vize'],
  ])('for %j is among its neighbours', (word, known, meant) => {
    expect(suggestName(word, known)).toBe(meant);
  });

  it.each([['fr'], ['de'], ['x'], ['name'], ['colour'], [''], ['—'], ['wholly different']])(
    'for %j is better left unsaid',
    (word) => {
      expect(suggestName(word, fields)).toBeUndefined();
    },
  );

  it('takes the closest, and the first of equals', () => {
    expect(suggestName('titlez', ['titles', 'title'])).toBe('titles');
    expect(suggestName('titlezz', ['titles', 'title', 'titlez'])).toBe('titlez');
  });

  it('is the name itself where the name is known, whatever the list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{2,12}$/), { minLength: 1 }), (names) => {
        for (const name of names) expect(suggestName(name, names)).toBe(name);
      }),
    );
  });

  it('finds back any longer name after one slip', () => {
    const slip = fc.tuple(
      fc.stringMatching(/^[a-z]{6,12}$/),
      fc.nat(5),
      fc.constantFrom('drop', 'swap', 'double'),
    );
    fc.assert(
      fc.property(slip, ([name, at, kind]) => {
        const letters = [...name];
        if (kind === 'drop') letters.splice(at, 1);
        if (kind === 'double') letters.splice(at, 0, letters[at] ?? '');
        if (kind === 'swap')
          letters.splice(at - 1, 2, ...letters.slice(at - 1, at + 1).toReversed());
        expect(suggestName(letters.join(''), ['zz', name])).toBe(name);
      }),
    );
  });
});

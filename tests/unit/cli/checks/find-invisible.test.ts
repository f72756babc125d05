import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInvisible } from '../../../../cli/checks/find-invisible.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const context = { language: 'tr', role: 'text' } as const;

const find = (text: string) => findInvisible(text, context);

describe('the rule about invisible characters', () => {
  it.each([
    ['250\u00a0km', 'U+00A0', 'noBreakSpace', '250 km'],
    ['250\u202fkm', 'U+202F', 'narrowNoBreakSpace', '250 km'],
    ['250\u2007km', 'U+2007', 'figureSpace', '250 km'],
    ['250\u2009km', 'U+2009', 'unusualSpace', '250 km'],
    ['250\tkm', 'U+0009', 'tab', '250 km'],
    ['Çöl\u200b Turu', 'U+200B', 'zeroWidthSpace', 'Çöl Turu'],
    ['Çö\u200cl', 'U+200C', 'zeroWidthNonJoiner', 'Çöl'],
    ['دور\u200cة', 'U+200C', 'zeroWidthNonJoiner', 'دورة'],
    ['دورة\u200c في', 'U+200C', 'zeroWidthNonJoiner', 'دورة في'],
    ['Çö\u200dl', 'U+200D', 'zeroWidthJoiner', 'Çöl'],
    ['Çöl\u2060 Turu', 'U+2060', 'wordJoiner', 'Çöl Turu'],
    ['\ufeffÇöl', 'U+FEFF', 'byteOrderMark', 'Çöl'],
    ['hava\u00adlimanı', 'U+00AD', 'softHyphen', 'havalimanı'],
    ['واحة\u200f دبي', 'U+200F', 'direction', 'واحة دبي'],
    ['\u2066Dubai\u202c', 'U+2066', 'direction', 'Dubai'],
    ['Çöl\u0007', 'U+0007', 'control', 'Çöl'],
    ['bir\u000biki', 'U+000B', 'wordLineBreak', 'bir iki'],
    ['bir\u2028iki', 'U+2028', 'lineSeparator', 'bir iki'],
    ['Çöl\u{e0041}', 'U+E0041', 'control', 'Çöl'],
  ])('names %j as %s and takes it out', (text, codePoint, name, fixed) => {
    const findings = find(text);
    expect(findings[0]).toMatchObject({ code: 'C017', isSafe: true, params: { name, codePoint } });
    expect(applySafeReplacements(text, findings)).toBe(fixed);
  });

  it.each([
    ['Ey\ufffdl\ufffdl', 'lostLetter'],
    ['Çöl \ud83d', 'halfCharacter'],
    ['\uf0b7 Çöl', 'privateCharacter'],
    ['Çöl \u0378', 'noCharacter'],
  ])('cannot know what belongs in the place of %j', (text, name) => {
    const [finding] = find(text);
    expect(finding).toMatchObject({ params: { name, remedy: 'unknown' } });
    expect(finding).not.toHaveProperty('replacement');
  });

  it('underlines exactly the character, and a run of the same ones once', () => {
    expect(find('4\u00a0\u00a0saat')).toMatchObject([{ start: 1, end: 3, replacement: ' ' }]);
    expect(find('4\u00a0\u200bsaat')).toMatchObject([
      { start: 1, end: 2 },
      { start: 2, end: 3 },
    ]);
  });

  it('leaves no second space behind', () => {
    const text = '\u00a04 \u00a0saat\u00a0';
    expect(applySafeReplacements(text, find(text))).toBe('4 saat');
  });

  it('lets a no-break space stand where the file shows it as an escape', () => {
    const text = 'Where the sand\u00a0ends';
    const meant = { ...context, readWritten: () => '"Where the sand\\_ends"' };
    expect(findInvisible(text, meant)).toEqual([]);
    const pasted = { ...context, readWritten: () => text };
    expect(findInvisible(text, pasted)).toHaveLength(1);
  });

  it('is content with emoji of several parts, accents, marks, Arabic vowels and half spaces', () => {
    for (const text of [
      '👩‍🚀 👨🏽‍🍳 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇹🇷',
      'Atlántis café',
      'e\u0301',
      'ابتداءً من',
      'نان\u200cبرنجي، نانِ\u200cبرنجي',
      '½ · 5 € – 3 ×',
    ]) {
      expect(find(text), text).toEqual([]);
    }
  });

  it('fixes any text in two passes, and leaves no-break spaces that may be meant', () => {
    const pieces = fc.constantFrom(...'aşو \n\t', '\u00a0', '\u200b', '\u200f', '😀');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const fix = (text: string) => applySafeReplacements(text, find(text));
        // A space that goes may leave a no-break space beside another one.
        const fixed = fix(fix(parts.join('')));
        const left = find(fixed);
        expect(left.filter(({ isSafe }) => isSafe)).toEqual([]);
        expect(left.filter(({ start }) => fixed[start] !== '\u00a0')).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInvisible } from '../../../../cli/rules/find-invisible.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const context = { language: 'tr', role: 'text' } as const;

const find = (text: string) => findInvisible(text, context);

describe('the rule about invisible characters', () => {
  it.each([
    ['250\u00a0km', 'U+00A0', 'a no-break space', '250 km'],
    ['250\u202fkm', 'U+202F', 'a narrow no-break space', '250 km'],
    ['250\u2007km', 'U+2007', 'a figure space', '250 km'],
    ['250\u2009km', 'U+2009', 'an unusual space', '250 km'],
    ['250\tkm', 'U+0009', 'a tab', '250 km'],
    ['Çöl\u200b Turu', 'U+200B', 'a zero-width space', 'Çöl Turu'],
    ['Çö\u200cl', 'U+200C', 'a zero-width non-joiner', 'Çöl'],
    ['Çö\u200dl', 'U+200D', 'a zero-width joiner', 'Çöl'],
    ['Çöl\u2060 Turu', 'U+2060', 'a word joiner', 'Çöl Turu'],
    ['\ufeffÇöl', 'U+FEFF', 'a byte-order mark', 'Çöl'],
    ['hava\u00adlimanı', 'U+00AD', 'a soft hyphen', 'havalimanı'],
    ['واحة\u200f دبي', 'U+200F', 'an invisible mark of writing direction', 'واحة دبي'],
    ['\u2066Dubai\u202c', 'U+2066', 'an invisible mark of writing direction', 'Dubai'],
    ['Çöl\u0007', 'U+0007', 'an invisible control character', 'Çöl'],
    ['bir\u000biki', 'U+000B', 'a line break from Word', 'bir iki'],
    ['bir\u2028iki', 'U+2028', 'a line separator', 'bir iki'],
    ['Çöl\u{e0041}', 'U+E0041', 'an invisible control character', 'Çöl'],
  ])('names %j as %s and takes it out', (text, code, name, fixed) => {
    const findings = find(text);
    expect(findings[0]).toMatchObject({ code: 'C017', isSafe: true });
    expect(findings[0]?.message.en).toContain(`${name}, ${code}`);
    expect(applySafeReplacements(text, findings)).toBe(fixed);
  });

  it.each([
    ['Ey\ufffdl\ufffdl', 'a sign for a lost letter'],
    ['Çöl \ud83d', 'half a character'],
    ['\uf0b7 Çöl', 'a character of a private font'],
    ['Çöl \u0378', 'a character that does not exist'],
  ])('cannot know what belongs in the place of %j', (text, name) => {
    const [finding] = find(text);
    expect(finding?.message.en).toContain(name);
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

  it('is content with emoji of several parts, accents, marks and Arabic vowels', () => {
    for (const text of [
      '👩‍🚀 👨🏽‍🍳 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇹🇷',
      'Atlántis café',
      'e\u0301',
      'ابتداءً من',
      '½ · 5 € – 3 ×',
    ]) {
      expect(find(text), text).toEqual([]);
    }
  });

  it('fixes any text once and for all', () => {
    const pieces = fc.constantFrom(
      'a',
      'ş',
      'و',
      ' ',
      '\n',
      '\u00a0',
      '\u200b',
      '\u200f',
      '\t',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        expect(find(applySafeReplacements(text, find(text)))).toEqual([]);
      }),
    );
  });
});

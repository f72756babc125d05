import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { frameSource, layOutLine } from '../../../../cli/reporters/frame-source.ts';
import { createPaint } from '../../../../cli/reporters/terminal-text.ts';
import { createLineIndex } from '../../../../cli/yaml/line-index.ts';
import { itLong } from '../../../vary.ts';

/** Frames a line with the first occurrence of a text marked. */
function mark(line: string, marked: string) {
  const start = line.indexOf(marked);
  return layOutLine(line, { start, end: start + marked.length });
}

describe('layOutLine', () => {
  it.each([
    ['plain letters', 'price: abc', 'abc', 7, 3],
    ['Turkish letters', 'tr: Günlük şeyler', 'şeyler', 11, 6],
    ['letters with combining marks', 'tr: e\u0301te\u0301 var', 'var', 8, 3],
    ['a marked letter with its combining mark', 'tr: e\u0301te\u0301', 'e\u0301te\u0301', 4, 3],
    ['Arabic with tashkeel', 'ar: لليَوْمِ الواحِدِ هنا', 'هنا', 17, 3],
    ['marked Arabic with tashkeel', 'ar: لليَوْمِ الواحِدِ', 'لليَوْمِ الواحِدِ', 4, 12],
    ['wide letters', 'en: 日本 text', 'text', 9, 4],
    ['marked wide letters', 'en: 日本 text', '日本', 4, 4],
    ['an emoji of several parts', 'tr: 👨‍👩‍👧 aile', 'aile', 7, 4],
    ['a marked emoji of several parts', 'tr: 👨‍👩‍👧 aile', '👨‍👩‍👧', 4, 2],
    ['a marked heart and a digit in a key', 'tr: ❤️1️⃣ x', '❤️1️⃣', 4, 4],
    ['a flag', 'tr: 🇹🇷 bayrak', 'bayrak', 7, 6],
    ['zero-width characters before', 'tr: a\u200bb son', 'son', 7, 3],
    ['a tab before', 'a\tson', 'son', 4, 3],
  ])('finds the columns of %s', (_, line, marked, indent, width) => {
    expect(mark(line, marked)).toMatchObject({ indent, width });
  });

  it('names what cannot be seen in the mark, and underlines the name', () => {
    expect(mark('price:\u00a0150', '\u00a0')).toEqual({
      text: 'price:⟨U+00A0⟩150',
      indent: 6,
      width: 8,
    });
    expect(mark('\ttr: x', '\t')).toEqual({ text: '⟨TAB⟩tr: x', indent: 0, width: 5 });
    expect(mark('👍\u200d', '👍\u200d')).toMatchObject({ text: '👍⟨U+200D⟩', width: 10 });
    expect(mark('son\u200b', '\u200b')).toMatchObject({ text: 'son⟨U+200B⟩', width: 8 });
  });

  it('draws a lone combining mark on a dotted circle', () => {
    expect(mark('tr: e\u0301', '\u0301')).toEqual({ text: 'tr: e◌\u0301', indent: 5, width: 1 });
  });

  it('names characters that would steer a terminal wherever they stand', () => {
    expect(layOutLine('a\u001b[31mb\u202ec').text).toBe('a⟨U+001B⟩[31mb⟨U+202E⟩c');
  });

  it('cuts a long line to a window round the mark', () => {
    const { text, indent, width } = mark(`${'önce '.repeat(40)}HATA${' sonra'.repeat(40)}`, 'HATA');
    expect(stringWidth(text)).toBe(100);
    expect(text).toMatch(/^….*HATA.*…$/);
    expect(text.slice(indent, indent + width)).toBe('HATA');
  });

  it('shows the beginning of a mark that is longer than the window', () => {
    const { text, indent, width } = mark(`tr: ${'ç'.repeat(300)}`, 'ç'.repeat(300));
    expect(text).toBe(`…${'ç'.repeat(98)}…`);
    expect([indent, width]).toEqual([1, 98]);
  });

  it('draws a mark beyond the line at its end', () => {
    expect(layOutLine('abc', { start: 9, end: 12 })).toEqual({ text: 'abc', indent: 3, width: 0 });
  });

  itLong('never draws outside its window, nor anything harmful, whatever the line holds', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.constantFrom('\t', '\u00a0', '\u200d', '👨‍👩‍👧', 'وْ', '\u0301', '\ud83d', '\u001b', '日'),
    );
    const lines = fc.array(unit, { maxLength: 150 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(lines, fc.nat(200), fc.nat(200), (line, start, length) => {
        const { text, indent, width } = layOutLine(line, { start, end: start + length });
        expect(indent + width).toBeLessThanOrEqual(100);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('takes the letters it knows for one column to be just that', () => {
    for (const [first, last] of [
      [0x20, 0x7e],
      [0xc0, 0x24f],
      [0x620, 0x64a],
    ] as const) {
      for (let code = first; code <= last; code += 1) {
        const letter = String.fromCharCode(code);
        expect([letter, layOutLine(letter, { start: 0, end: 1 }).width]).toEqual([
          letter,
          stringWidth(letter),
        ]);
      }
    }
  });

  it('looks only at what is near the mark of a very long line', () => {
    const line = 'x'.repeat(1_000_000);
    const before = performance.now();
    for (let index = 0; index < 100; index += 1) layOutLine(line, { start: 500_000, end: 500_005 });
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

describe('frameSource', () => {
  it('draws the line below where nobody knows what was meant', () => {
    const source = createLineIndex('a: 1\nwhat\nb: 2\n');
    const span = { line: 2, column: 1, endLine: 2, endColumn: 5 };
    const options = { paint: createPaint(false), style: 'red', underline: '^' } as const;
    const frame = ['1 | a: 1', '2 | what', '  | ^^^^'];
    expect(frameSource(source, span, options)).toEqual(frame);
    expect(frameSource(source, span, { ...options, showsBelow: true })).toEqual([
      ...frame,
      '3 | b: 2',
    ]);
  });
});

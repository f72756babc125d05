import { describe, expect, it } from 'vitest';
import { type ScalarChange, setScalars } from '../../../../cli/yaml/set-scalars.ts';

function set(text: string, ...changes: ScalarChange[]): string {
  return setScalars(text, changes).text;
}

describe('setScalars', () => {
  it('keeps the style of each text', () => {
    const source = `a: plain # why
b: "double"   # spaces stay
c: 'single'
d: |
  lines

# last
`;
    expect(
      set(
        source,
        { path: ['a'], value: 'new' },
        { path: ['b'], value: 'say "yes"' },
        { path: ['c'], value: "it's" },
        { path: ['d'], value: 'one\n\ntwo\n' },
      ),
    ).toBe(`a: new # why
b: "say \\"yes\\""   # spaces stay
c: 'it''s'
d: |
  one

  two

# last
`);
  });

  it('leaves a text alone whose letters are only composed otherwise, and composes Latin ones', () => {
    const source = 'tr: c\u0327o\u0308l\nar: a\n';
    const typed = '\u0628\u0651\u064e';
    expect(
      set(
        source,
        { path: ['tr'], value: 'çöl', isProse: true },
        { path: ['en'], value: 'cafe\u0301', isProse: true },
        { path: ['ar'], value: typed, isProse: true },
      ),
    ).toBe(`tr: c\u0327o\u0308l\nen: café\nar: ${typed}\n`);
  });

  it('finds a text below a key that YAML reads as a number or true', () => {
    const source = '2024:\n  True:\n    tr: a\n';
    const change = { path: ['2024', 'True', 'en'], value: 'b' };
    expect(set(source, change)).toBe(`${source}    en: b\n`);
  });

  it('quotes a plain text that would be read as something else', () => {
    for (const value of [
      ...['12', '1.000', 'true', 'no', 'null', '~', '2026-11-21', '16:30', '0x1F', '1e3'],
      ...['a: b', 'a #b', '# a', '- a', '&a', '*a', '!a', '%a', '@a', '`a', '{a}', '[a]', 'a:'],
      ...["'a'", '"a"', '> a', '| a', '? a', ', a', ' a', 'a ', '---', '...', '<<', '=', ''],
    ]) {
      const edited = set('a: text # note\n', { path: ['a'], value });
      expect(edited).toBe(`a: ${JSON.stringify(value)} # note\n`);
    }
  });

  it('writes what nobody sees by its number', () => {
    expect(set('a: x\n', { path: ['a'], value: 'b\ufeffc\u2028d\u0085e\u0000f\tg' })).toBe(
      'a: "b\\ufeffc\\u2028d\\u0085e\\u0000f\\tg"\n',
    );
  });

  it('keeps no-break spaces as escapes in a text that had them, and in no other', () => {
    const spaces = { path: ['a'], value: 'c\u00a0d\u202fe' };
    expect(set('a: "x\\_y"\n', spaces)).toBe('a: "c\\_d\\u202fe"\n');
    expect(set('a: "x y"\n', spaces)).toBe('a: "c\u00a0d\u202fe"\n');
  });

  it('keeps everything outside a flow map’s value', () => {
    expect(
      set('x: { tr: bir,   en: "one" , ar: a } # c\n', { path: ['x', 'tr'], value: 'a, b' }),
    ).toBe('x: { tr: "a, b",   en: "one" , ar: a } # c\n');
  });

  it('adds a missing language behind those before it, as the map is written', () => {
    expect(
      set(
        'a:\n  tr: bir # note\n  # about ar\n\nb: { tr: bir, ar: ç }\nc:\n  - tr: |\n      uzun\n\n  - x\n',
        { path: ['a', 'ar'], value: 'واحد' },
        { path: ['a', 'en'], value: 'one' },
        { path: ['b', 'en'], value: 'one: two' },
        { path: ['c', 0, 'en'], value: 'long', isProse: true },
      ),
    ).toBe(
      'a:\n  tr: bir # note\n  en: one\n  ar: واحد\n  # about ar\n\nb: { tr: bir, en: "one: two", ar: ç }\nc:\n  - tr: |\n      uzun\n    en: |\n      long\n\n  - x\n',
    );
  });

  it('quotes a new text where its neighbours are quoted without need', () => {
    expect(
      set(
        'a: { tr: "bir" }\nb: { tr: "bir, iki" }\nc: { tr: \'bir\' }\n',
        { path: ['a', 'en'], value: 'one' },
        { path: ['b', 'en'], value: 'one' },
        { path: ['c', 'en'], value: 'one' },
      ),
    ).toBe(
      `a: { tr: "bir", en: "one" }\nb: { tr: "bir, iki", en: one }\nc: { tr: 'bir', en: 'one' }\n`,
    );
  });

  it('fills empty values, beside comments too', () => {
    expect(
      set(
        'a:\n  tr: bir\n  en: # soon\n  ar: ""\nb: { tr: bir, en:, ar }\nc:\n  tr: |\n    uzun\n  en: # note\n  ar: ~\n',
        { path: ['a', 'en'], value: 'one' },
        { path: ['a', 'ar'], value: 'واحد' },
        { path: ['b', 'en'], value: 'one' },
        { path: ['b', 'ar'], value: 'واحد' },
        { path: ['c', 'en'], value: 'long', isProse: true },
        { path: ['c', 'ar'], value: 'طويل\n\nجدا', isProse: true },
      ),
    ).toBe(
      'a:\n  tr: bir\n  en: one # soon\n  ar: واحد\nb: { tr: bir, en: one, ar: واحد }\nc:\n  tr: |\n    uzun\n  en: | # note\n    long\n  ar: |\n    طويل\n\n    جدا\n',
    );
  });

  it('writes into files with the line breaks of Windows and a byte-order mark', () => {
    expect(
      set('\ufefftr: |\r\n  bir\r\nen: x\r\n', { path: ['ar'], value: 'a\n\nb', isProse: true }),
    ).toBe('\ufefftr: |\r\n  bir\r\nen: x\r\nar: |\r\n  a\r\n\r\n  b\r\n');
    expect(set('\ufefftr: x\r\nen: y', { path: ['ar'], value: 'z' })).toBe(
      '\ufefftr: x\r\nen: y\r\nar: z',
    );
  });

  it('adds plural forms: two on a line, six below each other', () => {
    expect(
      set(
        'n:\n  tr: { one: "{{count}} gün", other: "{{count}} gün" }\n',
        {
          path: ['n', 'ar'],
          value: { other: 'o', zero: 'z', one: 'e', two: 't', few: 'f', many: 'm' },
        },
        { path: ['n', 'en'], value: { other: '{{count}} days', one: 'a day' } },
      ),
    ).toBe(
      'n:\n  tr: { one: "{{count}} gün", other: "{{count}} gün" }\n  en: { one: a day, other: "{{count}} days" }\n  ar:\n    zero: z\n    one: e\n    two: t\n    few: f\n    many: m\n    other: o\n',
    );
  });

  it('keeps forms between braces where the label stands between braces', () => {
    expect(
      set('n: { tr: gün }\n', { path: ['n', 'ar'], value: { zero: 'a, b', one: 'e', two: 't' } }),
    ).toBe('n: { tr: gün, ar: { zero: "a, b", one: e, two: t } }\n');
  });

  it('makes a block of a plain text that gets lines, without the spaces that stood behind it', () => {
    expect(set('a: text   \nb: x\n', { path: ['a'], value: 'one\ntwo\n' })).toBe(
      'a: |\n  one\n  two\nb: x\n',
    );
    expect(set('a: text # note\n', { path: ['a'], value: 'one\ntwo\n' })).toBe(
      'a: "one\\ntwo\\n" # note\n',
    );
  });

  it('sets single forms, adds missing ones in their order, and replaces one text by forms', () => {
    expect(
      set(
        'a: { tr: x, en: { other: o } }\nb:\n  tr: x\n  en: y # note\n  ar: z\n',
        { path: ['a', 'en'], value: { one: '1 day', other: 'p' } },
        { path: ['b', 'en'], value: { one: 'day', other: 'days' } },
        { path: ['b', 'ar'], value: { zero: 'z', one: 'e', two: 't' } },
      ),
    ).toBe(
      'a: { tr: x, en: { one: 1 day, other: p } }\nb:\n  tr: x\n  en: { one: day, other: days } # note\n  ar:\n    zero: z\n    one: e\n    two: t\n',
    );
  });

  it('sets numbers, with the decimals and comments that they had', () => {
    expect(
      set(
        'a:\n  focus: [0.53,  0.40] # the sun\n  alt: x\nb:\n  focus:\n    - 0.5 # left\n    # top\n    - 1\n',
        { path: ['a', 'focus'], value: [0.5, 0.4] },
        { path: ['b', 'focus'], value: [0, 0.25] },
      ),
    ).toBe(
      'a:\n  focus: [0.50,  0.40] # the sun\n  alt: x\nb:\n  focus:\n    - 0.0 # left\n    # top\n    - 0.25\n',
    );
  });

  it('adds missing numbers as the last field, however the fields are written', () => {
    const focus = [0.3, 1];
    const source =
      'a:\n  alt:\n    tr: |\n      x\n\n# b\nb: { file: y, alt: { tr: x } } # note\nc:\n  focus: # soon\n  file: z\n';
    expect(
      set(source, ...['a', 'b', 'c'].map((name) => ({ path: [name, 'focus'], value: focus }))),
    ).toBe(
      'a:\n  alt:\n    tr: |\n      x\n  focus: [0.3, 1]\n\n# b\nb: { file: y, alt: { tr: x }, focus: [0.3, 1] } # note\nc:\n  focus: [0.3, 1] # soon\n  file: z\n',
    );
    expect(set(set('a: { b: c }\n'), { path: ['a', 'd'], value: 2 })).toBe('a: { b: c, d: 2 }\n');
  });

  it('leaves numbers alone that are the same, and refuses those that do not fit', () => {
    const source = 'a: [.5, 1e0]\nb: [0.5]\nc: { d: 1 }\ne: 0.5\n';
    expect(set(source, { path: ['a'], value: [0.5, 1] })).toBe(source);
    expect(set(source, { path: ['e'], value: 0.25 })).toBe(source.replace('e: 0.5', 'e: 0.25'));
    expect(() => set(source, { path: ['b'], value: [0.5, 1] })).toThrow('no such field');
    expect(() => set(source, { path: ['c'], value: [1] })).toThrow('not a text');
    expect(() => set(source, { path: ['a'], value: { one: 'x' } })).toThrow('not a text');
    expect(() => set('a: [&x 1, 2]\n', { path: ['a'], value: [2, 2] })).toThrow('anchor or tag');
  });

  it('wraps only the paragraph that changed', () => {
    const source = `a: |\n  a line\n  broken early\n\n  ${'word '.repeat(5)}end\n`;
    const value = `a line broken early\n\n${'words '.repeat(30)}end`;
    const lines = set(source, { path: ['a'], value, isProse: true }).split('\n');
    expect(lines.slice(0, 4)).toEqual(['a: |', '  a line', '  broken early', '']);
    expect(lines.slice(4).every((line) => line.length <= 100)).toBe(true);
    expect(lines.slice(4).join(' ').trim()).toContain(
      `${'words '.repeat(16)} words`.replace('  ', '   '),
    );
  });

  it.each([
    ['a: 1\n', ['b', 'c'], 'There is no such field'],
    ['a: [1]\n', ['a', 5], 'There is no such field'],
    ['a: { b: c }\n', ['a'], 'not a text'],
    ['a: {}\n', ['a', 'ar'], 'no languages yet'],
    ['a: !x b\n', ['a'], 'anchor or tag'],
    ['a: &x b\n', ['a'], 'anchor or tag'],
    ['a: &x b\nc: *x\n', ['c'], 'not a text'],
    ['a: "b\n', ['a'], 'not valid YAML'],
    ['a: b\na: c\n', ['a'], 'not valid YAML'],
    ['a: { tr: x }\n', ['a', '__proto__'], 'without changing something else'],
  ] as const)('refuses %j at %j', (source, path, message) => {
    expect(() => set(source, { path: [...path], value: 'new' })).toThrow(message);
  });

  it('refuses half a character and two changes of one text', () => {
    expect(() => set('a: b\n', { path: ['a'], value: '\ud83d' })).toThrow('half a character');
    expect(() => set('a: b\n', { path: ['a'], value: 'x' }, { path: ['a'], value: 'y' })).toThrow(
      'same place',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEditGroups, applyEdits } from '../../../../cli/yaml/apply-edits.ts';

describe('applyEdits', () => {
  it('leaves out an edit that overlaps an earlier one, and says which', () => {
    const late = { start: 3, end: 8, text: 'x' };
    const early = { start: 0, end: 4, text: '' };
    expect(applyEdits('0123456789', [late, early])).toBe('456789');
    expect(applyEditGroups('0123456789', [[late], [early]]).leftOut).toEqual([[late]]);
  });

  it('leaves out the second of two edits at one place, so that no quote is doubled', () => {
    const quote = { start: 2, end: 2, text: '"' };
    expect(applyEdits('a b', [quote, { ...quote }])).toBe('a "b');
  });

  it('takes an edit that begins where another ends', () => {
    const edits = [
      { start: 0, end: 2, text: 'A' },
      { start: 2, end: 3, text: 'B' },
    ];
    expect(applyEdits('aab', edits)).toBe('AB');
  });

  it('leaves out edits beyond the text', () => {
    const beyond = { start: 2, end: 9, text: '' };
    expect(applyEditGroups('abc', [[beyond]])).toEqual({ text: 'abc', leftOut: [[beyond]] });
  });

  it('keeps everything between disjoint edits', () => {
    const pieces = fc.array(fc.tuple(fc.string(), fc.string({ minLength: 1 }), fc.string()));
    fc.assert(
      fc.property(pieces, fc.string(), (parts, rest) => {
        let text = '';
        const edits = parts.map(([kept, old, fixed], index) => {
          // A letter between the edits keeps them apart.
          text += `${kept}${index}`;
          const start = text.length;
          text += old;
          return { start, end: text.length, text: fixed };
        });
        const expected = parts.map(([kept, , fixed], index) => `${kept}${index}${fixed}`);
        expect(applyEdits(text + rest, edits.toReversed())).toBe(expected.join('') + rest);
      }),
    );
  });
});

describe('applyEditGroups', () => {
  it('applies a pair of quotes whole or not at all', () => {
    const pair = [
      { start: 2, end: 2, text: '"' },
      { start: 5, end: 5, text: '"' },
    ];
    const inside = [{ start: 4, end: 6, text: 'x' }];
    expect(applyEditGroups('a bcd e', [inside, pair])).toEqual({
      text: 'a "bcd" e',
      leftOut: [inside],
    });
  });

  it('lets an edit within a pair of quotes pass', () => {
    const pair = [
      { start: 0, end: 0, text: '"' },
      { start: 3, end: 3, text: '"' },
    ];
    expect(applyEditGroups('a\u00a0b', [[{ start: 1, end: 2, text: ' ' }], pair]).text).toBe(
      '"a b"',
    );
  });

  it('applies a hundred thousand groups in little time', () => {
    const groups = Array.from({ length: 100_000 }, (_, index) => [
      { start: index * 2, end: index * 2 + 1, text: 'b' },
    ]);
    expect(applyEditGroups('ac'.repeat(100_000), groups).text).toBe('bc'.repeat(100_000));
  }, 10_000);
});

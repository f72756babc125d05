import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type FieldStep, parseFieldPath, writeFieldPath } from '../../../../cli/lib/field-path.ts';
import { setScalars } from '../../../../cli/yaml/set-scalars.ts';
import { nastyText } from '../yaml/texts.ts';

const field = nastyText.filter((text) => /^[^.[\]]+$/.test(text));

const anySteps: fc.Arbitrary<FieldStep[]> = fc.array(
  fc.oneof(field, fc.nat(), fc.record({ name: nastyText }, { noNullPrototype: true })),
  { minLength: 1, maxLength: 5 },
);

describe('a field path', () => {
  it.each<[string, FieldStep[]]>([
    ['title', ['title']],
    ['[0].text', [0, 'text']],
    ['["Ofis kapalı."].text.tr', [{ name: 'Ofis kapalı.' }, 'text', 'tr']],
    ['tags[0]', ['tags', 0]],
    ['tags["Jet ski"]', ['tags', { name: 'Jet ski' }]],
    [
      'testimonials.items["Ayşe Kaya"].name',
      ['testimonials', 'items', { name: 'Ayşe Kaya' }, 'name'],
    ],
    ['tags["0"].tr', ['tags', { name: '0' }, 'tr']],
    ['a["b.c [d]"][12].e', ['a', { name: 'b.c [d]' }, 12, 'e']],
    ['a["\\"evet\\" \\\\ dedi"]', ['a', { name: '"evet" \\ dedi' }]],
    ['a["iki\\u000asatır"]', ['a', { name: 'iki\nsatır' }]],
    ['a["العربية 🕌"]', ['a', { name: 'العربية 🕌' }]],
  ])('reads %s', (path, steps) => {
    expect(parseFieldPath(path)).toEqual(steps);
  });

  it.each([
    ...[
      '',
      '.',
      'a.',
      '.a',
      'a..b',
      '.[0]',
      '[0]a',
      '["a"]b',
      'a[',
      'a]',
      'a[]',
      'a[-1]',
      'a[1.5]',
    ],
    ...['a[b]', "a['b']", 'a[“b”]', 'a["b]', 'a["b"', 'a[""b]', 'a["b\\x"]', 'a["b\nc"]', 'a[0]b'],
  ])('is not %j', (path) => {
    expect(parseFieldPath(path)).toBeUndefined();
  });

  it('is read as the steps that were written, whatever they contain', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        expect(parseFieldPath(writeFieldPath(steps))).toEqual(steps);
      }),
    );
  });

  it('has names without control characters, so that each line of a report stays one', () => {
    fc.assert(
      fc.property(nastyText, (name) => {
        expect(writeFieldPath(['a', { name }])).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('survives in YAML, in every style of the path that it replaces', () => {
    const styles = fc.constantFrom('path: a # b', "path: 'a'", 'path: "a"', '{ path: a, b: 1 }');
    fc.assert(
      fc.property(nastyText, styles, (name, style) => {
        const value = writeFieldPath(['tags', { name }]);
        const { text } = setScalars(`- ${style}\n`, [{ path: [0, 'path'], value }]);
        expect(parse(text)[0].path).toBe(value);
        expect(parse(stringify({ value }))).toEqual({ value });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeIssue } from '../../../../cli/codes/sentences.ts';
import { readChangedNumber } from '../../../../cli/yaml/unsupported-yaml.ts';

const read = (written: string) => readChangedNumber(written, parse(written));

describe('a number that YAML changes', () => {
  it('may be a Turkish thousand, and both readings are named', () => {
    const changed = read('2.500');
    expect(changed).toEqual({
      problem: 'pointOfThousands',
      params: { written: '2.500', value: 2.5, whole: '2500' },
    });
    expect(changed && describeIssue(changed, 'en').advice).toBe(
      'Write 2500 if you mean 2,500, and 2.5 if you mean 2.5.',
    );
    expect(changed && describeIssue(changed, 'tr').advice).toBe(
      '2.500 demek istediyseniz 2500, 2,5 demek istediyseniz 2.5 yazın.',
    );
  });

  it.each([
    ['+5', '5'],
    ['.5', '0.5'],
  ])('is %s, whose meaning is certain', (written, replacement) => {
    expect(read(written)).toMatchObject({ replacement });
  });

  it.each([['0x1F'], ['0o14'], ['1e3'], ['0501'], ['.inf'], ['12345678901234567890']])(
    'is %s, whose meaning only the editor knows',
    (written) => {
      const changed = read(written);
      expect(changed).toMatchObject({ params: { written } });
      expect(changed).not.toHaveProperty('replacement');
    },
  );

  it.each([
    ['250'],
    ['-3'],
    ['4.5'],
    ['0.5'],
    ['0.50'],
    ['1.10'],
    ['5.0'],
    ['0'],
    ['971501234567'],
    ['1_000'],
    ['1.000.000'],
    ['10:30'],
    ['yes'],
  ])('is not %s', (written) => {
    expect(read(written)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readChangedNumber } from '../../../../cli/rules/read-changed-number.ts';

const read = (written: string) => readChangedNumber(written, parse(written));

describe('a number that YAML changes', () => {
  it('may be a Turkish thousand, and both readings are named', () => {
    expect(read('1.000')).toEqual({
      message: {
        en: 'YAML reads 1.000 as 1: its point begins the decimals.',
        tr: 'YAML 1.000 yazısını 1 olarak okur: nokta onun için ondalık işaretidir.',
      },
      advice: {
        en: 'Write 1000 if you mean 1,000, and 1 if you mean 1.',
        tr: '1.000 demek istediyseniz 1000, 1 demek istediyseniz 1 yazın.',
      },
    });
    expect(read('2.500')?.advice.en).toBe('Write 2500 if you mean 2,500, and 2.5 if you mean 2.5.');
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
      expect(changed?.advice.en).toContain(`"${written}"`);
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

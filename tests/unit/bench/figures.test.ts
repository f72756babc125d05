import { expect, it } from 'vitest';
import { divideRounds, formatSpread } from '../../../bench/figures.ts';

it('compares within a round, so that a slower hour of the machine does not count', () => {
  expect(formatSpread(divideRounds([9, 27, 18], [10, 30, 20]), 2)).toBe('0.90');
});

it('publishes the median, the lowest and the highest figure', () => {
  expect(formatSpread([1400, 900, 12_000], 0)).toBe('1,400 (900–12,000)');
  expect(formatSpread([4, 1, 2, 3], 1)).toBe('2.0 (1.0–4.0)');
});

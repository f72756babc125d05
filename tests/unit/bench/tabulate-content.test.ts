import { describe, expect, it } from 'vitest';
import type { SizeResult } from '../../../bench/content/measure-size.ts';
import { tabulateGrowth, tabulateSizes } from '../../../bench/content/tabulate-content.ts';
import { selectRatios } from '../../../bench/format-table.ts';

/** Three rounds on a machine that becomes slower from round to round. Our runs take a share of the yardstick’s time. */
function measured(size: number, share: number, watch?: number[]): SizeResult {
  const run = (time: number) => ({ time, processorTime: time, peak: 500 });
  const rounds = [size, size * 2, size * 3].map((time) => ({
    yardstick: run(time),
    cold: run(time * share),
    unchanged: run(time * 0.1),
    changed: run(time * 0.4),
  }));
  return { size, rounds, watch, bundles: { yardstick: 5, ours: 6 } };
}

describe('the table of the content benchmark', () => {
  const table = tabulateSizes([measured(1000, 0.9), measured(10_000, 0.5, [900, 1400, 800])], 3);
  const { head, rows } = table;
  const rowOf = (name: string) => rows.find(([first]) => first === name);

  it('compares within a round, so that a slower hour of the machine does not count', () => {
    expect(rowOf('cold ÷ yardstick')?.slice(1, 3)).toEqual([
      '0.90 (0.90–0.90)',
      '0.50 (0.50–0.50)',
    ]);
  });

  it('judges the medians at the size of the goals alone', () => {
    expect(head.slice(-2)).toEqual(['goal at 10,000', 'met']);
    expect(rowOf('cold ÷ yardstick')?.slice(-2)).toEqual(['≤ 1', 'yes']);
    expect(rowOf('nothing changed ÷ yardstick')?.slice(-2)).toEqual(['≤ 0.15', 'yes']);
    expect(rowOf('one file changed ÷ yardstick')?.slice(-2)).toEqual(['≤ 0.35', 'no']);
    expect(rowOf('one file changed in watch ÷ yardstick')?.slice(2)).toEqual([
      '0.045 (0.040–0.070)',
      '≤ 0.05',
      'yes',
    ]);
  });

  it('says where a goal was not measured', () => {
    const { rows: others } = tabulateSizes([measured(10_000, 0.5)], 3);
    const watch = others.find(([first]) => first === 'one file changed in watch ÷ yardstick');
    expect(watch?.slice(1)).toEqual(['–', '≤ 0.05', 'not measured']);
  });

  it('gives the exponent of growth from each size to the next', () => {
    const { head: steps, rows: kinds } = tabulateGrowth([
      measured(1000, 1),
      measured(10_000, 1),
      measured(100_000, 10),
    ]);
    expect(steps).toEqual(['', '1,000 → 10,000', '10,000 → 100,000']);
    expect(kinds.find(([first]) => first === 'cold')).toEqual(['cold', '1.00', '2.00']);
  });

  it('publishes ratios, goals and no figure of this machine alone', () => {
    const published = selectRatios(table).flatMap((part) => part.rows.map(([name]) => name));
    expect(published).toContain('cold ÷ yardstick');
    expect(published).toContain('memory, cold, MB');
    expect(published.filter((name) => /, (s|ms)$/.test(name ?? ''))).toEqual([]);
    const columns = { ...table, head: ['', 'ratio', 'ms'], rows: [['a', '1', '2']] };
    expect(selectRatios({ ...columns, absolute: ['ms'] })).toMatchObject([
      { head: ['', 'ratio'], rows: [['a', '1']] },
    ]);
    expect(selectRatios({ ...columns, absolute: ['ms', 'ratio'] })).toEqual([]);
  });
});

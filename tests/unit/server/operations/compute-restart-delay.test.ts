import { describe, expect, it } from 'vitest';
import { computeRestartDelay } from '../../../../server/operations/compute-restart-delay.ts';

/** The delays after deaths of workers that lived so long, in milliseconds. */
function listDelays(lives: number[]): number[] {
  const delays: number[] = [];
  for (const lived of lives) delays.push(computeRestartDelay(lived, delays.at(-1)));
  return delays;
}

describe('computeRestartDelay', () => {
  it('replaces at once a worker that dies for the first time', () => {
    expect(listDelays([5])).toEqual([0]);
  });

  it('waits twice as long after each death soon after the start, up to ten seconds', () => {
    expect(listDelays(Array(11).fill(5))).toEqual([
      0, 100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000,
    ]);
  });

  it('forgets the past once a worker lived for half a minute', () => {
    expect(listDelays([5, 5, 5, 30_000, 5])).toEqual([0, 100, 200, 0, 100]);
  });
});

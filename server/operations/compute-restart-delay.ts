/** A worker that lived this long did not die of its start, in milliseconds. */
const settled = 30_000;
const firstDelay = 100;
const longestDelay = 10_000;

/**
 * How long to wait before a dead worker is replaced: not at all after a first death, then twice as
 * long after each death soon after the start, up to ten seconds.
 *
 * @param lived how long the worker lived, in milliseconds
 * @param before the delay before that worker was started, in milliseconds; undefined for a first one
 * @returns milliseconds
 */
export function computeRestartDelay(lived: number, before?: number): number {
  if (before === undefined || lived >= settled) return 0;
  return before === 0 ? firstDelay : Math.min(before * 2, longestDelay);
}

import { it } from 'vitest';

/**
 * Chooses among values that prove the same property: the gate tries the first ones, the night every one.
 *
 * @param values the most informative first
 * @param count number of values that the gate tries
 */
export function vary<T>(values: readonly T[], count = 1): T[] {
  return process.env['EVERY_VALUE'] === undefined ? values.slice(0, count) : [...values];
}

/** Declares a test of a kind that the gate proves by another one; only the night runs it. */
export const itLong: typeof it.skip = it.runIf(process.env['EVERY_VALUE'] !== undefined);

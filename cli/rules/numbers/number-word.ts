import type { TextNumber } from './text-number.ts';
import type { Unit } from './units.ts';

/** A word that is a number, or a part of one. */
export interface NumberWord {
  value: number;
  certainty: 'word' | 'maybe';
  /** The unit that the word itself contains, as an Arabic dual does. */
  unit?: Unit;
  /** Whether the word is a half that belongs to the number before it. */
  isHalf?: true;
  /** Whether the word is only a number if a unit follows it: Turkish “altı” is also “under”. */
  needsUnit?: true;
}

/** The number words of a language. */
export interface NumberWords {
  /** Finds digits, and the beginnings of words that are a number for certain. Most texts have none. */
  suspects: RegExp;
  /** The same, and words that may be no number. */
  looseSuspects: RegExp;
  /** Reads a whole word; `undefined` if it is no number. */
  read: (word: string) => NumberWord | undefined;
  /**
   * Joins a word to the number in front of it.
   *
   * @param gap the text between them
   * @returns the number of both; `undefined` if they are two numbers
   */
  join: (before: number, gap: string, word: NumberWord) => number | undefined;
  /** Matches “one” behind tens and hundreds, where it is certain: “twenty-one”. */
  one?: RegExp;
  /**
   * Joins a half to a number or a unit in front of it.
   *
   * @param before the text in front of the half
   * @param last the number in front of it, if any
   * @returns the unit of one and a half if the text has no number (“an hour and a half”), and whether the half belongs
   *   to `last`; `undefined` if it stands alone
   */
  joinHalf: (before: string, last: TextNumber | undefined) => HalfPlace | undefined;
}

type HalfPlace = { of: 'last' } | { of: 'one'; start: number; unit?: Unit };

/** Numbers like “a hundred and twenty” and “twenty-one”: the larger part comes first. */
export function joinDescending(before: number, value: number): number | undefined {
  if (value === 100 || value === 1000) return before < 100 ? before * value : undefined;
  if (before >= 100 && before % 100 === 0 && value < 100) return before + value;
  const isTens = before >= 10 && before % 10 === 0;
  return isTens && value < 10 && value > 0 ? before + value : undefined;
}

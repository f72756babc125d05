import type { Unit } from './units.ts';

/** A number in a text. Offsets count UTF-16 code units of the text, `end` exclusive. */
export interface TextNumber {
  start: number;
  end: number;
  /** A code is a name with digits, such as `V8`, `4x4` or `24/7`. */
  kind: 'number' | 'time' | 'phone' | 'code';
  /** The number; for a time, its minutes since midnight. */
  value: number;
  /** The shape of a code (`V#`), or the digits of a telephone number. */
  name?: string;
  /** The unit of a number, if a known one is next to it. */
  unit?: Unit;
  /** Digits are certainly a number, and a word usually is. `maybe` is a word such as “one”, which may be no number. */
  certainty: 'digits' | 'word' | 'maybe';
}

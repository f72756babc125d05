import type { Problem } from '../words/words.ts';

/** A number that YAML reads otherwise than it is written. */
type ChangedNumber = Problem & {
  /** How the meant number is written, where only one can be meant. */
  replacement?: string;
};

const number = /^[-+]?[\d.]/;

/**
 * Says whether YAML changed a number silently (C015): what stands in the file is not how the number is
 * written that came out. Written as read are `250`, `-3`, `4.5` and `0.5`.
 *
 * @param written the scalar as the file has it, without quotes
 * @param value what YAML read from it
 * @returns `undefined` where nothing changed, or `value` is no number
 */
export function readChangedNumber(written: string, value: unknown): ChangedNumber | undefined {
  if (typeof value !== 'number' || !number.test(written) || written === String(value)) {
    return undefined;
  }
  return (
    describeThousands(written, value) ??
    (hasTrailingZeros(written) ? undefined : describeForm(written, value))
  );
}

/** `0.50` says no more and no less than 0.5. */
function hasTrailingZeros(written: string): boolean {
  return /^-?(?:0|[1-9]\d*)\.\d{1,15}$/.test(written);
}

/** A Turkish thousand has a point: `1.000` came out as 1. */
function describeThousands(written: string, value: number): ChangedNumber | undefined {
  if (!/^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(written)) return undefined;
  const whole = written.replace('.', '').replace('+', '');
  return { problem: 'pointOfThousands', params: { written, value, whole } };
}

function describeForm(written: string, value: number): ChangedNumber {
  if (!Number.isFinite(value)) return { problem: 'specialNumber', params: { written } };
  const [, sign = '', digits] = /^([-+]?)0+([1-9]\d*)$/.exec(written) ?? [];
  if (digits !== undefined) {
    const plain = `${sign === '-' ? '-' : ''}${digits}`;
    return { problem: 'leadingZeros', params: { written, value, digits: plain } };
  }
  const changed: ChangedNumber = { problem: 'changedNumber', params: { written, value } };
  return isSameNumber(written, value) ? { ...changed, replacement: String(value) } : changed;
}

/** So many digits a number keeps exactly (IEEE 754 double). */
const mostDigits = 15;

/** Whether only the spelling differs (`+5`, `.5`, `1.10`), so that the short one says the same. */
function isSameNumber(written: string, value: number): boolean {
  const isPlain = /^[-+]?[\d.]+$/.test(written) && written.length <= mostDigits;
  return isPlain && Number(written) === value;
}

import { issueCodes } from '../codes/codes.ts';
import { compareNumbers } from './numbers/compare-numbers.ts';
import { hasDigit, readNumbers } from './numbers/read-numbers.ts';
import type { TextNumber } from './numbers/text-number.ts';
import { isCurrency } from './numbers/units.ts';
import { writeNumber } from './numbers/write-number.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

/**
 * Finds numbers of a translation that differ from those of its Turkish text (C122), in digits or in words. Each side may
 * leave numbers out, but a price, a time of day and a telephone number must be on both sides.
 */
export const checkNumbers: TextRule = (text, { language, source, numbersIn }) => {
  if (source === undefined) return [];
  const numbers = numbersIn?.(language) ?? readNumbers(text, language);
  if (numbers.length === 0 && !hasDigit(source)) return [];
  const turkishNumbers = numbersIn?.('tr') ?? readNumbers(source, 'tr');
  if (compareNumbers(turkishNumbers, numbers).length === 0) return [];
  // Words that may be no number can only explain a difference, so they are read on suspicion.
  const found = compareNumbers(readNumbers(source, 'tr', true), readNumbers(text, language, true));
  return found.map(({ turkish, translated: number }): TextFinding => {
    if (!turkish) return { ...describeAlone(number, text), start: number.start, end: number.end };
    if (!number)
      return { ...describeAlone(turkish, source, 'turkish'), start: 0, end: text.length };
    const params = { here: show(number, text), there: show(turkish, source) };
    const replacement =
      found.length === 1
        ? writeNumber({ number: turkish, text: source }, { number, text, language })
        : undefined;
    return {
      ...{ code: issueCodes.differentNumber, start: number.start, end: number.end },
      ...{ problem: 'differentNumber', params },
      ...(replacement !== undefined && { replacement, isSafe: false }),
    };
  });
};

function describeAlone(number: TextNumber, text: string, side: 'here' | 'turkish' = 'here') {
  const kind = isCurrency(number.unit) ? 'price' : number.kind === 'phone' ? 'phone' : 'time';
  return {
    code: issueCodes.differentNumber,
    problem: 'numberAlone',
    params: { kind, side, written: show(number, text) },
  } as const;
}

function show({ start, end }: TextNumber, text: string): string {
  return text.slice(start, end).replace(/\s+/g, ' ');
}

import type { Language } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { collectFindings, type TextRule } from './text-rule.ts';

/**
 * Finds numbers of a translation that its Turkish text does not have (C302), if both have numbers in digits. Numbers in
 * words, and what a number counts, are not read.
 */
export const findOtherNumber: TextRule = (text, { language, source, sourceForms = [] }) => {
  if (source === undefined || !maybeDigit.test(text)) return [];
  // Most texts have the same digits alone.
  const written = text.search(otherDigits) < 0 ? text.match(number) : undefined;
  const ofSource = source.match(number);
  if (written?.every((one) => /^\d+$/.test(one) && ofSource?.includes(one))) return [];
  const known = new Set(
    [source, ...sourceForms].flatMap((turkish) =>
      Array.from(listNumbers(turkish, 'tr'), ({ numbers }) => numbers).flat(2),
    ),
  );
  if (known.size === 0) return [];
  return collectFindings(listNumbers(text, language), ({ start, end, numbers }) => {
    const isKnown = numbers.every((values) => values.some((value) => known.has(value)));
    if (isKnown || foreignUnit.test(text.slice(end))) return;
    const params = { written: text.slice(start, end) };
    return { code: issueCodes.otherNumber, start, end, problem: 'otherNumber', params };
  });
};

/** Digits of other scripts begin with the Arabic ones. To look for exactly these takes much longer. */
const maybeDigit = /[\d\u0660-\uffff]/;

const anyDigit = /\p{Nd}/u;

/** The digits of other scripts. */
const otherDigits = /[\p{Nd}--\d]/gv;

/** Turkish has other numbers in front of these units. A range has its unit at the end. */
const foreignUnit = /^(?:\s?[–-]\s?[\d.,]+)?[\s-]?(?:hp|mph|°F|ft|lbs?|in)(?![\p{L}\p{N}])/iu;

const number = /\d+(?:[.,:]\d+)*/g;

const halfOfDay = /^\s?(?:([ap])\.?m\b|(صباح|مساء))/iu;

/** Lists the numbers of a text, each with all values that it may mean. A date is several numbers. */
function* listNumbers(text: string, language: Language) {
  const plain = text
    .replace(/\{[^{}]*\}/g, (placeholder) => ' '.repeat(placeholder.length))
    .replace(otherDigits, (digit) => (digit.length === 1 ? readDigit(digit) : digit))
    .replace(/(?<=\d)[٫٬](?=\d)/g, (sign) => ((sign === '٫') === hasComma(language) ? ',' : '.'));
  for (const { 0: written, index: start } of plain.matchAll(number)) {
    const end = start + written.length;
    const half = halfOfDay.exec(plain.slice(end, end + 8));
    const isAfternoon = half ? /p|مساء/i.test(half[0]) : undefined;
    yield { start, end, numbers: readNumbers(written, language, isAfternoon) };
  }
}

/** The digits of a script are ten characters in a row. */
function readDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  let zero = code;
  while (anyDigit.test(String.fromCharCode(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Whether a language writes decimals behind a comma, and groups of thousands behind a dot. */
const hasComma = (language: Language) => language === 'tr';

/**
 * @param isAfternoon omitted if the text does not say it. An hour up to 12 may be both then, and a full hour its number.
 */
function readNumbers(written: string, language: Language, isAfternoon?: boolean): string[][] {
  const [, hours, minutes = '00'] = /^(\d\d?)(?:[.:]([0-5]\d))?$/.exec(written) ?? [];
  const hour = Number(hours);
  const isTime =
    isAfternoon !== undefined ||
    written.includes(':') ||
    (language === 'tr' && written.includes('.'));
  if (!isTime || hours === undefined || hour > 24) return readPlain(written, language);
  const morning = hour % 12;
  const either = hour > 12 || hours === '00' ? [hour % 24] : [morning, morning + 12];
  const meant = isAfternoon === undefined ? either : [morning + (isAfternoon ? 12 : 0)];
  const values = [
    ...meant.map((value) => `${value}:${minutes}`),
    ...(minutes === '00' ? [hour, ...meant].map(String) : []),
    ...(written.includes('.') ? readPlain(written, language).flat() : []),
  ];
  return [values];
}

function readPlain(written: string, language: Language): string[][] {
  const group = hasComma(language) ? '.' : ',';
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(written);
  const parts = (isGrouped ? written.replaceAll(group, '') : written).split(/[.,:]/);
  const isOne = parts.length < 3 && !written.includes(':');
  return (isOne ? [parts.join('.')] : parts).map((part) => [String(Number(part))]);
}

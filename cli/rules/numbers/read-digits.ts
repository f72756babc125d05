import type { Language } from '../../../shared/languages.ts';
import type { TextNumber } from './text-number.ts';

/** A date in digits: `21.11.2026`, `2026-11-21`. */
const date = /(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)|(\d{4})-(\d\d)-(\d\d)(?!\d)/y;

/** A telephone number: international, or with the 0 of its area. */
const phone =
  /(?:\+|00)\d(?:[ ()-]{0,2}\d){6,16}|0\d{2,3}(?:[ -]\d{2,4}){2,3}(?!\d)|0\d{9,10}(?!\d)/y;

/** Around the clock is `7/24` in Turkish and `24/7` in English. */
const slashed = /(\d{1,4})\/(\d{1,4})(?![\d/])/y;

const clock = /([01]?\d|2[0-4])[.:]([0-5]\d)(?![.:,]?\d)/y;

const hourAlone = /(1[0-2]|[1-9])(?=\s?[APap]\.?[Mm]\b)/y;

const halfOfDay = /\s?([APap])\.?[Mm]\b\.?/y;

const plain = /\d+(?:[.,٫٬]\d+)*/y;

/** Behind digits, these letters make no name of them: units, and the endings of ordinals, decades and hours. */
const endings: ReadonlySet<string> = new Set(
  'km kms kg kw w cm m h l nm hp ps cc st nd rd th s sa dk tl min mins hr hrs usd aed lb lbs am pm a p'.split(
    ' ',
  ),
);

const wordBehind = /[A-Za-zÇĞİÖŞÜçğıöşü\d]+/y;

/**
 * Reads the number whose first digit is at `start`; several numbers for a date.
 *
 * @param from the end of the number in front of it
 */
export function readDigits(
  text: string,
  start: number,
  language: Language,
  from = 0,
): TextNumber[] {
  let end = start + 1;
  while (isDigitAt(text, end)) end += 1;
  const before = text.charAt(start - 1);
  const behind = text.charAt(end);
  if (isLatin(before) || (isLatin(behind) && isNameBehind(text, end)))
    return readCode(text, start, from);
  const known =
    (before === '+' || text[start] === '0' ? readPhone(text, start) : undefined) ??
    ('./-'.includes(behind) ? readDate(text, start) : undefined) ??
    (behind === '/' ? readSlashed(text, start) : undefined) ??
    (end - start <= 2 && mayBeTime(behind, language) ? readTime(text, start, language) : undefined);
  return known ?? readPlain(text, start, end, language);
}

/** Only English has an hour alone: “2 pm”. */
function mayBeTime(behind: string, language: Language): boolean {
  return behind === '.' || behind === ':' || (language === 'en' && behind !== ',');
}

function isDigitAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
}

/** Whether a character is a Latin letter. Arabic writes “and” together with the digits behind it. */
function isLatin(character: string): boolean {
  const lowered = character.toLowerCase();
  return (lowered >= 'a' && lowered <= 'z') || (lowered >= 'à' && lowered <= 'ɏ');
}

function isNameBehind(text: string, end: number): boolean {
  const [word = ''] = matchAt(wordBehind, text, end) ?? [];
  return !endings.has(word.toLowerCase());
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** Reads a name with digits, such as `4x4`, `V8` or `3D`, as one code from its first letter to its last. */
function readCode(text: string, start: number, from: number): TextNumber[] {
  let first = start;
  let end = start + 1;
  const isPart = (index: number) => isDigitAt(text, index) || isLatin(text.charAt(index));
  while (start - first < maxCodeLength && first > from && isPart(first - 1)) first -= 1;
  while (end - start < maxCodeLength && isPart(end)) end += 1;
  // The plural of a name is the same name: “two 4x4s”.
  const written = text
    .slice(first, end)
    .replace(/(\d)s$/, '$1')
    .toUpperCase();
  const name = written.replace(/\d+/g, '#');
  return [createCode(first, end, name, Number(written.replace(/\D/g, '').slice(0, maxDigits)))];
}

const maxCodeLength = 20;

/** Longer numbers are not exact. */
const maxDigits = 15;

function createCode(start: number, end: number, name: string, value: number): TextNumber {
  return { start, end, kind: 'code', name, value, certainty: 'digits' };
}

function readPhone(text: string, start: number): TextNumber[] | undefined {
  const from = text[start - 1] === '+' ? start - 1 : start;
  const [written] = matchAt(phone, text, from) ?? [];
  if (written === undefined) return undefined;
  const name = written.replace(/\D/g, '').replace(/^0+/, '');
  const end = from + written.length;
  return [{ start: from, end, kind: 'phone', name, value: 0, certainty: 'digits' }];
}

function readDate(text: string, start: number): TextNumber[] | undefined {
  const match = matchAt(date, text, start);
  if (!match) return undefined;
  const isIso = match[4] !== undefined;
  const [year, month, day] = isIso ? match.slice(4, 7) : match.slice(1, 4).toReversed();
  const end = start + match[0].length;
  // The month is a word in another language.
  const make = (written = '', certainty: TextNumber['certainty'] = 'digits'): TextNumber => ({
    ...{ start, end, kind: 'number', value: Number(written), certainty },
  });
  return [make(day), make(month, 'maybe'), make(year)];
}

function readSlashed(text: string, start: number): TextNumber[] | undefined {
  const [written, first, second] = matchAt(slashed, text, start) ?? [];
  if (written === undefined) return undefined;
  const [less = 0, more = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b);
  return [createCode(start, start + written.length, '#/#', less * 10_000 + more)];
}

/** Turkish writes `14.00`, English and Arabic `14:00`. With a.m. or p.m., every form is a time. */
function readTime(text: string, start: number, language: Language): TextNumber[] | undefined {
  const match = matchAt(clock, text, start) ?? matchAt(hourAlone, text, start);
  if (!match) return undefined;
  const [written, hours = '', minutes = '0'] = match;
  const half = matchAt(halfOfDay, text, start + written.length);
  const isTurkish =
    language === 'tr' &&
    (hours.length === 2 || isHourInTurkish(text, start, start + written.length));
  if (!half && !isTurkish && !written.includes(':') && !/^0\d/.test(written)) return undefined;
  const isAfternoon = half?.[1]?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours) % 24;
  const end = start + written.length + (half?.[0].length ?? 0);
  const value = hour * 60 + Number(minutes);
  return [{ start, end, kind: 'time', value, certainty: 'digits' }];
}

/** Whether `9.30` is a time: “saat 9.30”, “9.30’da”. */
function isHourInTurkish(text: string, start: number, end: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - 5), start), text.slice(end, end + 3)];
  return /[Ss]aat\s$/.test(before) || /^[’'][dt][ae]/.test(behind);
}

function readPlain(text: string, start: number, end: number, language: Language): TextNumber[] {
  const make = (last: number, value: number): TextNumber[] => [
    { start, end: last, kind: 'number', value, certainty: 'digits' },
  ];
  if (!'.,٫٬'.includes(text.charAt(end))) return make(end, Number(text.slice(start, end)));
  const [written = ''] = matchAt(plain, text, start) ?? [];
  return make(start + written.length, parsePlain(written, language));
}

/** The signs between groups of digits and before decimals. */
export const separators = {
  tr: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  ar: { group: ',', decimal: '.' },
} as const satisfies Record<Language, unknown>;

/** The value of digits with the separators of a language. A decimal sign of another language is one as well. */
function parsePlain(written: string, language: Language): number {
  const { group } = separators[language];
  const unified = written.replaceAll('٫', '.').replaceAll('٬', group);
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(unified);
  const bare = isGrouped ? unified.replaceAll(group, '') : unified;
  const [whole = '', ...rest] = bare.split(/[.,]/);
  return Number(`${whole.slice(0, maxDigits)}.${rest.join('') || '0'}`);
}

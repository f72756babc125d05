import type { Language } from '../../../shared/languages.ts';
import { arabicNumberWords } from './arabic-number-words.ts';
import { englishNumberWords } from './english-number-words.ts';
import type { NumberWord, NumberWords } from './number-word.ts';
import { readDigits } from './read-digits.ts';
import type { TextNumber } from './text-number.ts';
import { turkishNumberWords } from './turkish-number-words.ts';
import { findUnit, units } from './units.ts';

const numberWords: Readonly<Record<Language, NumberWords>> = {
  tr: turkishNumberWords,
  en: englishNumberWords,
  ar: arabicNumberWords,
};

const anyDigit = /[\d\u0660-\u0669\u06f0-\u06f9]/;

/** Whether a text has a digit of any script. */
export function hasDigit(text: string): boolean {
  return anyDigit.test(text);
}

/** The most numbers that are read. No sentence contains so many, and a broken file must not cost seconds. */
const maxNumbers = 200;

/**
 * Reads the numbers of a text, in digits and in words, with their units. Numbers in placeholders, such as `{{count}}`,
 * are none.
 *
 * @param isLoose whether words that may be no number are wanted, such as “one” and “both”. There are many of them, so
 *   reading them takes several times as long.
 */
export function readNumbers(
  text: string,
  language: Language,
  isLoose = false,
): readonly TextNumber[] {
  const { suspects, looseSuspects } = numberWords[language];
  const wanted = isLoose ? looseSuspects : suspects;
  wanted.lastIndex = 0;
  let suspect = wanted.exec(text);
  if (!suspect) return none;
  const plain = normalize(text, language);
  const found: TextNumber[] = [];
  let end = 0;
  while (suspect && found.length < maxNumbers) {
    const { index } = suspect;
    if (isDigit(plain, index)) {
      const numbers = readDigits(plain, index, language, end);
      for (const number of numbers) addUnit(plain, number, language);
      found.push(...numbers);
      end = found.at(-1)?.end ?? index + 1;
    } else {
      const word = findWord(plain, index, end, language);
      if (word.read) addWord(plain, found, { ...word, read: word.read }, language);
      end = Math.max(word.end, found.at(-1)?.end ?? 0);
    }
    wanted.lastIndex = end;
    suspect = wanted.exec(plain);
  }
  shareUnits(plain, found);
  return found;
}

const none: readonly TextNumber[] = [];

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
}

/** Makes digits ASCII, and blanks placeholders. Every character keeps its place. */
function normalize(text: string, language: Language): string {
  let plain = text;
  if (language === 'ar') {
    plain = plain.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      String(digit.charCodeAt(0) & 0xf),
    );
  }
  if (!plain.includes('{')) return plain;
  return plain.replace(/\{[^{}]*\}/g, (placeholder) => ' '.repeat(placeholder.length));
}

interface FoundWord {
  start: number;
  end: number;
  read: NumberWord;
}

/** Whether there is a letter or a vowel sign of the three languages at a place. An expression takes longer. */
function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0xc0) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return code < 0x370 || (code >= 0x620 && code <= 0x65f) || (code >= 0x670 && code <= 0x6d3);
}

/** Finds the whole word around a place, and reads it. */
function findWord(
  text: string,
  index: number,
  position: number,
  language: Language,
): Omit<FoundWord, 'read'> & { read: NumberWord | undefined } {
  let start = index;
  while (start > position && isLetter(text, start - 1)) start -= 1;
  let end = index + 1;
  while (isLetter(text, end)) end += 1;
  const { read } = numberWords[language];
  const word = text.slice(start, end);
  // The Arabic “and” is a part of its word, but of no number.
  const withoutAnd = language === 'ar' && word.startsWith('و') ? read(word.slice(1)) : undefined;
  return withoutAnd
    ? { start: start + 1, end, read: withoutAnd }
    : { start, end, read: read(word) };
}

function addWord(
  text: string,
  found: TextNumber[],
  { start, end, read }: FoundWord,
  language: Language,
): void {
  const { join, joinHalf } = numberWords[language];
  const last = found.at(-1);
  // The parts of a date have one place, and join no word.
  const isOpen = last?.kind === 'number' && last.end <= start && found.at(-2)?.start !== last.start;
  if (read.isHalf) {
    const place = joinHalf(text.slice(0, start), isOpen ? last : undefined);
    if (place?.of === 'last' && last) {
      last.value += read.value;
      last.end = end;
      if (last.certainty === 'maybe') last.certainty = 'word';
      addUnit(text, last, language);
      return;
    }
    if (place?.of === 'one') {
      const { start: from, unit } = place;
      const number: TextNumber = {
        start: from,
        end,
        kind: 'number',
        value: 1.5,
        certainty: 'word',
      };
      if (unit) number.unit = unit;
      else addUnit(text, number, language);
      found.push(number);
      return;
    }
  }
  const joined =
    isOpen && !read.isHalf && !last.unit
      ? join(last.value, text.slice(last.end, start), read)
      : undefined;
  if (joined !== undefined && last) {
    last.value = joined;
    last.end = end;
    if (last.certainty === 'maybe') last.certainty = 'word';
    addOne(text, last, language);
    addUnit(text, last, language);
    return;
  }
  const { value, certainty, unit } = read;
  const number: TextNumber = { start, end, kind: 'number', value, certainty };
  addOne(text, number, language);
  if (unit) number.unit = unit;
  else addUnit(text, number, language);
  // “Half a day” is no exact time.
  const isVague = value === 0.5 && number.unit === units.day;
  const isSure = number.unit ? !isVague : !(read.needsUnit || read.isHalf);
  found.push(isSure ? number : { ...number, certainty: 'maybe' });
}

/** Adds the “one” of “twenty-one”. */
function addOne(text: string, number: TextNumber, language: Language): void {
  const { one } = numberWords[language];
  if (!one || number.value < 10 || number.value % 10 !== 0) return;
  one.lastIndex = number.end;
  const [written] = one.exec(text) ?? [];
  if (written === undefined) return;
  number.value += 1;
  number.end += written.length;
}

function addUnit(text: string, number: TextNumber, language: Language): void {
  if (number.kind !== 'number') return;
  const unit = findUnit(text, number, language);
  if (unit) number.unit = unit;
}

/** The texts between two numbers of one unit: “24–48 hours”, “24 to 48 hours”, “one or two hours”. */
const between: ReadonlySet<string> = new Set(
  '– - to or and ile veya ve إلى أو و'.split(' ').concat('', 'ya da'),
);

const longestBetween = 7;

function shareUnits(text: string, found: readonly TextNumber[]): void {
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [number, next] = [found[index], found[index + 1]];
    if (!number || !next?.unit || number.unit || number.kind !== 'number') continue;
    if (next.start - number.end > longestBetween) continue;
    if (between.has(text.slice(number.end, next.start).trim())) number.unit = next.unit;
  }
}

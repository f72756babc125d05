import { type Language, languageConfig } from '../../../shared/languages.ts';
import { arabicForms } from './arabic-number-words.ts';
import { writeEnglish } from './english-number-words.ts';
import { readDigits, separators } from './read-digits.ts';
import type { TextNumber } from './text-number.ts';

/** A number to write, with the text that contains it if there is one. */
interface Source {
  number: Pick<TextNumber, 'kind' | 'value' | 'unit'> & Partial<TextNumber>;
  text?: string;
}

/** A number to replace, with its text. */
interface Target {
  number: TextNumber;
  text: string;
  language: Language;
}

/**
 * Writes a Turkish number in the style of a number in a translation: in digits of the same script, with the separators
 * of the language, or as a word; converted if the units differ.
 *
 * @returns `undefined` if the style is not known, or if other words of the sentence would have to change with the number
 */
export function writeNumber(source: Source, target: Target): string | undefined {
  const { number, text, language } = target;
  const written = text.slice(number.start, number.end);
  if (number.kind === 'code') return number.name === '#/#' ? undefined : cut(source);
  if (number.kind === 'phone') return cut(source);
  if (number.kind === 'time') return writeTime(source.number.value, written, language);
  const value = convert(source.number, number);
  if (!keepsGrammar(value, number.value, language)) return undefined;
  if (number.certainty === 'digits') return writeDigits(value, written, language);
  if (language === 'ar') return writeArabic(value, number.value, written);
  return language === 'en' ? writeEnglishLike(value, written) : undefined;
}

function cut({ number: { start, end }, text }: Source): string | undefined {
  return text?.slice(start, end);
}

function convert({ value, unit }: Source['number'], { unit: target }: TextNumber): number {
  if (!unit || !target || unit.dimension !== target.dimension || unit.size === target.size) {
    return value;
  }
  const converted = (value * unit.size) / target.size;
  return converted >= 10 ? Math.round(converted) : Math.round(converted * 10) / 10;
}

/** Whether a noun behind both numbers has the same form: English has two, and Arabic one for 3 to 10. */
function keepsGrammar(value: number, old: number, language: Language): boolean {
  if (language !== 'ar') return (value === 1) === (old === 1);
  return isCountedInPlural(value) === isCountedInPlural(old) && value > 2 === old > 2;
}

function isCountedInPlural(value: number): boolean {
  return value % 100 >= 3 && value % 100 <= 10;
}

function writeTime(value: number, written: string, language: Language): string | undefined {
  const [, hours] = /^(\d{1,2})[.:]\d\d$/.exec(written) ?? [];
  if (hours === undefined) return undefined;
  const [hour, minute] = [Math.floor(value / 60), value % 60].map(String);
  const { timeSeparator } = languageConfig[language];
  return `${hour?.padStart(hours.length, '0')}${timeSeparator}${minute?.padStart(2, '0')}`;
}

/** The first digit of the scripts in which Arabic writes numbers. */
const otherZeros = { '\u0660': /[\u0660-\u0669]/, '\u06f0': /[\u06f0-\u06f9]/ };

function writeDigits(value: number, written: string, language: Language): string | undefined {
  const zero = Object.entries(otherZeros).find(([, digits]) => digits.test(written))?.[0];
  const isPlain = zero !== undefined || readDigits(written, 0, language).length === 1;
  if (!isPlain) return undefined;
  const { group, decimal } = separators[language];
  const [whole = '', fraction] = String(value).split('.');
  const isGrouped = whole.length > 4 || (whole.length === 4 && /\d[.,٬]\d{3}/.test(written));
  const grouped = isGrouped ? Number(whole).toLocaleString('en').replaceAll(',', group) : whole;
  const plain = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  if (zero === undefined) return plain;
  const first = zero.charCodeAt(0);
  return plain
    .replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)))
    .replaceAll(',', '٬')
    .replaceAll('.', '٫');
}

function writeEnglishLike(value: number, written: string): string | undefined {
  const word = writeEnglish(value);
  if (word === undefined || /\s/.test(written)) return undefined;
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Replaces the stem of an Arabic number by that of another in the same gender and case. */
function writeArabic(value: number, old: number, written: string): string | undefined {
  const forms = arabicForms(old);
  // The longest form first: «ثمانية» contains «ثمان».
  const index = forms.findLastIndex((form) => written.endsWith(form));
  const [from, to] = [forms[index], arabicForms(value)[index]];
  if (from === undefined || to === undefined) return undefined;
  return written.slice(0, -from.length) + to;
}

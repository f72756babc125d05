import type { Language } from '../../shared/languages.ts';
import type { FactField } from '../codes/c122.ts';
import { issueCodes } from '../codes/codes.ts';
import { lowerTurkish } from '../lib/lower-turkish.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import type { TextNumber } from './numbers/text-number.ts';
import { units } from './numbers/units.ts';
import { writeNumber } from './numbers/write-number.ts';
import type { TextFinding } from './text-rule.ts';

/** A fact of an entry in one language. */
export interface Fact {
  field: FactField;
  /** As written in its field. */
  written: string;
  /** Several for a fact such as “drivers 16, passengers 8”. */
  numbers: readonly Pick<TextNumber, 'value' | 'unit'>[];
}

/** Makes a fact of a number field; `undefined` if the value is no number. */
export function readNumberFact(field: FactField, value: unknown): Fact | undefined {
  if (typeof value !== 'number') return undefined;
  return { field, written: String(value), numbers: [{ value }] };
}

/** Makes a fact of a text field; `undefined` if its text has no number that could be compared. */
export function readTextFact(
  field: 'duration' | 'age',
  text: unknown,
  language: Language,
): Fact | undefined {
  if (typeof text !== 'string') return undefined;
  const numbers = readNumbers(text, language)
    .filter(isCertainNumber)
    .filter(({ unit }) => field === 'age' || unit?.dimension === units.hour.dimension);
  return numbers.length === 0 ? undefined : { field, written: text.trim(), numbers };
}

/**
 * Finds numbers of a text that contradict a fact of its entry (C122), if the words beside them are about that fact.
 *
 * @param isSummary whether the text is about the entry as a whole, so that any duration in it is that of the entry
 */
export function checkFacts(
  text: string,
  {
    language,
    numbers: all,
    facts,
    isSummary,
  }: {
    language: Language;
    numbers: readonly TextNumber[];
    facts: readonly Fact[];
    isSummary: boolean;
  },
): TextFinding[] {
  if (facts.length === 0 || all.length === 0) return [];
  const numbers = all.filter(isCertainNumber);
  return facts.flatMap((fact) => {
    const claimed = numbers.filter(
      (number) =>
        hasUnitOf[fact.field](number, fact, language) &&
        isAbout[fact.field]({ language, isSummary, ...lookAround(text, number, language) }),
    );
    // A text that names the fact may also name another number of the kind.
    if (claimed.some((number) => fact.numbers.some((own) => isEqual(number, own)))) return [];
    return claimed.slice(0, 1).map((number) => describe(number, fact, text, language));
  });
}

function isCertainNumber({ kind, certainty }: TextNumber): boolean {
  return kind === 'number' && certainty !== 'maybe';
}

/** Whether a number has the unit of a fact. */
const hasUnitOf: Record<
  FactField,
  (number: TextNumber, fact: Fact, language: Language) => boolean
> = {
  duration: ({ unit }, { numbers }) => numbers.some((own) => own.unit === unit),
  price: ({ unit }) => unit === units.dollar,
  seats: ({ unit }) => unit === units.seat,
  driverAge: hasUnitOfAge,
  age: hasUnitOfAge,
};

/** English leaves the unit out: “aged 16 and over”. */
function hasUnitOfAge({ unit }: TextNumber, _fact: Fact, language: Language): boolean {
  return unit === (language === 'en' ? undefined : units.year);
}

/** A number of a text with the words around it, in lower case. */
interface Claim {
  language: Language;
  isSummary: boolean;
  before: string;
  written: string;
  after: string;
  sentence: string;
}

/** Whether the words around a number are about a fact. */
const isAbout: Record<FactField, (claim: Claim) => boolean> = {
  duration: (claim) => claim.isSummary || isAboutTour[claim.language](claim),
  price: ({ sentence, language }) => prices[language].test(sentence),
  seats: ({ before, written, language }) =>
    !otherSeats[language].test(before) && !(language === 'ar' && arabicArticle.test(written)),
  driverAge: isAgeOfDriver,
  age: isAgeOfDriver,
};

/** The names of tours, by the beginnings of the words. */
const isAboutTour: Record<Language, (claim: Claim) => boolean> = {
  tr: ({ before, after }) =>
    /^ [a-zçğıöşü]+(?:l[ıiuü]k| süren)(?: [a-zçğıöşü]+){0,2} (?:tur|gezi|safari|uçuş|program|paket|sürüş)/.test(
      after,
    ) ||
    (/(?:^| )(?:tur|gezi|safari|uçuş|program|paket)[a-zçğıöşü]{0,3} (?:yaklaşık )?$/.test(before) &&
      /^ [a-zçğıöşü]+(?: sür|[dt][ıiuü]r)/.test(after)),
  en: ({ before, after }) =>
    /^[ -][a-z]+(?: [a-z]+){0,2} (?:tour|trip|safari|flight|ride|programme|package|charter|cruise)\b/.test(
      after,
    ) ||
    /\b(?:tour|trip|safari|flight|ride|programme|package|charter|cruise) (?:lasts|takes|runs for|is|of) (?:about |up to )?$/.test(
      before,
    ),
  ar: ({ before }) => {
    // At most three words stand between a name and its verb.
    const words = before.split(' ').slice(-6, -1);
    const last = words.pop() ?? '';
    return (
      (/^(?:مدتها|مدته|تستغرق|يستغرق|تدوم|يدوم|لمدة)$/.test(last) &&
        words.some((word) => /(?:جولة|رحلة|سفاري|تحليق|باقة|برنامج)$/.test(word))) ||
      (/^(?:الجولة|الرحلة|السفاري|التحليق|البرنامج)$/.test(last) &&
        /^(?:تستغرق|يستغرق|تدوم|يدوم)$/.test(words.at(-1) ?? ''))
    );
  },
};

const prices: Record<Language, RegExp> = {
  tr: /fiyat|başla|kişi başı|ücret/,
  en: /\b(?:prices?|from|per person|costs?|starts?)\b/,
  ar: /سعر|ابتداء|يبدأ|تبدأ|للشخص/,
};

/** Words in front of seats that are not all seats of the car. */
const otherSeats: Record<Language, RegExp> = {
  tr: /(?:ön|arka|orta|çocuk)[a-zçğıöşü]{0,6} (?:[a-zçğıöşü]{1,10} )?$/,
  en: /\b(?:front|rear|back|child|middle|other) (?:[a-z]{1,10} )?$/,
  ar: /(?:خلف|أمام)[\u0620-\u064a]{0,3} $/,
};

/** The article of an Arabic dual: «المقعدان» are two seats among others. */
const arabicArticle = /^[وفبلك]{0,2}ال/;

const drivers: Record<Language, RegExp> = {
  tr: /sürücü/,
  en: /\b(?:driv|rid)ers?\b/,
  ar: /سائق/,
};

function isAgeOfDriver({ before, sentence, language }: Claim): boolean {
  if (!drivers[language].test(sentence)) return false;
  return language !== 'en' || /\b(?:aged|at least|from|be|over) $/.test(before);
}

/** How many characters around a number are read. */
const reach = 60;

function lookAround(text: string, { start, end }: TextNumber, language: Language) {
  const lower = language === 'tr' ? lowerTurkish : (words: string) => words.toLowerCase();
  const before = lower(text.slice(Math.max(0, start - reach), start)).replaceAll('\n', ' ');
  const after = lower(text.slice(end, end + reach)).replaceAll('\n', ' ');
  const [opening = ''] = before.split(/[.!?؟:;]/).slice(-1);
  const [closing = ''] = after.split(/[.!?؟:;]/);
  return { before, written: text.slice(start, end), after, sentence: opening + closing };
}

function isEqual(a: Fact['numbers'][number], b: Fact['numbers'][number]): boolean {
  return a.value === b.value && (!a.unit || !b.unit || a.unit === b.unit);
}

function describe(
  number: TextNumber,
  { field, written, numbers }: Fact,
  text: string,
  language: Language,
): TextFinding {
  const { start, end } = number;
  const [own] = numbers;
  const replacement =
    own && numbers.length === 1
      ? writeNumber({ number: { kind: 'number', ...own } }, { number, text, language })
      : undefined;
  return {
    ...{ code: issueCodes.differentNumber, start, end, problem: 'contradictsFact' },
    params: { field, here: text.slice(start, end), fact: written },
    ...(replacement !== undefined && { replacement, isSafe: false }),
  };
}

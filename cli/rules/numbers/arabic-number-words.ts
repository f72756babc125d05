import type { NumberWord, NumberWords } from './number-word.ts';
import { readArabicDual, readUnit } from './units.ts';

/** The forms of each number, of both genders and all cases, without vowel signs and without the article. */
const sure: readonly [number, string][] = [
  [2, 'اثنان اثنتان اثنتين اثنا اثني اثنتا اثنتي'],
  [3, 'ثلاث ثلاثة ثلاثا'],
  [4, 'أربع أربعة أربعا'],
  [5, 'خمس خمسة خمسا'],
  [6, 'ست ستة ستا'],
  [7, 'سبع سبعة سبعا'],
  [8, 'ثماني ثمانية ثمانيا ثمان'],
  [9, 'تسع تسعة تسعا'],
  [10, 'عشر عشرة عشرا'],
  [20, 'عشرون عشرين'],
  [30, 'ثلاثون ثلاثين'],
  [40, 'أربعون أربعين'],
  [50, 'خمسون خمسين'],
  [60, 'ستون ستين'],
  [70, 'سبعون سبعين'],
  [80, 'ثمانون ثمانين'],
  [90, 'تسعون تسعين'],
  [100, 'مئة مائة'],
  [200, 'مئتان مئتين مائتان مائتين'],
  [1000, 'ألف'],
];

/** Words that are often no number: «واحد», «كلا», ordinals. «الاثنين» is Monday. */
const loose: readonly [number, string][] = [
  [1, 'واحد واحدة أحد إحدى أول أولى'],
  [2, 'اثنين ثاني ثانية كلا كلتا زوج مزدوج'],
  [3, 'ثالث ثالثة'],
  [4, 'رابع رابعة رباعي رباعية'],
  [5, 'خامس خامسة'],
  [6, 'سادس سادسة سداسي سداسية'],
  [7, 'سابع سابعة'],
  [8, 'ثامن ثامنة'],
  [9, 'تاسع تاسعة'],
  [10, 'عاشر عاشرة'],
  [0.25, 'ربع'],
];

const words: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...sure.flatMap(([value, forms]) => spell(value, forms, 'word')),
  ...loose.flatMap(([value, forms]) => spell(value, forms, 'maybe')),
  ['نصف', { value: 0.5, certainty: 'word', isHalf: true }],
]);

function spell(value: number, forms: string, certainty: NumberWord['certainty']) {
  return forms.split(' ').map((form): [string, NumberWord] => [form, { value, certainty }]);
}

/** The forms of a number from 3 to 10, in the same order for each: masculine, feminine, accusative. Others have none. */
export function arabicForms(value: number): string[] {
  if (value < 3 || value > 10) return [];
  return (
    sure
      .find(([number]) => number === value)?.[1]
      .split(' ')
      .slice(0, 3) ?? []
  );
}

/** “And”, “with”, “for”, “as” and the article, which are written together with their word. */
const prefixes = /^[وف]?[بلك]?(?:ال|ل)?(?=..)/;

const vowelSigns = /[\u064b-\u0652]/g;

export const arabicNumberWords: NumberWords = {
  suspects:
    /[\d\u0660-\u0669\u06f0-\u06f9]|ثلاث|أربع|خمس|ست(?![\u0620-\u064a])|ست(?:ة|ون|ين)|سبع|ثمان|تسع|عشر|م(?:ا?ئة|ئت|ائت)|ألف|اثن|نصف|(?:أحد|إحدى)(?=\sعشر)|(?:ساعت|دقيقت|ثانيت|يوم|ليلت|أسبوع|شهر|عام|سنت|مقعد|راكب|شخص|ضيف|متر|لتر|درجت)(?:ان|ين|[اي] )/g,

  looseSuspects:
    /[\d\u0660-\u0669\u06f0-\u06f9]|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|م(?:ا?ئة|ئت|ائت)|ألف|اثن|نصف|أحد|إحدى|واحد|أول|ثاني|ثالث|راب[عا]|رباع|خامس|ساد?س|سداس|سابع|ثامن|تاسع|عاشر|كل[اتا]|زوج|مزدوج|ربع|تان|تين|(?:ساعت|دقيقت|ثانيت|ليلت|سنت|درجت|يوم|أسبوع|شهر|عام|مقعد|راكب|شخص|ضيف|متر|لتر)[اي]/g,

  read: (word) => {
    const bare = word.replace(vowelSigns, '');
    // “Per cent” is a unit: «في المئة».
    if (/^ب?الم(?:ا?ئة)$/.test(bare)) return undefined;
    const stem = bare.replace(prefixes, '');
    const known = words.get(bare) ?? words.get(stem) ?? words.get(bare.replace(/^[وف]/, ''));
    if (known) return known;
    const unit =
      readArabicDual(bare) ?? readArabicDual(stem) ?? readArabicDual(bare.replace(/^[وفبلك]/, ''));
    if (unit) return { value: 2, certainty: 'word', unit };
    return /(?:تان|تين)$/.test(bare) ? { value: 2, certainty: 'maybe' } : undefined;
  },

  join: (before, gap, { value }) => {
    // «خمسة وعشرون» names the smaller part first; «خمسة عشر» has no “and”.
    if (/^\sو$/.test(gap) && before < 10 && value >= 20 && value <= 90) return before + value;
    if (/^\sو$/.test(gap) && before >= 100 && before % 100 === 0 && value < 100)
      return before + value;
    if (!/^\s$/.test(gap)) return undefined;
    if (value === 10 && before < 10) return before + value;
    return (value === 100 || value === 1000) && before < 100 ? before * value : undefined;
  },

  joinHalf: (before, last) => {
    if (!before.endsWith('و')) return undefined;
    const rest = before.slice(0, / .$/.test(before.slice(-2)) ? -2 : -1);
    const between = last && rest.slice(last.end).trim();
    if (last && (between === '' || (between && readUnit(between, 'ar')))) return { of: 'last' };
    const word = rest.slice(-8).split(/\s/).at(-1) ?? '';
    const unit = readUnit(word, 'ar') ?? readUnit(word.replace(/^[بل]/, ''), 'ar');
    return unit ? { of: 'one', start: rest.length - word.length, unit } : undefined;
  },
};

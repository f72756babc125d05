import type { Language } from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import type { Words } from '../words.ts';
import type { TextContext, TextFinding, TextRule } from './text-rule.ts';

const suspects: Record<Language, RegExp> = {
  tr: /["'`´«»]/,
  en: /["'`´«»]/,
  ar: /["'`´“”]/,
};

const ownQuotes: Record<Language, { open: string; close: string }> = {
  tr: { open: '“', close: '”' },
  en: { open: '“', close: '”' },
  ar: { open: '«', close: '»' },
};

/**
 * Finds quotation marks and apostrophes that are not those of the language (C103): “ ” and ’ in Turkish and
 * English, « » in Arabic. Feet and inches behind a number are no quotation marks.
 */
export const findStraightQuotes: TextRule = (text, { language }) => {
  if (!suspects[language].test(text)) return [];
  return [...findWrongQuotes(text, language), ...findApostrophes(text, language)];
};

interface Mark {
  index: number;
  character: string;
}

/** Quotation marks come in pairs within a paragraph; where they do so plainly, their mending is certain. */
function findWrongQuotes(text: string, language: Language): TextFinding[] {
  const findings: TextFinding[] = [];
  let marks: Mark[] = [];
  const judgeParagraph = () => {
    findings.push(...judgePairs(text, marks, language));
    marks = [];
  };
  for (const { 0: character, index } of text.matchAll(/["“”«»]|\n\n/g)) {
    if (character === '\n\n') judgeParagraph();
    else if (!isInchMark(text, character, index, marks)) marks.push({ index, character });
  }
  judgeParagraph();
  return findings;
}

function isInchMark(text: string, character: string, index: number, marks: Mark[]): boolean {
  const isInsideQuotes = marks.length % 2 === 1;
  return character === '"' && !isInsideQuotes && /\d/.test(text[index - 1] ?? '');
}

function judgePairs(text: string, marks: readonly Mark[], language: Language): TextFinding[] {
  const { open, close } = ownQuotes[language];
  const isPaired = marks.length % 2 === 0;
  const isCertain =
    isPaired && marks.every((mark, order) => fitsItsPlace(text, mark, order % 2 === 0));
  return marks.flatMap(({ index, character }, order) => {
    if (character === open || character === close) return [];
    return {
      ...describe(character, index, language),
      ...(isPaired && { replacement: order % 2 === 0 ? open : close, isSafe: isCertain }),
    };
  });
}

/** Whether a mark stands as an opening or a closing one does: outside a space or sign, inside a word. */
function fitsItsPlace(text: string, { index, character }: Mark, isOpening: boolean): boolean {
  if (!(isOpening ? '"“«' : '"”»').includes(character)) return false;
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  if (isOpening) return /[\s([{–—/\-“«‘:]/.test(before) && /\S/.test(after);
  return /\S/.test(before) && !/[\p{L}\p{N}"]/u.test(after);
}

function findApostrophes(text: string, language: Language): TextFinding[] {
  return [...text.matchAll(/['`´]/g)].flatMap(({ 0: character, index }) => {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    // Feet and minutes: 6' and 5'10.
    if (/\d/.test(before) && !/\p{L}/u.test(after)) return [];
    const finding = describe(character, index, language);
    const isBehindWord = /[\p{L}\p{N})}”»’]/u.test(before);
    if (!isBehindWord) return finding;
    const isBeforeLetter = /\p{L}/u.test(after);
    const isArabic = /\p{Script=Arabic}/u.test(before + after);
    const isCertain = !isArabic && (isBeforeLetter || (language !== 'ar' && character === "'"));
    return isCertain ? { ...finding, replacement: '’', isSafe: isBeforeLetter } : finding;
  });
}

const names: Readonly<Record<string, Words>> = {
  '"': { en: 'A straight quotation mark', tr: 'Düz bir tırnak işareti' },
  "'": { en: 'A straight apostrophe', tr: 'Düz bir kesme işareti' },
  '`': { en: 'A grave accent', tr: 'Ters bir vurgu işareti' },
  '´': { en: 'An acute accent', tr: 'Tek başına bir vurgu işareti' },
};

const advices: Record<Language, Words> = {
  tr: { en: 'Turkish is written with “ ” and ’.', tr: 'Türkçede “ ” ve ’ kullanılır.' },
  en: { en: 'English is written with “ ” and ’.', tr: 'İngilizcede “ ” ve ’ kullanılır.' },
  ar: {
    en: 'Arabic is written with « », and Latin names in it with ’.',
    tr: 'Arapçada « », içindeki Latin harfli adlarda ’ kullanılır.',
  },
};

function describe(
  character: string,
  start: number,
  language: TextContext['language'],
): TextFinding {
  const name = names[character] ?? {
    en: 'A quotation mark of another language',
    tr: 'Başka bir dilin tırnak işareti',
  };
  return {
    code: issueCodes.straightQuote,
    start,
    end: start + character.length,
    message: { en: `${name.en} (${character}).`, tr: `${name.tr} (${character}).` },
    advice: advices[language],
  };
}

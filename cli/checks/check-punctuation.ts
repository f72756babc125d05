import { type Language, languageConfig } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { createTagCheck } from './find-html.ts';
import { collectFindings, type TextFinding, type TextRule } from './text-rule.ts';

const suspects = /["'`´“”«»]/;

/** Finds quotation marks and punctuation of a typewriter or of another language (C103). */
export const checkPunctuation: TextRule = (text, context) => [
  ...findStraightQuotes(text, context),
  ...findPlainPunctuation(text, context),
];

/**
 * Finds quotation marks and apostrophes of another language (C103). The correct ones are “ ” and ’ in Turkish and
 * English, and « » in Arabic. Feet and inches behind a number are not quotation marks.
 */
export const findStraightQuotes: TextRule = (text, { language }) => {
  if (!suspects.test(text)) return [];
  const isInTag = createTagCheck(text);
  return [...findWrongQuotes(text, language, isInTag), ...findApostrophes(text, language, isInTag)];
};

type InTag = ReturnType<typeof createTagCheck>;

interface Mark {
  index: number;
  character: string;
}

/** Quotation marks come in pairs within a paragraph. If they clearly do, their correction is certain. */
function findWrongQuotes(text: string, language: Language, isInTag: InTag): TextFinding[] {
  const paragraphs: Mark[][] = [[]];
  for (const { 0: character, index } of text.matchAll(/["“”«»]|\n\n/g)) {
    const marks = paragraphs.at(-1) ?? [];
    if (character === '\n\n') paragraphs.push([]);
    else if (!isInTag(index) && !isInchMark(text, character, index, marks)) {
      marks.push({ index, character });
    }
  }
  const { open, close } = languageConfig[language].quotes;
  const judged = paragraphs.flatMap((marks) => {
    const isPaired = marks.length % 2 === 0;
    // The correction is certain if the position of each mark also fits its part of the pair.
    const isSafe =
      isPaired && marks.every((mark, order) => fitsItsPlace(text, mark, order % 2 === 0));
    return marks.map((mark, order) => ({
      mark,
      fix: { isSafe, replacement: isPaired ? [open, close][order % 2] : undefined },
    }));
  });
  return collectFindings(judged, ({ mark: { character, index }, fix }) =>
    character === open || character === close
      ? undefined
      : { ...describe(character, index, language), ...fix },
  );
}

function isInchMark(text: string, character: string, index: number, marks: Mark[]): boolean {
  const isInsideQuotes = marks.length % 2 === 1;
  return character === '"' && !isInsideQuotes && /\d/.test(text[index - 1] ?? '');
}

/** Whether the position of a mark fits an opening or a closing one: outside a space or sign, inside a word. */
function fitsItsPlace(text: string, { index, character }: Mark, isOpening: boolean): boolean {
  if (!(isOpening ? '"“«' : '"”»').includes(character)) return false;
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  if (isOpening) return /[\s([{–—/\-“«‘:]/.test(before) && /\S/.test(after);
  return /\S/.test(before) && !/[\p{L}\p{N}"]/u.test(after);
}

function findApostrophes(text: string, language: Language, isInTag: InTag): TextFinding[] {
  return collectFindings(text.matchAll(/['`´]/g), ({ 0: character, index }) => {
    if (isInTag(index)) return undefined;
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    // Feet and minutes: 6' and 5'10.
    if (/\d/.test(before) && !/\p{L}/u.test(after)) return undefined;
    const finding = describe(character, index, language);
    const isBehindQuote = before === '"' && /\S/.test(text[index - 2] ?? ' ');
    const isBehindWord = isBehindQuote || /[\p{L}\p{N})}”»’]/u.test(before);
    if (!isBehindWord) return finding;
    const isSafe = /\p{L}/u.test(after);
    const isArabic = /\p{Script=Arabic}/u.test(before + after);
    const isLatin = languageConfig[language].script === 'Latin' && character === "'";
    return !isArabic && (isSafe || isLatin) ? { ...finding, replacement: '’', isSafe } : finding;
  });
}

function describe(character: string, start: number, language: Language): TextFinding {
  return {
    code: issueCodes.wrongPunctuation,
    start,
    end: start + character.length,
    problem: 'wrongQuotationMark',
    params: { mark: character, language },
  };
}

const threeDots = '...';

/**
 * Finds punctuation of a typewriter or of another language (C103): three dots instead of an ellipsis, and in Arabic a
 * Latin comma, semicolon or question mark next to an Arabic word.
 */
export const findPlainPunctuation: TextRule = (text, { language }) => [
  ...(text.includes(threeDots) ? findDots(text) : []),
  ...(languageConfig[language].script === 'Arabic' && /[,;?]/.test(text)
    ? findLatinSigns(text)
    : []),
];

function findDots(text: string): TextFinding[] {
  const isInTag = createTagCheck(text);
  return collectFindings(text.matchAll(/\.{3,}/g), ({ 0: dots, index }) =>
    isInTag(index)
      ? undefined
      : {
          code: issueCodes.wrongPunctuation,
          start: index,
          end: index + dots.length,
          problem: 'dotsForEllipsis',
          params: { count: dots.length },
          replacement: '…',
          isSafe: dots === threeDots,
        },
  );
}

const arabicSigns = { ',': '،', ';': '؛', '?': '؟' } as const;

function findLatinSigns(text: string): TextFinding[] {
  const isInTag = createTagCheck(text);
  return collectFindings(text.matchAll(/[,;?]/g), ({ 0: latin, index }) => {
    const isArabicHere =
      /\p{Script=Arabic}[\p{M}»)\]]?$/u.test(text.slice(Math.max(0, index - 2), index)) ||
      /^ \p{Script=Arabic}/u.test(text.slice(index + 1, index + 3));
    // The end of `&nbsp;` is for the rule about HTML.
    const isReference =
      latin === ';' && /&#?\w{1,8}$/.test(text.slice(Math.max(0, index - 10), index));
    if (!isLatinSign(latin) || !isArabicHere || isReference || isInTag(index)) return undefined;
    const own = arabicSigns[latin];
    return {
      code: issueCodes.wrongPunctuation,
      start: index,
      end: index + 1,
      problem: 'latinSign',
      params: { sign: latin, own },
      replacement: own,
      isSafe: true,
    };
  });
}

function isLatinSign(character: string): character is keyof typeof arabicSigns {
  return Object.hasOwn(arabicSigns, character);
}

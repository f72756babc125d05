import { type Language, languageFacts } from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import { nameLanguage, sayWithin } from '../name-language.ts';
import type { Words } from '../words.ts';
import { collectFindings } from './collect-findings.ts';
import type { TextContext, TextFinding, TextRule } from './text-rule.ts';

const suspects = /["'`´“”«»]/;

/**
 * Finds quotation marks and apostrophes that are not those of the language (C103): “ ” and ’ in Turkish and
 * English, « » in Arabic. Feet and inches behind a number are no quotation marks.
 */
export const findStraightQuotes: TextRule = (text, { language }) => {
  if (!suspects.test(text)) return [];
  return [...findWrongQuotes(text, language), ...findApostrophes(text, language)];
};

interface Mark {
  index: number;
  character: string;
}

interface JudgedMark extends Mark {
  isOpening: boolean;
  /** Whether the marks of its paragraph are an even number. */
  isPaired: boolean;
  /** Whether each of them also stands as its part in the pair asks. */
  isCertain: boolean;
}

/** Quotation marks come in pairs within a paragraph; where they do so plainly, their mending is certain. */
function findWrongQuotes(text: string, language: Language): TextFinding[] {
  const paragraphs: Mark[][] = [[]];
  for (const { 0: character, index } of text.matchAll(/["“”«»]|\n\n/g)) {
    const marks = paragraphs.at(-1) ?? [];
    if (character === '\n\n') paragraphs.push([]);
    else if (!isInchMark(text, character, index, marks)) marks.push({ index, character });
  }
  const judged = paragraphs.flatMap((marks) => judgePairs(text, marks));
  return collectFindings(judged, (mark) => describeQuote(mark, language));
}

function isInchMark(text: string, character: string, index: number, marks: Mark[]): boolean {
  const isInsideQuotes = marks.length % 2 === 1;
  return character === '"' && !isInsideQuotes && /\d/.test(text[index - 1] ?? '');
}

function judgePairs(text: string, marks: readonly Mark[]): JudgedMark[] {
  const isPaired = marks.length % 2 === 0;
  const isCertain =
    isPaired && marks.every((mark, order) => fitsItsPlace(text, mark, order % 2 === 0));
  return marks.map((mark, order) => ({
    ...mark,
    isOpening: order % 2 === 0,
    isPaired,
    isCertain,
  }));
}

function describeQuote(mark: JudgedMark, language: Language): TextFinding | undefined {
  const { index, character, isOpening, isPaired, isCertain } = mark;
  const { open, close } = languageFacts[language].quotes;
  if (character === open || character === close) return undefined;
  const finding = describe(character, index, language);
  return isPaired
    ? { ...finding, replacement: isOpening ? open : close, isSafe: isCertain }
    : finding;
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
  return collectFindings(text.matchAll(/['`´]/g), ({ 0: character, index }) => {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    // Feet and minutes: 6' and 5'10.
    if (/\d/.test(before) && !/\p{L}/u.test(after)) return undefined;
    const finding = describe(character, index, language);
    const isBehindQuote = before === '"' && /\S/.test(text[index - 2] ?? ' ');
    const isBehindWord = isBehindQuote || /[\p{L}\p{N})}”»’]/u.test(before);
    if (!isBehindWord) return finding;
    const isBeforeLetter = /\p{L}/u.test(after);
    const isArabic = /\p{Script=Arabic}/u.test(before + after);
    const isCertain =
      !isArabic &&
      (isBeforeLetter || (languageFacts[language].script === 'Latin' && character === "'"));
    return isCertain ? { ...finding, replacement: '’', isSafe: isBeforeLetter } : finding;
  });
}

const names: Readonly<Record<string, Words>> = {
  '"': { en: 'a straight quotation mark', tr: 'düz bir tırnak işareti' },
  "'": { en: 'a straight apostrophe', tr: 'düz bir kesme işareti' },
  '`': { en: 'a grave accent', tr: 'kesme işareti yerine ters bir vurgu işareti' },
  '´': { en: 'an acute accent', tr: 'kesme işareti yerine bir vurgu işareti' },
};

function advise(language: Language): Words {
  const { script, quotes } = languageFacts[language];
  const marks = `${quotes.open} ${quotes.close}`;
  const { en } = nameLanguage(language);
  const within = sayWithin(language);
  return script === 'Latin'
    ? { en: `${en} is written with ${marks} and ’.`, tr: `${within} ${marks} ve ’ kullanılır.` }
    : {
        en: `${en} is written with ${marks}, and Latin names in it with ’.`,
        tr: `${within} ${marks}, içindeki Latin harfli adlarda ’ kullanılır.`,
      };
}

function describe(
  character: string,
  start: number,
  language: TextContext['language'],
): TextFinding {
  const name = names[character] ?? {
    en: 'a quotation mark of another language',
    tr: 'başka bir dilin tırnak işareti',
  };
  return {
    code: issueCodes.straightQuote,
    start,
    end: start + character.length,
    message: {
      en: `Here is ${name.en} (${character}).`,
      tr: `Burada ${name.tr} (${character}) var.`,
    },
    advice: advise(language),
  };
}

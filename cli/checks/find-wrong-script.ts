import { type Language, languageConfig } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { isCommonTurkish, isCopy, letterOf, listOwnWords } from './find-untranslated.ts';
import { collectFindings, shorten, type TextFinding, type TextRule } from './text-rule.ts';

const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u0750-\u077f\ufb50-\ufdfb\ufe70-\ufefc]/;

/** Runs of Arabic words with the spaces and signs between them. */
const arabicStretch =
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+(?:[ .,:]{1,2}[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+)*/g;

/** Names and brands begin with a capital. A longer lower-case word, or two short ones, are ordinary language. */
const smallWord = /^\p{Ll}{2,}$/u;

const longWord = /^\p{Ll}{4,}$/u;

/**
 * Finds a text that is in the script of another language (C104). Names, brands and codes may stay Latin in Arabic.
 */
export const findWrongScript: TextRule = (text, context) => {
  // A copy of the Turkish text is reported by `findUntranslated`.
  if (isCopy(text, context)) return [];
  const { language, source } = context;
  const { script } = languageConfig[language];
  return [
    ...(script === 'Latin' ? [] : findLatinSentence(text, language, source)),
    ...(script !== 'Arabic' && arabicLetter.test(text) ? findArabicWords(text) : []),
  ];
};

function findLatinSentence(text: string, language: Language, source?: string): TextFinding[] {
  if (letterOf[languageConfig[language].script].test(text)) return [];
  const words = listOwnWords(text);
  const isSentence =
    words.filter((word) => smallWord.test(word)).length > 1 ||
    words.some((word) => longWord.test(word) || isCommonTurkish(word));
  // A name is in the Turkish text too, whatever it is about.
  const isStrange =
    source !== undefined &&
    words.some((word) => word !== word.toUpperCase() && !source.includes(word));
  if (!isSentence && !isStrange) return [];
  return [{ ...place(0, text.length), problem: 'latinLetters', params: { language } }];
}

function findArabicWords(text: string): TextFinding[] {
  return collectFindings(text.matchAll(arabicStretch), ({ 0: stretch, index }) => ({
    ...place(index, index + stretch.length),
    problem: 'arabicLetters',
    params: { stretch: shorten(stretch) },
  }));
}

function place(start: number, end: number) {
  return { code: issueCodes.wrongScript, start, end };
}

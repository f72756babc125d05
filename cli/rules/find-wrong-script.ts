import { issueCodes } from '../issue.ts';
import type { Words } from '../words.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u0750-\u077f\ufb50-\ufdfb\ufe70-\ufefc]/;

/** Stretches of Arabic words with the spaces and signs between them. */
const arabicStretch =
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+(?:[ .,:]{1,2}[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+)*/g;

/** Names and brands begin with a capital; two small words are a sentence. */
const smallLatinWord = /(?<![\p{L}\p{N}@./_{-])\p{Ll}\p{Script=Latin}+(?![\p{L}\p{N}@/_}]|\.\p{L})/gu;

const turkishLetter = /[ğşıİ]/;

const smallTurkishWord = /(?<!\p{L})\p{Ll}*[ğşı]\p{Ll}*/gu;

/** One word in so many is a name or a dish; more are another language. */
const fewestWordsPerStranger = 8;

/**
 * Finds a text that is in the script or, by its letters, in the language of another (C104). Names, brands and
 * codes may stay Latin in Arabic, and Turkish names keep their letters in English.
 */
export const findWrongScript: TextRule = (text, { language, source }) => {
  // A copy of the Turkish text is a finding of its own.
  if (source !== undefined && text.trim() === source.trim()) return [];
  if (language === 'ar') return findLatinSentence(text);
  return [
    ...(arabicLetter.test(text) ? findArabicWords(text) : []),
    ...(language === 'en' && turkishLetter.test(text) ? findTurkishSentence(text) : []),
  ];
};

function findLatinSentence(text: string): TextFinding[] {
  if (arabicLetter.test(text)) return [];
  const words = text.match(smallLatinWord) ?? [];
  if (words.length < 2) return [];
  return [
    describe(0, text.length, {
      en: 'This Arabic text is written in Latin letters.',
      tr: 'Bu Arapça metin Latin harfleriyle yazılmış.',
    }),
  ];
}

function findArabicWords(text: string): TextFinding[] {
  return [...text.matchAll(arabicStretch)].map(({ 0: stretch, index }) =>
    describe(index, index + stretch.length, {
      en: `Arabic letters in a text of another language: “${shorten(stretch)}”.`,
      tr: `Başka dildeki bir metinde Arap harfleri: “${shorten(stretch)}”.`,
    }),
  );
}

function findTurkishSentence(text: string): TextFinding[] {
  const turkish = text.match(smallTurkishWord) ?? [];
  const words = text.match(/\p{L}+/gu) ?? [];
  if (turkish.length < 2 || turkish.length * fewestWordsPerStranger < words.length) return [];
  return [
    describe(0, text.length, {
      en: `This English text seems to be Turkish: “${turkish.slice(0, 2).join('”, “')}”.`,
      tr: `Bu İngilizce metin Türkçeye benziyor: “${turkish.slice(0, 2).join('”, “')}”.`,
    }),
  ];
}

const longestQuote = 40;

function shorten(text: string): string {
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote)}…`;
}

function describe(start: number, end: number, message: Words): TextFinding {
  return {
    code: issueCodes.wrongScript,
    start,
    end,
    message,
    advice: {
      en: 'Perhaps it was pasted into the wrong language: see which of tr, en and ar it belongs to.',
      tr: 'Yanlış dile yapıştırılmış olabilir: tr, en, ar satırlarından hangisine ait olduğuna bakın.',
    },
  };
}

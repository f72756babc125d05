import {
  forEachLanguage,
  type Language,
  languageFacts,
  languages,
} from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import { nameLanguage } from '../name-language.ts';
import type { Words } from '../words.ts';
import { collectFindings } from './collect-findings.ts';
import { isCommonTurkish, isEnglishAmongTurkish, isTurkishAmongEnglish } from './common-words.ts';
import { listOwnWords } from './list-own-words.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u0750-\u077f\ufb50-\ufdfb\ufe70-\ufefc]/;

/** A letter of a language’s own script. */
const ownLetter = forEachLanguage(
  (language) => new RegExp(`(?=\\p{L})\\p{Script=${languageFacts[language].script}}`, 'u'),
);

/** Stretches of Arabic words with the spaces and signs between them. */
const arabicStretch =
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+(?:[ .,:]{1,2}[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+)*/g;

/** Names and brands begin with a capital; a longer small word, or two short ones, are ordinary language. */
const smallWord = /^\p{Ll}{2,}$/u;

const longWord = /^\p{Ll}{4,}$/u;

/** What may be a word of the other Latin language; most texts have none of them. */
const suspects: Partial<Record<Language, RegExp>> = {
  tr: /\b(?:and|for|from|that|the|with|you|your)\b/,
  en: /[ğşı]|\b(?:bir|ile|ve|veya|turu|saat)\b/,
};

/** One word in so many is a name or a dish; more are another language. */
const fewestWordsPerStranger = 6;

/**
 * Finds a text that is in the script of another language, or plainly in another language (C104). Names, brands and
 * codes may stay Latin in Arabic, and Turkish names keep their letters in English.
 */
export const findWrongScript: TextRule = (text, { language, source }) => {
  // A copy of the Turkish text is a finding of its own.
  if (source !== undefined && text.trim() === source.trim()) return [];
  const { script } = languageFacts[language];
  return [
    ...(script === 'Latin' ? [] : findLatinSentence(text, language)),
    ...(script !== 'Arabic' && arabicLetter.test(text) ? findArabicWords(text) : []),
    ...(suspects[language]?.test(text) ? findOtherLanguage(text, language) : []),
  ];
};

function findLatinSentence(text: string, language: Language): TextFinding[] {
  if (ownLetter[language].test(text)) return [];
  const words = listOwnWords(text);
  const isSentence =
    words.filter((word) => smallWord.test(word)).length > 1 ||
    words.some((word) => longWord.test(word) || isCommonTurkish(word));
  if (!isSentence) return [];
  const name = nameLanguage(language);
  return [
    describe(0, text.length, {
      en: `This ${name.en} text is written in Latin letters.`,
      tr: `Bu ${name.tr} metin Latin harfleriyle yazılmış.`,
    }),
  ];
}

function findArabicWords(text: string): TextFinding[] {
  return collectFindings(text.matchAll(arabicStretch), ({ 0: stretch, index }) =>
    describe(index, index + stretch.length, {
      en: `Arabic letters in a text of another language: “${shorten(stretch)}”.`,
      tr: `Başka dildeki bir metinde Arap harfleri: “${shorten(stretch)}”.`,
    }),
  );
}

function findOtherLanguage(text: string, language: Language): TextFinding[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isStranger = language === 'en' ? isTurkishAmongEnglish : isEnglishAmongTurkish;
  const strangers = words.filter(isStranger);
  if (strangers.length < 2 || strangers.length * fewestWordsPerStranger < words.length) return [];
  const quoted = [...new Set(strangers)].slice(0, 3).join(', ');
  return [
    describe(
      0,
      text.length,
      language === 'en'
        ? {
            en: `This English text seems to be Turkish: ${quoted}.`,
            tr: `Bu İngilizce metin Türkçeye benziyor: ${quoted}.`,
          }
        : {
            en: `This Turkish text seems to be English: ${quoted}.`,
            tr: `Bu Türkçe metin İngilizceye benziyor: ${quoted}.`,
          },
    ),
  ];
}

const longestQuote = 40;

function shorten(text: string): string {
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote)}…`;
}

const known = {
  en: new Intl.ListFormat('en-GB').format(languages),
  tr: languages.join(', '),
};

function describe(start: number, end: number, message: Words): TextFinding {
  return {
    code: issueCodes.wrongScript,
    start,
    end,
    message,
    advice: {
      en: `Perhaps it was pasted into the wrong language: see which of ${known.en} it belongs to.`,
      tr: `Yanlış dile yapıştırılmış olabilir: ${known.tr} satırlarından hangisine ait olduğuna bakın.`,
    },
  };
}

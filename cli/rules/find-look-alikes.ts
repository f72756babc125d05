import { issueCodes } from '../issue.ts';
import { collectFindings } from './collect-findings.ts';
import { formatCodePoint } from './invisible-characters.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

/** Cyrillic and Greek letters beside the Latin ones they cannot be told from (Unicode TS #39, confusables). */
const latinTwins: ReadonlyMap<string, string> = pairUp(
  'АВЕЅІЈКМНОРСТУХЗаеѕіјорсухԁɡһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϳ',
  'ABESIJKMHOPCTYX3aesijopcyxdghABEZHIKMNOPTYXovj',
);

/** Persian and Urdu letters beside the Arabic ones that look the same in most places of a word. */
const arabicTwins: ReadonlyMap<string, string> = pairUp('کیہھۃ', 'كيههة');

const foreignLetter = /[\u0370-\u052f\u06a9-\u06cc]/;

/** Words with a Greek or Cyrillic letter; single Greek signs such as π stand alone and are no words. */
const words = /[\p{L}\p{M}]+/gu;

/**
 * Finds letters of another alphabet that look like the right ones (C104): a Cyrillic “а” in a Latin word, a
 * Persian “ک” in an Arabic one. Nobody sees them, and no search finds the word.
 */
export const findLookAlikes: TextRule = (text) => {
  if (!foreignLetter.test(text)) return [];
  return collectFindings(text.matchAll(words), ({ 0: word, index }) => {
    const strangers = [...word].filter((letter) => foreignLetter.test(letter));
    if (strangers.length === 0) return undefined;
    if (/[\u0370-\u052f]/.test(word)) return judgeLatin(word, index, strangers);
    return judgeArabic(word, index, strangers);
  });
};

function judgeLatin(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const isSign = word.length === 1 && /\p{Script=Greek}/u.test(word);
  if (isSign) return undefined;
  const isMixed = /\p{Script=Latin}/u.test(word);
  const canFix = strangers.every((letter) => latinTwins.has(letter));
  const script = /\p{Script=Greek}/u.test(word) ? greek : cyrillic;
  if (!isMixed && !canFix) {
    return {
      code: issueCodes.wrongScript,
      start,
      end: start + word.length,
      message: {
        en: `“${word}” is written in ${script.en} letters.`,
        tr: `“${word}” ${script.tr} harfleriyle yazılmış.`,
      },
      advice: {
        en: 'Write the word in the alphabet of this language.',
        tr: 'Sözcüğü bu dilin alfabesiyle yazın.',
      },
    };
  }
  return describeTwins(word, start, strangers, script, canFix ? latinTwins : undefined, isMixed);
}

function judgeArabic(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const twins = strangers.filter((letter) => arabicTwins.has(letter));
  if (twins.length === 0) return undefined;
  // At the end of a word the Persian yeh may stand for ي or for ى.
  const isCertain = !/[یہھ]$/.test(word) && !/[ہھ]/.test(word);
  return describeTwins(word, start, twins, persian, arabicTwins, isCertain);
}

const cyrillic = { en: 'Cyrillic', tr: 'Kiril' };
const greek = { en: 'Greek', tr: 'Yunan' };
const persian = { en: 'Persian or Urdu', tr: 'Fars ya da Urdu' };

function describeTwins(
  word: string,
  start: number,
  strangers: readonly string[],
  script: { en: string; tr: string },
  twins: ReadonlyMap<string, string> | undefined,
  isSafe: boolean,
): TextFinding {
  const shown = [...new Set(strangers)]
    .map((letter) => `${letter} (${formatCodePoint(letter)})`)
    .join(', ');
  return {
    code: issueCodes.wrongScript,
    start,
    end: start + word.length,
    message: {
      en: `“${word}” has a ${script.en} letter that only looks right: ${shown}.`,
      tr: `“${word}” içinde doğrusuna çok benzeyen bir ${script.tr} harfi var: ${shown}.`,
    },
    advice: {
      en: 'Type the word anew on the keyboard of this language; searches do not find it like this.',
      tr: 'Sözcüğü bu dilin klavyesiyle yeniden yazın; bu hâliyle aramada bulunmaz.',
    },
    ...(twins && {
      replacement: [...word].map((letter) => twins.get(letter) ?? letter).join(''),
      isSafe,
    }),
  };
}

function pairUp(strangers: string, twins: string): ReadonlyMap<string, string> {
  const letters = [...twins];
  return new Map([...strangers].map((letter, index) => [letter, letters[index] ?? letter]));
}

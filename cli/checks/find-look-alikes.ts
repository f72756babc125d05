import { arabicTwins } from '../../shared/fold-letters.ts';
import { languageConfig } from '../../shared/languages.ts';
import { pairLetters } from '../../shared/pair-letters.ts';
import { issueCodes } from '../codes/codes.ts';
import { formatCodePoint } from '../lib/invisible-characters.ts';
import { collectFindings, type TextFinding, type TextRule } from './text-rule.ts';

/** Cyrillic and Greek letters with the Latin ones that look the same (Unicode TS #39, confusables). */
const latinTwins = pairLetters(
  'АВЕЅІЈКМНОРСТУХЗаеѕіјорсухԁɡһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϳ',
  'ABESIJKMHOPCTYX3aesijopcyxdghABEZHIKMNOPTYXovj',
);

/** A Cyrillic, Greek, Persian, Urdu or Kurdish letter, or an Arabic one in the form that it has in a word. */
export const foreignLetter = /[\u0370-\u052f\u06a9-\u06d5\ufb50-\ufd3d\ufd50-\ufdc7\ufe70-\ufefc]/;

/** The forms of Arabic letters at their place in a word, which Unicode has for older encodings; PDF files use them. */
const presentationForm = /[\ufb50-\ufd3d\ufd50-\ufdc7\ufe70-\ufefc]/;

/** Words. A single Greek sign such as π is not judged as one. */
const words = /[\p{L}\p{M}]+/gu;

/**
 * Finds letters of another alphabet that look like the correct ones (C104): a Cyrillic “а” in a Latin word, a Persian
 * “ک” in an Arabic one. They are invisible to readers, and a search does not find the word.
 */
export const findLookAlikes: TextRule = (text, { language }) => {
  if (!foreignLetter.test(text)) return [];
  const { letters } = languageConfig[language];
  return collectFindings(text.matchAll(words), ({ 0: word, index }) => {
    const strangers = [...word].filter(
      (letter) => foreignLetter.test(letter) && !letters.includes(letter.toLowerCase()),
    );
    if (strangers.length === 0) return undefined;
    if (presentationForm.test(word)) return judgeForms(word, index);
    if (/[\u0370-\u052f]/.test(word)) return judgeLatin(word, index, strangers);
    return judgeArabic(word, index, strangers);
  });
};

function judgeLatin(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const isGreek = /\p{Script=Greek}/u.test(word);
  if (isGreek && word.length === 1) return undefined;
  const isMixed = /\p{Script=Latin}/u.test(word);
  const canFix = strangers.every((letter) => latinTwins.has(letter));
  const script = isGreek ? 'greek' : 'cyrillic';
  if (!isMixed && !canFix) {
    const place = { code: issueCodes.wrongScript, start, end: start + word.length };
    return { ...place, problem: 'foreignAlphabet', params: { word, script } };
  }
  return describeTwins(word, start, strangers, script, canFix ? latinTwins : undefined, isMixed);
}

function judgeForms(word: string, start: number): TextFinding {
  const forms = [...word].filter((letter) => presentationForm.test(letter));
  const twins = new Map(forms.map((form) => [form, form.normalize('NFKC')]));
  return describeTwins(word, start, forms, 'presentation', twins, true);
}

function judgeArabic(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const twins = strangers.filter((letter) => arabicTwins.has(letter));
  if (twins.length === 0) return undefined;
  // At the end of a word, the Persian yeh may replace ي or ى.
  const isCertain = !/[یېے]$|[ہھە]/.test(word);
  return describeTwins(word, start, twins, 'persian', arabicTwins, isCertain);
}

function describeTwins(
  word: string,
  start: number,
  strangers: readonly string[],
  script: 'cyrillic' | 'greek' | 'persian' | 'presentation',
  twins: ReadonlyMap<string, string> | undefined,
  isSafe: boolean,
): TextFinding {
  const letters = [...new Set(strangers)]
    .map((letter) => `${letter} (${formatCodePoint(letter)})`)
    .join(', ');
  return {
    code: issueCodes.wrongScript,
    start,
    end: start + word.length,
    problem: 'lookAlikes',
    params: { word, script, letters },
    ...(twins && {
      replacement: [...word].map((letter) => twins.get(letter) ?? letter).join(''),
      isSafe,
    }),
  };
}

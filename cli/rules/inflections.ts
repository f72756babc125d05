import type { Language } from '../../shared/languages.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import { arabic } from './arabic-forms.ts';
import { findCommonStart, type Inflection } from './inflection.ts';
import { turkish } from './turkish-forms.ts';

/** English plurals. The possessive is no part of a word, see `createTermFinder`. */
const english: Inflection = {
  fold: foldLetters,
  findCore: (word) => findCommonStart(listEnglishForms(word)),
  createTest(word) {
    const forms = new Set(listEnglishForms(word));
    return (token) => forms.has(token);
  },
};

function listEnglishForms(word: string): string[] {
  return [
    word,
    `${word}s`,
    ...(/(?:[sxz]|ch|sh|o)$/.test(word) ? [`${word}es`] : []),
    ...(/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []),
    ...(/fe?$/.test(word) ? [word.replace(/fe?$/, 'ves')] : []),
    ...(/man$/.test(word) ? [word.replace(/man$/, 'men')] : []),
  ];
}

function foldLetters(word: string): string {
  return composeLetters(word).toLowerCase();
}

/** The most letters of an ending in a language without rules of its own. */
const longestEnding = 3;

/** A language without rules of its own: a word may have a short ending. */
const unknown: Inflection = {
  fold: foldLetters,
  findCore: (word) => word,
  createTest: (word) => (token) =>
    token.startsWith(word) && token.length <= word.length + longestEnding,
};

const inflections: Partial<Record<string, Inflection>> = { tr: turkish, en: english, ar: arabic };

/** The inflection of a language. */
export function findInflection(language: Language): Inflection {
  return inflections[language] ?? unknown;
}

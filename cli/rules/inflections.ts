import type { Language } from '../../shared/languages.ts';
import { turkish } from './turkish-forms.ts';

/** How the words of a language change in a sentence. */
export interface Inflection {
  /** Converts a word to the spelling that is compared. */
  fold(word: string): string;
  /** The keys under which a folded word is found. */
  listKeys(word: string): string[];
  /** The keys under which the words are found that a folded word of a text may be a form of. */
  listLookups(token: string): string[];
  /**
   * Creates a test whether a folded word of a text is a form of a word.
   *
   * @param isEndOfPhrase whether it is the last word of a term of several words
   */
  createTest(word: string, isEndOfPhrase: boolean): (token: string) => boolean;
}

/** English plurals. The possessive is no part of a word, see `createTermFinder`. */
const english: Inflection = {
  fold: foldLetters,
  listKeys: listEnglishForms,
  listLookups: (token) => [token],
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
  return word.normalize('NFC').toLowerCase();
}

/** Arabic particles before a word, with and without the article. */
const prefixes = ['', 'و', 'ف'].flatMap((conjunction) =>
  ['', 'ال', 'بال', 'كال', 'لل', 'ب', 'ك', 'ل'].map((rest) => conjunction + rest),
);
const isPrefix = new Set(prefixes);

/** Pronouns after an Arabic noun. */
const pronouns = ['ي', 'ك', 'كم', 'ه', 'ها', 'هم', 'نا'];
/** Endings of an Arabic noun: dual, sound plurals, the accusative, pronouns. */
const isEnding = new Set(['', 'ا', 'ان', 'ين', 'ون', 'ات', ...[...pronouns, 'ات'].flatMap(follow)]);
/** The same for a noun with “ة”, which becomes “ت” before an ending and gives way to the plural “ات”. */
const isFeminineEnding = new Set([
  ...['ه', 'ت', 'تا', 'تان', 'تين', 'ات', 'تي'],
  ...pronouns.flatMap((pronoun) => [`ت${pronoun}`, `ات${pronoun}`]),
]);

function follow(ending: string): string[] {
  return ending === 'ات' ? pronouns.map((pronoun) => ending + pronoun) : [ending];
}

/** Arabic words with the article, one-letter particles and the usual endings. Broken plurals are words of their own. */
const arabic: Inflection = {
  fold: (word) =>
    word
      .normalize('NFC')
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه'),
  listKeys: (word) => [removeArticle(word).slice(0, 2)],
  listLookups: (token) => [
    ...new Set(
      prefixes
        .filter((prefix) => token.startsWith(prefix))
        .map((prefix) => token.slice(prefix.length, prefix.length + 2)),
    ),
  ],
  createTest(word) {
    const stem = removeArticle(word);
    const isFeminine = stem.length > 2 && stem.endsWith('ه');
    const core = isFeminine ? stem.slice(0, -1) : stem;
    const ends = isFeminine ? isFeminineEnding : isEnding;
    return (token) => {
      for (let at = token.indexOf(core); at !== -1 && at <= 4; at = token.indexOf(core, at + 1)) {
        if (isPrefix.has(token.slice(0, at)) && ends.has(token.slice(at + core.length)))
          return true;
      }
      return false;
    };
  },
};

function removeArticle(word: string): string {
  return word.replace(/^ال(?=.{2})/, '');
}

/** The most letters of an ending in a language without rules of its own. */
const longestEnding = 3;

/** A language without rules of its own: a word may have a short ending. */
const unknown: Inflection = {
  fold: foldLetters,
  listKeys: (word) => [word.slice(0, 2)],
  listLookups: (token) => [token.slice(0, 2)],
  createTest: (word) => (token) =>
    token.startsWith(word) && token.length <= word.length + longestEnding,
};

const inflections: Partial<Record<string, Inflection>> = { tr: turkish, en: english, ar: arabic };

/** The inflection of a language. */
export function findInflection(language: Language): Inflection {
  return inflections[language] ?? unknown;
}

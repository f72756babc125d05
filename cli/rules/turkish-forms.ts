import { composeLetters } from '../lib/compose-letters.ts';
import { lowerTurkish } from '../lib/lower-turkish.ts';
import { findCommonStart, type Inflection } from './inflection.ts';

const vowel = /[aeıioöuü]/;

/** A last syllable whose vowel some words drop: şehir, şehri. */
const dropping = /[^aeıioöuü][ıiuü][^aeıioöuü]$/;

/** A stem of a word, and the endings that may follow it. */
interface Stem {
  text: string;
  /** Whether only an ending that begins with a vowel can follow. */
  isBeforeVowel: boolean;
}

/**
 * The endings of a noun, of which each may be absent: a derivation (-li, -siz, -lik), the plural, the possessive,
 * the case, -ki with its case, and the copula. Vowels are not checked for harmony, since foreign words break it.
 *
 * @see Göksel & Kerslake, Turkish: A Comprehensive Grammar, 2005, chapters 7 and 8
 */
const endings =
  /^(?:l[ıiuü][kğ]?|s[ıiuü]z)?(?:l[ae]r)?(?:[ıiuü]?m|[ıiuü]?n|[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|s?[ıiuü])?(?:[yn]?[ıiuü]|[yn]?[ae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|n?[cç][ae])?(?:ki(?:l[ae]r)?(?:n[ıiae]n?|nd[ae]n?)?)?(?:[dt][ıiuü]r|y?[dt][ıiuü]|ys[ae]|ym[ıiuü]ş|yken|y[ıiuü]z)?$/;

/** The letters that join an ending to a vowel. After a consonant, only -siz begins with one of them. */
const joining = /^(?:[mny]|s(?![ıiuü]z))/;

/** Consonants at the end of a word that are softened before a vowel: kitap, kitabı. */
const softened: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };
const hardened: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };

/** Turkish words: a word of a text is one of the glossary if it begins with its stem, and endings of a noun follow. */
export const turkish: Inflection = {
  fold: foldTurkish,
  findCore: (word) => findCommonStart(listStems(word, true).map(({ text }) => text)),
  createTest(word, isEndOfPhrase) {
    const stems = listStems(word, isEndOfPhrase);
    return (token) => stems.some((stem) => isInflected(token, stem));
  },
};

/** Converts a word to lower-case letters without circumflexes, with the four Turkish i’s kept apart. */
function foldTurkish(word: string): string {
  return lowerTurkish(composeLetters(word)).replace(
    /[âîû]/g,
    (letter) => circumflexes[letter] ?? letter,
  );
}

const circumflexes: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };

function isInflected(token: string, { text, isBeforeVowel }: Stem): boolean {
  if (!token.startsWith(text)) return false;
  const ending = token.slice(text.length);
  if (isBeforeVowel && !vowel.test(ending.slice(0, 1))) return false;
  if (ending === '') return true;
  if (!vowel.test(text.slice(-1)) && joining.test(ending)) return false;
  return endings.test(ending);
}

/**
 * The stems of a word. The last word of a compound ends in a possessive, which other endings replace: “çöl safarisi”,
 * “çöl safarileri”.
 */
function listStems(word: string, isEndOfPhrase: boolean): Stem[] {
  const stems = [{ text: word, isBeforeVowel: false }, ...listChanged(word)];
  const bare = isEndOfPhrase ? removePossessive(word) : undefined;
  if (bare === undefined) return stems;
  const hard = hardened[bare.slice(-1)];
  const others = [bare, ...(hard === undefined ? [] : [bare.slice(0, -1) + hard])];
  return [...stems, ...others.map((text) => ({ text, isBeforeVowel: false }))];
}

/** The forms of a word before a vowel: with a soft consonant (kanat, kanadı), and without its last vowel (şehir, şehri). */
function listChanged(word: string): Stem[] {
  const last = word.slice(-1);
  const soft = /nk$/.test(word) ? 'g' : softened[last];
  const texts = [
    ...(soft === undefined ? [] : [word.slice(0, -1) + soft]),
    ...(dropping.test(word) && vowel.test(word.slice(0, -3)) ? [word.slice(0, -2) + last] : []),
  ];
  return texts.map((text) => ({ text, isBeforeVowel: true }));
}

/** A word without its possessive ending; `undefined` if it has none, or too little would remain. */
function removePossessive(word: string): string | undefined {
  const ending = /(?:(?<=[aeıioöuü])s)?[ıiuü]$/.exec(word)?.[0];
  const bare = ending && word.slice(0, -ending.length);
  return bare && bare.length > 1 ? bare : undefined;
}

import { pairLetters } from './pair-letters.ts';

/** Letters of Persian, Urdu and Kurdish keyboards, with the Arabic ones that look the same in most positions of a word. */
export const arabicTwins = pairLetters('کڪیېےہھەۃ', 'ككيييهههة');

/** Letters with which Arabic spells sounds of other languages, with those that many people type instead. */
const plainLetters = pairLetters('ڤپچ', 'فبج');

/** The letter of Persian and Urdu for the sound of `golf`. */
export const gaf = 'گ';

/** What Arabic writes for it, in one word or another (`كولف`, `جولف`, `غولف`). Texts are folded to the first. */
export const gafSpellings = ['ك', 'ج', 'غ'] as const;

/** The Arabic letters that share a spelling in searches. Marks above and below them are gone before. */
const sameLetters = new Map([...arabicTwins, ...plainLetters]);

/**
 * Normalizes a text for searching, independent of the machine’s locale: letter case, the four Turkish i’s, diacritics,
 * tashkeel, tatweel, hamza, the alef forms, letters of Persian, Urdu and Kurdish keyboards, the two small sigmas, Arabic
 * digits and invisible characters are reduced to one spelling. A search may match slightly too often (`ısı` finds
 * `isi`), never too seldom.
 */
export function normalizeForSearch(text: string): string {
  return foldLetters(text.replaceAll(halfSpace, '')).replaceAll(gaf, gafSpellings[0]);
}

/** The half space of Persian keyboards, which divides a word or replaces a space. */
const halfSpace = '\u200c';

/** Reduces letters to one spelling, and keeps what a query is read by: half spaces and gaf. */
export function foldLetters(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .normalize('NFKD')
    .replace(/(?!\u200c)[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[\u0621\u0640]/g, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[\u067e-\u06d5]/g, (letter) => sameLetters.get(letter) ?? letter)
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, ' ')
    .trim();
}

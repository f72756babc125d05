import { type Language, languageConfig, type Script } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { lowerTurkish } from '../lib/lower-turkish.ts';
import { ambiguousTurkish, type LatinLanguage, latinSigns, sharedWords } from './language-words.ts';
import {
  collectFindings,
  shorten,
  type TextContext,
  type TextFinding,
  type TextRule,
} from './text-rule.ts';

const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u0750-\u077f\ufb50-\ufdfb\ufe70-\ufefc]/;

/** A letter of each script. */
const letterOf: Record<Script, RegExp> = {
  Latin: /(?=\p{L})\p{Script=Latin}/u,
  Arabic: /(?=\p{L})\p{Script=Arabic}/u,
  Cyrillic: /(?=\p{L})\p{Script=Cyrillic}/u,
};

/** Runs of Arabic words with the spaces and signs between them. */
const arabicStretch =
  /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+(?:[ .,:]{1,2}[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]+)*/g;

/** Names and brands begin with a capital. A longer lower-case word, or two short ones, are ordinary language. */
const smallWord = /^\p{Ll}{2,}$/u;

const longWord = /^\p{Ll}{4,}$/u;

/**
 * Finds a text that is in the script of another language, or clearly in another language (C104). Names, brands and
 * codes may stay Latin in Arabic, and Turkish names keep their letters in English.
 */
export const findWrongScript: TextRule = (text, context) => {
  // A copy of the Turkish text is reported by `findUntranslated`.
  if (isCopy(text, context)) return [];
  const { language, source } = context;
  const { script } = languageConfig[language];
  return [
    ...(script === 'Latin' ? [] : findLatinSentence(text, language, source)),
    ...(script !== 'Arabic' && arabicLetter.test(text) ? findArabicWords(text) : []),
    ...(language === 'tr' || language === 'en' ? findOtherLanguage(text, language) : []),
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

/**
 * Finds a text of which more words are of the other Latin language than of its own. A text without any word of its own
 * needs only one of the other; else one must be a common word, since dishes and sports look foreign in every language.
 */
function findOtherLanguage(text: string, language: LatinLanguage): TextFinding[] {
  const { ownSigns, foreignSigns } = quickSigns[language];
  if (ownSigns.test(text) && !foreignSigns.test(text)) return [];
  const isLong = text.length > beginningLength;
  if (isLong && compareWords(text.slice(0, beginningLength), language) === undefined) return [];
  const foreign = compareWords(text, language);
  if (foreign === undefined) return [];
  const params = { words: [...new Set(foreign)].slice(0, 3).join(', ') };
  const problem = language === 'en' ? 'turkishInEnglish' : 'englishInTurkish';
  return [{ ...place(0, text.length), problem, params }];
}

/** Signs by which most texts are known to be in their own language. */
const quickSigns: Readonly<Record<LatinLanguage, { ownSigns: RegExp; foreignSigns: RegExp }>> = {
  tr: { ownSigns: /[ğşı]/, foreignSigns: / (?:and|for|from|in|is|of|that|the|to|with|you|your) / },
  en: {
    ownSigns: / (?:a|and|at|by|for|from|in|is|of|on|that|the|to|with|you|your) /,
    foreignSigns: /[ğşıçöü]|\b(?:bir|ile|ve|veya) /,
  },
};

/** The beginning of a long text shows its language: if it is right there, the rest is not read. */
const beginningLength = 120;

/** Returns the words of the other language if a text is in that one; `undefined` if it is not. */
function compareWords(text: string, language: LatinLanguage): string[] | undefined {
  const words = listOwnWords(text);
  const other = language === 'tr' ? 'en' : 'tr';
  // Of a shorter text, no word without a common one of the other language tells anything.
  if (words.length < minWords && !words.some((word) => isCommon(word, other))) return undefined;
  const foreign = words.filter((word) => belongsTo(word, other, language));
  if (foreign.length === 0) return undefined;
  const isOwnName = (word: string) => language === 'tr' && /[ğşıİçöüÇÖÜĞŞ]/.test(word);
  const own = words.filter((word) => belongsTo(word, language, other) || isOwnName(word));
  const common = foreign.filter((word) => isCommon(word, other));
  const isForeign =
    own.length === 0
      ? words.length >= minWords || common.length > 1
      : common.length > 0 && foreign.length > own.length;
  return isForeign ? foreign : undefined;
}

/** A shorter text may be a name, a dish or a sport. */
const minWords = 4;

/** Whether a word is one of a language and not of the other, by the lists or by its look. Names begin with a capital. */
function belongsTo(word: string, language: LatinLanguage, other: LatinLanguage): boolean {
  if (isCommon(word, other)) return false;
  const { smallWords, shape, suffix } = latinSigns[language];
  if (isCommon(word, language) || suffix.test(word)) return true;
  if (!/^\p{Ll}/u.test(word) || latinSigns[other].smallWords.has(word)) return false;
  return smallWords.has(word) || shape.test(word);
}

function isCommon(word: string, language: LatinLanguage): boolean {
  const small = language === 'tr' ? lowerTurkish(word) : word.toLowerCase();
  return latinSigns[language].words.has(small);
}

function place(start: number, end: number) {
  return { code: issueCodes.wrongScript, start, end };
}

/**
 * Finds a translation that equals the Turkish text (C105). Numbers and codes are the same in every language. Names are
 * the same in languages of the Latin script, unless they have Turkish letters.
 */
export const findUntranslated: TextRule = (text, context) => {
  if (!isCopy(text, context) || readsTheSame(text, context)) return [];
  const start = text.search(/\S/);
  const end = text.trimEnd().length;
  return [{ code: issueCodes.sameAsSource, start, end, problem: 'sameAsTurkish' }];
};

/** Whether a translation equals the Turkish text. Line breaks and the Unicode form of letters do not matter. */
function isCopy(text: string, { source, sourceForms = [] }: TextContext): boolean {
  if (source === undefined) return false;
  const first = readFirst(text);
  return [source, ...sourceForms].some(
    (turkish) => readFirst(turkish) === first && normalizeSpaces(turkish) === normalizeSpaces(text),
  );
}

/** The first letter of a text, by which most translations differ. */
function readFirst(text: string): string {
  return text.trimStart().slice(0, 4).normalize().charAt(0);
}

function normalizeSpaces(text: string): string {
  return text.normalize().replace(/\s+/g, ' ').trim();
}

/** Whether a Turkish text is right in another language as it is: no word of it has to be translated. */
function readsTheSame(text: string, { language, role, canBeName, isBrand }: TextContext): boolean {
  const { script } = languageConfig[language];
  const words = listOwnWords(text.normalize()).filter((word) => word.length > 1 && !isCode(word));
  // Brands may stay Latin.
  if (script !== 'Latin' && !isBrand) return words.length === 0 || letterOf[script].test(text);
  const isName = role === 'text' && canBeName !== false && !text.trim().endsWith(':');
  return words.every(
    (word) =>
      sharedWords.has(word.toLowerCase()) || (isName ? isPartOfName(word) : word.length < 3),
  );
}

/** Whether a word is initials or a code in capitals, such as “DXB” and “SUV”. Longer ones are ordinary words. */
function isCode(word: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(word) && (word.length === 2 || !isCommon(word, 'tr'));
}

/** Lower-case words inside names: “Al Marmoom”, “Palm the View”. */
const inNames: ReadonlySet<string> = new Set(
  'al el bin ibn de da di la le of the and van von'.split(' '),
);

/** Letters by which a word is Turkish. `ü` is not one of them, since many German names have it. */
const turkishLetter = /[çğıöşİ]/iu;

function isPartOfName(word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return inNames.has(word);
  return !turkishLetter.test(word) && !latinSigns.tr.suffix.test(word) && !isCommonTurkish(word);
}

/** Whether a word, in any letter case, is an ordinary Turkish word and not part of a name. */
function isCommonTurkish(word: string): boolean {
  return isCommon(word, 'tr') || ambiguousTurkish.has(word.toLowerCase());
}

/** Placeholders and addresses (links, e-mail, handles) are the same in every language. */
const isSameEverywhere = /[{}@]|:\/\/|\p{L}\.\p{L}/u;

/** Measures such as “250 km” are the same in every language, too. */
const measures = /\d\s?(?:km|m|cm|mm|kg|g|l|ml|cc|hp|kW|GB)(?!\p{L})/gu;

/** Lists the words of a text that belong to its language: no placeholders, addresses, numbers or units. */
function listOwnWords(text: string): string[] {
  const parts = text.split(/\s+/).filter((part) => !isSameEverywhere.test(part));
  const own = parts.join(' ').replace(measures, ' ');
  return own.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];
}

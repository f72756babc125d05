import { type Language, languageConfig, type Script } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextFinding, type TextRule } from './text-rule.ts';

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

/** Patterns of words of the other Latin language. Most texts contain none of them. */
const suspects: Partial<Record<Language, RegExp>> = {
  tr: /\b(?:and|for|from|that|the|with|you|your)\b/,
  en: /[ğşı]|\b(?:bir|ile|ve|veya|turu|saat)\b/,
};

/** One foreign word in this many is a name or a dish; more are another language. */
const minWordsPerStranger = 6;

/**
 * Finds a text that is in the script of another language, or clearly in another language (C104). Names, brands and
 * codes may stay Latin in Arabic, and Turkish names keep their letters in English.
 */
export const findWrongScript: TextRule = (text, { language, source }) => {
  // A copy of the Turkish text is reported by `findUntranslated`.
  if (source !== undefined && text.trim() === source.trim()) return [];
  const { script } = languageConfig[language];
  return [
    ...(script === 'Latin' ? [] : findLatinSentence(text, language, source)),
    ...(script !== 'Arabic' && arabicLetter.test(text) ? findArabicWords(text) : []),
    ...(suspects[language]?.test(text) ? findOtherLanguage(text, language) : []),
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

function findOtherLanguage(text: string, language: Language): TextFinding[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const strangers = words.filter((word) =>
    language === 'en' ? isTurkishAmongEnglish(word) : englishWords.has(word),
  );
  if (strangers.length < 2 || strangers.length * minWordsPerStranger < words.length) return [];
  const params = { words: [...new Set(strangers)].slice(0, 3).join(', ') };
  const problem = language === 'en' ? 'turkishInEnglish' : 'englishInTurkish';
  return [{ ...place(0, text.length), problem, params }];
}

function place(start: number, end: number) {
  return { code: issueCodes.wrongScript, start, end };
}

/** Lower-case words inside names: “Al Marmoom”, “Palm the View”. */
const inNames: ReadonlySet<string> = new Set(
  'al el bin ibn de da di la le of the and van von'.split(' '),
);

/**
 * The maximum length of codes and initials, which are written in capitals (“DXB”, “SUV”). Longer words in capitals are
 * ordinary words.
 */
const maxCodeLength = 4;

/**
 * Finds a translation that equals the Turkish text (C105). Numbers, codes and names stay as they are. A text counts as
 * a name if all its words are capitalised and none of them is Turkish, by its letters or as a common word.
 */
export const findUntranslated: TextRule = (text, { source }) => {
  if (source === undefined || text.length > source.length + 2) return [];
  const copy = text.trim();
  if (copy !== source.trim() || isNameAlone(copy)) return [];
  const start = text.indexOf(copy);
  const end = start + copy.length;
  return [{ code: issueCodes.sameAsSource, start, end, problem: 'sameAsTurkish' }];
};

function isNameAlone(text: string): boolean {
  const words = listOwnWords(text);
  return words.every((word) => {
    if (word === word.toLocaleUpperCase('tr'))
      return words.length === 1 || word.length <= maxCodeLength;
    if (!/^\p{Lu}/u.test(word)) return inNames.has(word);
    return !/[ğşıİçöüÇÖÜĞŞ]/.test(word) && !isCommonTurkish(word);
  });
}

/** Function words that every longer Turkish sentence contains, and no English one. */
const turkishSentence =
  'ama bir bu çok daha değil da de en gibi göre için ile kadar ki mi ne olan olarak sonra var ve veya ya';

/** Words of travel and of this site that are titles and buttons on their own. */
const turkishTravel =
  'adres adresi ana araç araçlar başvuru deniz eski gezi gezisi gezileri giyim gün günler günlük hakkında ' +
  'hizmet hizmeti hizmetler hizmetleri hizmetlerimiz iletişim kiralama kişi organizasyonu otomobil paket ' +
  'paketi paketleri planlama rehber rehberi saat sayfa sayfası sorumluluk sürücü şehir teklifi telefon ' +
  'transferi tur turlar turları turu vize vizeler vizesi yat yazılar yeni';

const turkishWords: ReadonlySet<string> = new Set(`${turkishSentence} ${turkishTravel}`.split(' '));

/** Words that are certainly English in a text that should be Turkish. */
const englishWords: ReadonlySet<string> = new Set('and for from that the with you your'.split(' '));

/** Words that occur in both languages, or in names: “de” in “Rio de Janeiro”, “en” in “en route”. */
const ambiguous: ReadonlySet<string> = new Set('da de en ki mi ne ya yat ana ama'.split(' '));

const turkishLetter = /[ğşıİ]/;

/**
 * Whether a word is certainly Turkish in a text that should be English: a lower-case word with Turkish letters, or a
 * common Turkish word.
 */
function isTurkishAmongEnglish(word: string): boolean {
  if (turkishLetter.test(word)) return /^\p{Ll}/u.test(word);
  return turkishWords.has(word) && !ambiguous.has(word);
}

/** Whether a word, in any letter case, is an ordinary Turkish word and not part of a name. */
function isCommonTurkish(word: string): boolean {
  return turkishWords.has(word.toLocaleLowerCase('tr'));
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

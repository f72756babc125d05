import { type Language, languageConfig, languages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';

/** A name of the brand, in the spelling in which it is looked for. */
export interface BrandName {
  text: string;
  /** The languages in whose texts `{brand}` gives exactly this name. */
  givenIn: readonly Language[];
  /** Whether it is a single word that may as well be an ordinary one: “Serap” and not “SERAP”, «سراب». */
  mayBeWord: boolean;
  /** Whether its script has capitals, which tell a name from a word within a sentence. */
  hasCapitals: boolean;
}

/** A name of the brand in a text. Offsets count UTF-16 code units, `end` exclusive. */
export interface FoundName {
  name: BrandName;
  start: number;
  end: number;
  /** Whether a Turkish ending or an Arabic prefix is attached, which belongs to this name alone. */
  isInflected: boolean;
  /** Whether it begins a sentence, where every word has a capital. */
  beginsSentence: boolean;
}

/**
 * Lists the names of a brand, longest first: the title in each language, and the wordmark in scripts with capitals. In
 * other scripts, the wordmark looks like any word.
 *
 * @param site the data of `site.yaml`, which need not be valid
 */
export function listBrandNames(site: unknown): BrandName[] {
  const read = (field: string, language: Language): string => {
    const text = getAt(site, ['brand', field, language]);
    return typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '';
  };
  const given = languages.map((language) => ({
    language,
    text: read('title', language) || read('title', 'tr'),
  }));
  const marks = languages
    .filter((language) => languageConfig[language].script !== 'Arabic')
    .map((language) => read('wordmark', language));
  const texts = new Set([...given.map(({ text }) => text), ...marks].filter(Boolean));
  return Array.from(texts, (text) => ({
    text,
    givenIn: given.filter((one) => one.text === text).map(({ language }) => language),
    mayBeWord: !/ |^.+[\p{Lu}\p{Nd}]/u.test(text),
    hasCapitals: text.toLowerCase() !== text.toUpperCase(),
  })).toSorted((a, b) => b.text.length - a.text.length);
}

/** Finds the names in a text as whole words, in exactly their spelling, in order and without overlaps. */
export function findBrandNames(
  text: string,
  names: readonly BrandName[],
  language: Language,
): FoundName[] {
  const found: FoundName[] = [];
  // A line break between two words is a space; every offset stays.
  const flat = text.replace(/\s/g, ' ');
  for (const name of names) {
    const { length } = name.text;
    for (let start = flat.indexOf(name.text); start !== -1; ) {
      const end = start + length;
      const isTaken = found.some((other) => other.start < end && start < other.end);
      const fit = isTaken ? undefined : judgeEdges(flat, start, end, language);
      if (fit) {
        found.push({ name, start, end, ...fit, beginsSentence: beginsSentence(flat, start) });
      }
      start = flat.indexOf(name.text, end);
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** A word goes on here, or it is an address: `info@VAHA.example`, `@VAHA`, `www.VAHA.example`. */
const joinedBefore = /[\p{L}\p{M}\p{N}_@#./-]$/u;
const joinedBehind = /^(?:[\p{L}\p{M}\p{N}_@]|[./][\p{L}\p{N}])/u;

/** The words that Arabic writes together with the next one: and, so, with, like, for. */
const arabicPrefix = /(?:^|[^\p{L}\p{M}\p{N}])[وفبكل]{1,2}$/u;

const turkishEnding = /^['’‘`´ʼʹ′＇]\p{L}/u;

function judgeEdges(
  text: string,
  start: number,
  end: number,
  language: Language,
): { isInflected: boolean } | undefined {
  const before = text.slice(Math.max(0, start - 3), start);
  const behind = text.slice(end, end + 2);
  const isPrefixed = languageConfig[language].script === 'Arabic' && arabicPrefix.test(before);
  if ((joinedBefore.test(before) && !isPrefixed) || joinedBehind.test(behind)) return undefined;
  return { isInflected: isPrefixed || (language === 'tr' && turkishEnding.test(behind)) };
}

/** Signs between the end of a sentence and the first word of the next. */
const betweenSentences = ' “"«(‘\'–—';

function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && betweenSentences.includes(text.charAt(at))) at -= 1;
  return at < 0 || '.!?…:؟'.includes(text.charAt(at));
}

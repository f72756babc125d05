import type { Language } from '../../shared/languages.ts';
import { findInflection } from './inflections.ts';

/** Words to find, and the thing they stand for. */
export interface Phrase<Value> {
  text: string;
  value: Value;
}

/** A place of a phrase in a text. Offsets count UTF-16 code units, `end` exclusive. */
export interface FoundPhrase<Value> {
  value: Value;
  start: number;
  end: number;
  /** Whether the words are written as in the phrase, except for the case of letters. */
  isExact: boolean;
}

/**
 * Words: all between spaces and the punctuation of Latin and Arabic. An ending after an apostrophe is a word of its own
 * (“Dubai’ye”). A class of all letters would take longer to compile than to read the texts.
 */
const words = /[^\s!-/:-@[-`{-¿،؛؟٪-٭\u2000-\u206f]+/g;
const apart = /[\s!-/:-@[-`{-¿،؛؟٪-٭\u2000-\u206f]/;

/** The characters between two words of a phrase: spaces, line breaks, hyphens, the apostrophe of “guests’”. */
const gap = /^['’]?[\s\u2010\u2011-]{1,40}$/;

/** An ending after an apostrophe. */
const ending = /^['’][^\s]/;

/** A phrase in the spelling that is compared. */
interface FoldedPhrase {
  folded: readonly string[];
  /** A test for the forms of each word. */
  isForm: readonly ((token: string) => boolean)[];
}

interface Candidate<Value> {
  phrase: FoldedPhrase;
  value: Value;
}

/**
 * Creates a search for phrases in texts of a language. A text is read once for all phrases, and a word is compared only
 * with the phrases that begin like it.
 *
 * @returns finds every place of every phrase, in order
 */
export function createTermFinder<Value>(
  language: Language,
  phrases: readonly Phrase<Value>[],
): (text: string) => FoundPhrase<Value>[] {
  const { fold, listKeys, listLookups } = findInflection(language);
  const byKey = new Map<string, Candidate<Value>[]>();
  for (const { text, value } of phrases) {
    const phrase = preparePhrase(language, text);
    const [first] = phrase.folded;
    for (const key of first === undefined ? [] : listKeys(first)) {
      byKey.set(key, [...(byKey.get(key) ?? []), { phrase, value }]);
    }
  }
  /** Whether a phrase may begin with a word, by the codes of its first two letters. Most words end here. */
  const byLetters = new Map<number, boolean>();
  const mayBegin = (word: string): boolean => {
    const letters = word.charCodeAt(0) * 0x10000 + (word.length > 1 ? word.charCodeAt(1) : 0);
    let isBeginning = byLetters.get(letters);
    if (isBeginning === undefined) {
      const keys = listLookups(word.slice(0, 2));
      isBeginning = keys.some((key) => key.length < 2 || byKey.has(key));
      byLetters.set(letters, isBeginning);
    }
    return isBeginning;
  };
  /** The phrases whose first word a word is. Texts repeat most of their words. */
  const byWord = new Map<string, readonly Candidate<Value>[]>();
  const findCandidates = (word: string): readonly Candidate<Value>[] => {
    let candidates = byWord.get(word);
    if (!candidates) {
      const begun = listLookups(word).flatMap((key) => byKey.get(key) ?? []);
      candidates = begun.filter(({ phrase }) => phrase.isForm[0]?.(word));
      byWord.set(word, candidates);
    }
    return candidates;
  };
  return (text) => {
    const folded = fold(text);
    const read = folded.match(words) ?? [];
    const found: FoundPhrase<Value>[] = [];
    let locate: ReturnType<typeof createLocator> | undefined;
    let start = 0;
    // A loop over numbers: every check reads every Turkish text.
    for (let index = 0; index < read.length; index += 1) {
      const word = read[index] ?? '';
      start = folded.indexOf(word, start);
      if (mayBegin(word)) {
        for (const { phrase, value } of findCandidates(word)) {
          const match = matchAt(folded, start, phrase);
          if (!match) continue;
          locate ??= createLocator(text, folded, read.length);
          const place = locate(index, phrase.folded.length, { start, end: match.end });
          found.push({ ...place, value, isExact: match.isExact });
        }
      }
      start += word.length;
    }
    return found;
  };
}

/**
 * Creates a test whether a folded text contains one of several phrases.
 *
 * @see foldTexts
 */
export function createPhraseTest(
  language: Language,
  phrases: readonly string[],
): (folded: string) => boolean {
  const { findCore } = findInflection(language);
  const prepared = phrases.flatMap((text) => {
    const phrase = preparePhrase(language, text);
    const [first] = phrase.folded;
    return first === undefined ? [] : [{ phrase, core: findCore(first) }];
  });
  return (folded) =>
    prepared.some(({ phrase, core }) => {
      let at = folded.indexOf(core);
      while (at !== -1 && !matchAt(folded, findWordStart(folded, at), phrase)) {
        at = folded.indexOf(core, at + 1);
      }
      return at !== -1;
    });
}

/** Separates texts that are read together, which is many times faster. No word and no gap contains it. */
const separator = '\u2063';

/** Converts texts to the spelling that is compared. */
export function foldTexts(language: Language, texts: readonly string[]): string[] {
  const { fold } = findInflection(language);
  const folded = fold(texts.join(separator)).split(separator);
  return folded.length === texts.length ? folded : texts.map(fold);
}

/** Whether a test for phrases is true of one of several texts. */
export function isInTexts(
  test: (folded: string) => boolean,
  language: Language,
  texts: readonly string[],
): boolean {
  return test(findInflection(language).fold(texts.join(separator)));
}

/**
 * Finds the phrases of each text, without those inside a longer one: “airport transfer” is no “transfer” of its own.
 */
export function findInTexts<Value>(
  find: (text: string) => FoundPhrase<Value>[],
  texts: readonly string[],
): FoundPhrase<Value>[][] {
  const found = find(texts.join(separator));
  let next = 0;
  let offset = 0;
  return texts.map((text) => {
    const own: FoundPhrase<Value>[] = [];
    const end = offset + text.length;
    for (let one = found[next]; one && one.start < end; one = found[next]) {
      own.push({ ...one, start: one.start - offset, end: one.end - offset });
      next += 1;
    }
    offset = end + separator.length;
    return pickLongest(own);
  });
}

/** The words of a phrase in the spelling that is compared: phrases that differ only in case or spaces are the same. */
export function foldPhrase(language: Language, text: string): string {
  return listFoldedWords(language, text).join(' ');
}

function listFoldedWords(language: Language, text: string): readonly string[] {
  return findInflection(language).fold(text).match(words) ?? [];
}

function preparePhrase(language: Language, text: string): FoldedPhrase {
  const { createTest } = findInflection(language);
  const folded = listFoldedWords(language, text);
  const isForm = folded.map((word, index) =>
    createTest(word, index > 0 && index === folded.length - 1),
  );
  return { folded, isForm };
}

/** Compares a phrase with the words of a folded text from a place on. */
function matchAt(text: string, start: number, { folded, isForm }: FoldedPhrase) {
  let isExact = true;
  let end = start;
  words.lastIndex = start;
  for (const [index, isFormOfWord] of isForm.entries()) {
    const word = words.exec(text);
    if (!word || !isFormOfWord(word[0])) return undefined;
    if (index > 0 && !gap.test(text.slice(end, word.index))) return undefined;
    isExact &&= word[0] === folded[index];
    end = words.lastIndex;
  }
  return { end, isExact: isExact && !ending.test(text.slice(end, end + 2)) };
}

function findWordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !apart.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/**
 * Creates a function that finds the place of some words in a text as it is written.
 *
 * @param count the number of words of the folded text
 */
function createLocator(text: string, folded: string, count: number) {
  if (folded.length === text.length) {
    return (_index: number, _count: number, place: { start: number; end: number }) => place;
  }
  words.lastIndex = 0;
  const places = Array.from(text.matchAll(words), ({ 0: word, index }) => {
    return { start: index, end: index + word.length };
  });
  return (index: number, length: number) => ({
    // A lone sign that is no letter of the folded spelling shifts the words: then the place is the whole text.
    start: (places.length === count && places[index]?.start) || 0,
    end: (places.length === count && places[index + length - 1]?.end) || text.length,
  });
}

function pickLongest<Value>(found: readonly FoundPhrase<Value>[]): FoundPhrase<Value>[] {
  if (found.length < 2) return [...found];
  const length = ({ start, end }: FoundPhrase<Value>) => end - start;
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.start <= one.start && other.end >= one.end && length(other) > length(one),
      ),
  );
}

import type { Language } from '../../shared/languages.ts';
import { findInflection } from './inflections.ts';

/** Words to find, and what they stand for. */
export interface Phrase<Value> {
  text: string;
  value: Value;
}

/** A place of a text. Offsets count UTF-16 code units, `end` exclusive. */
export interface FoundPhrase<Value> {
  value: Value;
  start: number;
  end: number;
  /** Whether the words are written as in the phrase, except for the case of letters. */
  isExact: boolean;
}

/** A word, and after an apostrophe its ending: “Dubai’ye”, “yacht’s”. */
const words = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)(?:['’]\p{L}+)?/gu;

/** The characters between two words of a phrase: spaces, line breaks, hyphens, the apostrophe of “guests’”. */
const gap = /^['’]?[\s\u2010\u2011-]{1,40}$/;

/**
 * Creates a search for phrases in texts of a language. A text is read once for all phrases; each of its words is
 * compared only with the phrases that have the same first letters.
 *
 * @returns finds every place of every phrase, in order
 */
export function createTermFinder<Value>(
  language: Language,
  phrases: readonly Phrase<Value>[],
): (text: string) => FoundPhrase<Value>[] {
  const { fold, listKeys, listLookups, createTest } = findInflection(language);
  const byKey = new Map<string, Candidate<Value>[]>();
  for (const { text, value } of phrases) {
    const [first, ...rest] = readWords(text, fold);
    if (first === undefined) continue;
    const isForm = [first, ...rest].map(({ folded }, index) =>
      createTest(folded, index > 0 && index === rest.length),
    );
    const candidate = { exact: [first, ...rest].map(({ folded }) => folded), isForm, value };
    for (const key of listKeys(first.folded)) {
      byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
    }
  }
  return (text) => {
    if (byKey.size === 0) return [];
    const read = readWords(text, fold);
    return read.flatMap(({ folded }, index) =>
      listLookups(folded).flatMap((key) =>
        (byKey.get(key) ?? []).flatMap((candidate) => compare(candidate, text, read, index) ?? []),
      ),
    );
  };
}

/** The words of a phrase in the spelling that is compared: phrases that differ only in case or spaces are the same. */
export function foldPhrase(language: Language, text: string): string {
  const { fold } = findInflection(language);
  return readWords(text, fold)
    .map(({ folded }) => folded)
    .join(' ');
}

interface Candidate<Value> {
  /** The folded words of the phrase, and a test for the forms of each. */
  exact: readonly string[];
  isForm: readonly ((token: string) => boolean)[];
  value: Value;
}

interface Word {
  start: number;
  /** The end with the ending after an apostrophe. */
  end: number;
  folded: string;
  hasEnding: boolean;
}

function readWords(text: string, fold: (word: string) => string): Word[] {
  return Array.from(text.matchAll(words), ({ 0: whole, 1: word = '', index }) => ({
    start: index,
    end: index + whole.length,
    folded: fold(word),
    hasEnding: whole !== word,
  }));
}

/** Compares a phrase with the words of a text from one of them on. */
function compare<Value>(
  { exact, isForm, value }: Candidate<Value>,
  text: string,
  read: readonly Word[],
  from: number,
): FoundPhrase<Value> | undefined {
  let isExact = true;
  for (const [offset, isFormOfWord] of isForm.entries()) {
    const word = read[from + offset];
    if (!word || !isFormOfWord(word.folded)) return undefined;
    const before = offset > 0 && read[from + offset - 1];
    if (before && !gap.test(text.slice(before.end, word.start))) return undefined;
    isExact &&= word.folded === exact[offset] && !word.hasEnding;
  }
  const start = read[from]?.start ?? 0;
  const end = read[from + exact.length - 1]?.end ?? start;
  return { value, start, end, isExact };
}

/** Leaves out what is found inside a longer find: “airport transfer” is no “transfer” of its own. */
export function pickLongest<Value>(found: readonly FoundPhrase<Value>[]): FoundPhrase<Value>[] {
  const length = ({ start, end }: FoundPhrase<Value>) => end - start;
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.start <= one.start && other.end >= one.end && length(other) > length(one),
      ),
  );
}

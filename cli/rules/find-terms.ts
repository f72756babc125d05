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
  /** The letters that all forms of the first word contain. */
  core: string;
}

interface Match {
  start: number;
  end: number;
  isExact: boolean;
}

/**
 * Creates a search for phrases in texts of a language. The letters that all forms of a phrase have in common are looked
 * up in the whole text, and only the words around them are compared.
 *
 * @returns finds every place of every phrase, in order
 */
export function createTermFinder<Value>(
  language: Language,
  phrases: readonly Phrase<Value>[],
): (text: string) => FoundPhrase<Value>[] {
  const { fold } = findInflection(language);
  const prepared = phrases.map(({ text, value }) => ({
    phrase: preparePhrase(language, text),
    value,
  }));
  return (text) => {
    const folded = fold(text);
    const found = prepared.flatMap(({ phrase, value }) =>
      Array.from(listMatches(folded, phrase), (match) => ({ ...match, value })),
    );
    const inOrder = found.toSorted((a, b) => a.start - b.start);
    // Most texts have the same length in both spellings, and all of their words the same places.
    return folded.length === text.length ? inOrder : inOrder.map(createLocator(text, folded));
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
  const prepared = phrases.map((text) => preparePhrase(language, text));
  return (folded) => prepared.some((phrase) => !listMatches(folded, phrase).next().done);
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
  const { createTest, findCore } = findInflection(language);
  const folded = listFoldedWords(language, text);
  const isForm = folded.map((word, index) =>
    createTest(word, index > 0 && index === folded.length - 1),
  );
  return { folded, isForm, core: findCore(folded[0] ?? '') };
}

/** Lists the places of a phrase in a folded text. */
function* listMatches(text: string, phrase: FoldedPhrase): Generator<Match, void> {
  if (phrase.core === '') return;
  let end = 0;
  for (let at = text.indexOf(phrase.core); at !== -1; at = text.indexOf(phrase.core, end)) {
    const match = matchAt(text, findWordStart(text, at), phrase);
    if (match) yield match;
    end = match?.end ?? at + 1;
  }
}

/** Compares a phrase with the words of a folded text from a place on. */
function matchAt(text: string, start: number, { folded, isForm }: FoldedPhrase): Match | undefined {
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
  return { start, end, isExact: isExact && !ending.test(text.slice(end, end + 2)) };
}

function findWordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !apart.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Creates a function that moves a place of the folded text to the same words of the text as it is written. */
function createLocator(text: string, folded: string) {
  const [written, read] = [text, folded].map((one) => {
    words.lastIndex = 0;
    return Array.from(one.matchAll(words), ({ 0: word, index }) => [index, index + word.length]);
  });
  return <Place extends Match>(place: Place): Place => {
    const first = read?.findIndex(([start]) => start === place.start) ?? -1;
    const last = read?.findIndex(([, end]) => end === place.end) ?? -1;
    // A lone sign that is no letter of the folded spelling shifts the words: then the place is the whole text.
    const isShifted = written?.length !== read?.length;
    const start = (!isShifted && written?.[first]?.[0]) || 0;
    return { ...place, start, end: (!isShifted && written?.[last]?.[1]) || text.length };
  };
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

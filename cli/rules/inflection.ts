/** How the words of a language change in a sentence. */
export interface Inflection {
  /** Converts a text to the spelling that is compared. Spaces and punctuation stay. */
  fold(text: string): string;
  /** The letters that all forms of a folded word contain. */
  findCore(word: string): string;
  /**
   * Creates a test whether a folded word of a text is a form of a word.
   *
   * @param isEndOfPhrase whether it is the last word of a term of several words
   */
  createTest(word: string, isEndOfPhrase: boolean): (token: string) => boolean;
}

/** The letters with which all words begin. */
export function findCommonStart(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  while (others.some((word) => !word.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

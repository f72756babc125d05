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

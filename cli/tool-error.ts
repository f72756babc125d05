import type { Words } from './legacy-words.ts';

/** A failure that editors can do something about: its words say all there is to say. */
export class ToolError extends Error {
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

import type { ToolLanguage } from './words/words.ts';

/** A sentence in each language of the tool; what still says it this way moves to `words/`. */
export type Words = Record<ToolLanguage, string>;

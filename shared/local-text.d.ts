import type { Language } from './languages.ts';
/** A text that stands in for a missing translation, with the language it is really in. */
export interface FallbackText {
    lang: Language;
    text: string;
}
/** A text of a bundle: a plain string in the bundle's language, or a fallback that names its own. */
export type LocalText = string | FallbackText;
/** The words of a text alone, for attributes and other places that cannot carry a language. */
export declare function plainText(text: LocalText): string;
/** Splits a text at blank lines, keeping the language of each paragraph. */
export declare function splitParagraphs(text: LocalText): LocalText[];

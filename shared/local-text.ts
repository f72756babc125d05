import type { Language } from './languages.ts';
import { removeTextLinks } from './text-links.ts';

/** The fallback for a missing translation, with its actual language. */
export interface FallbackText {
  lang: Language;
  text: string;
}

/** A text of a bundle: a plain string in the bundle's language, or a fallback with its own language. */
export type LocalText = string | FallbackText;

/** Whether a text is not written in the language of its bundle. */
export function isFallback(text: LocalText): text is FallbackText {
  return typeof text !== 'string';
}

/** Stand in the texts of pages where no line breaks, see `keepTogether`. */
export const noBreakSpace = '\u00a0';
export const wordJoiner = '\u2060';

/**
 * The plain words of a text, for attributes and other places that can carry neither a language nor links, and break no
 * lines.
 */
export function toPlainText(text: LocalText): string {
  return releaseWords(removeTextLinks(readText(text)));
}

/** Words as they were written, before `keepTogether`. */
export function releaseWords(words: string): string {
  return words.replaceAll(noBreakSpace, ' ').replaceAll(wordJoiner, '');
}

/** Changes the words of a text, and keeps its language. */
export function mapText(text: LocalText, change: (words: string) => string): LocalText {
  return typeof text === 'string' ? change(text) : { ...text, text: change(text.text) };
}

function readText(text: LocalText): string {
  return typeof text === 'string' ? text : text.text;
}

/** Spaces and line breaks in a row. A single space, which most are, is left as it is. */
const spaces = / ?[\t\r\n][ \t\r\n]*| {2}[ \t\r\n]*/g;

/**
 * Splits a text at blank lines and puts each paragraph on one line. No-break spaces stay, since a line must not break
 * there.
 */
export function listParagraphs(text: string): string[] {
  // Most texts are one line.
  if (text !== '' && !/[\t\r\n]| {2}|^ | $/.test(text)) return [text];
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(spaces, ' ').replace(/^ | $/g, ''))
    .filter((paragraph) => paragraph !== '');
}

/** Splits a text at blank lines, keeping the language and the links of each paragraph. */
export function splitParagraphs(text: LocalText): LocalText[] {
  const paragraphs = listParagraphs(readText(text));
  return typeof text === 'string'
    ? paragraphs
    : paragraphs.map((paragraph) => ({ lang: text.lang, text: paragraph }));
}

import { listParagraphs } from '../../shared/local-text.ts';
import { composeLetters } from '../lib/compose-letters.ts';

/** The last column of a line of an editor’s text, including its indentation. */
const lineEnd = 100;

/** The minimum width of a line, however deep the text is indented. */
const minWidth = 40;

/**
 * Puts each paragraph of a text on one line. Two texts that differ only in their line breaks are the same text.
 *
 * @param isLong whether pages show the paragraphs of the text: then a blank line stays between them, otherwise a space
 */
export function unwrapParagraphs(text: string, isLong = true): string {
  return listParagraphs(text).join(isLong ? '\n\n' : ' ');
}

/**
 * Whether two texts read the same, with letters composed or not. A difference of spaces counts inside a line, but not
 * around the text.
 */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [composeLetters(one.trim()), composeLetters(other.trim())];
  return a === b || (`${a}${b}`.includes('\n') && unwrapParagraphs(a) === unwrapParagraphs(b));
}

/**
 * Breaks a text into lines for a block of YAML. A paragraph of the previous text keeps its lines, so that a diff shows
 * only real changes.
 *
 * @param before the previous text; empty if there was none
 * @param indent number of spaces before each line
 */
export function wrapParagraphs(text: string, before: string, indent: number): string {
  const blocks = before.split(/\n\s*\n/).map((lines) => lines.trimEnd().replace(/^\s*\n/, ''));
  const kept = new Map(blocks.map((lines) => [composeLetters(unwrapParagraphs(lines)), lines]));
  const width = Math.max(lineEnd - indent, minWidth);
  return listParagraphs(text)
    .map(
      (paragraph) => kept.get(composeLetters(paragraph)) ?? breakLines(paragraph, width, measure),
    )
    .join('\n\n');
}

/** Breaks a text between words into lines of at most `width`; a longer word gets a line of its own. */
export function breakLines(
  text: string,
  width: number,
  measureWidth: (line: string) => number,
): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measureWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** The number of columns of a text; combining marks take none. */
function measure(text: string): number {
  return [...text.replace(/\p{M}/gu, '')].length;
}

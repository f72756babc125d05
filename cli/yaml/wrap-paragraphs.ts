/** The editors’ texts are wrapped so that a line, with its indentation, ends by this column. */
const lineEnd = 100;

/** However deep a text is indented, a line holds this many characters. */
const minWidth = 40;

/**
 * A text the way it reads: paragraphs parted by one blank line, each on one line. Two texts that differ only
 * in where their lines are broken are the same text (see `splitParagraphs` in shared/local-text.ts).
 */
export function unwrapParagraphs(text: string): string {
  return listParagraphs(text).map(joinLines).join('\n\n');
}

/** Whether two texts read the same; a difference of spaces counts inside a line, not around the text. */
export function isSameText(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  return one.includes('\n') || other.includes('\n')
    ? unwrapParagraphs(one) === unwrapParagraphs(other)
    : false;
}

/**
 * Breaks a text into lines for a block of YAML. A paragraph that stood there before keeps its lines, so that
 * a change shows only where there is one.
 *
 * @param before the text that stood there; empty if there was none
 * @param indent the spaces before each line
 */
export function wrapParagraphs(text: string, before: string, indent: number): string {
  const kept = new Map(listParagraphs(before).map((lines) => [joinLines(lines), lines.join('\n')]));
  const width = Math.max(lineEnd - indent, minWidth);
  return listParagraphs(text)
    .map(joinLines)
    .map((paragraph) => kept.get(paragraph) ?? breakLines(paragraph, width, measure))
    .join('\n\n');
}

/** The lines of each paragraph; a line of nothing but spaces is a blank one. */
function listParagraphs(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function joinLines(lines: readonly string[]): string {
  return listWords(lines.join(' ')).join(' ');
}

/** No-break spaces are no place to break a line. */
function listWords(text: string): string[] {
  return text.split(/[ \t\r]/).filter((word) => word !== '');
}

/** Breaks a text between words into lines of at most a width; a longer word keeps a line of its own. */
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

/** Columns that a text takes; marks over and under letters take none. */
function measure(text: string): number {
  return [...text.replace(/\p{M}/gu, '')].length;
}

import type { Position, Span } from '../issue.ts';

/** Translates between offsets of a text and the lines and columns that editors show. */
export interface LineIndex {
  /** Line and column, from 1, of an offset in UTF-16 code units. */
  toPosition(offset: number): Position;
  /** The stretch between two offsets; an empty one grows to one character. */
  toSpan(start: number, end: number): Span;
  /** The offset at which a line begins. */
  startOf(line: number): number;
  /** A line without its line break. */
  readLine(line: number): string;
}

export function createLineIndex(text: string): LineIndex {
  let starts: number[] | undefined;
  const listStarts = () => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return starts;
  };
  const toPosition = (offset: number): Position => {
    const lines = listStarts();
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
  };
  const startOf = (line: number) => listStarts()[line - 1] ?? text.length;
  return {
    toPosition,
    toSpan(start, end) {
      // The parser reckons past the end where a byte-order mark stands in the middle of a text.
      const from = Math.min(start, text.length);
      const first = toPosition(from);
      const last = toPosition(Math.max(Math.min(end, text.length), from + 1));
      return { ...first, endLine: last.line, endColumn: last.column };
    },
    startOf,
    readLine: (line) => text.slice(startOf(line), startOf(line + 1)).replace(/\r?\n$/, ''),
  };
}

/** A text whose lines can be found quickly; lines count from 1 and end with LF or CR LF. */
export interface SourceLines {
  text: string;
  count: number;
  /** A line without its line break; undefined beyond the text. */
  getLine(line: number): string | undefined;
  /** Offset of a line’s first character. */
  getStart(line: number): number;
  /** The line and column of an offset, both from 1. */
  locate(offset: number): { line: number; column: number };
}

/** Finds the lines of a text; costs one pass over it. */
function createSourceLines(text: string): SourceLines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const getStart = (line: number): number => starts[line - 1] ?? text.length;
  return {
    text,
    count: starts.length,
    getStart,
    getLine: (line) => {
      const start = starts[line - 1];
      if (start === undefined) return undefined;
      const next = starts[line];
      if (next === undefined) return text.slice(start);
      return text.slice(start, text[next - 2] === '\r' && next - 2 >= start ? next - 2 : next - 1);
    },
    locate: (offset) => {
      const line = findLine(starts, offset);
      return { line, column: offset - getStart(line) + 1 };
    },
  };
}

/** Reads each file once, however many findings it has. */
export function cacheSources(
  readText: (file: string) => string | undefined,
): (file: string) => SourceLines | undefined {
  const sources = new Map<string, SourceLines | undefined>();
  return (file) => {
    if (!sources.has(file)) {
      const text = readText(file);
      sources.set(file, text === undefined ? undefined : createSourceLines(text));
    }
    return sources.get(file);
  };
}

/** The last line that begins at or before an offset, by halving. */
function findLine(starts: readonly number[], offset: number): number {
  let low = 1;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle - 1] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

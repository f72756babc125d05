import type { Position } from '../issue.ts';
import { createLineIndex } from '../yaml/line-index.ts';

/** A text whose lines can be found quickly; lines count from 1 and end with LF or CR LF. */
export interface SourceLines {
  text: string;
  count: number;
  /** A line without its line break; undefined beyond the text. */
  getLine(line: number): string | undefined;
  /** Offset of a line’s first character. */
  getStart(line: number): number;
  /** The line and column of an offset, both from 1. */
  locate(offset: number): Position;
}

/** Finds the lines of a text; costs one pass over it. */
function createSourceLines(text: string): SourceLines {
  const lines = createLineIndex(text);
  const count = lines.toPosition(text.length).line;
  return {
    text,
    count,
    getLine: (line) => (line >= 1 && line <= count ? lines.readLine(line) : undefined),
    getStart: lines.startOf,
    locate: lines.toPosition,
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

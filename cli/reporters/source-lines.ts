import type { TextEdit } from '../issue.ts';
import { applyEdits, byPlace } from '../yaml/apply-edits.ts';
import { createLineIndex, type LineIndex } from '../yaml/line-index.ts';
import type { Report } from './report.ts';

/** Reads each file once, however many findings it has, without its byte-order mark, which positions do not count. */
export function cacheSources(readText: Report['readText']) {
  const sources = new Map<string, LineIndex | undefined>();
  return (file: string) => {
    if (!sources.has(file)) {
      const text = readText(file)?.replace(/^\ufeff/, '');
      sources.set(file, text === undefined ? undefined : createLineIndex(text));
    }
    return sources.get(file);
  };
}

/** A line after a fix, or a line that the fix removes. */
export interface CorrectedLine {
  sign: '+' | '-';
  /** Number in the fixed text; for a removed line, in the current text. */
  line: number;
  text: string;
  /** The changed stretch of the line; omitted if the fix changes the number of lines. */
  mark?: { start: number; end: number };
}

/** Maximum total length of a fix’s lines, in code units; longer ones would be no help to anybody. */
const maxLineLength = 10_000;

/**
 * The lines that a fix changes, in order. Lines that are only removed have the sign `-`.
 *
 * @returns an empty list if the lines are so long that showing them would only cost time
 */
export function findCorrection(source: LineIndex, edits: readonly TextEdit[]): CorrectedLine[] {
  const groups = groupByLines(source, edits);
  if (groups.reduce((sum, group) => sum + measureGroup(source, group), 0) > maxLineLength)
    return [];
  let shift = 0;
  return groups.flatMap((group) => {
    const start = source.startOf(group.firstLine);
    const old = listLines(source, group.firstLine, group.lastLine);
    const fixed = applyEdits(
      old.join('\n'),
      group.edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    ).split('\n');
    const { before, after } = countShared(old, fixed);
    const gone = old.slice(before, old.length - after).map(stripReturn);
    const come = fixed.slice(before, fixed.length - after).map(stripReturn);
    const first = group.firstLine + before;
    const lines = come.map(
      (text, index): CorrectedLine => ({
        sign: '+',
        line: first + shift + index,
        text,
        ...(come.length === gone.length ? { mark: findChange(gone[index] ?? '', text) } : {}),
      }),
    );
    shift += fixed.length - old.length;
    if (lines.length > 0) return lines;
    return gone.map((text, index) => ({ sign: '-', line: first + index, text }));
  });
}

interface EditGroup {
  firstLine: number;
  lastLine: number;
  edits: TextEdit[];
}

/** Groups the edits that touch the same lines. */
function groupByLines(source: LineIndex, edits: readonly TextEdit[]): EditGroup[] {
  const groups: EditGroup[] = [];
  for (const edit of edits.toSorted(byPlace)) {
    const firstLine = source.toPosition(edit.start).line;
    const lastLine = source.toPosition(edit.end).line;
    const last = groups.at(-1);
    if (last && firstLine <= last.lastLine) {
      last.edits.push(edit);
      last.lastLine = Math.max(last.lastLine, lastLine);
    } else groups.push({ firstLine, lastLine, edits: [edit] });
  }
  return groups;
}

function measureGroup(source: LineIndex, { firstLine, lastLine }: EditGroup): number {
  return source.startOf(lastLine + 1) - source.startOf(firstLine);
}

/** Lines with their carriage returns, so that offsets match. */
function listLines(source: LineIndex, first: number, last: number): string[] {
  const end = last >= source.count ? source.text.length : source.startOf(last + 1) - 1;
  return source.text.slice(source.startOf(first), end).split('\n');
}

function stripReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** How many items two lists share at their beginnings and at their ends. */
function countShared(a: ArrayLike<string>, b: ArrayLike<string>) {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a[before] === b[before]) before += 1;
  let after = 0;
  while (after < shorter - before && a[a.length - 1 - after] === b[b.length - 1 - after]) {
    after += 1;
  }
  return { before, after };
}

function findChange(old: string, fixed: string) {
  const { before, after } = countShared(old, fixed);
  return { start: before, end: fixed.length - after };
}

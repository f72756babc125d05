import { type IssueCode, issueCodes, type Problem } from '../codes/codes.ts';
import {
  type Fix,
  type Issue,
  limitProblems,
  maxIssues,
  type Position,
  type Span,
} from '../issue.ts';
import type { LineIndex } from './line-index.ts';

/**
 * A syntax problem of a file, with its fix if that is known. All offsets refer to the parsed text. A fix leaves all
 * lines in their places, so that places in the fixed text are those of the file.
 */
export type SyntaxProblem = Problem &
  Partial<Fix> & {
    /** Omitted if the file is not valid YAML (C002). */
    code?: IssueCode;
    start: number;
    end: number;
  };

/**
 * Collects the problems of one file, one for each line: further errors on a line follow from the first.
 *
 * @param path of the file, for the problems
 * @param original the lines of the file before any fix
 */
export function createProblemList(path: string, original: LineIndex) {
  const taken = new Set<number>();
  const issues: Issue[] = [];
  let omitted = 0;
  return {
    /**
     * Adds problems on lines that have none yet.
     *
     * @param lines of the text that the offsets refer to: the file, or a fixed copy with the same lines
     */
    add(problems: readonly SyntaxProblem[], lines: LineIndex) {
      for (const problem of problems) {
        const { code = issueCodes.syntax, start, end, edits, isSafe = false, ...said } = problem;
        const { line } = lines.toPosition(start);
        if (taken.has(line) || isRepaired(original, lines, line)) continue;
        taken.add(line);
        if (issues.length >= maxIssues) {
          omitted += 1;
          continue;
        }
        const fix = edits && restoreFix({ edits, isSafe }, original, lines);
        const span = keepWithin(lines.toSpan(start, end), original);
        issues.push({ code, ...said, file: path, ...span, path: '', ...(fix && { fix }) });
      }
    },
    list: () => limitProblems(issues, omitted),
  };
}

/** Whether a line of a fixed copy differs from that line of the file. */
export function isRepaired(original: LineIndex, lines: LineIndex, line: number): boolean {
  return lines !== original && lines.readLine(line) !== original.readLine(line);
}

/**
 * Translates a fix of a fixed copy to the offsets of the file, at the same lines and columns.
 *
 * @returns `undefined` if the fix touches a line that differs in the copy: no column of that line is certain
 */
export function restoreFix(
  { edits, isSafe }: Fix,
  original: LineIndex,
  lines: LineIndex,
): Fix | undefined {
  if (lines === original) return { edits, isSafe };
  const restored = edits.flatMap(({ start, end, text }) => {
    const first = lines.toPosition(start);
    const last = lines.toPosition(end);
    for (let line = first.line; line <= last.line; line += 1) {
      if (isRepaired(original, lines, line)) return [];
    }
    const restore = ({ line, column }: Position) => original.startOf(line) + column - 1;
    return [{ start: restore(first), end: restore(last), text }];
  });
  return restored.length === edits.length ? { edits: restored, isSafe } : undefined;
}

/** Limits a span of a fixed copy to the lengths of the lines of the file. */
export function keepWithin({ line, column, endLine, endColumn }: Span, original: LineIndex): Span {
  const start = Math.min(column, original.readLine(line).length + 1);
  const end = Math.min(endColumn, original.readLine(endLine).length + 1);
  const endWithin = line === endLine ? Math.max(end, start + 1) : end;
  return { line, column: start, endLine, endColumn: endWithin };
}

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
 * A problem of how a file is written, with its fix where that is known; all offsets count in the text that was parsed. A
 * fix leaves all lines in their places, so that places in the fixed text are those of the file.
 */
export type SyntaxProblem = Problem &
  Partial<Fix> & {
    /** Absent where the file is no valid YAML (C002). */
    code?: IssueCode;
    start: number;
    end: number;
  };

/**
 * Gathers the problems of one file, one for each line: what else the parser says of a line follows from the first.
 *
 * @param path of the file, for the problems
 * @param original the lines of the file as it stands
 */
export function createProblemList(path: string, original: LineIndex) {
  const taken = new Set<number>();
  const issues: Issue[] = [];
  let omitted = 0;
  return {
    /**
     * Adds what stands on lines that have no problem yet.
     *
     * @param lines of the text in which the offsets count: the file, or a fixed copy with the same lines
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

/** Whether a line of a fixed copy is not the one that the file has there. */
export function isRepaired(original: LineIndex, lines: LineIndex, line: number): boolean {
  return lines !== original && lines.readLine(line) !== original.readLine(line);
}

/**
 * A fix whose offsets count in a fixed copy, with those of the file: at the same lines and columns.
 *
 * @returns nothing if it touches a line that differs in the copy, since no column of that line is certain
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

/** A stretch of a fixed copy, as far as the lines of the file reach. */
export function keepWithin({ line, column, endLine, endColumn }: Span, original: LineIndex): Span {
  const start = Math.min(column, original.readLine(line).length + 1);
  const end = Math.min(endColumn, original.readLine(endLine).length + 1);
  const endWithin = line === endLine ? Math.max(end, start + 1) : end;
  return { line, column: start, endLine, endColumn: endWithin };
}

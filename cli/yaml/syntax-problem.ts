import {
  type Fix,
  type Issue,
  type IssueCode,
  issueCodes,
  limitProblems,
  mostProblems,
} from '../issue.ts';
import type { Problem } from '../words/words.ts';
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
      const restore = (offset: number) => findOriginal(original, lines, offset);
      for (const problem of problems) {
        const { code = issueCodes.syntax, start, end, edits, isSafe = false, ...said } = problem;
        const { line } = lines.toPosition(start);
        if (taken.has(line)) continue;
        taken.add(line);
        if (issues.length >= mostProblems) {
          omitted += 1;
          continue;
        }
        issues.push({
          code,
          ...said,
          file: path,
          ...original.toSpan(restore(start), restore(end)),
          path: '',
          ...(edits && { fix: restoreFix({ edits, isSafe }, restore) }),
        });
      }
    },
    list: () => limitProblems(issues, omitted),
  };
}

/** Where an offset of a fixed copy stands in the file: at the same line and column, as far as the line reaches. */
export function findOriginal(original: LineIndex, lines: LineIndex, offset: number): number {
  if (lines === original) return offset;
  const { line, column } = lines.toPosition(offset);
  const start = original.startOf(line);
  return Math.min(start + column - 1, start + original.readLine(line).length);
}

/** A fix whose offsets count in another text. */
export function restoreFix({ edits, isSafe }: Fix, restore: (offset: number) => number): Fix {
  return {
    edits: edits.map((edit) => ({ ...edit, start: restore(edit.start), end: restore(edit.end) })),
    isSafe,
  };
}

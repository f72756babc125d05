import { describeIssue, type IssueCode, type Problem } from './codes/codes.ts';

export type Severity = 'error' | 'warning';

/** The number of a code tells its severity: C1xx are warnings and let the content be compiled, all else stops. */
export function severityOf(code: IssueCode): Severity {
  return code.startsWith('C1') ? 'warning' : 'error';
}

/** How many of the problems stop the build. */
export function countErrors(issues: readonly Issue[]): number {
  return issues.filter(({ code }) => severityOf(code) === 'error').length;
}

/** A place in a content file; line and column count from 1, columns in UTF-16 code units as editors count them. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of a content file; its end is the first place that no longer belongs to it. */
export interface Span extends Position {
  endLine: number;
  endColumn: number;
}

/** Replaces the text between two offsets of a file (UTF-16 code units, `end` exclusive). */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** How a problem is fixed where that is known. */
export interface Fix {
  edits: TextEdit[];
  /** Whether `--fix` may apply it without asking: the meaning is certain. */
  isSafe: boolean;
}

export interface IssuePlace extends Span {
  code: IssueCode;
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** Path of the field, such as `features[2].title`; empty for the whole file. */
  path: string;
  fix?: Fix;
}

/** One problem of the content, as data: what happened, where, and how it is fixed. Its sentences stand in `codes/`. */
export type Issue = IssuePlace & Problem;

/** A problem of a whole file, shown at its beginning. */
export function createFileIssue(
  code: IssueCode,
  file: string,
  said: Problem,
  endColumn = 1,
): Issue {
  return { code, file, path: '', line: 1, column: 1, endLine: 1, endColumn, ...said };
}

/** Writes a field’s path the way editors read it. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/** Orders problems by file, then by place, so that a run always reads the same. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return issues.toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(describeIssue(a, 'en').message, describeIssue(b, 'en').message),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** More problems of one kind of check are not told apart in one file: nobody reads them before fixing these. */
export const maxIssues = 100;

/**
 * Keeps the first problems of a file, and says of how many others it is silent.
 *
 * @param omitted how many were found and not described
 */
export function limitProblems(issues: readonly Issue[], omitted = 0): Issue[] {
  const rest = omitted + Math.max(0, issues.length - maxIssues);
  const kept = sortIssues(issues).slice(0, maxIssues);
  const last = kept.at(-1);
  if (rest === 0 || !last) return kept;
  const { fix: _fix, ...place } = last;
  return [...kept, { ...place, problem: 'moreProblems', params: { count: rest } }];
}

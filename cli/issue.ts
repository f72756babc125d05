import type { IssueCode, Problem } from './codes/codes.ts';

export type Severity = 'error' | 'warning' | 'note';

/** The severity of an issue follows from its code, unless it is about a draft: then it is a note. A note stops nothing. */
export function severityOf({ code, isNote }: Issue): Severity {
  return isNote ? 'note' : severityOfCode(code);
}

/**
 * The severity of a code in a published entry: C1xx are warnings and do not stop a build, C3xx are notes, guesses
 * about meaning or what the passing of time brings; all others are errors.
 */
export function severityOfCode(code: IssueCode): Severity {
  if (code.startsWith('C3')) return 'note';
  return code.startsWith('C1') ? 'warning' : 'error';
}

/** The number of issues of each severity. */
export function countSeverities(issues: readonly Issue[]) {
  const count = (severity: Severity) =>
    issues.filter((issue) => severityOf(issue) === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
}

/** A place in a content file; line and column count from 1, columns in UTF-16 code units as editors count them. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of a content file; its end is the first place after it. */
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

/** A known fix of a problem. */
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
  /** Set if it is about a draft. */
  isNote?: true;
  /** The line above which a comment may except it; omitted if it cannot be excepted, or has a certain correction. */
  exceptionLine?: number;
}

/** One problem of the content, as data: what happened, where, and how to fix it. Its sentences are in `codes/`. */
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

/** Formats a field’s path as editors read it, such as `features[2].title`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/** Whether a field is another one, or in it. */
export function isWithin(path: string, outer: string): boolean {
  return path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/**
 * Orders problems by file, then by place, so that the output is always the same. Notes come after all others, those of
 * drafts last.
 */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return issues.toSorted(
    (a, b) =>
      rankNote(a) - rankNote(b) ||
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(a.problem, b.problem) ||
      compare(JSON.stringify(a.params) ?? '', JSON.stringify(b.params) ?? ''),
  );
}

function rankNote(issue: Issue): number {
  if (issue.isNote) return 2;
  return severityOf(issue) === 'note' ? 1 : 0;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Maximum number of problems per file and kind of check; nobody reads more before fixing these. */
export const maxIssues = 100;

/**
 * Keeps the first problems of a file, and adds a problem that counts the others.
 *
 * @param omitted number of problems that were found and not described; defaults to 0
 */
export function limitProblems(issues: readonly Issue[], omitted = 0): Issue[] {
  const rest = omitted + Math.max(0, issues.length - maxIssues);
  const kept = sortIssues(issues).slice(0, maxIssues);
  const last = kept.at(-1);
  if (rest === 0 || !last) return kept;
  const { fix: _fix, ...place } = last;
  return [...kept, { ...place, problem: 'moreProblems', params: { count: rest } }];
}

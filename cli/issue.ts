import type { IssueCode } from './issue-codes.ts';
import type { Words } from './legacy-words.ts';
import {
  describeProblem,
  type Problem,
  type ProblemWords,
  type ToolLanguage,
} from './words/words.ts';

export { type IssueCode, issueCodes } from './issue-codes.ts';

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

export interface LegacyProblem {
  problem?: undefined;
  params?: undefined;
  message: Words;
  advice: Words;
}

/** One problem of the content, as data: what happened, where, and how it is fixed. Its sentences stand in `words/`. */
export type Issue = IssuePlace & (Problem | LegacyProblem);

/** Says what happened and what to do. */
export function describeIssue(issue: Issue, language: ToolLanguage): ProblemWords {
  if (issue.problem !== undefined) return describeProblem(issue, language);
  return { message: issue.message[language], advice: issue.advice[language] };
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

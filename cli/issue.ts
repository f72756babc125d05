import { describeIssue, type Problem } from './words/words.ts';

/**
 * The stable codes of what is found in the content; a number never changes its meaning. C0xx are errors and
 * stop the build, C1xx are warnings and do not, C2xx are gaps of translations and concern `missing` alone.
 */
export const issueCodes = {
  unreadable: 'C001',
  syntax: 'C002',
  duplicateKey: 'C003',
  forbiddenYaml: 'C004',
  unknownFile: 'C005',
  missingFile: 'C006',
  tabIndent: 'C007',
  longFile: 'C008',
  unknownKey: 'C010',
  missingField: 'C011',
  wrongType: 'C012',
  wrongValue: 'C013',
  wrongCount: 'C014',
  changedNumber: 'C015',
  cutText: 'C016',
  invisibleCharacter: 'C017',
  joinedLines: 'C018',
  duplicateId: 'C020',
  brokenLink: 'C021',
  unknownPicture: 'C022',
  missingPicture: 'C023',
  unknownReference: 'C024',
  missingFact: 'C025',
  unreadablePicture: 'C026',
  smallPicture: 'C027',
  forbiddenHost: 'C028',
  missingAlternative: 'C029',
  wrongPlural: 'C030',
  wrongPlaceholder: 'C031',
  missingCategory: 'C032',
  futureDay: 'C033',
  draftReference: 'C037',
  reusedNumber: 'C038',
  longTitle: 'C101',
  longDescription: 'C102',
  straightQuote: 'C103',
  wrongScript: 'C104',
  sameAsSource: 'C105',
  needlessException: 'C106',
  // C107 was a warning about the order of fields and is not used again.
  byteOrderMark: 'C108',
  htmlInText: 'C110',
  passedOver: 'C114',
  unusedPicture: 'C115',
  unlinkedEntry: 'C116',
  translatedDifferently: 'C118',
  futureDate: 'C119',
  lostAddress: 'C120',
  escapedParagraphs: 'C121',
  missingTranslation: 'C201',
  emptyTranslation: 'C202',
  orphanedTranslation: 'C203',
  undeclaredTranslation: 'C204',
  staleTranslation: 'C205',
} as const;

export type IssueCode = (typeof issueCodes)[keyof typeof issueCodes];

export type Severity = 'error' | 'warning';

/** Warnings let the content be compiled; all else stops. */
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

/** One problem of the content, as data: what happened, where, and how it is fixed. Its sentences stand in `words/`. */
export type Issue = IssuePlace & Problem;

/** A problem of a whole file, shown at its beginning. */
export function describeFile(code: IssueCode, file: string, said: Problem, endColumn = 1): Issue {
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

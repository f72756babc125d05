/** A place in a content file; line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The stable codes of content problems; the number never changes its meaning. */
export const issueCodes = {
  unreadable: 'C001',
  syntax: 'C002',
  duplicateKey: 'C003',
  forbiddenYaml: 'C004',
  unknownFile: 'C005',
  missingFile: 'C006',
  unknownKey: 'C010',
  missingField: 'C011',
  wrongType: 'C012',
  wrongValue: 'C013',
  wrongCount: 'C014',
  duplicateId: 'C020',
  brokenLink: 'C021',
  unknownPicture: 'C022',
  missingPicture: 'C023',
  unknownReference: 'C024',
  missingFact: 'C025',
  unreadablePicture: 'C026',
  smallPicture: 'C027',
  wrongPlural: 'C030',
  wrongPlaceholder: 'C031',
} as const;

export type IssueCode = (typeof issueCodes)[keyof typeof issueCodes];

/** One problem of the content: what happened, where, and what to do. */
export interface Issue extends Position {
  code: IssueCode;
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** Path of the field, such as `features[2].title`; empty for the whole file. */
  path: string;
  message: string;
  advice: string;
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
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

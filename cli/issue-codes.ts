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
  longTitle: 'C101',
  longDescription: 'C102',
  straightQuote: 'C103',
  wrongScript: 'C104',
  sameAsSource: 'C105',
  needlessException: 'C106',
  // C107 was a warning about the order of fields and is not used again.
  byteOrderMark: 'C108',
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

import { type IssueCode, issueCodes } from '../codes/codes.ts';

/** Problems whose corrections must change letters or digits. All others change only signs and spaces. */
export const rewording: ReadonlySet<IssueCode> = new Set([
  issueCodes.changedNumber,
  issueCodes.brokenLink,
  issueCodes.unknownReference,
  issueCodes.otherForm,
  issueCodes.wrongScript,
  issueCodes.damagedLetters,
  issueCodes.htmlInText,
  issueCodes.writtenBrand,
  issueCodes.exceptionByPosition,
]);

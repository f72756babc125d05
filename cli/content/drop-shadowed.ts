import { type Issue, type IssueCode, issueCodes } from '../issue.ts';

/** A line with such a problem was read as it would be when fixed, so nothing else of it has a place. */
const broken: ReadonlySet<IssueCode> = new Set([issueCodes.syntax, issueCodes.tabIndent]);

/** Problems of how a line is written; what its value then is says nothing more. */
const writing: ReadonlySet<IssueCode> = new Set([
  issueCodes.duplicateKey,
  issueCodes.forbiddenYaml,
  issueCodes.cutText,
  issueCodes.invisibleCharacter,
]);

/** What a schema or a rule says of a value that was read wrongly. */
const following: ReadonlySet<IssueCode> = new Set([
  issueCodes.unknownKey,
  issueCodes.missingField,
  issueCodes.wrongType,
  issueCodes.wrongValue,
  issueCodes.wrongCount,
]);

/**
 * Leaves out what only follows from another problem of the same line: one mistake is one problem. A number in a
 * text’s place is one, too: what the schema says of it covers how YAML read it.
 */
export function dropShadowed(issues: readonly Issue[]): Issue[] {
  const written = new Set(issues.filter(({ code }) => writing.has(code)).map(describeLine));
  const lost = new Set(issues.filter(({ code }) => broken.has(code)).map(describeLine));
  const places = (code: IssueCode) =>
    new Set(issues.filter((issue) => issue.code === code).map(describePlace));
  const wrongTypes = places(issueCodes.wrongType);
  const changedNumbers = places(issueCodes.changedNumber);
  return issues.filter((issue) => {
    if (lost.has(describeLine(issue))) return broken.has(issue.code);
    if (issue.code === issueCodes.changedNumber) return !wrongTypes.has(describePlace(issue));
    if (issue.code === issueCodes.wrongValue && changedNumbers.has(describePlace(issue)))
      return false;
    return !following.has(issue.code) || !written.has(describeLine(issue));
  });
}

function describeLine({ file, line }: Issue): string {
  return `${file}:${line}`;
}

function describePlace(issue: Issue): string {
  return `${describeLine(issue)}:${issue.column}`;
}

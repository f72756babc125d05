import { type Issue, issueCodes } from '../issue.ts';

/** A number in a text’s place is one problem, not two: what the schema says of it covers how YAML read it. */
export function dropShadowed(issues: readonly Issue[]): Issue[] {
  const places = new Set(
    issues.filter(({ code }) => code === issueCodes.wrongType).map(describePlace),
  );
  return issues.filter(
    (issue) => issue.code !== issueCodes.changedNumber || !places.has(describePlace(issue)),
  );
}

function describePlace({ file, line, column }: Issue): string {
  return `${file}:${line}:${column}`;
}

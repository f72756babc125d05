import type { IssueCode, Problem } from '../codes/codes.ts';
import { type Issue, isWithin } from '../issue.ts';
import type { Kind, Relation } from './check.ts';
import { checks } from './checks.ts';
import type { TextFinding } from './text-rule.ts';

const hidings = checks.flatMap(({ codes, hides = [] }) =>
  hides.map(({ by = codes, ...hiding }) => ({ by, ...hiding })),
);

/** Whether a finding stands in a relation to the one that hides it. */
type Relations<Finding> = Partial<Record<Relation, (hidden: Finding, by: Finding) => boolean>>;

/** Whether a finding is of one of some kinds. */
export function isOneOf(
  kinds: readonly Kind[],
  { code, problem }: { code: IssueCode; problem: Problem['problem'] },
): boolean {
  return kinds.includes(code) || kinds.includes(problem);
}

/** Leaves out findings that others hide. A hidden finding hides others all the same. */
function dropHidden<Finding extends { code: IssueCode; problem: Problem['problem'] }>(
  findings: readonly Finding[],
  relations: Relations<Finding>,
): Finding[] {
  const rows = hidings.flatMap(({ by, what, where }) => {
    const isThere = relations[where];
    const causes = isThere ? findings.filter((finding) => isOneOf(by, finding)) : [];
    return isThere && causes.length > 0 ? [{ what, causes, isThere }] : [];
  });
  return findings.filter(
    (finding) =>
      !rows.some(
        ({ what, causes, isThere }) =>
          isOneOf(what, finding) && causes.some((cause) => isThere(finding, cause)),
      ),
  );
}

/** Leaves out findings in one text that others in it hide. */
export function dropHiddenInText<Finding extends TextFinding>(
  findings: readonly Finding[],
  text: string,
): Finding[] {
  return dropHidden(findings, {
    'in its text': () => true,
    'in what it removes': (hidden, by) =>
      isWithinSpan(hidden, by) && !by.replacement?.includes(text.slice(hidden.start, hidden.end)),
    'in its certain correction': (hidden, by) =>
      by.isSafe === true && hidden.start < by.end && by.start < hidden.end,
    'in it or next to it': (hidden, by) => hidden.start <= by.end && by.start <= hidden.end,
  });
}

/** Whether a finding in a text is within the span of another one. */
export function isWithinSpan(finding: TextFinding, outer: TextFinding): boolean {
  return outer.start <= finding.start && finding.end <= outer.end;
}

/** Leaves out issues that others in the same file hide. */
export function dropHiddenIssues(issues: readonly Issue[]): Issue[] {
  const byFile = Map.groupBy(issues, ({ file }) => file);
  return [...byFile.values()].flatMap((own) => dropHidden(own, issueRelations));
}

const issueRelations: Relations<Issue> = {
  'on its line': (hidden, by) => hidden.line === by.line,
  'at its place': (hidden, by) => hidden.line === by.line && hidden.column === by.column,
  'in its field': (hidden, by) => by.path === '' || isWithin(hidden.path, by.path),
  'at the field that it means': ({ path }, by) => {
    if (by.problem !== 'unknownKey' || by.params.meant === undefined) return false;
    return path === by.path.slice(0, -by.params.key.length) + by.params.meant;
  },
};

import { type Issue, sortIssues } from '../issue.ts';

/** More problems of one kind of check are not told apart in one file: nobody reads them before fixing these. */
export const mostProblems = 100;

/**
 * Keeps the first problems of a file, and says of how many others it is silent.
 *
 * @param omitted how many were found and not described
 */
export function limitProblems(issues: readonly Issue[], omitted = 0): Issue[] {
  const rest = omitted + Math.max(0, issues.length - mostProblems);
  const kept = sortIssues(issues).slice(0, mostProblems);
  const last = kept.at(-1);
  if (rest === 0 || !last) return kept;
  const { code, file, path, line, column, endLine, endColumn } = last;
  const place = { code, file, path, line, column, endLine, endColumn };
  return [...kept, { ...place, problem: 'moreProblems', params: { count: rest } }];
}

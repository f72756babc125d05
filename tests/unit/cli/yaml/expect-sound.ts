import { expect } from 'vitest';
import { dropHiddenIssues } from '../../../../cli/checks/drop-hidden.ts';
import { checkFile } from '../../../../cli/checks/run-checks.ts';
import { describeIssue } from '../../../../cli/codes/sentences.ts';
import { type Issue, severityOf } from '../../../../cli/issue.ts';
import { uiLanguages } from '../../../../cli/messages/messages.ts';
import { parseSource } from '../../../../cli/model/parse-source.ts';
import { findSource } from '../../../../cli/model/sources.ts';
import { applyEditGroups } from '../../../../cli/yaml/apply-edits.ts';
import { createLineIndex } from '../../../../cli/yaml/line-index.ts';
import { contentFiles } from './content-files.ts';

/** Every file of the fixture site. */
export const realFiles = [...contentFiles].map(([path, text]) => ({ path, text }));

/** Runs everything that `validate` does with a single file. */
function check(path: string, text: string): { isRead: boolean; issues: Issue[] } {
  const { file, issues } = parseSource(path, text);
  const source = findSource(path);
  if (!file || !source) return { isRead: file !== undefined, issues };
  return {
    isRead: true,
    issues: dropHiddenIssues([...issues, ...checkFile(file)]),
  };
}

/** Returns the result and its cost in processor time, which does not depend on other load of the machine. */
function measure<Result>(run: () => Result): { result: Result; cost: number } {
  const started = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(started);
  return { result, cost: user + system };
}

/** The yardstick: the cost of reading the whole content on this machine. The first run costs twice as much as later. */
const wholeContent = Math.min(
  ...[1, 2, 3].map(() => measure(() => realFiles.map(({ path, text }) => check(path, text))).cost),
);

/**
 * Maximum cost of any single file, as a multiple of the whole content. The costliest known file costs six times as
 * much. A cost that grows with the square of a file’s length is a hundred times as much.
 */
const maxCost = 20;

/** Expects that a file is read or rejected in time, and that its problems are within it. */
export function expectSound(path: string, text: string): void {
  const { result, cost } = measure(() => check(path, text));
  expect(cost).toBeLessThan(maxCost * wholeContent);
  const { isRead, issues } = result;
  expect(isRead || issues.length > 0).toBe(true);
  const lines = createLineIndex(text.replace(/^\ufeff/, ''));
  const end = lines.toPosition(text.length);
  for (const issue of issues) {
    const { line, column, endLine, endColumn } = issue;
    const said = uiLanguages.flatMap((language) => Object.values(describeIssue(issue, language)));
    expect(said.every((words) => words.trim() !== '')).toBe(true);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(endLine > line || (endLine === line && endColumn > column)).toBe(true);
    expect(endLine).toBeLessThanOrEqual(end.line);
    expect(column).toBeLessThanOrEqual(lines.readLine(line).length + 1);
    expect(endColumn).toBeLessThanOrEqual(lines.readLine(endLine).length + 2);
  }
}

function countErrors(issues: readonly Issue[]): number {
  return issues.filter((issue) => severityOf(issue) === 'error').length;
}

/** A line that could not be read had hidden problems, which are not new when they become visible. */
function isHidden({ line }: Issue, before: readonly Issue[]): boolean {
  return before.some((issue) => issue.line === line && /^C00[2-7]$|^C01[67]$/.test(issue.code));
}

/** Expects that applying safe fixes leaves no more problems than before. */
export function expectFixesHelp(path: string, source: string): void {
  const text = source.replace(/^\ufeff/, '');
  const { issues } = check(path, text);
  const groups = issues.flatMap(({ fix }) => (fix?.isSafe ? [fix.edits] : []));
  const fixed = applyEditGroups(text, groups).text;
  const left = check(path, fixed).issues.filter((issue) => !isHidden(issue, issues));
  expect(countErrors(left)).toBeLessThanOrEqual(countErrors(issues));
}

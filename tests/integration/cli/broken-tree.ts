import { cpSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeIssue, type Issue } from '../../../cli/issue.ts';
import { applyEdits } from '../../../cli/yaml/apply-edits.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const root = join(import.meta.dirname, '../../fixtures/content/broken');

const expectedIssue = z.strictObject({
  code: z.string(),
  file: z.string(),
  line: z.number(),
  column: z.number(),
  endLine: z.number().optional(),
  endColumn: z.number(),
  path: z.string(),
  message: z.string(),
  messageTr: z.string(),
  advice: z.string(),
  adviceTr: z.string(),
  /** The lines as the fix leaves them. */
  corrected: z.string().optional(),
  isSafe: z.boolean().optional(),
});

const expectation = z.strictObject({
  about: z.string(),
  /** Files of the valid content that are missing here. */
  remove: z.array(z.string()).optional(),
  issues: z.array(expectedIssue),
});

export type ExpectedIssue = z.infer<typeof expectedIssue>;

/** The names of all broken trees: each has `expected.yaml`, what differs from the valid content, and how `--fix` leaves it. */
export const brokenTrees: readonly string[] = readdirSync(root).toSorted();

/** What is wrong with a broken tree. */
export function readExpectation(name: string): z.infer<typeof expectation> {
  return expectation.parse(parse(readFileSync(join(root, name, 'expected.yaml'), 'utf8')));
}

/** A copy of the valid content with the faults of a broken tree. */
export function createBrokenTree(name: string): ContentTree {
  const tree = createContentTree();
  for (const path of readExpectation(name).remove ?? []) tree.remove(path);
  if (existsSync(join(root, name, 'content'))) {
    cpSync(join(root, name, 'content'), tree.folder, { recursive: true });
  }
  return tree;
}

/** The files that `--fix` changes in a broken tree, as it leaves them. */
export function readFixed(name: string): Record<string, string> {
  const folder = join(root, name, 'fixed');
  return Object.fromEntries(
    globSync('**/*.yaml', { cwd: folder }).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );
}

/** A problem as `expected.yaml` has it. */
export function toExpected(issue: Issue, text: string): ExpectedIssue {
  const { code, file, line, column, endLine, endColumn, path, fix } = issue;
  return {
    code,
    file,
    line,
    column,
    ...(endLine !== line && { endLine }),
    endColumn,
    path,
    message: describeIssue(issue, 'en').message,
    messageTr: describeIssue(issue, 'tr').message,
    advice: describeIssue(issue, 'en').advice,
    adviceTr: describeIssue(issue, 'tr').advice,
    ...(fix && fix.edits.length > 0 && { corrected: correct(text, fix.edits) }),
    ...(fix && { isSafe: fix.isSafe }),
  };
}

/** The lines that edits touch, as they leave them. */
function correct(source: string, edits: NonNullable<Issue['fix']>['edits']): string {
  const text = source.replace(/^\ufeff/, '');
  const first = Math.min(...edits.map(({ start }) => start));
  const last = Math.max(...edits.map(({ end }) => end));
  const from = text.lastIndexOf('\n', first - 1) + 1;
  const lineEnd = text.indexOf('\n', last);
  const tail = lineEnd < 0 ? 0 : text.length - lineEnd;
  const fixed = applyEdits(text, edits).text;
  return fixed.slice(from, fixed.length - tail).replaceAll('\r', '');
}

import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { checks } from '../checks/checks.ts';
import { isOneOf } from '../checks/drop-hidden.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import type { Messages } from '../messages/messages.ts';
import { applyEditGroups } from '../yaml/apply-edits.ts';
import { readUnchanged, replaceTexts } from './read-content.ts';
import { saysTheSame } from './says-the-same.ts';
import { type LoadedContent, validateContent } from './validate-content.ts';

/** A file that was fixed. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** The fixed problems, in the order in which they were fixed. */
  fixed: Issue[];
}

/**
 * The maximum number of passes. Fixes reveal further problems, and each pass reports at most a hundred problems of a
 * file; no file needs more passes than this.
 */
const maxPasses = 100;

const byteOrderMark = '\ufeff';

/** Problems whose corrections must change letters or digits. All others change only signs and spaces. */
const rewording = checks.flatMap(({ rewords = [] }) => rewords);

/**
 * Applies all certain fixes to the texts of the content, and changes nothing else in them. Writes nothing.
 *
 * @param chosen the files to fix; all if it is empty
 * @returns the fixed files, the refused files, and the content afterwards. A file is refused, and left as it is, if
 *   fixes would change its meaning
 * @throws {UserError} if a file was saved since it was read
 */
export async function fixContent(first: LoadedContent, chosen: ReadonlySet<string> = new Set()) {
  const refused = new Set<string>();
  const isChosen = ({ file }: Issue) =>
    !refused.has(file) && (chosen.size === 0 || chosen.has(file));
  const files = new Map<string, FixedFile>();
  let loaded = first;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const { applied, wrong } = applyFixes(
      loaded.issues.filter(isChosen),
      (file) => files.get(file)?.after ?? readUnchanged(first.content, file),
    );
    if (applied.length + wrong.length === 0) break;
    for (const file of wrong) {
      refused.add(file);
      files.delete(file);
    }
    for (const now of applied) {
      const { before, fixed } = files.get(now.file) ?? { before: now.before, fixed: [] };
      files.set(now.file, { ...now, before, fixed: [...fixed, ...now.fixed] });
    }
    const texts = Array.from(files, ([file, { after }]) => [file, after] as const);
    const content = replaceTexts(first.content, new Map(texts));
    loaded = { content, ...(await validateContent(content)) };
  }
  const sorted = [...files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return { files: sorted, refused: [...refused].toSorted(), loaded };
}

/** Applies fixes that do not conflict. Returns the files whose text changed, and those whose meaning would change. */
function applyFixes(issues: readonly Issue[], readText: (file: string) => string) {
  const applied: FixedFile[] = [];
  const wrong: string[] = [];
  for (const [file, own] of Map.groupBy(issues, (issue) => issue.file)) {
    const safe = own.filter(({ fix }) => fix?.isSafe === true);
    if (safe.length === 0) continue;
    const before = readText(file);
    const mark = before.startsWith(byteOrderMark) ? byteOrderMark : '';
    const groups = safe.flatMap(({ fix }) => (fix && fix.edits.length > 0 ? [fix.edits] : []));
    const { text, leftOut } = applyEditGroups(before.slice(mark.length), groups);
    const losesMark = safe.some(({ code }) => code === issueCodes.byteOrderMark);
    const after = losesMark ? text : mark + text;
    if (after === before) continue;
    const skipped = new Set(leftOut);
    const fixed = safe.filter(({ fix }) => fix && !skipped.has(fix.edits));
    if (isProven(file, before.slice(mark.length), text, fixed)) {
      applied.push({ file, before, after, fixed });
    } else wrong.push(file);
  }
  return { applied, wrong };
}

/** Whether a file has the same meaning as before. This does not rely on `isSafe` of the corrections. */
function isProven(file: string, before: string, after: string, fixed: readonly Issue[]): boolean {
  const meant = fixed.filter((issue) => isOneOf(rewording, issue));
  const edits = meant.flatMap(({ fix }) => (fix ? [fix.edits] : []));
  return saysTheSame(file, applyEditGroups(before, edits).text, after);
}

/**
 * Formats a summary of the fixes, file by file.
 *
 * @param isDry whether nothing was written
 */
export function reportFixes(
  files: readonly FixedFile[],
  isDry: boolean,
  { fixes }: Messages,
): string {
  if (files.length === 0) return `${fixes.none}\n`;
  const problems = files.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const counts = { problems, files: files.length };
  const list = files.map(({ file, fixed }) => `  ${file}  ${countCodes(fixed)}\n`).join('');
  return `${isDry ? fixes.planned(counts) : fixes.done(counts)}\n${list}`;
}

function countCodes(issues: FixedFile['fixed']): string {
  return [...Map.groupBy(issues, ({ code }) => code)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { length }]) => (length === 1 ? code : `${code} × ${length}`))
    .join(', ');
}

/** A file with more changed lines than this is shown as a whole, because pairing so many lines takes time. */
const maxDifferences = 1000;

/** Formats the difference between two texts, like `diff -u`. */
export function formatDifference(file: string, before: string, after: string): string {
  const options = { context: 2, headerOptions: FILE_HEADERS_ONLY, maxEditLength: maxDifferences };
  return (
    createTwoFilesPatch(file, file, before, after, undefined, undefined, options) ??
    `--- ${file}\n+++ ${file}\n${signLines('-', before)}${signLines('+', after)}`
  );
}

function signLines(sign: string, text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => `${sign}${line}\n`).join('');
}

import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { type Issue, issueCodes } from '../issue.ts';
import type { Words } from '../words/words.ts';
import { applyEditGroups } from '../yaml/apply-edits.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { type LoadedCatalogue, loadCatalogue } from './load-catalogue.ts';
import { type ReadContent, readContent } from './read-content.ts';

/** A file that was fixed. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** The problems that were fixed, in the order they were. */
  fixed: Issue[];
}

export interface FixedContent {
  files: FixedFile[];
  /** What the content is like afterwards. */
  loaded: LoadedCatalogue;
}

/** Content that is known already, and what of it may be fixed. */
export interface KnownContent {
  read: ReadContent;
  loaded: LoadedCatalogue;
  /** The files to fix; all where it is empty. */
  files: ReadonlySet<string>;
}

/** Fixes may make room for others, such as in blocks within blocks; more levels than this no content has. */
const mostPasses = 12;

const byteOrderMark = '\ufeff';

/**
 * Applies all fixes that are certain to the texts of a content folder, and touches nothing else of them. Writes
 * nothing.
 *
 * @param known what was read from the folder, where that is known already
 * @throws {ContentFolderError} where the folder cannot be read
 */
export async function fixContent(folder: string, known?: KnownContent): Promise<FixedContent> {
  const first = known?.read ?? (await readContent(folder));
  const isChosen = ({ file }: Issue) => !known?.files.size || known.files.has(file);
  const unread = new Set(
    first.issues.filter(({ code }) => code === issueCodes.unreadable).map(({ file }) => file),
  );
  const texts = new Map(first.texts);
  const fixed = new Map<string, Issue[]>();
  let loaded = known?.loaded ?? (await loadCatalogue(folder, first));
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const isChanged = applyFixes(loaded.issues.filter(isChosen), texts, fixed);
    if (!isChanged) break;
    loaded = await loadCatalogue(folder, parseTexts(texts, first, unread));
  }
  const files = [...fixed].map(([file, issues]) => ({
    file,
    before: first.texts.get(file) ?? '',
    after: texts.get(file) ?? '',
    fixed: issues,
  }));
  return { files: files.toSorted((a, b) => (a.file < b.file ? -1 : 1)), loaded };
}

/** The content as it would be read with these texts; files that are no text stay as they were found. */
function parseTexts(
  texts: ReadonlyMap<string, string>,
  first: ReadContent,
  unread: ReadonlySet<string>,
): ReadContent {
  const parsed = [...texts].flatMap(([path, text]) =>
    unread.has(path) ? [] : [parseYaml(path, text)],
  );
  return {
    files: parsed.flatMap(({ file }) => file ?? []),
    texts,
    issues: [
      ...first.issues.filter(({ file }) => unread.has(file)),
      ...parsed.flatMap(({ issues }) => issues),
    ],
  };
}

/** Applies what is in nobody’s way; returns whether anything changed. */
function applyFixes(
  issues: readonly Issue[],
  texts: Map<string, string>,
  fixed: Map<string, Issue[]>,
): boolean {
  let isChanged = false;
  for (const [file, own] of Map.groupBy(issues, (issue) => issue.file)) {
    const source = texts.get(file);
    const safe = own.filter(({ fix }) => fix?.isSafe === true);
    if (source === undefined || safe.length === 0) continue;
    const mark = source.startsWith(byteOrderMark) ? byteOrderMark : '';
    const groups = safe.flatMap(({ fix }) => (fix && fix.edits.length > 0 ? [fix.edits] : []));
    const { text, leftOut } = applyEditGroups(source.slice(mark.length), groups);
    const losesMark = safe.some(({ code }) => code === issueCodes.byteOrderMark);
    const after = losesMark ? text : mark + text;
    if (after === source) continue;
    const skipped = new Set(leftOut);
    const done = safe.filter(({ fix }) => fix && !skipped.has(fix.edits));
    texts.set(file, after);
    fixed.set(file, [...(fixed.get(file) ?? []), ...done]);
    isChanged = true;
  }
  return isChanged;
}

/**
 * Says what was fixed, file by file.
 *
 * @param isDry whether nothing was written
 */
export function reportFixes(files: readonly FixedFile[], isDry: boolean, { fixes }: Words): string {
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

/** A file with more changed lines than this is shown as a whole: to pair so many lines takes time. */
const mostDifferences = 1000;

/** Shows how one text becomes another, like `diff -u`. */
export function formatDifference(file: string, before: string, after: string): string {
  const options = { context: 2, headerOptions: FILE_HEADERS_ONLY, maxEditLength: mostDifferences };
  return (
    createTwoFilesPatch(file, file, before, after, undefined, undefined, options) ??
    `--- ${file}\n+++ ${file}\n${signLines('-', before)}${signLines('+', after)}`
  );
}

function signLines(sign: string, text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => `${sign}${line}\n`).join('');
}

import { applyEditGroups } from '../apply-edits.ts';
import { type Issue, issueCodes } from '../issue.ts';
import { type LoadedCatalogue, loadCatalogue } from '../pipeline/load-catalogue.ts';
import { parseYaml } from '../pipeline/parse-yaml.ts';
import { type ReadContent, readContent } from '../pipeline/read-content.ts';

/** A file that was mended. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** The problems that were mended, in the order they were. */
  mended: Issue[];
}

export interface FixedContent {
  files: FixedFile[];
  /** What the content is like afterwards. */
  loaded: LoadedCatalogue;
}

/** Content that is known already, and what of it may be mended. */
export interface KnownContent {
  read: ReadContent;
  loaded: LoadedCatalogue;
  /** The files to mend; all where it is empty. */
  files: ReadonlySet<string>;
}

/** Mends may make room for others, such as in blocks within blocks; more levels than this no content has. */
const mostPasses = 12;

const byteOrderMark = '\ufeff';

/**
 * Applies all mends that are certain to the texts of a content folder, and touches nothing else of them. Writes
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
  const mended = new Map<string, Issue[]>();
  let loaded = known?.loaded ?? (await loadCatalogue(folder, first));
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const isChanged = applyMends(loaded.issues.filter(isChosen), texts, mended);
    if (!isChanged) break;
    loaded = await loadCatalogue(folder, parseTexts(texts, first, unread));
  }
  const files = [...mended].map(([file, issues]) => ({
    file,
    before: first.texts.get(file) ?? '',
    after: texts.get(file) ?? '',
    mended: issues,
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
function applyMends(
  issues: readonly Issue[],
  texts: Map<string, string>,
  mended: Map<string, Issue[]>,
): boolean {
  let isChanged = false;
  for (const [file, own] of Map.groupBy(issues, (issue) => issue.file)) {
    const source = texts.get(file);
    const safe = own.filter(({ mend }) => mend?.isSafe === true);
    if (source === undefined || safe.length === 0) continue;
    const mark = source.startsWith(byteOrderMark) ? byteOrderMark : '';
    const groups = safe.flatMap(({ mend }) => (mend && mend.edits.length > 0 ? [mend.edits] : []));
    const { text, leftOut } = applyEditGroups(source.slice(mark.length), groups);
    const losesMark = safe.some(({ code }) => code === issueCodes.byteOrderMark);
    const after = losesMark ? text : mark + text;
    if (after === source) continue;
    const skipped = new Set(leftOut);
    const done = safe.filter(({ mend }) => mend && !skipped.has(mend.edits));
    texts.set(file, after);
    mended.set(file, [...(mended.get(file) ?? []), ...done]);
    isChanged = true;
  }
  return isChanged;
}

import { basename } from 'node:path/posix';
import { collections } from '../../shared/pages.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, severityOf, severityOfCode } from '../issue.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { listFolder, readEntryAddress, readList } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import { entryCollections } from '../model/sources.ts';
import type { Reference } from '../model/walk-fields.ts';
import type { AllContent } from './check.ts';
import { reportReference } from './locate-finding.ts';

/** Finds published files that refer to a draft (C037). */
export function checkDrafts({ files, open }: AllContent): Issue[] {
  const drafts = findDrafts(files);
  const published = files.filter((file) => file.data !== undefined && !isDraft(file));
  return drafts.size === 0 ? [] : published.flatMap((file) => findLeading(file, drafts, open));
}

/** The drafts by their addresses, if no published entry has the same address. */
function findDrafts(files: readonly ContentFile[]): Map<string | undefined, ContentFile> {
  const entries = listFolder(files, ...entryCollections);
  const drafts = new Map(
    entries.filter(isDraft).map((file) => [readEntryAddress(file), file] as const),
  );
  if (drafts.size === 0) return drafts;
  for (const file of entries) if (!isDraft(file)) drafts.delete(readEntryAddress(file));
  return drafts;
}

/** A draft that is in no bundle before its issues are fixed. */
export interface UnfinishedDraft {
  file: string;
  /** `undefined` if its name cannot be read. */
  address: string | undefined;
}

/**
 * Finds the drafts that would break a bundle: those with an issue that is an error in a published entry.
 *
 * @param issues all issues of the content
 */
export function findUnfinished(
  files: readonly ContentFile[],
  issues: readonly Issue[],
): UnfinishedDraft[] {
  const wrong = issues.filter(({ code, isNote }) => isNote && severityOfCode(code) === 'error');
  const paths = new Set(wrong.map(({ file }) => file));
  // A draft without a slug is named after its file, which may be the name of a published entry.
  const taken = new Set(
    listFolder(files, ...entryCollections)
      .filter((file) => !isDraft(file))
      .map(readEntryAddress),
  );
  return files
    .filter(({ path }) => paths.has(path))
    .map((file) => {
      const address = readEntryAddress(file);
      return { file: file.path, address: taken.has(address) ? undefined : address };
    });
}

/**
 * Creates a check whether a draft with mistakes contains a name or an address. What it refers to cannot be read
 * reliably, so each of its words counts.
 */
export function createMentionCheck({
  files,
  readText,
}: Pick<AllContent, 'files' | 'readText'>): (name: string) => boolean {
  const unfinished = files.filter(
    (file) => isDraft(file) && file.issues.some((issue) => severityOf(issue) === 'error'),
  );
  const words = new Set(unfinished.flatMap(({ path }) => readText(path)?.match(/[\w/-]+/g) ?? []));
  return (name) => words.has(name) || words.has(basename(name));
}

function findLeading(
  file: ContentFile,
  drafts: ReturnType<typeof findDrafts>,
  open: OpenFile,
): Issue[] {
  const posts = readList(file, 'relatedBlogs').map(
    (id, position): Reference => ({
      kind: 'link',
      name: `${collections.posts.prefix}${String(id)}`,
      path: ['relatedBlogs', position],
    }),
  );
  return [...file.references, ...posts].flatMap((reference) => {
    const { name: address, path } = reference;
    const draft = drafts.get(address);
    if (!draft) return [];
    const canBeDraft = listFolder([file], ...entryCollections).length > 0;
    const params = { address, draft: draft.path, canBeDraft };
    const said = { problem: 'leadsToDraft', params } as const;
    const finding = { code: issueCodes.draftReference, path, ...said };
    return reportReference(open(file), reference, finding);
  });
}

import { collections } from '../../shared/pages.ts';
import { day } from '../../shared/schemas/field-types.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { entryCollections } from '../model/sources.ts';
import type { Reference } from '../model/walk-fields.ts';
import type { ContentFile } from './analyze-file.ts';
import { type OpenFile, reportReference } from './check-references.ts';
import { listFolder, readList } from './content-index.ts';

/** Whether an entry is a draft. Drafts are checked like other entries, but hidden from visitors. */
export function isDraft(data: unknown): boolean {
  return getAt(data, ['draft']) === true;
}

/** Finds published files that refer to a draft, and posts that are published before their date. */
export function checkDrafts(files: readonly ContentFile[], open: OpenFile): Issue[] {
  const drafts = findDrafts(files);
  const published = files.filter(({ data }) => !isDraft(data));
  return [
    ...(drafts.size === 0 ? [] : published.flatMap((file) => findLeading(file, drafts, open))),
    ...findFutureDays(listFolder(published, 'posts'), 'date', open),
  ];
}

/** The drafts by their addresses. */
function findDrafts(files: readonly ContentFile[]): Map<string, ContentFile> {
  return new Map(
    entryCollections.flatMap((collection) => {
      const { folder, prefix, key } = collections[collection];
      return listFolder(files, folder)
        .filter(({ data }) => isDraft(data))
        .map((file) => [prefix + String(getAt(file.data, [key])), file] as const);
    }),
  );
}

function findLeading(
  file: ContentFile,
  drafts: ReadonlyMap<string, ContentFile>,
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

/** The earliest time zone is UTC+14: a day begins there this many milliseconds before it begins in UTC. */
const earliest = 14 * 60 * 60 * 1000;

/**
 * Finds days, of a change or of a post, that have not begun in any time zone. The result depends on the clock, so it is
 * computed in every run and must never be cached.
 */
export function findFutureDays(
  files: readonly ContentFile[],
  field: 'updated' | 'date',
  open: OpenFile,
): Issue[] {
  const today = new Date(Date.now() + earliest).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return files.flatMap((file) => {
    const { data: value } = day.safeParse(getAt(file.data, [field]));
    if (value === undefined || value <= today) return [];
    const said =
      field === 'updated'
        ? ({ problem: 'futureDay', params: { value } } as const)
        : ({ problem: 'futureDate', params: { date: value } } as const);
    return [open(file).report(issueCodes[said.problem], [field], said)];
  });
}

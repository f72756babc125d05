import { type CollectionKey, collectionKeys, collections } from '../../shared/pages.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile } from '../model/content-file.ts';
import { listFolder, readList } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import { modelOf } from '../model/sources.ts';
import { matchItems } from './compare-lists.ts';

/** One part of the site in both states. */
export interface FilePair {
  /** Omitted if the part is new. */
  before?: ContentFile;
  /** Omitted if the part is gone. */
  after?: ContentFile;
  /** The collection of an entry; omitted for a file of which there is one. */
  collection?: CollectionKey;
}

/**
 * Matches the files of both states. An entry is known by its slug or number; then by a former address of the present
 * entry; then by its file; then by its words, for an entry whose file and slug were both renamed.
 */
export function pairFiles(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): FilePair[] {
  const entries = collectionKeys.flatMap((collection) =>
    pairEntries(
      listFolder(before, collections[collection].folder),
      listFolder(after, collections[collection].folder),
      collection,
    ),
  );
  const folders = collectionKeys.map((key) => `${collections[key].folder}/`);
  const isSingle = ({ path, source }: ContentFile) =>
    source !== undefined && !folders.some((folder) => path.startsWith(folder));
  const former = new Map(before.filter(isSingle).map((file) => [file.path, file]));
  const present = new Map(after.filter(isSingle).map((file) => [file.path, file]));
  const singles = Array.from(new Set([...former.keys(), ...present.keys()]), (path) =>
    createPair(former.get(path), present.get(path)),
  );
  return [...singles, ...entries];
}

function createPair(
  before: ContentFile | undefined,
  after: ContentFile | undefined,
  collection?: CollectionKey,
): FilePair {
  return { ...(before && { before }), ...(after && { after }), ...(collection && { collection }) };
}

type Fits = (before: ContentFile, after: ContentFile) => boolean;

function pairEntries(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  collection: CollectionKey,
): FilePair[] {
  const { key } = collections[collection];
  const nameOf = ({ data }: ContentFile) => String(getAt(data, [key]));
  const ways: Fits[] = [
    (former, present) => nameOf(former) === nameOf(present),
    (former, present) => readList(present, 'aliases').map(String).includes(nameOf(former)),
    (former, present) => former.path === present.path,
  ];
  const partner = new Map<ContentFile, ContentFile>();
  const listFree = () => {
    const used = new Set(partner.values());
    return {
      former: before.filter((file) => !used.has(file)),
      present: after.filter((file) => !partner.has(file)),
    };
  };
  for (const fits of ways) {
    const { former, present } = listFree();
    const left = new Set(former);
    for (const file of present) {
      const found = former.find((other) => left.has(other) && fits(other, file));
      if (!found) continue;
      partner.set(file, found);
      left.delete(found);
    }
  }
  const { former, present } = listFree();
  const alike = matchItems(
    former.map(({ data }) => data),
    present.map(({ data }) => data),
    modelOf(collection),
  );
  for (const pair of alike) {
    const file = present[pair.after ?? -1];
    const found = former[pair.before ?? -1];
    if (file && found) partner.set(file, found);
  }
  return [
    ...after.map((file) => createPair(partner.get(file), file, collection)),
    ...listFree().former.map((file) => createPair(file, undefined, collection)),
  ];
}

/** Whether visitors can open the page of an entry. */
export function isPublished(file: ContentFile | undefined): file is ContentFile {
  return file !== undefined && !isDraft(file);
}

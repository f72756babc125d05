import { basename } from 'node:path/posix';
import { type CollectionKey, collectionKeys, collections } from '../../shared/pages.ts';
import { listPaths } from '../../shared/paths.ts';
import { slug } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile } from './content-file.ts';
import { isDraft } from './is-draft.ts';
import { findCollection } from './page-address.ts';
import { readAddresses } from './read-addresses.ts';

/** The names that fields may refer to, collected from all files, invalid ones included. */
export interface ContentIndex {
  /** Every address that will respond with 200. */
  paths: ReadonlySet<string>;
  /** The current address for each former one, which is that of an alias. */
  moved: ReadonlyMap<string, string>;
  /** For each accepted address, the file that it was accepted for, and the present address of that file. */
  accepted: ReadonlyMap<string, { file: string; now: string | undefined }>;
  /** `undefined` if `pictures.yaml` cannot be read. Then no name can be reported as unknown. */
  pictures: ReadonlySet<string> | undefined;
  /** The names of pictures by their files, since editors write file names too. */
  pictureOfFile: ReadonlyMap<unknown, string>;
  /** `undefined` if `authors.yaml` cannot be read. */
  authors: ReadonlySet<string> | undefined;
  posts: ReadonlySet<number>;
  /** Prefixes of addresses of entries whose names are wrong or unread. No such address can be reported as broken. */
  uncertain: readonly string[];
}

/** Collects names before any check, so that one broken entry does not make every link to it an error. */
export function indexContent(files: readonly ContentFile[]): ContentIndex {
  const known = {
    categoryPages: readNames(files, 'categoryPages'),
    experiences: readNames(files, 'experiences'),
    cars: readNames(files, 'cars'),
    posts: readNames(files, 'posts'),
  };
  const ids = known.posts.names.map(Number);
  const pictures = readPictures(files);
  const authors = getAt(findData(files, 'authors.yaml'), ['authors']);
  return {
    paths: new Set(
      listPaths({
        categoryPages: known.categoryPages.names.map((name) => ({ name })),
        experiences: known.experiences.names.map((slug) => ({ slug })),
        cars: known.cars.names.map((slug) => ({ slug })),
        posts: ids.map((id) => ({ id })),
      }),
    ),
    moved: listMoved(files),
    accepted: listAccepted(files),
    pictures: pictures && new Set(Object.keys(pictures)),
    pictureOfFile: new Map(
      Object.entries(pictures ?? {})
        .toReversed()
        .map(([name, entry]) => [getAt(entry, ['file']), name]),
    ),
    authors: Array.isArray(authors)
      ? new Set(authors.map((author) => String(getAt(author, ['id']))))
      : undefined,
    posts: new Set(ids),
    uncertain: collectionKeys
      .filter((collection) => !known[collection].isComplete)
      .map((collection) => collections[collection].prefix),
  };
}

function listMoved(files: readonly ContentFile[]): Map<string, string> {
  return new Map(
    collectionKeys.flatMap((collection) => {
      const { folder, prefix, key } = collections[collection];
      return listFolder(files, folder).flatMap((file) => {
        const address = prefix + String(getAt(file.data, [key]));
        return readList(file, 'aliases').map((alias) => [prefix + String(alias), address] as const);
      });
    }),
  );
}

function listAccepted(files: readonly ContentFile[]): ContentIndex['accepted'] {
  const accepted = readAddresses(files);
  if (accepted.length === 0) return new Map();
  const present = new Map(files.map((file) => [file.path, readEntryAddress(file)]));
  return new Map(
    accepted.map(({ address, file }) => [address, { file, now: present.get(file) }] as const),
  );
}

/** A list in a file; empty if there is none. */
export function readList({ data }: { data?: unknown }, key: string): unknown[] {
  const list = getAt(data, [key]);
  return Array.isArray(list) ? list : [];
}

/** The files in folders of the content. */
export function listFolder(files: readonly ContentFile[], ...folders: string[]): ContentFile[] {
  const starts = folders.map((folder) => `${folder}/`);
  return files.filter(({ path }) => starts.some((start) => path.startsWith(start)));
}

/** The data of one file; `undefined` if the file is missing or cannot be read. */
export function findData(files: readonly ContentFile[], path: string): unknown {
  return files.find((file) => file.path === path)?.data;
}

/** The file that declares the pictures. */
export const picturesFile = 'pictures.yaml';

/** The file that lists the notices. */
export const noticesFile = 'notices.yaml';

/** The number of the next post: one above every number that a post has or ever had. */
export function findNextPost(files: readonly ContentFile[], index: ContentIndex): number {
  const { posts, moved } = index;
  const { prefix } = collections.posts;
  const former = [...moved.keys(), ...readAddresses(files).map(({ address }) => address)]
    .filter((address) => address.startsWith(prefix))
    .map((address) => Number(address.slice(prefix.length)))
    .filter(Number.isSafeInteger);
  return Math.max(0, ...posts, ...former) + 1;
}

/** The declared pictures by their names; `undefined` if they cannot be read. */
export function readPictures(files: readonly ContentFile[]): object | undefined {
  const pictures = getAt(findData(files, picturesFile), ['pictures']);
  return typeof pictures === 'object' && pictures !== null ? pictures : undefined;
}

function readNames(files: readonly ContentFile[], collection: CollectionKey) {
  const { folder, key } = collections[collection];
  const inFolder = listFolder(files, folder);
  const named = inFolder.map((file) => ({ file, name: readName(file, key) }));
  return {
    names: named.flatMap(({ name }) => name ?? []),
    // Only drafts refer to a draft.
    isComplete: named.every(({ file, name }) => name !== undefined || isDraft(file)),
  };
}

/** The address of the page of an entry; `undefined` if the file is no entry, or its name cannot be read. */
export function readEntryAddress(file: ContentFile): string | undefined {
  const collection = findCollection(file.path);
  const name = collection && readName(file, collection.key);
  return name === undefined ? undefined : `${collection?.prefix}${name}`;
}

/** The name with which the address of an entry ends. A draft without one is named after its file. */
function readName(file: ContentFile, key: string): string | undefined {
  const { path, data, identifierHints } = file;
  const isName = (name: string) =>
    key === 'id' ? /^\d+$/.test(name) : slug.safeParse(name).success;
  const value = getAt(data, [key]) ?? identifierHints?.[key];
  const name = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isName(name)) return name;
  if (!isDraft(file)) return undefined;
  const stem = basename(path).replace(/\.ya?ml$/, '');
  const own = key === 'id' ? String(Number.parseInt(stem, 10)) : stem;
  return isName(own) ? own : undefined;
}

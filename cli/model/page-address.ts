import { collections, pageKeys, pages } from '../../shared/pages.ts';
import { isDetailPath } from '../../shared/paths.ts';
import { getAt } from '../lib/get-at.ts';

/** The part of a content file that its pages are found by. It need not be valid. */
export interface FileData {
  /** Below the content folder. */
  path: string;
  data?: unknown;
}

const pagePaths = new Map<string, string>(
  Object.values(pages).map(({ file, path }) => [file, path]),
);

/**
 * The address of the page that a file is the source of, such as `/detay/g63`.
 *
 * @returns `undefined` for a file without a page of its own, and for an entry whose name cannot be read
 */
export function findAddress({ path, data }: FileData): string | undefined {
  const page = pagePaths.get(path);
  if (page !== undefined) return page;
  const collection = findCollection(path);
  const name: unknown = collection && getAt(data, [collection.key]);
  const isName = typeof name === 'string' || typeof name === 'number';
  return collection && isName ? `${collection.prefix}${name}` : undefined;
}

const byFolder = new Map(Object.values(collections).map((found) => [`${found.folder}/`, found]));

/** The collection of an entry by the path of its file; `undefined` for a file of which there is one. */
export function findCollection(path: string) {
  return byFolder.get(path.slice(0, path.indexOf('/') + 1));
}

/** Whether it is the address of an experience, a car or a post, which a notice names by its address. */
export function isEntryAddress(address: string): boolean {
  return isDetailPath(address) || address.startsWith(collections.posts.prefix);
}

/** The places of notices that mean the page of a file: the key of the page, its category, its address. */
export function listPlaces(file: FileData): unknown[] {
  const page = pageKeys.find((key) => pages[key].file === file.path);
  const category = /^(?:category-pages|experiences)\//.test(file.path)
    ? getAt(file.data, ['category'])
    : undefined;
  return [page, category, findAddress(file)].filter((place) => place !== undefined);
}

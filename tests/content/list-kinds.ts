import { collectionKeys } from '../../shared/pages.ts';
import { listPaths, paths } from '../../shared/paths.ts';
import { site } from '../integration/http/shared-site.ts';

const content = site.bundles.tr;

/** Every page of the content. */
export const allPaths = listPaths(content);

const entryCount = collectionKeys.reduce((sum, key) => sum + content[key].length, 0);

/** The pages that exist even without any entry. */
export const fixedPaths = allPaths.slice(0, -entryCount);

/** The pages of the longest entries, one of each collection, as they are hard on a layout. */
export const entryPaths = [
  paths.categoryPage(findLongest(content.categoryPages).name),
  paths.detail(findLongest(content.experiences).slug),
  paths.detail(findLongest(content.cars).slug),
  paths.post(findLongest(content.posts).id),
];

function findLongest<T>(entries: readonly [T, ...T[]] | readonly T[]): T {
  const sizeOf = (entry: T) => JSON.stringify(entry).length;
  const [longest] = entries.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (longest === undefined) throw new Error('A collection has no entry.');
  return longest;
}

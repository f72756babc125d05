import { collectionKeys, findEntryPath, findLists, findPage } from '../../shared/pages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/**
 * The day on which what a page shows last changed, as ISO 8601, where the content says so. A list of cars or posts
 * changes with its own file and with its entries; services have no day of their own.
 */
export function findLastModified(path: string, bundle: Bundle): string | undefined {
  return listDays(path, bundle)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function listDays(path: string, bundle: Bundle): (string | undefined)[] {
  const key = findPage(path);
  if (key === undefined) {
    return collectionKeys.flatMap((collection) =>
      bundle[collection].filter((entry) => findEntryPath(collection, entry) === path).map(dayOf),
    );
  }
  const entries = findLists(key)?.entries;
  const page = key === 'home' ? bundle.home : bundle.pages[key];
  return [page.updated, ...(entries ? bundle[entries].map(dayOf) : [])];
}

/** A post has a day; all other entries may say when they last changed. */
function dayOf(entry: { updated?: string | undefined } | { date: string }): string | undefined {
  return 'date' in entry ? entry.date : entry.updated;
}

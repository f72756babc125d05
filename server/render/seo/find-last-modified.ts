import { findBeginning, findDay } from '../../../shared/dubai-time.ts';
import { collectionKeys, findEntryPath, findLists, pageKeyOf } from '../../../shared/pages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';

/**
 * The day on which the content of a page last changed, as ISO 8601; `undefined` if the content has no date. An entry
 * changes on the day it is published, too. A paginated list changes with its own file and with its entries; services
 * have no date.
 */
export function findLastModified(path: string, bundle: Bundle): string | undefined {
  return listDays(path, bundle)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function listDays(path: string, bundle: Bundle): (string | undefined)[] {
  const key = pageKeyOf(path);
  if (key === undefined) {
    return collectionKeys.flatMap((collection) =>
      bundle[collection]
        .filter((entry) => findEntryPath(collection, entry) === path)
        .flatMap(listDaysOf),
    );
  }
  const entries = findLists(key)?.entries;
  const page = key === 'home' ? bundle.home : bundle.pages[key];
  return [
    'updated' in page ? page.updated : undefined,
    ...(entries ? bundle[entries].flatMap(listDaysOf) : []),
  ];
}

/** The date of a post, or the day of the last change of another entry, and the day from which visitors see it. */
function listDaysOf(
  entry: { publish?: string | undefined } & ({ updated?: string | undefined } | { date: string }),
): (string | undefined)[] {
  const { publish } = entry;
  return ['date' in entry ? entry.date : entry.updated, publish && findDay(findBeginning(publish))];
}

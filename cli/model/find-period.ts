import { findBeginning, findDay, findEnd } from '../../shared/dubai-time.ts';
import { findInstants } from '../../shared/opening-hours.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import { noticesFile } from './content-index.ts';
import { findPublishing } from './read-publish.ts';

/** When visitors see what they do not always see: a notice, special hours, an entry that is not published yet. */
export interface VisiblePeriod {
  state: 'ahead' | 'now' | 'over';
  /** The day or minute in Dubai from which visitors see it. */
  appears: string;
  /** The first day or minute, as editors wrote it. Special hours appear before it. */
  from: string;
  /** The last day, or the minute of the end; omitted for an entry, which stays. */
  until?: string;
}

/**
 * Finds when visitors see a field of the content; `undefined` if they always do.
 *
 * @param field the path of the field in its file
 * @param now in milliseconds since 1970
 */
export function findPeriod(
  file: { path: string; data?: unknown },
  field: readonly PropertyKey[],
  now: number,
): VisiblePeriod | undefined {
  const publish = findPublishing(file, now);
  if (publish !== undefined) return { state: 'ahead', appears: publish, from: publish };
  const item = findLastingItem(file, field);
  const [from, until] = ['from', 'until'].map((key) => moment.safeParse(getAt(item, [key])).data);
  if (from === undefined || until === undefined) return undefined;
  const appears = isNotice(file) ? from : findDay(findInstants({ from, until }).appear);
  const state = findEnd(until) <= now ? 'over' : findBeginning(appears) <= now ? 'now' : 'ahead';
  return { state, appears, from, until };
}

/** The notice or special hours that a field belongs to. */
function findLastingItem(
  file: { path: string; data?: unknown },
  field: readonly PropertyKey[],
): unknown {
  if (isNotice(file)) return getAt(file.data, field.slice(0, 1));
  const isSpecial = file.path === 'site.yaml' && field[0] === 'hours' && field[1] === 'special';
  return isSpecial ? getAt(file.data, field.slice(0, 3)) : undefined;
}

function isNotice({ path }: { path: string }): boolean {
  return path === noticesFile;
}

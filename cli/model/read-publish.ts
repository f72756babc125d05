import { findBeginning } from '../../shared/dubai-time.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';

/** The moment from which visitors see an entry; `undefined` if it has none, or one that cannot be read. */
export function readPublish({ data }: { data?: unknown }): string | undefined {
  return moment.safeParse(getAt(data, ['publish'])).data;
}

/**
 * The moment from which visitors see an entry, if it lies ahead; `undefined` for all others.
 *
 * @param now in milliseconds since 1970
 */
export function findPublishing(file: { data?: unknown }, now: number): string | undefined {
  const publish = readPublish(file);
  return publish !== undefined && findBeginning(publish) > now ? publish : undefined;
}

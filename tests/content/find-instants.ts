import { findBeginning, findEnd } from '../../shared/dubai-time.ts';
import { collectionKeys } from '../../shared/pages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/** The instant from which visitors see every entry; now, if they see each already. */
export function findComplete(bundle: Bundle): number {
  const published = collectionKeys.flatMap((collection) =>
    bundle[collection].flatMap((entry) =>
      'publish' in entry && entry.publish !== undefined ? [findBeginning(entry.publish)] : [],
    ),
  );
  return Math.max(Date.now(), ...published);
}

/** An instant at which visitors see something that lasts for a while; `undefined` if it is over. */
export function findShown({ from, until }: { from: string; until: string }): number | undefined {
  return findEnd(until) > Date.now() ? Math.max(Date.now(), findBeginning(from)) : undefined;
}

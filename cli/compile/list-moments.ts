import { findBeginning, findEnd } from '../../shared/dubai-time.ts';
import { findInstants, type SpecialHours } from '../../shared/opening-hours.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/** An instant, and what changes at it. */
type Change = readonly [at: number, change: string];

/**
 * The moments at which pages change by themselves, in order: notices begin and end, special hours appear, begin and end,
 * and entries are published. Past ones are included, since a bundle does not depend on the clock.
 *
 * @param published the addresses of entries with the moments at which they are published
 */
export function listMoments(
  notices: readonly { from: string; until: string }[],
  special: readonly SpecialHours[],
  published: readonly { address: string; publish: string }[],
): Bundle['moments'] {
  const changes: Change[] = [
    ...notices.flatMap(({ from, until }, index): Change[] => [
      [findBeginning(from), `notices[${index}] begins`],
      [findEnd(until), `notices[${index}] ends`],
    ]),
    ...special.flatMap((hours, index): Change[] => {
      const { appear, begin, end } = findInstants(hours);
      const name = `hours.special[${index}]`;
      return [
        [appear, `${name} appears`],
        [begin, `${name} begins`],
        [end, `${name} ends`],
      ];
    }),
    ...published.map(
      ({ address, publish }): Change => [findBeginning(publish), `${address} is published`],
    ),
  ];
  return [...Map.groupBy(changes, ([at]) => at)]
    .map(([at, together]) => ({ at, changes: together.map(([, change]) => change) }))
    .toSorted((one, other) => one.at - other.at);
}

import { addDays, findBeginning, findEnd } from './dubai-time.ts';

/** Visitors see special hours this many days before they begin. */
const daysAhead = 30;

/** The instants at which special hours appear, begin and end, in milliseconds since 1970. */
export function findInstants({ from, until }: { from: string; until: string }) {
  const begin = findBeginning(from);
  return { appear: addDays(begin, -daysAhead), begin, end: findEnd(until) };
}

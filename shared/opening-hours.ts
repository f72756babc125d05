import { type DayOfWeek, daysOfWeek, findDayOfWeek } from './days-of-week.ts';
import { addDays, dayMinutes, findBeginning, findEnd, minuteMs } from './dubai-time.ts';

/** Hours without a break. They end on the next day unless `closes` is later than `opens`; `24:00` is midnight. */
export interface Span {
  opens: string;
  closes: string;
}

/** The hours of a day as editors write them, with a second span after a break. */
interface Opening extends Span {
  and?: Span | undefined;
}

/** Days of the week with hours of their own. */
type Exceptions = readonly (Opening & { days: readonly DayOfWeek[] })[] | undefined;

/** Hours of some days of the week; none if the office is closed. */
interface WrittenHours {
  opens?: string | undefined;
  closes?: string | undefined;
  and?: Span | undefined;
  days: readonly DayOfWeek[];
  except?: Exceptions;
}

/** The hours of the week. */
export interface WeekHours extends Omit<WrittenHours, 'opens' | 'closes'> {
  from: string;
  to: string;
}

/** The hours that replace those of the week from one day until another. */
export interface SpecialHours extends Partial<WrittenHours> {
  from: string;
  until: string;
}

/** Days of the week with the same hours, in the order of the day. */
export interface OpenDays {
  days: readonly DayOfWeek[];
  spans: readonly Span[];
}

/** Lists the days of the week on which the office is open: those with the usual hours first, then the exceptions. */
export function listOpenDays({ from, to, ...week }: WeekHours): OpenDays[] {
  return groupDays({ ...week, opens: from, closes: to });
}

/** Does the same for special hours, which hold on the days of the week that are open, unless they name others. */
export function listSpecialDays(special: SpecialHours, week: WeekHours): OpenDays[] {
  const { days = listOpenDays(week).flatMap((open) => open.days) } = special;
  return groupDays({ ...special, days });
}

function groupDays({ opens, closes, and, days, except = [] }: WrittenHours): OpenDays[] {
  if (opens === undefined || closes === undefined) return [];
  const others = except.flatMap((exception) => exception.days);
  const usual = { opens, closes, and, days: days.filter((day) => !others.includes(day)) };
  return [usual, ...except]
    .filter((group) => group.days.length > 0)
    .map((group) => ({
      days: group.days,
      spans: [{ opens: group.opens, closes: group.closes }, ...(group.and ? [group.and] : [])],
    }));
}

/** A span in minutes after the midnight with which its day begins; it may end on the next day. */
export function countMinutes({ opens, closes }: Span): { opens: number; closes: number } {
  const [begin, end] = [countOne(opens), countOne(closes)];
  return { opens: begin, closes: end > begin ? end : end + dayMinutes };
}

function countOne(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Visitors see special hours this many days before they begin. */
const daysAhead = 30;

/**
 * The instants at which special hours appear, begin and end, in milliseconds since 1970. They end with the span that
 * began on their last day.
 */
export function findInstants(special: SpecialHours) {
  const { from, until, days = daysOfWeek } = special;
  const begin = findBeginning(from);
  const ends = groupDays({ ...special, days })
    .filter((group) => group.days.includes(findDayOfWeek(until)))
    .flatMap(({ spans }) => spans.map((span) => countMinutes(span).closes));
  const overrunMs = Math.max(0, ...ends.map((end) => end - dayMinutes)) * minuteMs;
  return { appear: addDays(begin, -daysAhead), begin, end: findEnd(until) + overrunMs };
}

import * as z from 'zod';
import { type DayOfWeek, daysOfWeek, findDayOfWeek } from '../days-of-week.ts';
import { addDays, dayMinutes, findBeginning, findDay } from '../dubai-time.ts';
import {
  countMinutes,
  listOpenDays,
  listSpecialDays,
  type OpenDays,
  type Span,
  type SpecialHours,
  type WeekHours,
} from '../opening-hours.ts';
import { addProblem, type Findings } from './checked-text.ts';
import { isPeriod, overlap, type Period, rejectEarlyEnd } from './early-end.ts';
import { clockTime, endTime, plannedDay } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

const days = z.array(z.enum(daysOfWeek)).min(1).superRefine(rejectDoubledDays);

/** A second span of a day, after a break. */
const and = z.strictObject(withFieldIds('secondHours', { opens: clockTime, closes: endTime }));

/** Days of the week with hours of their own. */
const except = z
  .array(
    z
      .strictObject(
        withFieldIds('exceptionalHours', {
          days,
          opens: clockTime,
          closes: endTime,
          and: and.optional(),
        }),
      )
      .superRefine(rejectWrongSpans),
  )
  .min(1)
  .superRefine(rejectDaysOfTwo);

/**
 * The hours of the week, and the special hours that replace them for some days. `opens` and `closes` are the names of
 * schema.org; `from` and `to` are older. The office is closed on a day of the week that is neither in `days` nor in
 * `except`.
 */
export function createHoursSchema<T extends z.ZodType>(text: T) {
  const special = withFieldIds('specialHours', {
    name: text,
    from: plannedDay,
    until: plannedDay,
    closed: z.literal(true).optional(),
    opens: clockTime.optional(),
    closes: endTime.optional(),
    and: and.optional(),
    /** The days of the week with these hours; defaults to those on which the office is open. */
    days: days.optional(),
    except: except.optional(),
  });
  const specials = z
    .array(
      z
        .strictObject(special)
        .superRefine(rejectEarlyEnd)
        .superRefine(rejectWrongOpening)
        .superRefine(rejectWrongDays),
    )
    .superRefine(rejectOverlaps);
  const hours = withFieldIds('hours', {
    from: clockTime,
    to: endTime,
    and: and.optional(),
    days,
    except: except.optional(),
    special: specials,
  });
  return z.strictObject(hours).superRefine(rejectWrongWeek);
}

function rejectDoubledDays(listed: readonly string[], findings: Findings): void {
  listed.forEach((day, position) => {
    if (listed.indexOf(day) === position) return;
    addProblem(findings, { code: 'C020', problem: 'dayTwice', params: { day } }, [position]);
  });
}

/** Reports a day of the week of which two exceptions speak. */
function rejectDaysOfTwo(all: readonly { days: readonly string[] }[], findings: Findings): void {
  all.forEach((exception, position) => {
    const earlier = all.slice(0, position).flatMap((other) => other.days);
    exception.days.forEach((day, index) => {
      if (!earlier.includes(day)) return;
      const path = [position, 'days', index];
      addProblem(findings, { code: 'C020', problem: 'dayTwice', params: { day } }, path);
    });
  });
}

/** A span in minutes; `undefined` if it is incomplete, has no length, or has a time in the wrong form. */
function readSpan({ opens, closes }: Partial<Span> = {}) {
  const [begin, end] = [clockTime.safeParse(opens).data, endTime.safeParse(closes).data];
  if (begin === undefined || end === undefined || begin === end) return undefined;
  return countMinutes({ opens: begin, closes: end });
}

/** Reports hours that begin and end at the same time, and second hours that do not follow the first after a break. */
function rejectWrongSpans(
  { opens, closes, and: second }: Partial<Span> & { and?: Span | undefined },
  findings: Findings,
  nameOfEnd = 'closes',
): void {
  const rejectSameTime = (span: Partial<Span> | undefined, path: string[]) => {
    const time = clockTime.safeParse(span?.opens).data;
    if (time === undefined || time !== span?.closes) return;
    addProblem(findings, { code: 'C042', problem: 'sameTime', params: { time } }, path);
  };
  rejectSameTime({ opens, closes }, [nameOfEnd]);
  rejectSameTime(second, ['and', 'closes']);
  const [first, later] = [readSpan({ opens, closes }), readSpan(second)];
  if (!first || !later || !second || later.opens > first.closes) return;
  const params = { opens: second.opens, before: `${opens}–${closes}` };
  addProblem(findings, { code: 'C042', problem: 'noBreak', params }, ['and', 'opens']);
}

/** Reports what is wrong between the days of the week, and between those of special hours. */
function rejectWrongWeek(
  week: WeekHours & { special: readonly SpecialHours[] },
  findings: Findings,
): void {
  rejectWrongSpans({ ...week, opens: week.from, closes: week.to }, findings, 'to');
  const open = listOpenDays(week);
  if (open.length === week.except?.length) {
    addProblem(findings, { code: 'C042', problem: 'noDayLeft', params: {} }, ['except']);
  }
  rejectRunOver(open, [...daysOfWeek, ...daysOfWeek.slice(0, 1)], findings, [findPlace(week)]);
  week.special.forEach((special, position) => {
    const path = ['special', position, findPlace(special)];
    rejectRunOver(listSpecialDays(special, week), listDays(special), findings, path);
  });
}

/** Where hours are that end after those of the next day begin: those of one kind last less than a day. */
function findPlace({ except: exceptions }: { except?: unknown }): string {
  return exceptions === undefined ? 'and' : 'except';
}

/** Reports the first hours of a day that end after those of the next one begin. */
function rejectRunOver(
  open: readonly OpenDays[],
  inTurn: readonly DayOfWeek[],
  findings: Findings,
  path: readonly PropertyKey[],
): void {
  const listSpans = (day: DayOfWeek) => open.find((group) => group.days.includes(day))?.spans ?? [];
  for (const [index, next] of inTurn.entries()) {
    const day = inTurn[index - 1];
    const [last, first] = [day && listSpans(day).at(-1), listSpans(next)[0]];
    const [end, begin] = [readSpan(last)?.closes, readSpan(first)?.opens];
    if (!day || !last || !first || end === undefined || begin === undefined) continue;
    if (end <= begin + dayMinutes) continue;
    const params = { day, closes: last.closes, next, opens: first.opens };
    addProblem(findings, { code: 'C042', problem: 'runsOver', params }, path);
    return;
  }
}

/** Special hours, or that the office is closed. */
type Special = SpecialHours & { closed?: true | undefined };

/** Reports days that are closed at certain hours, and hours without a beginning or an end. */
function rejectWrongOpening(special: Special, findings: Findings): void {
  const { closed, opens, closes } = special;
  if (closed) {
    const extra = (['opens', 'closes', 'and', 'except'] as const).find((name) => special[name]);
    if (extra === undefined) return;
    addProblem(findings, { code: 'C042', problem: 'hoursOfClosedDays', params: {} }, [extra]);
  } else if (opens === undefined || closes === undefined) {
    const only = opens === undefined ? ('opens' as const) : ('closes' as const);
    const name = opens === closes ? ('both' as const) : only;
    addProblem(findings, { code: 'C042', problem: 'hoursMissing', params: { name } });
  } else {
    rejectWrongSpans(special, findings);
  }
}

/** Reports days of the week beside `closed`, which closes every day of the period, and days that it does not contain. */
function rejectWrongDays(special: Special, findings: Findings): void {
  const { closed, from, until } = special;
  if (closed) {
    if (!special.days) return;
    addProblem(findings, { code: 'C042', problem: 'daysOfClosedDays', params: {} }, ['days']);
    return;
  }
  const contained = listDays(special);
  const lists = [special, ...(special.except ?? [])].map((each) => each.days);
  lists.forEach((listed, index) => {
    if (!listed || contained.length === 0) return;
    if (contained.some((day) => listed.includes(day))) return;
    const path = index === 0 ? ['days'] : ['except', index - 1, 'days'];
    addProblem(findings, { code: 'C042', problem: 'daysOutside', params: { from, until } }, path);
  });
}

/** The days of the week of a period, in turn and no more than eight; none if it is no period. */
function listDays({ from, until }: Period): DayOfWeek[] {
  if (!isPeriod({ from, until })) return [];
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((passed) => findDay(addDays(findBeginning(from), passed)))
    .filter((day) => day <= until)
    .map(findDayOfWeek);
}

/** Reports special hours on days that earlier ones of the list have, too: only one of them could hold. */
function rejectOverlaps(all: readonly Period[], findings: Findings): void {
  const read = all.map((hours) => (isPeriod(hours) ? hours : undefined));
  read.forEach((hours, position) => {
    const other = read
      .slice(0, position)
      .find((earlier) => earlier && hours && overlap(earlier, hours));
    if (!other || !hours) return;
    const from = hours.from > other.from ? hours.from : other.from;
    const until = hours.until < other.until ? hours.until : other.until;
    const params = { from, until, other: `${other.from}–${other.until}` };
    addProblem(findings, { code: 'C040', problem: 'hoursOverlap', params }, [position, 'from']);
  });
}

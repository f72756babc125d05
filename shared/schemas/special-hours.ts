import * as z from 'zod';
import { findDayOfWeek } from '../days-of-week.ts';
import { addDays, findBeginning, findDay } from '../dubai-time.ts';
import { addProblem, type Findings } from './checked-text.ts';
import { isPeriod, overlap, type Period, rejectEarlyEnd } from './early-end.ts';
import { clockTime, plannedDay } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** The hours of some days, or that the office is closed on them. */
interface Opening extends Period {
  closed?: true | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
  days?: unknown;
}

/**
 * Hours that replace the regular ones for some days, both included. `opens` and `closes` are the names of schema.org;
 * `days` are the days of the week with these hours, if not the regular ones.
 */
export function createSpecialHoursSchema<T extends z.ZodType, D extends z.ZodType>(
  text: T,
  days: D,
) {
  const special = withFieldIds('specialHours', {
    name: text,
    from: plannedDay,
    until: plannedDay,
    closed: z.literal(true).optional(),
    opens: clockTime.optional(),
    closes: clockTime.optional(),
    days: days.optional(),
  });
  return z
    .array(
      z
        .strictObject(special)
        .superRefine(rejectEarlyEnd)
        .superRefine(rejectWrongOpening)
        .superRefine(rejectWrongDays),
    )
    .superRefine(rejectOverlaps);
}

/** Reports days that are closed at certain hours, hours without a beginning or an end, and hours that end first. */
function rejectWrongOpening({ closed, opens, closes }: Opening, findings: Findings): void {
  if (closed) {
    const extra = opens === undefined ? 'closes' : 'opens';
    if (opens === undefined && closes === undefined) return;
    addProblem(findings, { code: 'C042', problem: 'hoursOfClosedDays', params: {} }, [extra]);
  } else if (opens === undefined || closes === undefined) {
    const only = opens === undefined ? ('opens' as const) : ('closes' as const);
    const name = opens === closes ? ('both' as const) : only;
    addProblem(findings, { code: 'C042', problem: 'hoursMissing', params: { name } });
  } else {
    const isWritten = [opens, closes].every((time) => clockTime.safeParse(time).success);
    if (!isWritten || opens < closes) return;
    const params = { opens, closes };
    addProblem(findings, { code: 'C042', problem: 'closesFirst', params }, ['closes']);
  }
}

/** Reports days of the week beside `closed`, which closes every day of the period, and days that it does not contain. */
function rejectWrongDays({ closed, from, until, days }: Opening, findings: Findings): void {
  if (!Array.isArray(days)) return;
  if (closed) {
    addProblem(findings, { code: 'C042', problem: 'daysOfClosedDays', params: {} }, ['days']);
    return;
  }
  if (!isPeriod({ from, until })) return;
  const contained = [0, 1, 2, 3, 4, 5, 6]
    .map((passed) => findDay(addDays(findBeginning(from), passed)))
    .filter((day) => day <= until);
  if (contained.some((day) => days.includes(findDayOfWeek(day)))) return;
  addProblem(findings, { code: 'C042', problem: 'daysOutside', params: { from, until } }, ['days']);
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

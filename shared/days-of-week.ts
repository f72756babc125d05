import { joinList } from './join-list.ts';
import { type Language, languageConfig, makeOnce } from './languages.ts';

/** The days of the week as schema.org names them. */
export const daysOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type DayOfWeek = (typeof daysOfWeek)[number];

/** The days of the week that are not among `days`. */
export function listOtherDays(days: readonly DayOfWeek[]): DayOfWeek[] {
  return daysOfWeek.filter((day) => !days.includes(day));
}

/** The names of the days. */
const listNames = makeOnce((language) => {
  const { intlLocale } = languageConfig[language];
  const { format } = new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' });
  // This January began on a Monday.
  return daysOfWeek.map((_day, index) => format(Date.UTC(2024, 0, 1 + index)));
});

/** The day of the week of a day (ISO 8601). */
export function findDayOfWeek(day: string): DayOfWeek {
  const index = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % daysOfWeek.length; // 0 is a Sunday.
  return daysOfWeek[index] ?? 'Monday';
}

/** The name of a day of the week in a language. */
export function formatDay(day: DayOfWeek, language: Language): string {
  return listNames(language)[daysOfWeek.indexOf(day)] ?? day;
}

/**
 * Names days of the week within a sentence, in the order of the week: three or more in a row as a range, such as
 * Monday–Wednesday and Saturday. A range may pass the end of the week.
 */
export function formatDays(days: readonly DayOfWeek[], language: Language): string {
  const { range, everyDay } = languageConfig[language];
  if (daysOfWeek.every((day) => days.includes(day))) return everyDay;
  const [before, between] = range;
  const runs = listRuns(days).flatMap((run) => {
    const named = run.map((day) => formatDay(day, language));
    return named.length < 3 ? named : [`${before}${named[0]}${between}${named.at(-1)}`];
  });
  return joinList(runs, language);
}

/** The days in rows without a gap, by their first day. */
function listRuns(days: readonly DayOfWeek[]): DayOfWeek[][] {
  return daysOfWeek
    .filter((day, index) => days.includes(day) && !days.includes(daysOfWeek.at(index - 1) ?? day))
    .map((first) => {
      const start = daysOfWeek.indexOf(first);
      const from = [...daysOfWeek.slice(start), ...daysOfWeek.slice(0, start)];
      return from.slice(
        0,
        from.findIndex((day) => !days.includes(day)),
      );
    });
}

import { dayMinutes, dayMs, dubaiOffsetMs, minuteMs } from './dubai-time.ts';

/** Hours without a break on some days of the week, with the sentences that hold then. */
export interface OpeningSpan {
  /** Monday is 0. */
  days: readonly number[];
  /** In minutes after the midnight with which the day begins. */
  opens: number;
  /** The same; more than a day if the span ends on the next one. */
  closes: number;
  /** Holds while the office is open. */
  openNow: string;
  /** Holds before the office opens, on the same day. */
  opensToday: string;
  /** Holds before a later day of opening; `{day}` stands for its name. */
  opensOn: string;
}

/** What is needed to say at any instant whether the office is open. The spans of a day are in the order of time. */
export interface OpeningData {
  week: readonly OpeningSpan[];
  /** The spans of special days, by the numbers of their first and last day since 1970. */
  special: readonly { from: number; until: number; spans: readonly OpeningSpan[] }[];
  /** The names of the days of the week, from Monday on. */
  days: readonly string[];
  /** Holds if the office stays open for a day or longer. */
  openAllDay: string;
  /** Holds if the office stays closed for the days that have a name of their own: today and the six after it. */
  closedNow: string;
}

/** The day number of a day, since 1970. Day 0 was a Thursday. */
export function countDays(day: string): number {
  return Date.parse(day) / dayMs;
}

/**
 * Finds the sentence that says whether the office in Dubai is open. It follows the spans from those of yesterday on, which
 * may end today. Spans without a gap, such as until and from midnight, are one.
 *
 * @param now in milliseconds since 1970, so that the visitor’s time zone does not matter
 */
export function findOpeningSentence(
  { week, special, days, openAllDay, closedNow }: OpeningData,
  now: number,
): string {
  const minute = (now + dubaiOffsetMs) / minuteMs;
  const today = Math.floor(minute / dayMinutes);
  /** The end of what is open now without a gap, with its sentence. */
  let end = minute;
  let openNow = closedNow;
  for (let day = today - 1; day < today + 7; day++) {
    const weekday = (day + 3) % 7;
    const rule = special.find(({ from, until }) => from <= day && day <= until);
    for (const span of rule?.spans ?? week) {
      if (!span.days.includes(weekday)) continue;
      const begin = day * dayMinutes + span.opens;
      const closes = day * dayMinutes + span.closes;
      if (begin > end) {
        if (end > minute) return openNow;
        return day > today ? span.opensOn.replace('{day}', days[weekday] ?? '') : span.opensToday;
      }
      if (closes > end) {
        end = closes;
        openNow = end - minute < dayMinutes ? span.openNow : openAllDay;
      }
    }
  }
  return openNow;
}

import { dayMs, dubaiOffsetMs } from './dubai-time.ts';

/** Hours of opening on some days of the week, in minutes after midnight, with the sentences that hold then. */
export interface OpeningRule {
  /** Monday is 0. */
  days: readonly number[];
  opens: number;
  closes: number;
  /** Holds while the office is open. */
  openNow: string;
  /** Holds before the office opens, on the same day. */
  opensToday: string;
  /** Holds before a later day of opening; `{day}` stands for its name. */
  opensOn: string;
}

/** A rule for a row of days, as numbers of days since 1970; both are included. */
interface SpecialRule extends OpeningRule {
  from: number;
  until: number;
}

/** What is needed to say at any instant whether the office is open. */
export interface OpeningData {
  week: OpeningRule;
  special: readonly SpecialRule[];
  /** The names of the days of the week, from Monday on. */
  days: readonly string[];
  /** Holds if the office stays closed for the days that have a name of their own: today and the six after it. */
  closedNow: string;
}

/** The day number of a day, since 1970. Day 0 was a Thursday. */
export function countDays(day: string): number {
  return Date.parse(day) / dayMs;
}

/**
 * Finds the sentence that says whether the office in Dubai is open.
 *
 * @param now in milliseconds since 1970, so that the visitor’s time zone does not matter
 */
export function findOpeningSentence(data: OpeningData, now: number): string {
  const dubai = now + dubaiOffsetMs;
  const today = Math.floor(dubai / dayMs);
  const minute = (dubai % dayMs) / 60_000;
  for (let day = today; day < today + 7; day++) {
    const rule = data.special.find(({ from, until }) => from <= day && day <= until) ?? data.week;
    const weekday = (day + 3) % 7;
    if (!rule.days.includes(weekday)) continue;
    if (day > today) return rule.opensOn.replace('{day}', data.days[weekday] ?? '');
    if (minute < rule.opens) return rule.opensToday;
    if (minute < rule.closes) return rule.openNow;
  }
  return data.closedNow;
}

/** The offset of Dubai from UTC, the same all year (IANA time zone Asia/Dubai). */
export const dubaiOffsetMs = 4 * 60 * 60 * 1000;

export const minuteMs = 60 * 1000;

export const dayMinutes = 24 * 60;

export const dayMs = dayMinutes * minuteMs;

/**
 * The instant at which a moment of an editors’ file begins, in milliseconds since 1970.
 *
 * @param moment a day of Dubai (`2026-12-24`), which begins at midnight there, or a minute (`2026-12-24T14:00`)
 */
export function findBeginning(moment: string): number {
  const minute = isDay(moment) ? `${moment}T00:00` : moment;
  return Date.parse(`${minute}Z`) - dubaiOffsetMs;
}

/**
 * The instant from which something is over that lasts until a moment: the end of a whole day, or the beginning of a
 * minute.
 */
export function findEnd(moment: string): number {
  return findBeginning(moment) + (isDay(moment) ? dayMs : 0);
}

/** The instant a number of whole days before or after another one. */
export function addDays(instant: number, days: number): number {
  return instant + days * dayMs;
}

/** The day in Dubai at an instant, as ISO 8601. */
export function findDay(instant: number): string {
  return new Date(instant + dubaiOffsetMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The instant at which the year in Dubai after that of an instant begins. */
export function findNextYear(instant: number): number {
  return findBeginning(`${Number(findDay(instant).slice(0, 4)) + 1}-01-01`);
}

function isDay(moment: string): boolean {
  return !moment.includes('T');
}

import { type Language, languageConfig } from '../../shared/languages.ts';
import { day } from '../../shared/schemas/field-types.ts';

/** A day, or a minute in Dubai, as editors write it in a file; in words of a language: “24 December 2026 at 14:00”. */
export function formatMoment(moment: string, language: Language): string {
  return createFormat([moment], language).format(readMoment(moment));
}

/** Two days, or minutes, with all between them: “24 – 26 December 2026”. */
export function formatPeriod(from: string, until: string, language: Language): string {
  const isAlike = isDay(from) === isDay(until) && from <= until;
  if (!isAlike) return `${formatMoment(from, language)} – ${formatMoment(until, language)}`;
  const format = createFormat([from, until], language);
  return format.formatRange(readMoment(from), readMoment(until));
}

function createFormat(moments: readonly string[], language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageConfig[language].intlLocale, {
    dateStyle: 'long',
    ...(!moments.every(isDay) && { timeStyle: 'short', hourCycle: 'h23' }),
    // A minute is read and written in the same zone, which is therefore any.
    timeZone: 'UTC',
  });
}

function isDay(moment: string): boolean {
  return day.safeParse(moment).success;
}

function readMoment(moment: string): Date {
  return new Date(isDay(moment) ? `${moment}T00:00Z` : `${moment}Z`);
}

import { type Language, languageConfig } from './languages.ts';

/** Formats a time of day for a language: Turkish 09.00, English and Arabic 09:00. */
export function formatTime(time: string, language: Language): string {
  return time.replace(':', languageConfig[language].timeSeparator);
}

/** Formats opening hours as a range, such as 09.00–17.00. */
export function formatHours(hours: { from: string; to: string }, language: Language): string {
  const [before, between] = languageConfig[language].timeRange;
  return `${before}${formatTime(hours.from, language)}${between}${formatTime(hours.to, language)}`;
}

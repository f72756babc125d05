import { type Language, languageConfig } from './languages.ts';

/** Writes a time of day the way a language does: Turkish 09.00, English and Arabic 09:00. */
export function formatTime(time: string, language: Language): string {
  return time.replace(':', languageConfig[language].timeSeparator);
}

/** Writes opening hours as a range, such as 09.00–17.00. */
export function formatHours(hours: { from: string; to: string }, language: Language): string {
  const [before, between] = languageConfig[language].timeRange;
  return `${before}${formatTime(hours.from, language)}${between}${formatTime(hours.to, language)}`;
}

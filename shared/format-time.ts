import { joinList } from './join-list.ts';
import { type Language, languageConfig } from './languages.ts';
import type { Span } from './opening-hours.ts';

/** Formats a time of day for a language: Turkish 09.00, English and Arabic 09:00. */
export function formatTime(time: string, language: Language): string {
  return time.replace(':', languageConfig[language].timeSeparator);
}

/** Formats the opening hours of a day as ranges, such as 09.00–13.00 ve 16.00–20.00. */
export function formatHours(spans: readonly Span[], language: Language): string {
  const [before, between] = languageConfig[language].range;
  const ranges = spans.map(
    ({ opens, closes }) =>
      `${before}${formatTime(opens, language)}${between}${formatTime(closes, language)}`,
  );
  return joinList(ranges, language);
}

/** The time until which something lasts, for a sentence; Turkish has an ending for it: 17.00’ye. */
export function formatTimeUntil(time: string, language: Language): string {
  if (time === '24:00' || time === '00:00') return languageConfig[language].untilMidnight;
  return formatTime(time, language) + (language === 'tr' ? `’${findEndings(time).until}` : '');
}

/** The time at which something happens, for a sentence; Turkish has an ending for it: 09.30’da. */
export function formatTimeAt(time: string, language: Language): string {
  return formatTime(time, language) + (language === 'tr' ? `’${findEndings(time).at}` : '');
}

/** Turkish endings: “until” is the dative, “at” the locative. */
interface Endings {
  until: string;
  at: string;
}

/** The endings of 0 to 9, as the words for them end: sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz. */
const unitEndings: readonly Endings[] = [
  { until: 'a', at: 'da' },
  { until: 'e', at: 'de' },
  { until: 'ye', at: 'de' },
  { until: 'e', at: 'te' },
  { until: 'e', at: 'te' },
  { until: 'e', at: 'te' },
  { until: 'ya', at: 'da' },
  { until: 'ye', at: 'de' },
  { until: 'e', at: 'de' },
  { until: 'a', at: 'da' },
];

/** The endings of 10 to 50: on, yirmi, otuz, kırk, elli. */
const tensEndings: readonly Endings[] = [
  { until: 'a', at: 'da' },
  { until: 'ye', at: 'de' },
  { until: 'a', at: 'da' },
  { until: 'a', at: 'ta' },
  { until: 'ye', at: 'de' },
];

/** The endings of a time as it is read aloud: by its minutes, or by its hour if it is a full one. */
function findEndings(time: string): Endings {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const number = minutes === 0 ? hours : minutes;
  const isRound = number > 0 && number % 10 === 0;
  const found = isRound ? tensEndings[number / 10 - 1] : unitEndings[number % 10];
  if (!found) throw new RangeError(`${time} is not a time of day.`);
  return found;
}

import { Text, TextIn } from '../../../shared/components/text.tsx';
import { daysOfWeek, formatDay, formatDays, listOtherDays } from '../../../shared/days-of-week.ts';
import {
  countDays,
  type OpeningData,
  type OpeningRule,
} from '../../../shared/find-opening-sentence.ts';
import { formatHours, formatTimeAt, formatTimeUntil } from '../../../shared/format-time.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import type { Site, SpecialHours } from '../../../shared/schemas/bundle.ts';
import { formatDateRange } from '../format.ts';
import { type Page, usePage } from '../page-context.tsx';

/** The week, the closed days, the special hours that are to be seen, and whether the office is open now. */
export function OpeningHours() {
  const page = usePage();
  const { hours } = page.bundle.site;
  const closedDays = formatDays(listOtherDays(hours.days), page.language);
  return (
    <>
      <TextIn
        as="p"
        className="opening__week"
        value={page.label('opening.week', {
          days: formatDays(hours.days, page.language),
          hours: formatHours(hours, page.language),
        })}
      />
      {closedDays && (
        <TextIn
          as="p"
          className="opening__week"
          value={page.label('opening.closed_days', { days: closedDays })}
        />
      )}
      {hours.special.map((special) => (
        <p key={special.from}>
          <Text value={describeSpecialHours(page, special)} />
        </p>
      ))}
      <OpenNow />
    </>
  );
}

/** Special hours in a line, such as “Ramadan, 8 February–9 March: 09:00–15:00”. */
export function describeSpecialHours(page: Page, special: SpecialHours): LocalText {
  const { bundle, language, label } = page;
  const { from, until, opens, closes, days } = special;
  const hasOtherYear = [from, until].some((day) => !day.startsWith(`${bundle.year}-`));
  const name = toPlainText(special.name);
  const dates = formatDateRange(from, until, language, hasOtherYear);
  if (opens === undefined || closes === undefined) {
    return label('opening.special_closed', { name, dates });
  }
  const hours = formatHours({ from: opens, to: closes }, language);
  return days
    ? label('opening.special_days', { name, dates, days: formatDays(days, language), hours })
    : label('opening.special', { name, dates, hours });
}

/**
 * The place in which a script says whether the office is open now, with its data. It keeps the room of every sentence, which
 * a style shows invisibly. It is left out in a language that lacks one of them.
 */
export function OpenNow() {
  const page = usePage();
  if (openingLabels.some((key) => page.bundle.fallbackLabels.includes(key))) return null;
  const data = describeOpening(page);
  return (
    <p className="opening" data-opening={JSON.stringify(data)}>
      {listSentences(data).map((sentence) => (
        <span key={sentence} data-room={sentence} />
      ))}
    </p>
  );
}

function listSentences({ week, special, days, closedNow }: OpeningData): string[] {
  const sentences = [week, ...special].flatMap(({ openNow, opensToday, opensOn }) => [
    openNow,
    opensToday,
    ...days.map((day) => opensOn.replace('{day}', day)),
  ]);
  return [...new Set([closedNow, ...sentences])];
}

const openingLabels = [
  'opening.open_now',
  'opening.opens_today',
  'opening.opens_on',
  'opening.closed_now',
] as const;

function describeOpening(page: Page): OpeningData {
  const { language, t } = page;
  const { from, to, days, special } = page.bundle.site.hours;
  const describeRule = (opens: string, closes: string, on: Site['hours']['days']): OpeningRule => ({
    days: on.map((day) => daysOfWeek.indexOf(day)),
    opens: countMinutes(opens),
    closes: countMinutes(closes),
    openNow: t('opening.open_now', { until: formatTimeUntil(closes, language) }),
    opensToday: t('opening.opens_today', { at: formatTimeAt(opens, language) }),
    opensOn: t('opening.opens_on', { day: '{day}', at: formatTimeAt(opens, language) }),
  });
  return {
    week: describeRule(from, to, days),
    special: special.map(({ opens = from, closes = to, closed, ...each }) => ({
      from: countDays(each.from),
      until: countDays(each.until),
      ...describeRule(opens, closes, closed ? [] : (each.days ?? days)),
    })),
    days: daysOfWeek.map((day) => {
      const name = formatDay(day, language);
      // In Turkish, a day within a sentence begins with a small letter.
      return language === 'tr' ? name.toLocaleLowerCase('tr') : name;
    }),
    closedNow: t('opening.closed_now'),
  };
}

function countMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

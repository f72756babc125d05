import { Text, TextIn } from '../../../shared/components/text.tsx';
import { daysOfWeek, formatDay, formatDays, listOtherDays } from '../../../shared/days-of-week.ts';
import {
  countDays,
  type OpeningData,
  type OpeningSpan,
} from '../../../shared/find-opening-sentence.ts';
import { formatHours, formatTimeAt, formatTimeUntil } from '../../../shared/format-time.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import {
  countMinutes,
  listOpenDays,
  listSpecialDays,
  type OpenDays,
} from '../../../shared/opening-hours.ts';
import type { Site, SpecialHours } from '../../../shared/schemas/bundle.ts';
import { formatDateRange } from '../format.ts';
import { type Page, usePage } from '../page-context.tsx';

/** The week, the closed days, the special hours that are to be seen, and whether the office is open now. */
export function OpeningHours() {
  const page = usePage();
  const { hours } = page.bundle.site;
  const openDays = listOpenDays(hours);
  const closedDays = formatDays(listOtherDays(openDays.flatMap(({ days }) => days)), page.language);
  return (
    <>
      {openDays.map((group) => (
        <WeekLine key={group.days[0]} group={group} />
      ))}
      {closedDays && (
        <TextIn
          as="p"
          className="opening__week"
          value={page.label('opening.closed_days', { days: closedDays })}
        />
      )}
      {hours.special.flatMap((special) =>
        describeSpecialHours(page, special).map((line) => (
          <p key={`${special.from} ${toPlainText(line)}`}>
            <Text value={line} />
          </p>
        )),
      )}
      <OpenNow />
    </>
  );
}

/** The hours of some days of the week in a line. */
export function WeekLine({ group: { days, spans } }: { group: OpenDays }) {
  const { language, label } = usePage();
  const hours = formatHours(spans, language);
  return (
    <TextIn
      as="p"
      className="opening__week"
      value={label('opening.week', { days: formatDays(days, language), hours })}
    />
  );
}

/** Special hours in lines, such as “Ramadan, 8 February–9 March: 09:00–15:00”. */
export function describeSpecialHours(page: Page, special: SpecialHours): LocalText[] {
  const { bundle, language, label } = page;
  const { from, until } = special;
  const hasOtherYear = [from, until].some((day) => !day.startsWith(`${bundle.year}-`));
  const name = toPlainText(special.name);
  const dates = formatDateRange(from, until, language, hasOtherYear);
  const groups = listSpecialDays(special, bundle.site.hours);
  if (groups.length === 0) return [label('opening.special_closed', { name, dates })];
  return groups.map(({ days, spans }) => {
    const hours = formatHours(spans, language);
    return special.days || special.except
      ? label('opening.special_days', { name, dates, days: formatDays(days, language), hours })
      : label('opening.special', { name, dates, hours });
  });
}

/**
 * The place in which a script says whether the office is open now, with its data. It keeps the room of every sentence, which
 * a style shows invisibly. It is left out in a language that lacks one of them.
 */
export function OpenNow() {
  const page = usePage();
  if (openingLabels.some((key) => page.bundle.fallbackLabels.includes(key))) return null;
  const data = describeOpening(page.bundle.site.hours, page);
  return (
    <p className="opening" data-opening={JSON.stringify(data)}>
      {listSentences(data).map((sentence) => (
        <span key={sentence} data-room={sentence} />
      ))}
    </p>
  );
}

function listSentences({ week, special, days, openAllDay, closedNow }: OpeningData): string[] {
  const spans = [...week, ...special.flatMap((each) => each.spans)];
  const sentences = spans.flatMap(({ openNow, opensToday, opensOn, ...span }) => [
    openNow,
    opensToday,
    ...span.days.map((day) => opensOn.replace('{day}', days[day] ?? '')),
  ]);
  return [...new Set([openAllDay, closedNow, ...sentences])];
}

const openingLabels = [
  'opening.open_now',
  'opening.open_all_day',
  'opening.opens_today',
  'opening.opens_again',
  'opening.opens_on',
  'opening.closed_now',
] as const;

/** The data for the line on whether the office is open. */
export function describeOpening(
  hours: Site['hours'],
  { language, t }: Pick<Page, 'language' | 't'>,
): OpeningData {
  const describeSpans = (groups: readonly OpenDays[]): OpeningSpan[] =>
    groups.flatMap(({ days, spans }) =>
      spans.map((span, index) => {
        const at = formatTimeAt(span.opens, language);
        return {
          days: days.map((day) => daysOfWeek.indexOf(day)),
          ...countMinutes(span),
          openNow: t('opening.open_now', { until: formatTimeUntil(span.closes, language) }),
          opensToday: t(index === 0 ? 'opening.opens_today' : 'opening.opens_again', { at }),
          opensOn: t('opening.opens_on', { day: '{day}', at }),
        };
      }),
    );
  return {
    week: describeSpans(listOpenDays(hours)),
    special: hours.special.map((special) => ({
      from: countDays(special.from),
      until: countDays(special.until),
      spans: describeSpans(listSpecialDays(special, hours)),
    })),
    days: daysOfWeek.map((day) => {
      const name = formatDay(day, language);
      // In Turkish, a day within a sentence begins with a small letter.
      return language === 'tr' ? name.toLocaleLowerCase('tr') : name;
    }),
    openAllDay: t('opening.open_all_day'),
    closedNow: t('opening.closed_now'),
  };
}

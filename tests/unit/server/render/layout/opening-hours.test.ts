import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { describeOpening } from '../../../../../server/render/layout/opening-hours.tsx';
import { type DayOfWeek, daysOfWeek } from '../../../../../shared/days-of-week.ts';
import { findOpeningSentence } from '../../../../../shared/find-opening-sentence.ts';
import type { Site } from '../../../../../shared/schemas/bundle.ts';
import { createHoursSchema } from '../../../../../shared/schemas/opening-hours.ts';

type Hours = Site['hours'];

interface Span {
  opens: string;
  closes: string;
}

/** The hours of one day as an editor writes them. */
interface Written extends Span {
  and?: Span | undefined;
  days?: readonly DayOfWeek[] | undefined;
  except?: readonly (Written & { days: readonly DayOfWeek[] })[] | undefined;
}

afterEach(() => void vi.unstubAllEnvs());

const schema = createHoursSchema(z.string());

/** Words that name the sentence and its values, in the order of the label. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.replace('opening.', ''), ...Object.values(values)].join(' ');

function find(hours: Hours, instant: number): string {
  return findOpeningSentence(describeOpening(hours, { language: 'en', t }), instant);
}

const dayMinutes = 24 * 60;

const inDubai = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Dubai',
  dateStyle: 'short',
  timeStyle: 'short',
});

const inWords = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** What a wall calendar says of the days around an instant: their hours, from yesterday on. */
function readCalendar(hours: Hours, instant: number) {
  const [today = ''] = inDubai.format(instant).split(' ');
  return Array.from({ length: 9 }, (_, index) => {
    const date = new Date(`${today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index - 1);
    const day = date.toISOString().slice(0, 10);
    const name = inWords.format(date);
    const special = hours.special.find(({ from, until }) => from <= day && day <= until);
    return { name, spans: listSpans(hours, special, name) };
  });
}

function listSpans(
  week: Hours,
  special: Hours['special'][number] | undefined,
  name: string,
): Span[] {
  const pick = ({ days, except = [], ...usual }: Written): Span[] => {
    const own = except.find((each) => each.days.some((day) => day === name));
    const { opens, closes, and } = own ?? usual;
    if (!own && !days?.some((day) => day === name)) return [];
    return [{ opens, closes }, ...(and ? [and] : [])];
  };
  const { special: _, from, to, ...rest } = week;
  const usual = { ...rest, opens: from, closes: to };
  if (!special) return pick(usual);
  const { opens, closes } = special;
  if (opens === undefined || closes === undefined) return [];
  const days = special.days ?? daysOfWeek.filter((day) => listSpans(week, undefined, day).length);
  return pick({ ...special, opens, closes, days });
}

/** Walks minute by minute through the days around an instant, with a pencil. */
function findOnTheWall(hours: Hours, instant: number): string {
  const calendar = readCalendar(hours, instant);
  const open = new Uint8Array(10 * dayMinutes);
  calendar.forEach(({ spans }, index) => {
    for (const { opens, closes } of spans) {
      let minute = index * dayMinutes + count(opens);
      do open[minute++] = 1;
      while (minute % dayMinutes !== count(closes) % dayMinutes);
    }
  });
  const [, time = ''] = inDubai.format(instant).split(' ');
  const now = dayMinutes + count(time);
  let minute = now;
  if (open[now]) {
    while (open[minute]) minute++;
    if (minute - now >= dayMinutes) return 'open_all_day';
    return `open_now ${tell(minute).replace('00:00', 'midnight')}`;
  }
  while (!open[minute] && minute < 8 * dayMinutes) minute++;
  const { name, spans } = calendar[Math.floor(minute / dayMinutes)] ?? {};
  if (minute === 8 * dayMinutes || !spans) return 'closed_now';
  if (minute >= 2 * dayMinutes) return `opens_on ${name} ${tell(minute)}`;
  return `${spans[1]?.opens === tell(minute) ? 'opens_again' : 'opens_today'} ${tell(minute)}`;
}

const count = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of a minute after some midnight. */
const tell = (minute: number) =>
  new Date((minute % dayMinutes) * 60_000).toISOString().slice(11, 16);

const clock = fc.oneof(
  fc.integer({ min: 0, max: dayMinutes - 1 }).map(tell),
  fc.integer({ min: 0, max: 23 }).map((hour) => tell(hour * 60)),
  fc.constant('00:00'),
);

const end = fc.oneof(
  { weight: 4, arbitrary: clock },
  { weight: 1, arbitrary: fc.constant('24:00') },
);

const span = fc.record({ opens: clock, closes: end });

const someDays = fc.subarray([...daysOfWeek], { minLength: 1 });

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** One or two spans within the 24 hours from a time on, which may touch both of their ends. */
const makeOpening = (start: number) => {
  const offset = fc.oneof(fc.constantFrom(0, dayMinutes), fc.integer({ min: 0, max: dayMinutes }));
  const list = fc.uniqueArray(offset, { minLength: 2, maxLength: 4 });
  return list.map((offsets): Written => {
    const [opens = 0, closes = 0, ...second] = offsets.toSorted((one, other) => one - other);
    const write = (from: number, to: number) => ({
      opens: tell(start + from),
      closes: start + to === dayMinutes ? '24:00' : tell(start + to),
    });
    const [again, last] = second;
    const isSameDay = again !== undefined && start + again < dayMinutes;
    const and = isSameDay && last !== undefined ? write(again, last) : undefined;
    return { ...write(opens, closes), ...(and && { and }) };
  });
};

const period = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 15 }))
  .map(([start, length]) => {
    const day = (days: number) =>
      new Date(Date.UTC(2026, 11, 31 + days)).toISOString().slice(0, 10);
    return { from: day(start), until: day(start + length) };
  });

/** Hours of all kinds that editors may write, if the schema accepts them. */
const hours = fc
  .constantFrom(0, 0, 9 * 60, 20 * 60 + 30)
  .chain((start) => {
    const opening = makeOpening(start);
    const except = maybe(
      fc
        .tuple(opening, fc.subarray([...daysOfWeek], { minLength: 1, maxLength: 3 }))
        .map(([own, days]) => [{ ...own, days }]),
    );
    const special = fc
      .tuple(period, fc.oneof(fc.constant(undefined), opening, opening), maybe(someDays), except)
      .map(([days, own, listed, exceptions]) => ({
        name: 'x',
        ...days,
        ...(own ? { ...own, days: listed, except: exceptions } : { closed: true }),
      }));
    return fc
      .tuple(opening, someDays, except, fc.array(special, { maxLength: 2 }))
      .map(([{ opens, closes, ...usual }, days, exceptions, specials]) => ({
        ...usual,
        ...{ from: opens, to: closes, days, except: exceptions, special: specials },
      }));
  })
  .map((written) => schema.safeParse(written).data)
  .filter((parsed) => parsed !== undefined);

const zones = [
  'UTC',
  'Asia/Dubai',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Australia/Adelaide',
];

const week: Hours = {
  from: '09:00',
  to: '17:00',
  days: [...daysOfWeek.slice(0, 6)],
  special: [],
};

describe('whether the office is open', () => {
  it('is what calendar and clock on a wall in Dubai say, wherever the visitor is', () => {
    const instants = fc.integer({
      min: Date.UTC(2026, 11, 1) / 60_000,
      max: Date.UTC(2027, 0, 31) / 60_000,
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        hours,
        fc.array(instants, { minLength: 10, maxLength: 10 }),
        fc.constantFrom(...zones),
        (written, minutes, zone) => {
          vi.stubEnv('TZ', zone);
          expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
          for (const minute of minutes) {
            const sentence = find(written, minute * 60_000);
            expect(sentence).toBe(findOnTheWall(written, minute * 60_000));
            seen.add(sentence.split(' ')[0] ?? '');
          }
        },
      ),
      { numRuns: 100 },
    );
    // Otherwise the property would say nothing about them.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['2026-12-04T04:59:59.999Z', 'opens_today 09:00'],
    ['2026-12-04T05:00:00.000Z', 'open_now 17:00'],
    ['2026-12-04T12:59:59.999Z', 'open_now 17:00'],
    ['2026-12-04T13:00:00.000Z', 'opens_on Saturday 09:00'],
    ['2026-12-04T19:59:59.999Z', 'opens_on Saturday 09:00'],
    ['2026-12-04T20:00:00.000Z', 'opens_today 09:00'],
    ['2026-12-05T13:00:00.000Z', 'opens_on Monday 09:00'],
    ['2026-12-06T10:00:00.000Z', 'opens_on Monday 09:00'],
  ])('at %s it %s', (instant, sentence) => {
    expect(find(week, Date.parse(instant))).toBe(sentence);
  });

  it('follows special hours from the midnight of Dubai on which they begin to the one on which they end', () => {
    const ramadan = { name: 'x', from: '2027-02-08', until: '2027-03-09' };
    const feast = { name: 'x', from: '2027-03-10', until: '2027-03-19', closed: true as const };
    const special = [{ ...ramadan, opens: '09:00', closes: '15:00' }, feast];
    const at = (instant: string) => find({ ...week, special }, Date.parse(instant));
    expect(at('2027-02-06T12:00:00Z')).toBe('open_now 17:00');
    expect(at('2027-02-08T10:59:00Z')).toBe('open_now 15:00');
    expect(at('2027-02-08T11:00:00Z')).toBe('opens_on Tuesday 09:00');
    expect(at('2027-03-09T10:00:00Z')).toBe('open_now 15:00');
    // The next day of opening is further away than the names of days reach.
    expect(at('2027-03-09T12:00:00Z')).toBe('closed_now');
    expect(at('2027-03-14T12:00:00Z')).toBe('opens_on Saturday 09:00');
  });

  it('follows nights of Ramadan with a break before them, and a Friday of its own, beyond their last midnight', () => {
    const and = { opens: '20:00', closes: '02:00' };
    const friday = { days: ['Friday' as const], opens: '14:00', closes: '24:00' };
    const ramadan = { name: 'x', from: '2027-02-08', until: '2027-03-09' };
    const night = { ...ramadan, opens: '09:00', closes: '13:00', and, except: [friday] };
    const at = (moment: string) =>
      find({ ...week, special: [night] }, Date.parse(`${moment}:00+04:00`));
    // A Thursday and the night after it.
    expect(at('2027-02-11T12:59')).toBe('open_now 13:00');
    expect(at('2027-02-11T13:00')).toBe('opens_again 20:00');
    expect(at('2027-02-11T23:59')).toBe('open_now 02:00');
    expect(at('2027-02-12T01:59')).toBe('open_now 02:00');
    expect(at('2027-02-12T02:00')).toBe('opens_today 14:00');
    expect(at('2027-02-12T23:59')).toBe('open_now midnight');
    expect(at('2027-02-13T00:00')).toBe('opens_today 09:00');
    expect(at('2027-03-10T01:59')).toBe('open_now 02:00');
    expect(at('2027-03-10T02:00')).toBe('opens_today 09:00');
  });

  it('names no end that is a day away or further, since a time alone would mean today', () => {
    const saturday = { days: ['Saturday' as const], opens: '00:00', closes: '24:00' };
    const weekend = { ...week, to: '24:00', days: [...daysOfWeek.slice(0, 5)], except: [saturday] };
    const at = (moment: string) => find(weekend, Date.parse(`${moment}:00+04:00`));
    expect(at('2026-12-03T23:59')).toBe('open_now midnight');
    expect(at('2026-12-04T09:00')).toBe('open_all_day');
    expect(at('2026-12-05T00:00')).toBe('open_all_day');
    expect(at('2026-12-05T00:01')).toBe('open_now midnight');
    const always = { ...week, from: '00:00', to: '24:00', days: [...daysOfWeek] };
    expect(find(always, Date.parse('2026-12-05T12:00Z'))).toBe('open_all_day');
  });
});

/** The spans of eight days from Monday on, in minutes after the first midnight. */
function countSpans(written: Hours) {
  return [...daysOfWeek, daysOfWeek[0]].flatMap((name, day) =>
    listSpans(written, undefined, name).map(({ opens, closes }) => {
      const length = (count(closes) - count(opens) + dayMinutes) % dayMinutes || dayMinutes;
      const begin = day * dayMinutes + count(opens);
      return { day, opens: begin, closes: begin + length };
    }),
  );
}

it('hours are refused only if they share a minute, have no break between them, no length or no day', () => {
  const written = fc.record({
    from: clock,
    to: end,
    and: maybe(span),
    days: someDays,
    except: maybe(
      fc.array(fc.record({ days: someDays, opens: clock, closes: end, and: maybe(span) }), {
        minLength: 1,
        maxLength: 2,
      }),
    ),
    special: fc.constant<Hours['special']>([]),
  });
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(written, (given) => {
      const { days, except: others = [], and, from, to } = given;
      const kinds = [{ opens: from, closes: to, and }, ...others];
      const listed = others.flatMap((other) => other.days);
      const hasNoLength = kinds
        .flatMap((kind) => [kind, ...(kind.and ? [kind.and] : [])])
        .some(({ opens, closes }) => opens === closes);
      const isOutOfOrder = kinds.some(
        (kind) => kind.and && count(kind.and.opens) <= count(kind.opens),
      );
      const clash = countSpans(given).some((one, index, all) =>
        all
          .slice(index + 1)
          .some(
            ({ day, opens }) => opens < one.closes || (opens === one.closes && day === one.day),
          ),
      );
      const isWrong =
        new Set(listed).size < listed.length ||
        days.every((day) => listed.includes(day)) ||
        hasNoLength ||
        isOutOfOrder ||
        clash;
      expect(schema.safeParse(given).success).toBe(!isWrong);
      verdicts.add(isWrong);
    }),
    { numRuns: 500 },
  );
  expect(verdicts.size).toBe(2);
});

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DayOfWeek, daysOfWeek } from '../../../shared/days-of-week.ts';
import {
  countDays,
  findOpeningSentence,
  type OpeningRule,
} from '../../../shared/find-opening-sentence.ts';

/** Hours as editors write them; no days for a time in which the office is closed. */
interface Hours {
  days: readonly DayOfWeek[];
  opens: string;
  closes: string;
}

interface SpecialHours extends Hours {
  from: string;
  until: string;
}

afterEach(() => void vi.unstubAllEnvs());

const countMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const describeRule = ({ days, opens, closes }: Hours): OpeningRule => ({
  days: days.map((day) => daysOfWeek.indexOf(day)),
  opens: countMinutes(opens),
  closes: countMinutes(closes),
  openNow: `open until ${closes}`,
  opensToday: `opens at ${opens}`,
  opensOn: `opens {day} ${opens}`,
});

function find(week: Hours, special: readonly SpecialHours[], instant: number): string {
  return findOpeningSentence(
    {
      week: describeRule(week),
      special: special.map((hours) => ({
        ...describeRule(hours),
        from: countDays(hours.from),
        until: countDays(hours.until),
      })),
      days: daysOfWeek,
      closedNow: 'closed',
    },
    instant,
  );
}

/** Reads a wall calendar and a clock in Dubai, as a person would. */
function findOnTheWall(week: Hours, special: readonly SpecialHours[], instant: number): string {
  const inDubai = new Intl.DateTimeFormat('sv', {
    timeZone: 'Asia/Dubai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [today = '', time = ''] = inDubai.format(instant).split(' ');
  const week7 = Array.from({ length: 7 }, (_, days) => {
    const date = new Date(`${today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    const day = date.toISOString().slice(0, 10);
    const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date);
    const hours = special.find(({ from, until }) => from <= day && day <= until) ?? week;
    return { name, hours, isOpen: hours.days.some((open) => open === name) };
  });
  const [first, ...later] = week7;
  if (first?.isOpen && time < first.hours.opens) return `opens at ${first.hours.opens}`;
  if (first?.isOpen && time < first.hours.closes) return `open until ${first.hours.closes}`;
  const next = later.find(({ isOpen }) => isOpen);
  return next ? `opens ${next.name} ${next.hours.opens}` : 'closed';
}

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));

const hours = fc
  .record({ days: fc.subarray([...daysOfWeek]), opens: clock, closes: clock })
  .filter(({ opens, closes }) => opens < closes);

const span = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 15 }))
  .map(([start, length]) => {
    const day = (days: number) =>
      new Date(Date.UTC(2026, 11, 31 + days)).toISOString().slice(0, 10);
    return { from: day(start), until: day(start + length) };
  });

const special = fc.tuple(span, hours).map(([days, each]) => ({ ...each, ...days }));

const zones = [
  'UTC',
  'Asia/Dubai',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Australia/Adelaide',
];

describe('whether the office is open', () => {
  it('is what calendar and clock on a wall in Dubai say, wherever the visitor is', () => {
    const instants = fc.integer({
      min: Date.UTC(2026, 11, 1) / 60_000,
      max: Date.UTC(2027, 0, 31) / 60_000,
    });
    fc.assert(
      fc.property(
        hours,
        fc.array(special, { maxLength: 2 }),
        fc.array(instants, { minLength: 30, maxLength: 30 }),
        fc.constantFrom(...zones),
        (week, specials, minutes, zone) => {
          vi.stubEnv('TZ', zone);
          expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
          for (const minute of minutes) {
            const instant = minute * 60_000;
            expect(find(week, specials, instant)).toBe(findOnTheWall(week, specials, instant));
          }
        },
      ),
    );
  });

  const week = { days: daysOfWeek.slice(0, 6), opens: '09:00', closes: '17:00' };

  it.each([
    ['2026-12-04T04:59:59.999Z', 'opens at 09:00'],
    ['2026-12-04T05:00:00.000Z', 'open until 17:00'],
    ['2026-12-04T12:59:59.999Z', 'open until 17:00'],
    ['2026-12-04T13:00:00.000Z', 'opens Saturday 09:00'],
    ['2026-12-04T19:59:59.999Z', 'opens Saturday 09:00'],
    ['2026-12-04T20:00:00.000Z', 'opens at 09:00'],
    ['2026-12-05T13:00:00.000Z', 'opens Monday 09:00'],
    ['2026-12-06T10:00:00.000Z', 'opens Monday 09:00'],
  ])('at %s it %s', (instant, sentence) => {
    expect(find(week, [], Date.parse(instant))).toBe(sentence);
  });

  it('follows special hours from the midnight of Dubai on which they begin to the one on which they end', () => {
    const ramadan = { ...week, closes: '15:00', from: '2027-02-08', until: '2027-03-09' };
    const feast = { ...week, days: [], from: '2027-03-10', until: '2027-03-19' };
    const at = (instant: string) => find(week, [ramadan, feast], Date.parse(instant));
    expect(at('2027-02-06T12:00:00Z')).toBe('open until 17:00');
    expect(at('2027-02-08T10:59:00Z')).toBe('open until 15:00');
    expect(at('2027-02-08T11:00:00Z')).toBe('opens Tuesday 09:00');
    expect(at('2027-03-09T10:00:00Z')).toBe('open until 15:00');
    // The next day of opening is further away than the names of days reach.
    expect(at('2027-03-09T12:00:00Z')).toBe('closed');
    expect(at('2027-03-14T12:00:00Z')).toBe('opens Saturday 09:00');
  });
});

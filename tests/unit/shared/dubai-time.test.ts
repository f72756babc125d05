import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  findBeginning,
  findDay,
  findEnd,
  findNextYear,
} from '../../../shared/dubai-time.ts';
import { findInstants } from '../../../shared/opening-hours.ts';

const format = (instant: number) => new Date(instant).toISOString();

describe('a moment of an editors’ file', () => {
  it('begins at midnight in Dubai if it is a day, and at its minute there if it is one', () => {
    expect(format(findBeginning('2026-12-24'))).toBe('2026-12-23T20:00:00.000Z');
    expect(format(findBeginning('2026-12-24T14:00'))).toBe('2026-12-24T10:00:00.000Z');
  });

  it('includes the whole last day, and nothing of the last minute', () => {
    expect(format(findEnd('2026-12-26'))).toBe('2026-12-26T20:00:00.000Z');
    expect(format(findEnd('2026-12-26T14:00'))).toBe('2026-12-26T10:00:00.000Z');
    expect(format(findEnd('2028-02-28'))).toBe('2028-02-28T20:00:00.000Z');
  });
});

describe('the day in Dubai', () => {
  it('changes four hours before that of UTC, and so does the year', () => {
    const newYear = Date.parse('2026-12-31T20:00:00Z');
    expect([newYear - 1, newYear].map(findDay)).toEqual(['2026-12-31', '2027-01-01']);
    expect(findNextYear(newYear - 1)).toBe(newYear);
    expect(format(findNextYear(newYear))).toBe('2027-12-31T20:00:00.000Z');
  });

  it('is that of the time zone Asia/Dubai', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });
    const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(instants, (instant) => {
        const day = findDay(instant);
        expect(day).toBe(zone.format(instant));
        expect(findBeginning(day)).toBeLessThanOrEqual(instant);
        expect(findEnd(day)).toBeGreaterThan(instant);
        expect(findDay(addDays(instant, 1))).toBe(zone.format(instant + 86_400_000));
      }),
    );
  });
});

describe('special hours', () => {
  it('appear thirty days before their first day, and end with their last one', () => {
    const instants = findInstants({ from: '2027-02-08', until: '2027-03-09' });
    expect(Object.entries(instants).map(([name, instant]) => [name, format(instant)])).toEqual([
      ['appear', '2027-01-08T20:00:00.000Z'],
      ['begin', '2027-02-07T20:00:00.000Z'],
      ['end', '2027-03-09T20:00:00.000Z'],
    ]);
  });

  it('end after midnight if the hours of their last day do', () => {
    const period = { from: '2027-02-08', until: '2027-03-09' };
    const night = { opens: '20:00', closes: '02:00' };
    const findLastMinute = (hours: object) => format(findInstants({ ...period, ...hours }).end);
    expect(findLastMinute(night)).toBe('2027-03-09T22:00:00.000Z');
    const day = { opens: '09:00', closes: '24:00' };
    expect(findLastMinute(day)).toBe('2027-03-09T20:00:00.000Z');
    expect(findLastMinute({ opens: '09:00', closes: '15:00', and: night })).toBe(
      '2027-03-09T22:00:00.000Z',
    );
    // The last day is a Tuesday.
    const on = (...days: string[]) => ({ ...day, except: [{ ...night, days }] });
    expect(findLastMinute(on('Monday', 'Friday'))).toBe('2027-03-09T20:00:00.000Z');
    expect(findLastMinute(on('Tuesday'))).toBe('2027-03-09T22:00:00.000Z');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../../shared/dubai-time.ts';
import {
  findDayProblem,
  findMomentProblem,
  findPlannedDayProblem,
  momentForms,
} from '../../../../shared/schemas/written-moment.ts';

describe('a moment', () => {
  it.each(['2026-12-24', '2028-02-29', '2026-12-24T00:00', '2026-12-24T23:59', '3000-01-01'])(
    'can be written as %s',
    (value) => {
      expect(findMomentProblem(value)).toBeUndefined();
    },
  );

  it.each([
    ['24.12.2026', '2026-12-24', true],
    ['4.5.2026', '2026-05-04', true],
    ['24/12/2026', '2026-12-24', true],
    ['04/05/2026', '2026-05-04', false],
    ['2026/12/24', '2026-12-24', true],
    ['2026-12-4', '2026-12-04', true],
    [' 2026-12-24', '2026-12-24', true],
    ['24.12.2026 9.05', '2026-12-24T09:05', true],
    ['24.12.2026, 14:00', '2026-12-24T14:00', true],
    ['2026-12-24T14:00:00', '2026-12-24T14:00', true],
    ['2026-12-24 14:00:00.000', '2026-12-24T14:00', true],
    ['2026-12-24T14:00:59', '2026-12-24T14:00', false],
    ['2026-12-24T14:00+04:00', '2026-12-24T14:00', true],
    ['2026-12-24T22:30:00Z', '2026-12-25T02:30', false],
    ['2027-01-01T01:00+03:00', '2027-01-01T02:00', false],
    ['2027-01-01 01:00:00 +05:30', '2026-12-31T23:30', false],
    ['2026-12-31T20:00-0500', '2027-01-01T05:00', false],
  ])('that is written as %s means %s', (value, replacement, isSafe) => {
    expect(findMomentProblem(value)).toMatchObject({ code: 'C043', replacement, isSafe });
  });

  it.each(['2026-02-29', '32.12.2026', '2026-12-24T24:00', '2026-12-24T14:60', 'yarın', ''])(
    'is not %j, for which nothing better is known',
    (value) => {
      expect(findMomentProblem(value)).toEqual({
        code: 'C013',
        problem: 'notAMoment',
        params: { value },
      });
    },
  );

  it.each([
    ['14:00', 'timeWithoutDay'],
    ['9.30', 'timeWithoutDay'],
    ['2024-12-31', 'yearLongPast'],
    ['2016-12-24T14:00', 'yearLongPast'],
  ])('is not %s: %s', (value, problem) => {
    expect(findMomentProblem(value)).toMatchObject({ problem });
  });

  it('is corrected to one that is right, at the same instant in every zone', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00Z'),
      max: new Date('2090-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -56, max: 56 }), (instant, quarters) => {
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
        const local = new Date(minute + quarters * 15 * 60_000).toISOString().slice(0, 16);
        const hours = String(Math.trunc(Math.abs(quarters) / 4)).padStart(2, '0');
        const rest = String((Math.abs(quarters) % 4) * 15).padStart(2, '0');
        const value = `${local}${quarters < 0 ? '-' : '+'}${hours}:${rest}`;
        const { replacement = '' } = findMomentProblem(value) ?? {};
        expect(findMomentProblem(replacement)).toBeUndefined();
        expect(findBeginning(replacement)).toBe(minute);
      }),
    );
  });

  it('is the same for JSON Schema', () => {
    const { moment, plannedYear } = momentForms;
    const values = [
      '2026-12-24',
      '2026-12-24T14:00',
      '2024-12-24',
      '2026-02-30',
      '14:00',
      '24.12.2026',
    ];
    const isRight = (value: string) =>
      [moment, plannedYear].every(({ pattern }) => value.match(pattern));
    expect(values.filter(isRight)).toEqual(
      values.filter((value) => findMomentProblem(value) === undefined),
    );
  });
});

describe('a day', () => {
  it('is offered without the time that is written behind it, which only its author can leave out', () => {
    const offered = { code: 'C043', replacement: '2026-12-24', isSafe: false };
    expect(findDayProblem('2026-12-24T14:00')).toMatchObject(offered);
    expect(findDayProblem('24.12.2026')).toMatchObject({ ...offered, isSafe: true });
  });

  it('may lie long ago, unless it is planned', () => {
    expect(findDayProblem('2016-12-24')).toBeUndefined();
    expect(findPlannedDayProblem('2016-12-24')).toMatchObject({ problem: 'yearLongPast' });
    expect(findPlannedDayProblem('2025-01-01')).toBeUndefined();
  });
});

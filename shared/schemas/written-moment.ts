import * as z from 'zod';
import { dubaiOffsetMs, findBeginning, findDay } from '../dubai-time.ts';
import { nameForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';

/** Nothing is planned for an earlier year, so an earlier one is a typing error. */
const firstYear = 2025;

const dayPattern = z.regexes.date.source;

/** The time of a day in a content file, such as `09:00`. */
export const clockTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The same for the time at which something ends, which may be the midnight after the day. */
export const endTimePattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

const clockTime = clockTimePattern.source.slice(1, -1);

/** The forms of days and moments in JSON Schema. */
export const momentForms = {
  day: { pattern: dayPattern, problem: 'notADay' },
  moment: {
    pattern: `${dayPattern.replace(/\$$/, '')}(?:T${clockTime})?$`,
    problem: 'notAMoment',
  },
  /** No year before `firstYear`. */
  plannedYear: { pattern: '^(?!(?:[01]\\d{3}|20[01]\\d|202[0-4])-)', problem: 'yearLongPast' },
} as const;

/** The problem of a text that must be a day; `undefined` if it is one. */
export function findDayProblem(value: string): FieldProblem | undefined {
  if (z.regexes.date.test(value)) return undefined;
  const read = readMoment(value);
  if (!read) return nameForm('notADay', value);
  const isCertain = read.isCertain && read.minute === undefined;
  return describe('dayInOtherForm', value, read.day, isCertain);
}

/** The same for a day of something planned, which no editor plans for a year long past. */
export function findPlannedDayProblem(value: string): FieldProblem | undefined {
  return findDayProblem(value) ?? findYearProblem(value);
}

/** The problem of a text that must be a day or a minute of Dubai; `undefined` if it is one. */
export function findMomentProblem(value: string): FieldProblem | undefined {
  const [day = '', time, ...rest] = value.split('T');
  const isTime = time === undefined || clockTimePattern.test(time);
  if (z.regexes.date.test(day) && isTime && rest.length === 0) return findYearProblem(value);
  if (/^\d{1,2}[:.]\d{2}$/.test(value)) return nameForm('timeWithoutDay', value);
  const read = readMoment(value);
  if (!read) return nameForm('notAMoment', value);
  const meant = read.minute === undefined ? read.day : `${read.day}T${read.minute}`;
  return describe(
    read.isInZone ? 'momentInZone' : 'momentInOtherForm',
    value,
    meant,
    read.isCertain,
  );
}

function findYearProblem(value: string): FieldProblem | undefined {
  return Number(value.slice(0, 'yyyy'.length)) < firstYear
    ? nameForm('yearLongPast', value)
    : undefined;
}

function describe(
  problem: 'dayInOtherForm' | 'momentInOtherForm' | 'momentInZone',
  value: string,
  meant: string,
  isSafe: boolean,
): FieldProblem {
  return { code: 'C043', problem, params: { value, meant }, replacement: meant, isSafe };
}

/** A moment as editors and programs write it. */
interface WrittenMoment {
  day: string;
  minute?: string;
  /** Whether it can mean nothing else. */
  isCertain: boolean;
  /** Whether it names another time zone than that of Dubai. Then day and minute are converted. */
  isInZone: boolean;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;

const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;

const timeBehind =
  /^(?:T|,? +)(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** Reads a moment in another form; `undefined` if it is none, or the day or the minute does not exist. */
function readMoment(value: string): WrittenMoment | undefined {
  const text = value.trim();
  const [wholeDay, year, month = '', dayOfMonth = ''] = yearFirst.exec(text) ?? [];
  const [whole, first = '', sign, second = '', lastYear] = dayFirst.exec(text) ?? [];
  const date = [year ?? lastYear, month || second, dayOfMonth || first];
  const day = date.map((number = '') => number.padStart(2, '0')).join('-');
  if (!z.regexes.date.test(day)) return undefined;
  // In some countries, 12/10/2026 is a day of December. A point is written only behind a day.
  const isCertain = year !== undefined || sign === '.' || Number(first) > 12;
  const rest = text.slice((wholeDay ?? whole ?? '').length);
  if (rest === '') return { day, isCertain, isInZone: false };
  const [isTime, hours = '', minutes = '', seconds = '00', zone] = timeBehind.exec(rest) ?? [];
  if (isTime === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const minute = `${hours.padStart(2, '0')}:${minutes}`;
  if (zone === undefined || /^\+04(?::?00)?$/.test(zone)) {
    return { day, minute, isCertain: isCertain && seconds === '00', isInZone: false };
  }
  return { ...convert(`${day}T${minute}`, zone), isCertain: false, isInZone: true };
}

/** A minute of another time zone, in Dubai. */
function convert(minute: string, zone: string): { day: string; minute: string } {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const aheadMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  // `findBeginning` reads a minute as one of Dubai.
  const instant = findBeginning(minute) + dubaiOffsetMs - (sign === '-' ? -aheadMs : aheadMs);
  const day = findDay(instant);
  const passed = new Date(instant - findBeginning(day)).toISOString();
  return { day, minute: passed.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length) };
}

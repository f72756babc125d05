import { expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { expectNewYear, expectNotice, expectPublished, walk } from './walk-year.ts';

it('a site shows every page as it is, before, at and after each moment of a year', async () => {
  const steps = await walk(findBeginning('2026-12-15'), findBeginning('2028-01-02'));
  expect(steps.map(({ at, changes }) => [new Date(at).toISOString(), ...changes])).toEqual([
    ['2026-12-19T20:00:00.000Z', '/detay/eski-carsi is published'],
    ['2026-12-23T20:00:00.000Z', 'notices[0] begins'],
    ['2026-12-26T20:00:00.000Z', 'notices[0] ends'],
    ['2026-12-31T14:00:00.000Z', 'notices[1] begins'],
    ['2026-12-31T19:30:00.000Z', '/detay/sari-jip is published'],
    ['2026-12-31T20:00:00.000Z', '/blog/2 is published', 'New Year'],
    ['2026-12-31T22:00:00.000Z', 'notices[1] ends'],
    ['2027-01-08T20:00:00.000Z', 'hours.special[0] appears'],
    ['2027-02-07T20:00:00.000Z', 'hours.special[0] begins'],
    ['2027-03-09T20:00:00.000Z', 'hours.special[0] ends'],
    ['2027-04-25T20:00:00.000Z', 'hours.special[1] appears'],
    ['2027-05-25T20:00:00.000Z', 'hours.special[1] begins'],
    ['2027-05-27T20:00:00.000Z', 'hours.special[1] ends'],
    ['2027-06-15T05:30:00.000Z', '/detay/bronz-jip is published'],
    ['2027-06-15T05:31:00.000Z', '/detay/guverte is published'],
    ['2027-12-31T20:00:00.000Z', 'New Year'],
  ]);
  for (const step of steps) {
    expectPublished(step);
    expectNotice(step);
    expectNewYear(step);
  }
});

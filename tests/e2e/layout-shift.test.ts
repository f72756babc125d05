import { expect, it } from 'vitest';
import { findShiftsAt } from './find-shifts.ts';

it('nothing moves while fonts and pictures arrive and sliders start', async () => {
  const addresses = ['/?lng=ar', '/detay/2023-ferrari-f8-tributo?lng=tr'];
  expect(await findShiftsAt(addresses, { width: 390, height: 844 })).toEqual([]);
});

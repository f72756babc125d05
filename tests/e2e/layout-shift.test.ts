import { expect, it } from 'vitest';
import { findShiftsAt, findShiftsInParts } from './find-shifts.ts';

it('nothing moves while pictures arrive and sliders start, and little while fonts do', async () => {
  const addresses = ['/?lng=ar', '/detay/kirmizi-kupe?lng=tr'];
  expect(await findShiftsAt(addresses, { width: 390, height: 844 })).toEqual([]);
});

it('nothing moves while the page itself arrives in parts', async () => {
  for (const [address, parts] of [
    ['/?lng=ar', ['hero__title', 'hero__subtitle', '-1080.avif', 'hero__buttons', 'hero__slide"']],
    ['/safari?lng=tr', ['page-hero__title', 'page-hero__subtitle']],
  ] as const) {
    expect(await findShiftsInParts(address, parts, { width: 390, height: 844 })).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { findShiftsAt, findShiftsInParts } from './find-shifts.ts';

it('nothing moves while pictures arrive and sliders start, and little while fonts do', async () => {
  const addresses = vary(
    ['/?lng=ar', '/planim?e=dort-teker,kirmizi-kupe&lng=tr', '/detay/kirmizi-kupe?lng=tr'],
    2,
  );
  expect(await findShiftsAt(addresses, { width: 390, height: 844 })).toEqual([]);
});

it('nothing moves while the page itself arrives in parts', async () => {
  const phone = { width: 390, height: 844 };
  const cards = Array.from({ length: 4 }, () => 'card__title');
  const arrivals = [
    [
      '/?lng=ar',
      ['hero__title', 'hero__subtitle', '-1200.avif', 'hero__buttons', 'hero__slide"'],
      phone,
    ],
    ['/araclar?lng=tr', cards, { width: 1440, height: 900 }],
    ['/safari?lng=tr', ['page-hero__title', 'page-hero__subtitle'], phone],
    ['/araclar?lng=tr', cards, { width: 768, height: 1024 }],
  ] as const;
  for (const [address, parts, viewport] of vary(arrivals)) {
    expect(await findShiftsInParts(address, parts, viewport)).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { findShiftsAt, findShiftsInParts } from './find-shifts.ts';
import { inLanguage, kinds } from './inspect-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Adds the own plan, to which the page of an empty plan gives way, and another one. */
const paths = [...kinds, '/planim?e=gumus-jip', '/planim?e=dort-teker,kirmizi-kupe', '/nowhere'];
const widePaths = ['/', '/hizmetler', '/detay/kirmizi-kupe', '/planim?e=dort-teker,kirmizi-kupe'];

it.each(
  vary([
    { language: 'ar', viewport: phone, paths },
    { language: 'tr', viewport: phone, paths },
    { language: 'tr', viewport: desktop, paths: widePaths },
    { language: 'ar', viewport: desktop, paths: widePaths },
  ]),
)(
  'nothing moves while pictures arrive and sliders start, and little while fonts do in $language at $viewport.width px',
  async ({ language, viewport, paths }) => {
    const addresses = vary(paths).map((path) => inLanguage(path, language));
    expect(await findShiftsAt(addresses, viewport)).toEqual([]);
  },
);

const cards = Array.from({ length: 4 }, () => 'card__title');

itLong.each([
  [
    '/?lng=ar',
    phone,
    ['hero__title', 'hero__subtitle', '-1200.avif', 'hero__buttons', 'hero__slide"'],
  ],
  ['/araclar?lng=tr', desktop, cards],
  ['/safari?lng=tr', phone, ['page-hero__title', 'page-hero__subtitle']],
  ['/araclar?lng=tr', { width: 768, height: 1024 }, cards],
] as const)('nothing moves while %s arrives in parts, at %j', async (address, viewport, parts) => {
  expect(await findShiftsInParts(address, parts, viewport)).toEqual([]);
});

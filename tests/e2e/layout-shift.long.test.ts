import { expect, it } from 'vitest';
import { findShiftsAt } from './find-shifts.ts';
import { inLanguage } from './inspect-page.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/hizmetler',
  '/servis/ozel',
  '/araclar',
  '/detay/kirmizi-kupe',
  '/bloglar',
  '/blog/6',
  '/hakkimizda',
  '/iletisim',
  '/kullanim-sartlari',
  // The own plan, to which the page of an empty plan gives way, and another one.
  '/planim?e=gumus-jip',
  '/planim?e=dort-teker,kirmizi-kupe',
  '/nowhere',
];
const wideKinds = ['/', '/hizmetler', '/detay/kirmizi-kupe', '/planim?e=dort-teker,kirmizi-kupe'];

it.each([
  { language: 'tr', width: 390, height: 844, paths: kinds },
  { language: 'ar', width: 390, height: 844, paths: kinds },
  { language: 'tr', width: 1440, height: 900, paths: wideKinds },
  { language: 'ar', width: 1440, height: 900, paths: wideKinds },
])(
  'nothing moves while pictures arrive and sliders start, and little while fonts do in $language at $width px',
  async ({ language, width, height, paths }) => {
    const addresses = paths.map((path) => inLanguage(path, language));
    expect(await findShiftsAt(addresses, { width, height })).toEqual([]);
  },
);

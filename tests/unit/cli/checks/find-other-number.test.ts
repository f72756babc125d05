import { describe, expect, it } from 'vitest';
import { findOtherNumber } from '../../../../cli/checks/find-other-number.ts';
import type { Language } from '../../../../shared/languages.ts';

const find = (source: string, text: string, language: Language = 'en') =>
  findOtherNumber(text, { language, role: 'text', source }).map(({ start, end }) =>
    text.slice(start, end),
  );

/** The same number in two languages. */
const same: readonly (readonly [turkish: string, text: string, language: Language])[] = [
  ['Günlük 1.250,50 dirhem', '1,250.50 dirhams a day', 'en'],
  ['Günlük 1.250,50 dirhem', '١٬٢٥٠٫٥٠ درهم في اليوم', 'ar'],
  ['12.000.000 dirhem', '12,000,000 dirhams', 'en'],
  ['3,5 saniye', '3.5 seconds', 'en'],
  ['3 ya da 5 gün', '३ or ５ days', 'en'],
  ['Saat 14.30’da', 'at 14:30', 'en'],
  ['Saat 14.30’da', 'at 2:30 p.m.', 'en'],
  ['Saat 14.30’da', 'الساعة 2:30 مساءً', 'ar'],
  ['Saat 14.30’da', 'الساعة ٢:٣٠ بعد الظهر', 'ar'],
  ['Saat 14.00’te', 'at 2 pm', 'en'],
  ['Saat 9’da', 'at 9:00 am', 'en'],
  ['06.00–09.30 arası', '6 to 9.30 am', 'en'],
  ['Saat 12.00’de', 'at 12 pm', 'en'],
  ['Gece 00.15’te', 'at 12:15 am', 'en'],
  ['Sabah 5’te', 'الساعة 5 صباحًا', 'ar'],
  ['24.12.2026', '24/12/2026', 'en'],
  ['7/24, 4x4, V8', '24/7, 4x4, V8', 'en'],
  ['{{count}} yer, 5 masa', '5 tables, {{count}} seats', 'en'],
  ['{sayi1} yer, 5 masa', '5 tables, {sayi2} seats', 'en'],
];

/** A number that only the translation has. */
const other: typeof same = [
  ['6 saat', '5 hours', 'en'],
  ['6 saat', '٥ ساعات', 'ar'],
  ['3.250 devir', '3.250 rpm', 'en'],
  ['Saat 14.30’da', 'at 2:30 am', 'en'],
  ['Saat 14.30’da', 'الساعة 2:30 صباحًا', 'ar'],
  ['300 dolar', '$150', 'en'],
  ['720 beygir', '710 horsepower', 'en'],
  ['24.12.2026', '24/11/2026', 'en'],
  ['24.12.2026', '24.11.2026', 'en'],
  ['Saat 07.50’de', 'at 07:70', 'en'],
  ['45 metre', '54 inlets', 'en'],
  ['5 ve 6 masa', '5 tables and ٧', 'en'],
];

describe('the rule about other numbers', () => {
  it.each(same)('takes the numbers of “%s” and “%s” for the same', (turkish, text, language) => {
    expect(find(turkish, text, language)).toEqual([]);
  });

  it.each(other)('finds one number of “%s” in “%s”', (turkish, text, language) => {
    expect(find(turkish, text, language)).toHaveLength(1);
  });

  it.each([
    '577 hp',
    '87 mph',
    '113 °F',
    '104–113°F',
    'a 50-ft yacht',
    '70 lb',
    '22 in wheels',
    '9,000 lbs',
  ])('leaves out “%s”', (text) => {
    expect(find('585 beygir, 140 km', text)).toEqual([]);
  });

  it('has nothing to say if one side has no digits', () => {
    expect(find('Üç yüz dolar', '$150')).toEqual([]);
    expect(find('300 dolar', 'a hundred and fifty dollars')).toEqual([]);
    expect(find('{{count}} yer', '5 seats')).toEqual([]);
    expect(findOtherNumber('5 saat', { language: 'tr', role: 'text' })).toEqual([]);
  });

  it('compares with every plural form of a Turkish label', () => {
    const sourceForms = ['1 yer', '{{count}} yer, en çok 5'];
    const context = {
      language: 'en',
      role: 'label',
      source: '{{count}} yer',
      sourceForms,
    } as const;
    expect(findOtherNumber('1 seat of 5', context)).toEqual([]);
    expect(findOtherNumber('2 seats', context)).toHaveLength(1);
  });
});

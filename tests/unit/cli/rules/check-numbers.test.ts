import { describe, expect, it } from 'vitest';
import { checkNumbers } from '../../../../cli/rules/check-numbers.ts';
import { checkLabel } from '../../../../cli/rules/check-text.ts';
import type { Language } from '../../../../shared/languages.ts';

const check = (source: string, text: string, language: Language) =>
  checkNumbers(text, { language, role: 'text', source });

describe('numbers that agree', () => {
  it.each<[turkish: string, english: string, arabic: string]>([
    ['6 saat', '6 hours', '٦ ساعات'],
    ['6 saat', 'six hours', 'ست ساعات'],
    ['İki saat', '2 hours', 'ساعتان'],
    ['Bir saat', '1 hour', 'ساعة واحدة'],
    ['bir buçuk saat', 'an hour and a half', 'ساعة ونصف الساعة'],
    ['yarım saat', '30 minutes', 'نصف ساعة'],
    ['üç buçuk saat', 'three and a half hours', 'ثلاث ساعات ونصف الساعة'],
    ['3.250 devirde 3,9 litre', '3.9 litres at 3,250 rpm', '3.9 لتر عند 3,250 دورة'],
    ['14.00–15.30', '14:00–15:30', 'من 14:00 إلى 15:30'],
    ['14.30’da', 'at 2:30 pm', 'عند 14:30'],
    ['saat 17.00’de', 'at five', 'في الخامسة'],
    ['7/24 destek', 'Support 24/7', 'على مدار الساعة'],
    ['%99', '99%', '99 في المئة'],
    ['24–48 saat', '24 to 48 hours', '24 إلى 48 ساعة'],
    ['19. yüzyıl', 'the nineteenth century', 'القرن التاسع عشر'],
    ['21.11.2026', '21 November 2026', '21 نوفمبر 2026'],
    ['on bir otomobil', 'Eleven cars', 'إحدى عشرة سيارة'],
    ['720 beygir', '710 hp', '720 حصانًا'],
    ['100 kilometre', '62 miles', '100 كم'],
    ['10 kilo', '22 pounds', '10 كيلوغرامات'],
    ['+90 532 123 45 67', '+90 532 123 4567', '+905321234567'],
    ['Dört kişiye kadar', 'For up to four', 'تتسع لأربعة'],
    ['İki koltuk, 200 litre bagaj', 'Room for luggage: 200 litres', '200 لتر'],
    ['82 kubbe', 'Many domes', 'قباب كثيرة'],
    ['V8 ve 4x4', 'A V8 and a 4x4', 'محرك V8'],
    ['Bir gün', 'A day for 2', 'يوم واحد'],
    ['İki yakada beş gün', 'On both banks for 5 days', 'خمسة أيام على الضفتين'],
    ['{{count}} kişi', '{{count}} people', '{{count}} أشخاص'],
  ])('has nothing against the translations of %j', (turkish, english, arabic) => {
    expect(check(turkish, english, 'en')).toEqual([]);
    expect(check(turkish, arabic, 'ar')).toEqual([]);
  });

  it('has nothing against a Turkish text', () => {
    expect(checkNumbers('6 saat', { language: 'tr', role: 'text' })).toEqual([]);
  });
});

describe('numbers that differ', () => {
  it.each<
    [turkish: string, translation: string, Language, here: string, there: string, right?: string]
  >([
    ['6 saat', '5 hours', 'en', '5', '6', '6'],
    ['6 saat', 'Five hours', 'en', 'Five', '6', 'Six'],
    ['yirmi beş dakika', 'thirty minutes', 'en', 'thirty', 'yirmi beş', 'twenty-five'],
    ['Altı saat', '5 hours', 'en', '5', 'Altı', '6'],
    ['6 saat', 'خمس ساعات', 'ar', 'خمس', '6', 'ست'],
    ['Altı koltuk', 'لخمسة مقاعد', 'ar', 'لخمسة', 'Altı', 'لستة'],
    ['6 saat', '٥ ساعات', 'ar', '٥', '6', '٦'],
    ['3 saat', 'ساعتان', 'ar', 'ساعتان', '3'],
    ['3 gün', '12 يومًا', 'ar', '12', '3'],
    ['1 saat', '2 hours', 'en', '2', '1'],
    ['250 km', '25 km', 'en', '25', '250', '250'],
    ['3,9 litre', '9.3 litres', 'en', '9.3', '3,9', '3.9'],
    ['8.000 devir', '800 rpm', 'en', '800', '8.000', '8000'],
    ['8.000 devir', '9,000 rpm', 'en', '9,000', '8.000', '8,000'],
    ['3.250 devir', '3.250 rpm', 'en', '3.250', '3.250', '3,250'],
    ['14.00’te', 'at 15:00', 'en', '15:00', '14.00', '14:00'],
    ['14.00’te', 'at 3 pm', 'en', '3 pm', '14.00'],
    ['7/24 destek', 'Support 24/6', 'en', '24/6', '7/24'],
    ['%99', '98%', 'en', '98', '99', '99'],
    ['720 beygir', '720 hp and 711 hp', 'en', '', ''],
    ['720 beygir', '610 hp', 'en', '610', '720', '710'],
    ['V8 motor', 'A V6 engine', 'en', 'V6', 'V8', 'V8'],
    ['on bir otomobil', 'Ten cars', 'en', 'Ten', 'on bir', 'Eleven'],
    ['1979’dan beri', 'since 1997', 'en', '1997', '1979', '1979'],
    [
      '+90 532 123 45 67',
      '+90 532 123 45 76',
      'en',
      '+90 532 123 45 76',
      '+90 532 123 45 67',
      '+90 532 123 45 67',
    ],
  ])('finds the difference between %j and %j', (turkish, text, language, here, there, right) => {
    const found = check(turkish, text, language);
    if (here === '') {
      expect(found).toEqual([]);
      return;
    }
    const start = text.indexOf(here);
    expect(found).toEqual([
      {
        ...{ code: 'C122', problem: 'differentNumber', params: { here, there } },
        ...{ start, end: start + here.length },
        ...(right !== undefined && { replacement: right, isSafe: false }),
      },
    ]);
  });

  it('offers no correction if several numbers differ', () => {
    const found = check('6 saat, 5 koltuk', '7 hours, 4 seats', 'en');
    expect(found).toHaveLength(2);
    expect(found.filter(({ replacement }) => replacement !== undefined)).toEqual([]);
  });

  it('does not compare numbers of different things', () => {
    expect(check('200 litre bagaj', '710 hp', 'en')).toEqual([]);
    expect(check('İki yetişkin oturur', 'Three cases fit', 'en')).toHaveLength(1);
    expect(check('İki yetişkin, 5 saat', 'Three cases', 'en')).toEqual([]);
  });
});

describe('a price, a time or a telephone number on one side', () => {
  it.each<[turkish: string, text: string, side: string, kind: string, start: number, end: number]>([
    ['14.00’te otelinizden', 'From your hotel', 'turkish', 'time', 0, 15],
    ['Otelinizden', 'From your hotel at 14:00', 'here', 'time', 19, 24],
    ['130 dolardan başlar', 'Ask us', 'turkish', 'price', 0, 6],
    ['Bize sorun', 'From $130', 'here', 'price', 6, 9],
    ['+971 4 123 45 67’yi arayın', 'Call us', 'turkish', 'phone', 0, 7],
  ])('is found in %j and %j', (turkish, text, side, kind, start, end) => {
    expect(check(turkish, text, 'en')).toMatchObject([
      { code: 'C122', problem: 'numberAlone', params: { side, kind }, start, end },
    ]);
  });
});

describe('labels', () => {
  const label = (tr: string, other: string) => ({
    tr: { tr: { one: tr, other: tr }, values: ['count'] },
    wording: { zero: 'بلا ليالٍ', one: 'ليلة', two: 'ليلتان', few: other, many: other, other },
  });

  it('may have the number of a plural form in words', () => {
    const { tr, wording } = label('{{count}} gece', '{{count}} ليالٍ');
    expect(checkLabel(tr, wording, 'ar')).toEqual([]);
  });

  it('must agree in numbers beside the placeholder', () => {
    const { tr, wording } = label('48 saatte {{count}} gece', '{{count}} ليالٍ في 24 ساعة');
    const found = checkLabel(tr, wording, 'ar').filter(({ code }) => code === 'C122');
    expect(found.map(({ form }) => form)).toEqual(['few', 'many', 'other']);
  });
});

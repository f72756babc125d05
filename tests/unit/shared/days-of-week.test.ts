import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDate, formatDateRange, formatPrice } from '../../../server/render/format.ts';
import {
  type DayOfWeek,
  daysOfWeek,
  formatDays,
  listOtherDays,
} from '../../../shared/days-of-week.ts';
import { languages } from '../../../shared/languages.ts';

const pick = (letters: string) => daysOfWeek.filter((_, index) => letters[index] !== '.');

describe('days of the week in words', () => {
  it.each([
    ['MTWTFS.', 'Pazartesi–Cumartesi', 'Monday–Saturday', 'من الاثنين إلى السبت'],
    ['MTWTFSS', 'her gün', 'every day', 'كل يوم'],
    ['......S', 'Pazar', 'Sunday', 'الأحد'],
    ['.....SS', 'Cumartesi ve Pazar', 'Saturday and Sunday', 'السبت والأحد'],
    [
      'M.W.F..',
      'Pazartesi, Çarşamba ve Cuma',
      'Monday, Wednesday and Friday',
      'الاثنين والأربعاء والجمعة',
    ],
    ['MTW..SS', 'Cumartesi–Çarşamba', 'Saturday–Wednesday', 'من السبت إلى الأربعاء'],
    [
      'MT.TFS.',
      'Pazartesi, Salı ve Perşembe–Cumartesi',
      'Monday, Tuesday and Thursday–Saturday',
      'الاثنين والثلاثاء ومن الخميس إلى السبت',
    ],
    ['M.....S', 'Pazar ve Pazartesi', 'Sunday and Monday', 'الأحد والاثنين'],
  ])('%s', (letters, tr, en, ar) => {
    const days = pick(letters);
    expect(languages.map((language) => formatDays(days, language))).toEqual([tr, en, ar]);
    // The order in which editors list them does not matter.
    expect(formatDays(days.toReversed(), 'tr')).toBe(tr);
  });

  it('say nothing of no days', () => {
    expect(formatDays([], 'en')).toBe('');
  });

  it('name each set of days differently, and each day that is at an end of a row', () => {
    const sets = Array.from({ length: 128 }, (_, bits) =>
      daysOfWeek.filter((_day, index) => bits & (1 << index)),
    );
    for (const language of languages) {
      expect(new Set(sets.map((days) => formatDays(days, language))).size).toBe(128);
    }
    for (const days of sets) {
      expect(listOtherDays(listOtherDays(days))).toEqual(days satisfies DayOfWeek[]);
    }
  });

  it('cost a page no new formatter, as its dates and prices do not', () => {
    const kinds = ['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const;
    const makers = kinds.map((kind) => vi.spyOn(Intl, kind));
    onTestFinished(() => {
      for (const maker of makers) maker.mockRestore();
    });
    for (const language of languages) {
      formatDays(pick('M.W.F..'), language);
      formatDate('2027-02-08', language);
      formatDateRange('2027-02-08', '2027-03-09', language, false);
      formatPrice(1250, language);
    }
    for (const maker of makers) expect(maker).not.toHaveBeenCalled();
  });
});

it('a calendar day is written as its readers write it, in English as in Britain', () => {
  expect(languages.map((language) => formatDate('2026-09-14', language))).toEqual([
    '14 Eylül 2026',
    '14 September 2026',
    '14 سبتمبر 2026',
  ]);
});

import { expect, it } from 'vitest';
import { formatHours, formatTimeAt, formatTimeUntil } from '../../../shared/format-time.ts';
import { languages } from '../../../shared/languages.ts';

/** Turkish numbers as they are read aloud, with the vowel and the consonants that the endings follow. */
const words = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli'];

/** The endings that the harmony of vowels and the hardening of consonants give to a word (TDK). */
function inflect(word: string) {
  const isBack = /[aıou][^aıoueiöü]*$/.test(word);
  const vowel = isBack ? 'a' : 'e';
  const endsInVowel = /[aıoueiöü]$/.test(word);
  return {
    until: `${endsInVowel ? 'y' : ''}${vowel}`,
    at: `${/[çfhkpsşt]$/.test(word) ? 't' : 'd'}${vowel}`,
  };
}

it('a time has the Turkish ending of how it is read, at every minute of the day', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    const [hh, mm] = [hours, minutes].map((number) => String(number).padStart(2, '0'));
    const number = minutes || hours;
    const word = (number % 10 === 0 && tens[number / 10]) || (words[number % 10] ?? '');
    const { until, at } = inflect(word);
    if (minute > 0) expect(formatTimeUntil(`${hh}:${mm}`, 'tr')).toBe(`${hh}.${mm}’${until}`);
    expect(formatTimeAt(`${hh}:${mm}`, 'tr')).toBe(`${hh}.${mm}’${at}`);
  }
});

it.each([
  ['17:00', '17.00’ye', '17.00’de'],
  ['09:30', '09.30’a', '09.30’da'],
  ['13:00', '13.00’e', '13.00’te'],
  ['18:40', '18.40’a', '18.40’ta'],
  ['06:00', '06.00’ya', '06.00’da'],
])('%s is %s and %s in Turkish, and has no ending in other languages', (time, until, at) => {
  expect(languages.map((language) => formatTimeUntil(time, language))).toEqual([until, time, time]);
  expect(languages.map((language) => formatTimeAt(time, language))).toEqual([at, time, time]);
});

it.each(['24:00', '00:00'])('until %s is until midnight', (time) => {
  expect(languages.map((language) => formatTimeUntil(time, language))).toEqual([
    'gece yarısına',
    'midnight',
    '12 منتصف الليل',
  ]);
});

it('hours with a break are two ranges', () => {
  const spans = [
    { opens: '09:00', closes: '13:00' },
    { opens: '20:00', closes: '02:00' },
  ];
  expect(languages.map((language) => formatHours(spans, language))).toEqual([
    '09.00–13.00 ve 20.00–02.00',
    '09:00–13:00 and 20:00–02:00',
    'من 09:00 إلى 13:00 ومن 20:00 إلى 02:00',
  ]);
});

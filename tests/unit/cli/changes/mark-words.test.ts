import { describe, expect, it } from 'vitest';
import {
  type MarkedPart,
  markWords,
  shortenUnchanged,
} from '../../../../cli/changes/mark-words.ts';

function show(parts: readonly MarkedPart[]): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return parts
    .map(({ kind, text, space }) => `${signs[kind][0]}${text}${signs[kind][1]}${space}`)
    .join('');
}

describe('the words that changed', () => {
  it.each([
    ['Çölde beş saat sürer.', 'Çölde altı saat sürer.', 'Çölde [-beş-] {+altı+} saat sürer.'],
    ['Dubai’de bir gün', 'Dubai’deki bir gün', '[-Dubai’de-] {+Dubai’deki+} bir gün'],
    ['IŞIK ışık', 'IŞIK ısık', 'IŞIK [-ışık-]{+ısık+}'],
    ['İzmir’e', 'izmir’e', '[-İzmir’e-]{+izmir’e+}'],
    ['Alış 14:00’te, iniş', 'Alış 14:30’da, iniş', 'Alış [-14:00’te-]{+14:30’da+}, iniş'],
    ['24–48 saat', '24–72 saat', '[-24–48-] {+24–72+} saat'],
    ['1.650 $', '1.750 $', '[-1.650-] {+1.750+} $'],
    ['one two', 'one', 'one [-two-]'],
    ['one', 'one two', 'one {+two+}'],
    ['bir, iki ve üç', 'bir ve üç', 'bir[-, iki-] ve üç'],
    ['Merhaba.', 'Merhaba!', 'Merhaba[-.-]{+!+}'],
    ['one\n\ntwo', 'one two', 'one two'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['same', 'same', 'same'],
    ['', '', ''],
  ])('in %j and %j', (before, after, marked) => {
    expect(show(markWords(before, after))).toBe(marked);
  });

  it.each([
    [
      'تأشيرة دبي خلال 24 ساعة',
      'تأشيرة دبي عادةً خلال 48 ساعة',
      'تأشيرة دبي {+عادةً+} خلال [-24-] {+48+} ساعة',
    ],
    ['مدرسة', 'مُدَرِّسة', '[-مدرسة-]{+مُدَرِّسة+}'],
    ['«سفاري» الصحراء', '«رحلة» الصحراء', '«[-سفاري-]{+رحلة+}» الصحراء'],
  ])('are whole Arabic words in %j', (before, after, marked) => {
    expect(show(markWords(before, after))).toBe(marked);
  });

  it('are kept with the text around them, and without the rest of a long one', () => {
    const long = 'word '.repeat(100);
    const shown = show(shortenUnchanged(markWords(`${long}six ${long}`, `${long}five ${long}`)));
    expect(shown).toMatch(/^…( word){10,15} \[-six-] \{\+five\+} (word ){10,15}…$/);
    const short = show(shortenUnchanged(markWords('one two three', 'one two four')));
    expect(short).toBe('one two [-three-]{+four+}');
  });
});

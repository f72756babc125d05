import { describe, expect, it } from 'vitest';
import { markWords, takeMovedParagraphs } from '../../../../cli/changes/mark-words.ts';

const signs = { del: ['[-', '-]'], ins: ['{+', '+}'] } as const;

const show = (before: string, after: string) =>
  markWords(before, after, (text, element) => (element ? signs[element].join(text) : text));

describe('the words that changed', () => {
  it.each([
    ['Çölde beş saat sürer.', 'Çölde altı saat sürer.', 'Çölde [-beş-] {+altı+} saat sürer.'],
    ['Dubai’de bir gün', 'Dubai’deki bir gün', '[-Dubai’de-] {+Dubai’deki+} bir gün'],
    ['IŞIK ışık', 'IŞIK ısık', 'IŞIK [-ışık-] {+ısık+}'],
    ['İzmir’e', 'izmir’e', '[-İzmir’e-] {+izmir’e+}'],
    ['Alış 14:00’te, iniş', 'Alış 14:30’da, iniş', 'Alış [-14:00’te-] {+14:30’da+}, iniş'],
    ['24–48 saat', '24–72 saat', '[-24–48-] {+24–72+} saat'],
    ['1.650 $', '1.750 $', '[-1.650-] {+1.750+} $'],
    ['one two', 'one', 'one [-two-]'],
    ['one', 'one two', 'one {+two+}'],
    ['bir, iki ve üç', 'bir ve üç', 'bir[-, iki-] ve üç'],
    ['Merhaba.', 'Merhaba!', 'Merhaba[-.-] {+!+}'],
    ['Günün sözü ‹word›', 'Günün sözü ‹words›', 'Günün sözü [-‹word›-] {+‹words›+}'],
    ['one\n\ntwo', 'one two', 'one [-¶-] two'],
    ['one two', 'one\n\ntwo', 'one {+¶+} two'],
    ['', 'new words', '{+new words+}'],
    ['old', '', '[-old-]'],
    ['same', 'same', 'same'],
    ['', '', ''],
  ])('in %j and %j', (before, after, marked) => {
    expect(show(before, after)).toBe(marked);
  });

  it.each([
    [
      'تأشيرة دبي خلال 24 ساعة',
      'تأشيرة دبي عادةً خلال 48 ساعة',
      'تأشيرة دبي {+عادةً+} خلال [-24-] {+48+} ساعة',
    ],
    ['مدرسة', 'مُدَرِّسة', '[-مدرسة-] {+مُدَرِّسة+}'],
    ['«سفاري» الصحراء', '«رحلة» الصحراء', '«[-سفاري-] {+رحلة+}» الصحراء'],
  ])('are whole Arabic words in %j', (before, after, marked) => {
    expect(show(before, after)).toBe(marked);
  });

  it('are kept with the text around them, and without the rest of a long one', () => {
    const long = 'word '.repeat(100);
    const shown = show(`${long}six ${long}`, `${long}five ${long}`);
    expect(shown).toMatch(/^…( word){10,15} \[-six-] \{\+five\+} (word ){10,15}…$/);
    // What is left of a text of which a paragraph moved.
    expect(show(long, long)).toMatch(/^(word ){10,15}…$/);
  });

  it('are not those of a paragraph that only moved', () => {
    const moved = takeMovedParagraphs('a\n\nb\n\nc\n\nd', 'd\n\na\n\nb\n\ne');
    expect(moved).toEqual({ before: 'a\n\nb\n\nc', after: 'a\n\nb\n\ne', moved: ['d'] });
  });
});

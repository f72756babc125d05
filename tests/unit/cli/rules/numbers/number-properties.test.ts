import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers } from '../../../../../cli/rules/numbers/compare-numbers.ts';
import { readNumbers } from '../../../../../cli/rules/numbers/read-numbers.ts';
import { type Language, languages } from '../../../../../shared/languages.ts';

/** Words with and without numbers, in all forms. */
const words: Record<Language, readonly string[]> = {
  tr: 'iki üçer beşte on bir yirmi beş yüz altı altında yedi buçuk yarım saat dakikalık gün kişi koltuk kilometre beygir bir çift ikinci ve ile – 7/24 %99 3,9 3.250 14.00 8’de V8 4x4 +90 0532 {{count}} dolar $ 21.11.2026'.split(
    ' ',
  ),
  en: 'two three ten twenty-five hundred a and half an hour hours minutes people seats miles km hp one both second – 24/7 99% 3.9 3,250 14:00 2 pm V8 4x4s +90 {{count}} $ dollars per cent'.split(
    ' ',
  ),
  ar: 'ساعتان ثلاث ستة عشر عشرون وعشرون خمسة مئة ونصف نصف ساعة ساعات دقيقة أشخاص مقاعد كم حصانًا واحد الثانية – 24/7 99% 3.9 3,250 14:00 ٦ و720 V8 {{count}} دولارًا'.split(
    ' ',
  ),
};

const anyText = (language: Language) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...words[language]),
        fc.nat(9999).map(String),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 15 },
    )
    .map((parts) => parts.join(' '));

describe.each(languages)('the numbers of a text in %s', (language) => {
  it('agree with themselves', () => {
    fc.assert(
      fc.property(anyText(language), fc.boolean(), (text, isLoose) => {
        const numbers = readNumbers(text, language, isLoose);
        expect(compareNumbers(numbers, numbers)).toEqual([]);
      }),
    );
  });

  it('agree with themselves in another order', () => {
    const sentences = fc.array(anyText(language), { maxLength: 6 });
    fc.assert(
      fc.property(sentences, fc.infiniteStream(fc.nat()), (parts, order) => {
        const keys = parts.map(() => Number(order.next().value));
        const sorted = parts.toSorted(
          (a, b) => (keys[parts.indexOf(a)] ?? 0) - (keys[parts.indexOf(b)] ?? 0),
        );
        const read = (all: readonly string[]) => all.flatMap((part) => readNumbers(part, language));
        expect(compareNumbers(read(parts), read(sorted))).toEqual([]);
      }),
    );
  });

  it('are inside the text, in order and apart, but for the parts of a date', () => {
    fc.assert(
      fc.property(anyText(language), (text) => {
        const numbers = readNumbers(text, language, true);
        for (const [index, { start, end }] of numbers.entries()) {
          const before = numbers[index - 1];
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          const isDate = before?.start === start && before.end === end;
          expect(isDate || start >= (before?.end ?? 0)).toBe(true);
        }
      }),
    );
  });
});

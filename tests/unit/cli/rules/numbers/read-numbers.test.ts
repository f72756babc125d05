import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../../../cli/rules/numbers/read-numbers.ts';
import type { TextNumber } from '../../../../../cli/rules/numbers/text-number.ts';
import type { Language } from '../../../../../shared/languages.ts';

/** Describes numbers as `written=value`, with `@` for a time, `#` for a code and `?` for a word that may be none. */
function describeNumbers(text: string, language: Language): string[] {
  const show = ({ kind, value, name, certainty }: TextNumber) => {
    if (kind === 'time') return `@${Math.floor(value / 60)}:${value % 60}`;
    if (kind === 'phone') return `+${name}`;
    return `${kind === 'code' ? `${name} ` : ''}${value}${certainty === 'maybe' ? '?' : ''}`;
  };
  return readNumbers(text, language, true).map(
    (number) => `${text.slice(number.start, number.end)}=${show(number)}`,
  );
}

const tables: Record<Language, [text: string, numbers: string[]][]> = {
  tr: [
    ['Günde 250 km', ['250=250']],
    ['3,9 litrelik motor, 3.250 devir', ['3,9=3.9', '3.250=3250']],
    ['06.30’da, saat 9.30’da ve 14:00’te', ['06.30=@6:30', '9.30=@9:30', '14:00=@14:0']],
    ['24–48 saat, 7/24 destek', ['24=24', '48=48', '7/24=#/# 70024']],
    ['%99’u, yüzde 98', ['99=99', '98=98']],
    ['19. yüzyılda, 1960’ların sonunda', ['19=19', '1960=1960']],
    ['21.11.2026’da', ['21.11.2026=21', '21.11.2026=11?', '21.11.2026=2026']],
    [
      '+90 532 123 45 67, 0532 123 45 67',
      ['+90 532 123 45 67=+905321234567', '0532 123 45 67=+5321234567'],
    ],
    ['F8, G63’ün V8’i, 4x4’ler', ['F8=F# 8', 'G63=G# 63', 'V8=V# 8', '4x4=#X# 44']],
    ['on bir otomobil, yirmi beş dakika', ['on bir=11', 'yirmi beş=25']],
    ['yüz yirmi kilometre, yüz kişi', ['yüz yirmi=120', 'yüz=100']],
    [
      'Üç buçuk saat, bir buçuk saat, 2 buçuk saat',
      ['Üç buçuk=3.5', 'bir buçuk=1.5', '2 buçuk=2.5'],
    ],
    ['yarım saat, yarım gün, yarım kaldı', ['yarım=0.5', 'yarım=0.5?', 'yarım=0.5?']],
    ['altıda, beşe, üçer, beşer', ['altıda=6', 'beşe=5', 'üçer=3', 'beşer=5']],
    ['altı ay; masanın altı, altında, altın', ['altı=6', 'altı=6?']],
    ['yedi kişi yedi', ['yedi=7', 'yedi=7?']],
    ['ikinci gün, ikisi de, ikiniz', ['ikinci=2?', 'ikisi=2?', 'ikiniz=2?']],
    ['bir gün, tek giriş, çift turbo', ['bir=1?', 'tek=1?', 'çift=2?']],
    ['ikindi, onlar, ona, yüzük, beşik, binmek', []],
    ['{{count}} kişi, {2} ve 3 gün', ['3=3']],
    ['İKİ saat', []],
  ],
  en: [
    ['250 km a day', ['250=250']],
    ['A 3.9-litre engine at 3,250 rpm', ['3.9=3.9', '3,250=3250']],
    [
      'At 06:30, 2 pm, 2:30 p.m. and 12 am',
      ['06:30=@6:30', '2 pm=@14:0', '2:30 p.m.=@14:30', '12 am=@0:0'],
    ],
    ['24 to 48 hours, support 24/7', ['24=24', '48=48', '24/7=#/# 70024']],
    ['99%, 98 per cent', ['99=99', '98=98']],
    ['The 21st, the nineteenth century, the 1960s', ['21=21', 'nineteenth=19?', '1960=1960']],
    ['$120, USD 130, 140 dollars', ['120=120', '130=130', '140=140']],
    ['An F8, two 4x4s and V8s', ['F8=F# 8', 'two=2', '4x4s=#X# 44', 'V8s=V# 8']],
    ['Eleven cars, twenty-five minutes', ['Eleven=11', 'twenty-five=25']],
    ['Twenty-one days, a hundred and twenty km', ['Twenty-one=21', 'hundred and twenty=120']],
    ['an hour and a half', ['an hour and a half=1.5']],
    [
      'three and a half hours, two hours and a half',
      ['three and a half=3.5', 'two hours and a half=2.5'],
    ],
    ['half an hour, half of it', ['half=0.5', 'half=0.5?']],
    ['one of us, both, a twin turbo', ['one=1?', 'both=2?', 'twin=2?']],
    ['the tenant, a thrill, network, fifty-fifty', ['fifty=50', 'fifty=50']],
    ['{{count}} of {{total}}', []],
  ],
  ar: [
    ['250 كيلومترًا في اليوم', ['250=250']],
    ['سعة 3.9 لتر عند 3,250 دورة و720 حصانًا', ['3.9=3.9', '3,250=3250', '720=720']],
    ['عند 06:30 وقرابة ١٤:٠٠', ['06:30=@6:30', '١٤:٠٠=@14:0']],
    ['٦ ساعات و٣٫٥ لتر و۷ أيام', ['٦=6', '٣٫٥=3.5', '۷=7']],
    ['99% و98 في المئة', ['99=99', '98=98']],
    ['خمس ساعات وخمسة مقاعد', ['خمس=5', 'خمسة=5']],
    ['بثلاث لغات، لستة أشهر، الساعات الأربع', ['بثلاث=3', 'لستة=6', 'الأربع=4']],
    ['أحد عشر كيلومترًا، إحدى عشرة سيارة', ['أحد عشر=11', 'إحدى عشرة=11']],
    ['خمسة وعشرون يومًا، ثلاثين دقيقة', ['خمسة وعشرون=25', 'ثلاثين=30']],
    ['ساعتان، يومين، لمقعدين، ساعتا قيادة', ['ساعتان=2', 'يومين=2', 'لمقعدين=2', 'ساعتا=2']],
    ['حقيبتان، نخلتين', ['حقيبتان=2?', 'نخلتين=2?']],
    ['ساعة ونصف الساعة، ثلاث ساعات ونصف الساعة', ['ساعة ونصف=1.5', 'ثلاث ساعات ونصف=3.5']],
    ['ساعتين ونصف، نصف ساعة', ['ساعتين ونصف=2.5', 'نصف=0.5']],
    ['السادسة مساءً، الاثنين، واحد', ['السادسة=6?', 'الاثنين=2?', 'واحد=1?']],
    ['تستغرق وتتسع ويستحق', []],
    ['{{count}} خدمات', []],
  ],
};

describe.each(['tr', 'en', 'ar'] as const)('the reader of numbers in %s', (language) => {
  it.each(tables[language])('reads %j', (text, numbers) => {
    expect(describeNumbers(text, language)).toEqual(numbers);
  });
});

describe('the reader of numbers', () => {
  it('reads words that may be no number only on request', () => {
    expect(readNumbers('bir gün', 'tr')).toEqual([]);
    expect(readNumbers('bir gün', 'tr', true)).toHaveLength(1);
  });

  it('stops at a number of numbers that no sentence contains', () => {
    expect(readNumbers('5 '.repeat(5000), 'en')).toHaveLength(200);
  });
});

import { expect, it } from 'vitest';
import { keepTogether } from '../../../shared/keep-together.ts';
import { releaseWords } from '../../../shared/local-text.ts';

const names = ['Abu Dhabi', 'Abu Dabi', 'Burj …', 'Al …', 'أبو ظبي', 'برج …'];

/** Shows where a line may not break: `_` is a no-break space, `~` a word joiner. */
const show = (text: string) =>
  keepTogether(text, names).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

it.each([
  // Names, with endings and with letters before them.
  ['Dubai ve Abu Dabi’de şehir turları', 'Dubai ve Abu_Dabi’de şehir turları'],
  ['from Abu Dhabi to Burj Al Arab', 'from Abu_Dhabi to Burj_Al_Arab'],
  ['إلى أبو ظبي ولأبو ظبي وبرج العرب', 'إلى أبو_ظبي ولأبو_ظبي وبرج_العرب'],
  ['Abu and Dhabi, al fresco', 'Abu and Dhabi, al fresco'],
  // Numbers and their units.
  ['30 günlük vize 48 saatte, 2–3 kişi', '30_günlük vize 48_saatte, 2~–~3_kişi'],
  ['100 km’yi 3,1 saniyede, 20 dk, 5 m, 7 Metre', '100_km’yi 3,1_saniyede, 20_dk, 5_m, 7_Metre'],
  ['30 days, 48 hours, 12 guests, 500 USD', '30_days, 48_hours, 12_guests, 500_USD'],
  ['AED 1,200 at 25 °C, 585 hp', 'AED_1,200 at 25_°C, 585_hp'],
  ['48 ساعة و30 يومًا و3 أيام و5 كم و12 ضيفًا', '48_ساعة و30_يومًا و3_أيام و5_كم و12_ضيفًا'],
  ['in 2027 or 488 Spider, 3 moments', 'in 2027 or 488 Spider, 3 moments'],
  // Hours, days and ranges of them.
  ['saat 17.00, 09.00–17.00', 'saat_17.00, 09.00~–~17.00'],
  ['من 09:00 إلى 13:00 ومن 20:00 إلى 02:00', 'من_09:00_إلى_13:00 ومن_20:00_إلى_02:00'],
  ['8 Şubat–9 Mart, 30 Aralık 2027–2 Ocak 2028', '8_Şubat–9_Mart, 30_Aralık_2027~–~2_Ocak_2028'],
  ['8 February–9 March, 26–29 May 2027', '8_February–9_March, 26~–~29_May_2027'],
  ['من 8 فبراير إلى 9 مارس 2027', 'من 8_فبراير إلى 9_مارس_2027'],
  // Turkish questions.
  ['Sabah mı, akşam mı? Olur mu? Mil mis', 'Sabah_mı, akşam_mı? Olur_mu? Mil mis'],
  // Telephone numbers.
  ['call +971 00 000 0000 or 12 + 5 write', 'call +971_00_000_0000 or 12 + 5 write'],
])('no line breaks a name or a number: %s', (text, shown) => {
  expect(show(text)).toBe(shown);
  expect(keepTogether(keepTogether(text, names), names)).toBe(keepTogether(text, names));
  expect(releaseWords(keepTogether(text, names))).toBe(text);
});

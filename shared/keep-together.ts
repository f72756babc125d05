import { noBreakSpace, wordJoiner } from './local-text.ts';

/** What no line may break. Texts with spaces match as a whole; words for units need only begin as they do. */
const units = [
  /\d (?:km|kg|cm|m|l|h|sa|dk|sn|min|hp|Nm|am|pm|USD|AED|EUR|TL)(?![\p{L}\d])|\d °/giu,
  /\d (?:kilomet|metre|litre|dakika|saniye|saat|gün|gece|hafta|ay|yıl|yaş|kişi|misafir|çocuk|koltuk|kapı|bavul|valiz|beygir|derece|dirhem|dolar)/giu,
  /\d (?:minute|second|hour|day|night|week|month|year|guest|people|person|passenger|child|seat|door|suitcase|degree|dirham|dollar|mile)/giu,
  /\d (?:كم|كيلو|متر|لتر|سم|دقيق|دقائق|ثاني|ثوان|ساع|يوم|أيام|ليل|ليال|أسبوع|أسابيع|شهر|أشهر|سن[ةو]|عام|أعوام|شخص|أشخاص|ضيف|ضيوف|طفل|أطفال|راكب|ركاب|مقعد|مقاعد|باب|أبواب|حقيب|حقائب|حصان|أحصنة|درج|درهم|دراهم|دولار|صباح|مساء)/gu,
];
const days = [
  /\d (?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)(?: \d{4})?/gu,
  /\d (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?/gu,
  /\d (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)(?: \d{4})?/gu,
];
const others = [
  // An amount, an hour, hours in Arabic, and a telephone number.
  /(?:USD|AED|EUR|[Ss]aat|الساعة) (?=\d)/gu,
  /(?:من )?\d\d?:\d\d إلى (?=\d)/gu,
  /\+\d[\d ]*\d/gu,
  // The particle of a Turkish question.
  /\p{L} m[ıiuü](?!\p{L})/gu,
];
const phrases = [...units, ...days, ...others];

const range = /(?<=\d)–(?=\d)/g;

/**
 * A text as pages show it: no line breaks a number and its unit, a day, a range such as 09.00–17.00, a telephone number, a
 * name, or the particle of a Turkish question from its word. Browsers find and copy these as if they were written with spaces.
 *
 * @param names a name that ends with `…`, such as `Burj …`, keeps the word behind it
 */
export function keepTogether(text: string, names: readonly string[] = []): string {
  const counted = phrases.reduce((one, phrase) => one.replace(phrase, joinWords), text);
  const joined = counted.replace(range, `${wordJoiner}–${wordJoiner}`);
  return names.reduce((one, name) => {
    const words = name.replace('…', '');
    return one.includes(words) ? one.replaceAll(words, joinWords(words)) : one;
  }, joined);
}

function joinWords(words: string): string {
  return words.replaceAll(' ', noBreakSpace);
}

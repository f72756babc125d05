import type { Language } from '../../../shared/languages.ts';
import { lowerTurkish } from '../../lib/lower-turkish.ts';

/** A unit, and its size in the base unit of its dimension. Only numbers of one dimension are compared. */
export interface Unit {
  dimension: string;
  size: number;
  /** How far a converted number may be off, since it is rounded: a fraction of the number. */
  tolerance: number;
}

const define = (dimension: string, size = 1, tolerance = 0): Unit => ({
  dimension,
  size,
  tolerance,
});

const second = define('time');
const minute = define('time', 60);
const hour = define('time', 3600);
const day = define('time', 24 * 3600);
const week = define('time', 7 * 24 * 3600);
const month = define('month');
const year = define('month', 12);
const person = define('person');
/** A car for five has five seats. */
const seat = define('person');
const kilometre = define('length', 1000, 0.05);
const metre = define('length', 1, 0.05);
const centimetre = define('length', 0.01, 0.05);
const mile = define('length', 1609.344, 0.05);
const foot = define('length', 0.3048, 0.05);
const inch = define('inch');
const litre = define('volume', 1, 0.05);
const gallon = define('volume', 3.785, 0.05);
const kilogram = define('mass', 1, 0.05);
const tonne = define('mass', 1000, 0.05);
const pound = define('mass', 0.4536, 0.05);
/** Metric horsepower (PS), the “beygir” of Turkish and the «حصان» of Arabic. */
const metricHorsepower = define('power', 0.7355);
const horsepower = define('power', 0.7457);
const kilowatt = define('power', 1, 0.01);
const torque = define('torque');
const degree = define('temperature');
const revolutions = define('revolutions');
const percent = define('percent');
const dollar = define('price dollar');
const dirham = define('price dirham');
const euro = define('price euro');
const lira = define('price lira');

export const units = { minute, hour, day, week, year, seat, person, percent, dollar } as const;

/** Whether a unit is a currency. */
export function isCurrency(unit: Unit | undefined): boolean {
  return unit?.dimension.startsWith('price') === true;
}

const symbols: Readonly<Record<string, Unit>> = {
  '%': percent,
  '٪': percent,
  '°': degree,
  $: dollar,
  '€': euro,
  '₺': lira,
  km: kilometre,
  m: metre,
  cm: centimetre,
  kg: kilogram,
  l: litre,
  nm: torque,
  kw: kilowatt,
  usd: dollar,
  aed: dirham,
  eur: euro,
  try: lira,
  tl: lira,
};

/** Lists words of one unit: `'saat dakika'` are two. */
const tabulate = (rows: readonly (readonly [Unit, string])[]): ReadonlyMap<string, Unit> =>
  new Map([
    ...Object.entries(symbols),
    ...rows.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
  ]);

/** Turkish words without endings; English and Arabic ones in all their forms, without vowel signs. */
const words: Readonly<Record<Language, ReadonlyMap<string, Unit>>> = {
  tr: tabulate([
    [second, 'saniye sn'],
    [minute, 'dakika dk'],
    [hour, 'saat sa'],
    [day, 'gün gece'],
    [week, 'hafta'],
    [month, 'ay'],
    [year, 'yıl yaş sene'],
    [person, 'kişi misafir yolcu konuk binici sürücü'],
    [seat, 'koltuk'],
    [kilometre, 'kilometre'],
    [metre, 'metre'],
    [centimetre, 'santim santimetre'],
    [mile, 'mil'],
    [inch, 'inç'],
    [litre, 'litre'],
    [kilogram, 'kilo kilogram'],
    [tonne, 'ton'],
    [metricHorsepower, 'beygir ps hp'],
    [kilowatt, 'kilovat'],
    [degree, 'derece'],
    [revolutions, 'devir devr'],
    [dollar, 'dolar'],
    [dirham, 'dirhem'],
    [euro, 'avro'],
    [lira, 'lira'],
  ]),
  en: tabulate([
    [second, 'second seconds sec'],
    [minute, 'minute minutes min mins'],
    [hour, 'hour hours hr hrs h'],
    [day, 'day days night nights'],
    [week, 'week weeks'],
    [month, 'month months'],
    [year, 'year years'],
    [person, 'person persons people guest guests passenger passengers adult adults rider riders'],
    [seat, 'seat seats seater seaters'],
    [kilometre, 'kilometre kilometres kilometer kilometers kms'],
    [metre, 'metre metres meter meters'],
    [centimetre, 'centimetre centimetres centimeter centimeters'],
    [mile, 'mile miles mi'],
    [foot, 'foot feet ft'],
    [inch, 'inch inches'],
    [litre, 'litre litres liter liters'],
    [gallon, 'gallon gallons'],
    [kilogram, 'kilogram kilograms kilo kilos'],
    [tonne, 'ton tons tonne tonnes'],
    [pound, 'pound pounds lb lbs'],
    [metricHorsepower, 'ps metric'],
    [horsepower, 'hp bhp horsepower'],
    [kilowatt, 'kilowatt kilowatts'],
    [degree, 'degree degrees'],
    [revolutions, 'rpm revs'],
    [percent, 'percent'],
    [dollar, 'dollar dollars'],
    [dirham, 'dirham dirhams'],
    [euro, 'euro euros'],
    [lira, 'lira liras'],
  ]),
  ar: tabulate([
    [second, 'ثانية ثوان ثواني'],
    [minute, 'دقيقة دقائق'],
    [hour, 'ساعة ساعات'],
    [day, 'يوم أيام يوما ليلة ليال ليالي'],
    [week, 'أسبوع أسابيع أسبوعا'],
    [month, 'شهر أشهر شهور شهرا'],
    [year, 'عام أعوام عاما سنة سنوات سنين'],
    [person, 'شخص أشخاص شخصا راكب ركاب راكبا ضيف ضيوف ضيفا'],
    [seat, 'مقعد مقاعد مقعدا'],
    [kilometre, 'كم كيلومتر كيلومترات كيلومترا'],
    [metre, 'متر أمتار مترا'],
    [centimetre, 'سم سنتيمتر سنتيمترات سنتيمترا'],
    [mile, 'ميل أميال ميلا'],
    [inch, 'بوصة بوصات'],
    [litre, 'لتر لترات لترا'],
    [kilogram, 'كغ كجم كيلوغرام كيلوغرامات كيلوغراما'],
    [tonne, 'طن أطنان طنا'],
    [metricHorsepower, 'حصان أحصنة حصانا'],
    [torque, 'نيوتن'],
    [degree, 'درجة درجات'],
    [revolutions, 'دورة دورات'],
    [percent, 'بالمئة بالمائة'],
    [dollar, 'دولار دولارات دولارا'],
    [dirham, 'درهم دراهم درهما'],
    [euro, 'يورو'],
    [lira, 'ليرة ليرات'],
  ]),
};

/** Arabic duals of units, without their ending: «ساعتان» is two hours. */
const arabicDuals: ReadonlyMap<string, Unit> = new Map([
  ['ساعت', hour],
  ['ثانيت', second],
  ['دقيقت', minute],
  ['يوم', day],
  ['ليلت', day],
  ['أسبوع', week],
  ['شهر', month],
  ['عام', year],
  ['سنت', year],
  ['مقعد', seat],
  ['راكب', person],
  ['شخص', person],
  ['ضيف', person],
  ['كيلومتر', kilometre],
  ['متر', metre],
  ['لتر', litre],
  ['درجت', degree],
]);

/** The unit of an Arabic dual, such as «ساعتان», «ساعتين» or «ساعتا»; `undefined` for any other word. */
export function readArabicDual(word: string): Unit | undefined {
  const stem = /^(.+?)(?:ان|ين|ا|ي)$/.exec(word)?.[1];
  return stem === undefined ? undefined : arabicDuals.get(stem);
}

/** The endings that a Turkish unit may have: “saatlik”, “saatte”, “saatin”, “yaşından”, “saattir”. */
const turkishEndings =
  /^(?:[dt][ae]n?|[dt][ıiuü]r|y?[aeıiuü]|n?[ıiuü]n|l[ıiuü][kğ][a-zçğıöşü]*|l[ae]r[a-zçğıöşü]*|s?[ıiuü](?:n[dt][ae]n?)?|[dt][ae][dt][ıiuü]r)$/;

const longestTurkishStem = 10;

/** The unit that a word is, in any letter case; `undefined` for any other word. */
export function readUnit(word: string, language: Language): Unit | undefined {
  const table = words[language];
  if (language === 'ar') return table.get(word.replace(/[\u064b-\u0652]/g, ''));
  if (language === 'en') return table.get(word.toLowerCase());
  const lowered = lowerTurkish(word);
  const known = table.get(lowered);
  if (known) return known;
  for (let length = Math.min(longestTurkishStem, lowered.length - 1); length > 1; length -= 1) {
    const unit = table.get(lowered.slice(0, length));
    if (unit) return turkishEndings.test(lowered.slice(length)) ? unit : undefined;
  }
  return undefined;
}

/** The word or sign behind a number, and what may be between them. */
const behind: Readonly<Record<Language, RegExp>> = {
  tr: /(?:[’'][a-zçğıöşü]{1,6})?[\s-]?([%°$€₺]|[A-Za-zÇĞİÖŞÜçğıöşü]+)/y,
  en: /[\s-]?(?:of\s)?(?:an?\s)?(per cent|[%°$€]|[A-Za-z]+)/y,
  ar: /[\s-]?(في المئة|في المائة|[%٪°$€]|[\u0620-\u0652]+|[A-Z]{3})/y,
};

/** The sign or word in front of a number. */
const before = /([%٪$€₺]|\b(?:USD|AED|EUR|TL)|[Yy]üzde)\s?$/;

/** The last characters of the above. */
const beforeEnds = '%٪$€₺DRLe';

const longestBefore = 7;

/** Finds the unit next to a number; `undefined` if there is none that is known. */
export function findUnit(
  text: string,
  { start, end }: { start: number; end: number },
  language: Language,
): Unit | undefined {
  const last = text.charAt(start - 1) === ' ' ? text.charAt(start - 2) : text.charAt(start - 1);
  if (last !== '' && beforeEnds.includes(last)) {
    const sign = before.exec(text.slice(Math.max(0, start - longestBefore), start))?.[1];
    if (sign !== undefined) return readUnit(sign, language) ?? percent;
  }
  const pattern = behind[language];
  pattern.lastIndex = end;
  const word = pattern.exec(text)?.[1];
  if (word === undefined) return undefined;
  if (word.includes(' ')) return percent;
  const unit = readUnit(word, language);
  if (unit || language !== 'ar') return unit;
  return word.startsWith('ال') ? readUnit(word.slice(2), language) : undefined;
}

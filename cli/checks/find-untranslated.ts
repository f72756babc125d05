import { languageConfig, type Script } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { lowerTurkish } from '../lib/lower-turkish.ts';
import type { TextContext, TextRule } from './text-rule.ts';

/**
 * Finds a translation that equals the Turkish text (C105). Numbers and codes are the same in every language. Names are
 * the same in languages of the Latin script, unless they have Turkish letters.
 */
export const findUntranslated: TextRule = (text, context) => {
  if (!isCopy(text, context) || readsTheSame(text, context)) return [];
  const start = text.search(/\S/);
  const end = text.trimEnd().length;
  return [{ code: issueCodes.sameAsSource, start, end, problem: 'sameAsTurkish' }];
};

/** Whether a translation equals the Turkish text. Line breaks and the Unicode form of letters do not matter. */
export function isCopy(text: string, { source, sourceForms = [] }: TextContext): boolean {
  if (source === undefined) return false;
  const first = readFirst(text);
  return [source, ...sourceForms].some(
    (turkish) => readFirst(turkish) === first && normalizeSpaces(turkish) === normalizeSpaces(text),
  );
}

/** The first letter of a text, by which most translations differ. */
function readFirst(text: string): string {
  return text.trimStart().slice(0, 4).normalize().charAt(0);
}

function normalizeSpaces(text: string): string {
  return text.normalize().replace(/\s+/g, ' ').trim();
}

/** Whether a Turkish text is right in another language as it is: no word of it has to be translated. */
function readsTheSame(text: string, { language, role, canBeName, isBrand }: TextContext): boolean {
  const { script } = languageConfig[language];
  const words = listOwnWords(text.normalize()).filter((word) => word.length > 1 && !isCode(word));
  // Brands may stay Latin.
  if (script !== 'Latin' && !isBrand) return words.length === 0 || letterOf[script].test(text);
  const isName = role === 'text' && canBeName !== false && !text.trim().endsWith(':');
  return words.every(
    (word) =>
      sharedWords.has(word.toLowerCase()) || (isName ? isPartOfName(word) : word.length < 3),
  );
}

/** Whether a word is initials or a code in capitals, such as “DXB” and “SUV”. Longer ones are ordinary words. */
function isCode(word: string): boolean {
  return (
    /^\p{Lu}{2,4}$/u.test(word) && (word.length === 2 || !turkishWords.has(lowerTurkish(word)))
  );
}

/** Lower-case words inside names: “Al Marmoom”, “Palm the View”. */
const inNames: ReadonlySet<string> = new Set(
  'al el bin ibn de da di la le of the and van von'.split(' '),
);

/** Letters by which a word is Turkish. `ü` is not one of them, since many German names have it. */
const turkishLetter = /[çğıöşİ]/iu;

function isPartOfName(word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return inNames.has(word);
  return !turkishLetter.test(word) && !suffix.test(word) && !isCommonTurkish(word);
}

/** Whether a word, in any letter case, is an ordinary Turkish word and not part of a name. */
export function isCommonTurkish(word: string): boolean {
  return turkishWords.has(lowerTurkish(word)) || ambiguousTurkish.has(word.toLowerCase());
}

/** Placeholders and addresses (links, e-mail, handles) are the same in every language. */
const isSameEverywhere = /[{}@]|:\/\/|\p{L}\.\p{L}/u;

/** Measures such as “250 km” are the same in every language, too. */
const measures = /\d\s?(?:km|m|cm|mm|kg|g|l|ml|cc|hp|kW|GB)(?!\p{L})/gu;

/** Lists the words of a text that belong to its language: no placeholders, addresses, numbers or units. */
export function listOwnWords(text: string): string[] {
  const parts = text.split(/\s+/).filter((part) => !isSameEverywhere.test(part));
  const own = parts.join(' ').replace(measures, ' ');
  return own.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];
}

/** A letter of each script. */
export const letterOf: Record<Script, RegExp> = {
  Latin: /(?=\p{L})\p{Script=Latin}/u,
  Arabic: /(?=\p{L})\p{Script=Arabic}/u,
  Cyrillic: /(?=\p{L})\p{Script=Cyrillic}/u,
};

/** Words that are the same in Turkish and English, also in labels. */
const sharedWords = list('blog dubai instagram jumeirah palm whatsapp');

/** Turkish words that are also names or words of other languages: “de” in “Rio de Janeiro”, “en” in “en route”. */
const ambiguousTurkish = list('ama ana da de en ki mi ne ya yat');

/** Turkish words that are part of no name: those of sentences, and those of titles and buttons. */
const turkishWords = list(
  'ancak aynı az bazı beri biz bize bizi bizim bir biraz böyle bu bunlar bütün çok çünkü daha değil diye eğer fakat ' +
    'gibi göre hangi hem hep her için ile ilk ise kaç kadar kendi kim mı mu mü nasıl neden nerede olan olarak olur onun ' +
    'önce öyle sadece siz size sizi sizin sonra şey şimdi şu tam tüm üzere üzeri var ve veya yalnız yine yok zaman ' +
    'iki üç dört beş altı yedi sekiz dokuz yüz yarım tek ' +
    'adres adresi akşam araç araçlar bae başvuru dahil dakika deniz depozito eski fazla gece gezi gezisi gezileri giyim gün ' +
    'günler günlük hakkında helikopter helikopterden hizmet hizmeti hizmetler hizmetleri iletişim kdv kiralama kişi koltuk kum ' +
    'kumsal organizasyonu otel otomobil özel paket paketi paketleri pasaport planlama ramazan rehber rehberi saat sabah sayfa ' +
    'sayfası sorumluluk sss süre sürücü şehir teklifi telefon transferi tur turlar turları turu tümü uçuş vize vizeler vizesi ' +
    'yazılar yeni yol',
);

/** Endings behind an apostrophe, and those of “our” and “your”. */
const suffix =
  /’(?:[ns]?[iıuüae]|n?[iıuü]n|y[iıuüae]|n?[dt][ae]n?|[dt][ae]ki|l[ae]r|l[iıuü])$|\p{L}{3}(?:ı[mn]ız|i[mn]iz|u[mn]uz|ü[mn]üz)(?:[dt][ae]n?|[ıiuü]n?|l[ae])?$/u;

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export type LatinLanguage = 'tr' | 'en';

/** Signs by which a word belongs to a Latin language and to no other. */
interface LanguageSigns {
  /** Common words, in small letters. They count in any letter case. */
  words: ReadonlySet<string>;
  /** Words that are also part of names, so that they count in small letters alone. */
  smallWords: ReadonlySet<string>;
  /** The look of words in small letters: letters, endings, pairs of consonants that the other language lacks. */
  shape: RegExp;
  /** Endings of words in any letter case: behind an apostrophe, and of “our” and “your” in Turkish. */
  suffix: RegExp;
}

/** Words that longer Turkish sentences contain, and no English one. */
const turkishSentence =
  'ancak aynı az bazı beri biz bize bizi bizim bir biraz böyle bu bunlar bütün çok çünkü daha değil diye eğer fakat ' +
  'gibi göre hangi hem hep her için ile ilk ise kaç kadar kendi kim mı mu mü nasıl neden nerede olan olarak olur onun ' +
  'önce öyle sadece siz size sizi sizin sonra şey şimdi şu tam tüm üzere üzeri var ve veya yalnız yine yok zaman ' +
  'iki üç dört beş altı yedi sekiz dokuz yüz yarım tek';

/** Words of travel and of this site that are titles and buttons on their own. */
const turkishTravel =
  'adres adresi akşam araç araçlar bae başvuru dahil dakika deniz depozito eski fazla gece gezi gezisi gezileri giyim gün ' +
  'günler günlük hakkında helikopter helikopterden hizmet hizmeti hizmetler hizmetleri iletişim kdv kiralama kişi koltuk kum ' +
  'kumsal organizasyonu otel otomobil özel paket paketi paketleri pasaport planlama ramazan rehber rehberi saat sabah sayfa ' +
  'sayfası sorumluluk sss süre sürücü şehir teklifi telefon transferi tur turlar turları turu tümü uçuş vize vizeler vizesi ' +
  'yazılar yeni yol';

/** Words that are the same in Turkish and English, also in labels. */
export const sharedWords = list('blog dubai instagram jumeirah palm whatsapp');

/** Turkish words that are also names or words of other languages: “de” in “Rio de Janeiro”, “en” in “en route”. */
export const ambiguousTurkish = list('ama ana da de en ki mi ne ya yat');

/** English function words. “On”, “can”, “her”, “an”, “do” and “but” are left out, since they are Turkish words too. */
const englishSentence =
  'about after all also and any are around at back because been before behind between both by can’t could day days does ' +
  'each every few for free from have hour hours how if in included is its just less like look made more most much near ' +
  'not of off only onto open or other our out over per please ride road sea see should since so some still take than ' +
  'that the their them then there these they this those through to too tours under until up was water we were what ' +
  'when where which while who why will with without would you your one two three four five six eight';

const englishTravel =
  'airport beach boat camel captain car cars city coffee desert dinner door drive driver drivers dune dunes evening ' +
  'flight guest guests guide guided light morning night price private rental seat seats shared start stop sunrise ' +
  'sunset terms time tour tourist trip visa visit yacht';

export const latinSigns: Readonly<Record<LatinLanguage, LanguageSigns>> = {
  tr: {
    words: list(`${turkishSentence} ${turkishTravel}`),
    smallWords: list('da de ki mi ya yat'),
    shape:
      /[ğşıçöü]|iyet|[dt][ae]ki$|l[ae]r[dt]?[ae]n?$|(?:lari|leri)(?:n(?:i|in|de|den|e)?|yle)?$|[ae]n[dt][ae]n$|[iu]n(?:d[ae]|dan|den)$|[dl]ilir$|yor(?:um|uz|sun)?$|(?:m[ae]k|[ae]c[ae]k|m[ae]den|[ae]r[ae]k)$/,
    suffix:
      /’(?:[ns]?[iıuüae]|n?[iıuü]n|y[iıuüae]|n?[dt][ae]n?|[dt][ae]ki|l[ae]r|l[iıuü])$|\p{L}{3}(?:ı[mn]ız|i[mn]iz|u[mn]uz|ü[mn]üz)(?:[dt][ae]n?|[ıiuü]n?|l[ae])?$/u,
  },
  en: {
    words: list(englishSentence),
    smallWords: list(englishTravel),
    shape:
      /[wq]|th|sh|ck|gh|ph|ee|oa|ou|ea[dkmstrvc]|[^aeıioöuü’]y$|(?:[^aeo]ed|ing|tion|[bdfgptv]s|ies|ly|ght|nd|ld|[bdg]le)$/,
    suffix: /’(?:s|re|ll|ve|t)$/,
  },
};

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Small words that every longer Turkish sentence has, and no English one. */
const turkishSentence =
  'ama bir bu çok daha değil da de en gibi göre için ile kadar ki mi ne olan olarak sonra var ve veya ya';

/** Words of travel and of this site that are titles and buttons on their own. */
const turkishTravel =
  'adres adresi ana araç araçlar başvuru deniz eski gezi gezisi gezileri giyim gün günler günlük hakkında ' +
  'hizmet hizmeti hizmetler hizmetleri hizmetlerimiz iletişim kiralama kişi organizasyonu otomobil paket ' +
  'paketi paketleri planlama rehber rehberi saat sayfa sayfası sorumluluk sürücü şehir teklifi telefon ' +
  'transferi tur turlar turları turu vize vizeler vizesi yat yazılar yeni';

const turkishWords: ReadonlySet<string> = new Set(`${turkishSentence} ${turkishTravel}`.split(' '));

const englishWords: ReadonlySet<string> = new Set('and for from that the with you your'.split(' '));

/** Words that both languages or names in them have: “de” in “Rio de Janeiro”, “en” in “en route”. */
const ambiguous: ReadonlySet<string> = new Set('da de en ki mi ne ya yat ana ama'.split(' '));

const turkishLetter = /[ğşıİ]/;

/** Whether a word is surely Turkish where English is due: by its letters in a small word, or as a common word. */
export function isTurkishAmongEnglish(word: string): boolean {
  if (turkishLetter.test(word)) return /^\p{Ll}/u.test(word);
  return turkishWords.has(word) && !ambiguous.has(word);
}

/** Whether a word is surely English where Turkish is due. */
export function isEnglishAmongTurkish(word: string): boolean {
  return englishWords.has(word);
}

/** Whether a word, in any letter case, is an ordinary Turkish word and part of no name. */
export function isCommonTurkish(word: string): boolean {
  return turkishWords.has(word.toLocaleLowerCase('tr'));
}

const arabicIndicZero = 0x660;

/**
 * Normalizes a text for searching, independent of the machine’s locale: letter case, the four Turkish i’s, diacritics,
 * tashkeel, tatweel, the alef forms, the two small sigmas, Arabic-Indic digits and invisible characters are reduced to
 * one spelling. A search may match slightly too often (`ısı` finds `isi`), never too seldom.
 */
export function normalizeForSearch(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/\u0640/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The texts that a search covers. They are normalized once, so that this costs nothing during typing. */
export interface Searchable {
  /** The words of visible texts; a part of a word is enough for a match, unless it is short. */
  searchText: string;
  /** Keywords and words of answers, matched from their beginnings: `yat` is a yacht, and not a part of `fiyat`. */
  searchKeywords: string;
}

/** Normalizes searched texts and their additional keywords. */
export function createSearchable(
  texts: readonly string[],
  keywords: readonly string[],
): Searchable {
  const searchText = [...new Set(texts.flatMap(listWords))].join(' ');
  const words = new Set(keywords.flatMap(tokenizeQuery));
  const more = [...words].filter((word) => !beginsWord(` ${searchText}`, word));
  return { searchText, searchKeywords: more.map((word) => ` ${word}`).join('') };
}

/** The longest word that must match the beginning of a word: `yat` is a yacht, and no part of `hayat`. */
const maxShortLength = 3;

/**
 * What Arabic joins to the beginning of a word: “and” or “then”, a preposition, the article, and their combinations. A
 * query also loses an alef and a lam that are no article, as in `إلغاء`.
 */
const joined = ['', 'و', 'ف'].flatMap((and) =>
  ['', 'ال', 'ب', 'بال', 'ك', 'كال', 'ل', 'لل'].flatMap((rest) => [
    ` ${and}${rest}`,
    ` ${and}${rest}ال`,
  ]),
);

/** An ending after an apostrophe: `Dubai’de`. */
const ending = /(?<=[\p{L}\p{N}])['’]\p{L}+/gu;

/** The Arabic article, alone or after “and”, “then”, “with”, “like”, “for”. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;

/**
 * The normalized words of a query, without endings and the Arabic article. These differ from sentence to sentence, and
 * a part of a word is enough for a match (`السيارة` finds `سيارة`, and `سيارة` finds `السيارة`).
 */
export function tokenizeQuery(query: string): string[] {
  return listWords(query.replace(ending, '')).map((word) => word.replace(article, ''));
}

/** Whether all words of a query are found, in any order. */
export function matchesAll(
  { searchText, searchKeywords }: Searchable,
  words: readonly string[],
): boolean {
  const all = ` ${searchText}${searchKeywords}`;
  return words.every(
    (word) => (word.length > maxShortLength && searchText.includes(word)) || beginsWord(all, word),
  );
}

/** Whether a word of a text begins with another one, also behind what Arabic joins to it. */
function beginsWord(text: string, word: string): boolean {
  return text.includes(word) && joined.some((before) => text.includes(before + word));
}

function listWords(text: string): string[] {
  return normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

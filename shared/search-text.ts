const arabicIndicZero = 0x660;

/**
 * Normalizes a text for searching, independent of the machine’s locale: letter case, the four Turkish i’s, diacritics,
 * tashkeel, tatweel, the alef forms, Arabic-Indic digits and invisible characters are reduced to one spelling. A search
 * may match slightly too often (`ısı` finds `isi`), never too seldom.
 */
export function normalizeForSearch(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
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
  /** The words of visible texts; a part of a word is enough for a match. */
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
  const more = [...words].filter((word) => !searchText.includes(word));
  return { searchText, searchKeywords: more.map((word) => ` ${word}`).join('') };
}

/** An ending after an apostrophe: `Dubai’de`. */
const ending = /(?<=[\p{L}\p{N}])['’]\p{L}+/gu;

/** The Arabic article, alone or after “and”, “then”, “with”, “like”, “for”. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;

/**
 * The normalized words of a query, without endings and the Arabic article. These differ from sentence to sentence, and
 * a part of a word is enough for a match (`اليخت` finds `يخت`, and `يخت` finds `اليخت`).
 */
export function tokenizeQuery(query: string): string[] {
  return listWords(query.replace(ending, '')).map((word) => word.replace(article, ''));
}

/** Whether all words of a query are found, in any order. */
export function matchesAll(
  { searchText, searchKeywords }: Searchable,
  words: readonly string[],
): boolean {
  return words.every((word) => searchText.includes(word) || searchKeywords.includes(` ${word}`));
}

function listWords(text: string): string[] {
  return normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

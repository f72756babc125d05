const arabicIndicZero = 0x660;

/**
 * Folds a text for searching, independent of the machine's locale: letter case, the four Turkish
 * i’s, diacritics, tashkeel, tatweel, the alef forms and Arabic-Indic digits all become one spelling.
 * It may match slightly too often (`ısı` finds `isi`), never too seldom.
 */
export function foldText(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\u0640/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether `text` contains `query` after folding both; an empty query is contained in everything. */
export function containsFolded(text: string, query: string): boolean {
  return foldText(text).includes(foldText(query));
}

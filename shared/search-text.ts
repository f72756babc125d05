import { foldLetters, gaf, gafSpellings, normalizeForSearch } from './fold-letters.ts';

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
  const listed = texts.map(listWords);
  const words = [...listed.flat(), ...listed.flatMap(splitCodes), ...listed.flatMap(joinCodes)];
  const searchText = [...new Set(words)].join(' ');
  const searched = keywords.map((keyword) => tokenizeQuery(normalizeForSearch(keyword)));
  const more = [...new Set([...searched.flat(), ...searched.flatMap(joinCodes)])].filter(
    (word) => !beginsWord(` ${searchText}`, word),
  );
  return { searchText, searchKeywords: more.map((word) => ` ${word}`).join('') };
}

/** The longest word that must match the beginning of a word: `yat` is a yacht, and no part of `hayat`. */
const maxShortLength = 3;

/** The shortest word that a query may write as one with another: shorter ones are endings of many words. */
const minJoinedLength = 3;

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
 * The normalized words of a query, without endings and the Arabic article, with their half spaces. Endings and articles
 * differ from sentence to sentence, and a part of a word is enough for a match (`السيارة` finds `سيارة`, and `سيارة`
 * finds `السيارة`).
 */
export function tokenizeQuery(query: string): string[] {
  const words = foldLetters(query.replace(ending, '')).match(
    /[\p{L}\p{N}]+(?:\u200c+[\p{L}\p{N}]+)*/gu,
  );
  return (words ?? []).map(dropArticle);
}

/** A word keeps its article if what follows is not longer: the first letters of `بالون` (balloon) are no article. */
function dropArticle(word: string): string {
  const rest = word.replace(article, '');
  return rest.length * 2 > word.length ? rest : word;
}

/** The Turkish plural with an ending (`yatlar`, `turlarda`). */
const plural = /(?<=\p{L}{3})l[ae]r\p{L}{0,3}$/u;

/**
 * The readings of a word of a query, each in its parts: without its half spaces and apart at them, with each spelling of
 * its gafs, and without the Turkish plural.
 */
export function listReadings(word: string): string[][] {
  const spellings = word.includes(gaf) ? gafSpellings : [gaf];
  const forms = new Set([word, word.replace(plural, '')]);
  return [...forms].flatMap((form) =>
    spellings.flatMap((spelling) => {
      const parts = form.replaceAll(gaf, spelling).split(/\u200c+/);
      return parts.length === 1 ? [parts] : [[parts.join('')], parts.map(dropArticle)];
    }),
  );
}

/**
 * Whether all words of a query are found, in any order. What follows an article that a word kept is found as a whole,
 * and so are two words that the query writes as one (`rangerover`). Two words may also be the beginning of one (`F 8`).
 */
export function matchesAll(
  { searchText, searchKeywords }: Searchable,
  words: readonly string[],
): boolean {
  const all = ` ${searchText}${searchKeywords} `;
  const isWhole = (part: string) => beginsWord(all, `${part} `);
  const isJoined = (word: string) =>
    Array.from(word, (_, at) => at)
      .slice(minJoinedLength, 1 - minJoinedLength)
      .some((at) => isWhole(word.slice(0, at)) && isWhole(word.slice(at)));
  const isFound = (part: string) =>
    (part.length > maxShortLength && searchText.includes(part)) ||
    beginsWord(all, part) ||
    beginsWord(all, `${part.replace(article, '')} `);
  return words.every(
    (word, index) =>
      listReadings(word).some((parts) => parts.every(isFound) || isJoined(parts.join(''))) ||
      beginsWord(all, `${words[index - 1] ?? ''}${word}`),
  );
}

/** Whether a word of a text begins with another one, also behind what Arabic joins to it. */
function beginsWord(text: string, word: string): boolean {
  return text.includes(word) && joined.some((before) => text.includes(before + word));
}

function listWords(text: string): string[] {
  return normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The longest run of letters in a code such as `F8` or `4x4`; `AMG 63` is a name and a number. */
const maxCodeLetters = 2;

/** The letters and numbers of codes that are written together (`F8`). */
function splitCodes(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    /\p{L}\p{N}|\p{N}\p{L}/u.test(word) ? (word.match(/\p{L}+|\p{N}+/gu) ?? []) : [],
  );
}

/** Codes whose letters and numbers are written apart (`4 x 4`), together. */
function joinCodes(words: readonly string[]): string[] {
  const isNumber = (word: string) => /^\p{N}+$/u.test(word);
  const isPart = (word: string) => isNumber(word) || word.length <= maxCodeLetters;
  const codes: string[] = [];
  let code = '';
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const goesOn = isPart(word) && isPart(before) && isNumber(word) !== isNumber(before);
    code = goesOn ? `${code || before}${word}` : '';
    if (code !== '') codes.push(code);
  }
  return codes;
}

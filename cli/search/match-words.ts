import { normalizeForSearch } from '../../shared/fold-letters.ts';
import { listReadings, tokenizeQuery } from '../../shared/search-text.ts';

/** A part of a text, in UTF-16 code units, `end` exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** The parts of a text that a query finds. */
export interface Match {
  /** In order, without overlaps, at least one. */
  ranges: Range[];
  /** Whether the words are together as they were typed; otherwise the text contains each of them somewhere. */
  isTogether: boolean;
}

/**
 * Creates a search that folds as the site’s own search does (`normalizeForSearch`): letter case, the four Turkish i’s,
 * diacritics, Arabic marks and digits count for nothing, and a part of a word is enough.
 *
 * @param query words in any language; a query without letters and digits is found as it stands
 * @returns a function that returns `undefined` if a text does not contain every word; `undefined` instead of the
 *   function if the query is empty
 */
export function createMatcher(query: string): ((text: string) => Match | undefined) | undefined {
  // Folded letter by letter, as texts are: some accents alone are a space to Unicode (U+1FBF).
  const phrase = foldText(query).text.trim();
  if (phrase === '') return undefined;
  const words = [...new Set(tokenizeQuery(query))].filter((word) => word !== '');
  return (text) => {
    const folded = foldText(text);
    const together = findAll(folded, phrase);
    if (together.length > 0) return { ranges: together, isTogether: true };
    if (words.length === 0) return undefined;
    const found = words.map((word) => findReading(folded, word));
    if (found.some((parts) => parts.length === 0)) return undefined;
    return { ranges: mergeRanges(found.flat(2)), isTogether: found.flat().length === 1 };
  };
}

/** A folded text, with the place of each of its code units in the text as written. */
interface FoldedText {
  text: string;
  places: Range[];
}

function foldText(text: string): FoldedText {
  let folded = '';
  const places: Range[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const own = /\s/.test(character) ? ' ' : normalizeForSearch(character);
    // White space of any length is one space, as in a query.
    const isRepeated = own === ' ' && folded.endsWith(' ');
    const before = places.at(-1);
    if (own === '' || isRepeated) {
      // A mark belongs to its letter.
      if (before) before.end = end;
    } else {
      folded += own;
      const place = { start, end };
      for (let unit = 0; unit < own.length; unit += 1) places.push(place);
    }
    start = end;
  }
  return { text: folded, places };
}

/** The places of each part of a word, in its first reading that is found; none if no reading is. */
function findReading(folded: FoldedText, word: string): Range[][] {
  const readings = listReadings(word).map((parts) => parts.map((part) => findAll(folded, part)));
  return readings.find((parts) => parts.every(({ length }) => length > 0)) ?? [];
}

function findAll({ text, places }: FoldedText, part: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
    const { start = 0 } = places[at] ?? {};
    const { end = start } = places[at + part.length - 1] ?? {};
    ranges.push({ start, end });
  }
  return ranges;
}

/** Puts ranges in order, and joins those that overlap. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

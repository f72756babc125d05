import { normalizeForSearch } from '../../shared/fold-letters.ts';

/**
 * Finds the name that was probably meant by a misspelt word: “did you mean …?”. Letter case, diacritics, hyphens and
 * underscores do not count as mistakes. A longer word may have more mistakes: one up to five letters, two up to nine,
 * three beyond.
 *
 * @returns the closest of `known`, the first of equals; `undefined` if none is close
 */
export function suggestName(word: string, known: readonly string[]): string | undefined {
  const folded = foldName(word);
  if (folded === '') return undefined;
  let closest: string | undefined;
  let bound = allowMistakes(folded.length);
  for (const name of known) {
    const candidate = foldName(name);
    if (Math.abs(candidate.length - folded.length) > bound) continue;
    const distance = measureDistance(folded, candidate);
    // If half of a word differs, it is another word: “fr” is not a misspelling of “tr”.
    if (distance > bound || distance * 2 >= Math.max(folded.length, candidate.length)) continue;
    closest = name;
    if (distance === 0) return closest;
    bound = distance - 1;
  }
  return closest;
}

function foldName(name: string): string {
  return normalizeForSearch(name.slice(0, maxNameLength)).replace(/[-_ ]/g, '');
}

/** Nobody misspells a longer one; the limit keeps the work small whatever a file contains. */
const maxNameLength = 100;

function allowMistakes(length: number): number {
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

/**
 * Counts the letters to insert, delete, replace or swap with a neighbour between two words (optimal string alignment).
 * Swapped letters are the most common typing mistake, so they count once.
 */
function measureDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

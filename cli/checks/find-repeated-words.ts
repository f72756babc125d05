import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

/** Fewer words are repeated on purpose. */
const minRun = 8;

/** Finds words that stand twice in one text, as after a double paste (C132). */
export function findRepeatedWords(text: string): TextFinding[] {
  // A word and a space take two characters.
  if (text.length < 4 * minRun - 1) return [];
  const runs = listRepeated(listLetters(text));
  if (runs.length === 0) return [];
  const words = listWords(text);
  return collectFindings(runs, ({ first, last }) => {
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? 0;
    return {
      code: issueCodes.repeatedWords,
      start,
      end,
      problem: 'repeatedWords',
      params: { words: shorten(text.slice(start, end).replace(/\s+/g, ' ')) },
    };
  });
}

/** The letters and digits of each word between the spaces of a text, in small letters. A dash alone is no word. */
function listLetters(text: string): string[] {
  const bare = text.replace(usualSigns, '');
  const letters = usualLetters.test(bare) ? bare : bare.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '');
  return letters.toLowerCase().trim().split(/\s+/);
}

/** Most texts have no other signs and letters. To look for any of Unicode takes ten times as long. */
const usualSigns = /[!-/:-@[-`{-~«»‐-”…،؛؟]+/g;
const usualLetters = /^[\s\da-zA-ZÀ-ÖØ-öø-ɏ\u0620-\u0669]*$/;

/** The places of the first letter or digit of each word, and behind the last one. Most texts need none of them. */
function listWords(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: written, index }) => {
    const parts = [...written.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    return [{ start: index + first.index, end: index + last.index + last[0].length }];
  });
}

/** Lists the longest runs of words that stand before in the text; a run does not overlap with the one before. */
function listRepeated(words: readonly string[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  const starts = new Map<string, number[]>();
  for (let index = 0; index + minRun <= words.length; index += 1) {
    const word = words[index] ?? '';
    const known = starts.get(word);
    const before = known?.find((start) => countShared(words, start, index) >= minRun);
    if (before === undefined) {
      if (known) known.push(index);
      else starts.set(word, [index]);
    } else if (before + minRun <= index) {
      const last = index + countShared(words, before, index) - 1;
      runs.push({ first: index, last });
      index = last;
    }
  }
  return runs;
}

/** How many words are the same from two places on. */
function countShared(words: readonly string[], before: number, index: number): number {
  let count = 0;
  while (index + count < words.length && words[before + count] === words[index + count]) count += 1;
  return count;
}

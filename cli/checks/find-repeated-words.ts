import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

/** Fewer words are repeated on purpose. */
const minRun = 8;

/** Finds words that stand twice in one text, as after a double paste (C132). */
export function findRepeatedWords(text: string): TextFinding[] {
  // A word and a space take two characters.
  if (text.length < 4 * minRun - 1) return [];
  return collectFindings(listRepeated(listWords(text)), ({ start, end }) => ({
    code: issueCodes.repeatedWords,
    start,
    end,
    problem: 'repeatedWords',
    params: { words: shorten(text.slice(start, end).replace(/\s+/g, ' ')) },
  }));
}

interface Word {
  /** Its letters and digits in small letters. */
  letters: string;
  /** The places of the first and behind the last of them. */
  start: number;
  end: number;
}

/** The words between the spaces of a text: an address is one word, and a dash alone is none. */
function listWords(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: written, index }) => {
    const parts = [...written.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const letters = parts
      .map(([part]) => part)
      .join('')
      .toLowerCase();
    return { letters, start: index + first.index, end: index + last.index + last[0].length };
  });
}

/** Lists the longest runs of words that stand before in the text; a run does not overlap with the one before. */
function* listRepeated(words: readonly Word[]): Generator<{ start: number; end: number }> {
  const seen = new Map<string, number>();
  for (let index = 0; index + minRun <= words.length; index += 1) {
    const run = words.slice(index, index + minRun).map(({ letters }) => letters);
    const key = run.join(' ');
    const before = seen.get(key) ?? index;
    if (before === index) seen.set(key, index);
    if (before + minRun > index) continue;
    let count = minRun;
    while (
      words[index + count] !== undefined &&
      words[index + count]?.letters === words[before + count]?.letters
    )
      count += 1;
    const last = index + count - 1;
    yield { start: words[index]?.start ?? 0, end: words[last]?.end ?? 0 };
    index = last;
  }
}

import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

/** Fewer words are repeated on purpose. */
const minRun = 8;

/** Finds words that stand twice in one text, as after a double paste (C132). Only their line breaks may differ. */
export function findRepeatedWords(text: string): TextFinding[] {
  // A word and a space take two characters.
  if (text.length < 4 * minRun - 1) return [];
  return collectFindings(listRepeated(text.replaceAll('\n', ' ')), (run) => {
    const { start } = run;
    let { end } = run;
    while (!isLetter(text.charAt(end - 1))) end -= 1;
    return {
      code: issueCodes.repeatedWords,
      start,
      end,
      problem: 'repeatedWords',
      params: { words: shorten(text.slice(start, end).replace(/\s+/g, ' ')) },
    };
  });
}

const isLetter = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign);

type Run = Record<'start' | 'end', number>;

/**
 * Lists the runs of words that stand before in the text. Every half run is looked for behind itself: a whole run
 * contains one of these pieces, wherever it begins.
 */
function listRepeated(line: string): Run[] {
  const runs: Run[] = [];
  for (let start = 0, end = skipWords(line, 0); end > start; end = skipWords(line, start)) {
    const again = line.indexOf(line.slice(start, end), end);
    const run = again === -1 ? undefined : extend(line, start, again);
    const isLong = run && countWords(line.slice(run.start, run.end)) >= minRun;
    // A word that is repeated many times overlaps with itself.
    if (isLong && countWords(line.slice(start, again)) >= minRun) runs.push(run);
    start = run ? Math.max(end, run.end - again + start) : end;
  }
  return runs;
}

/** The place behind half a run of words and a space; 0 if there are no more so many. */
function skipWords(line: string, start: number): number {
  let end = start;
  for (let count = 0; count < minRun / 2; count += 1) {
    end = line.indexOf(' ', end) + 1;
    if (end === 0) return 0;
  }
  return end;
}

/** The whole words around `again` that are the same around `start`. */
function extend(line: string, start: number, again: number): Run {
  let before = 0;
  while (before < start && line[start - before - 1] === line[again - before - 1]) before += 1;
  let behind = 0;
  while (again + behind < line.length && line[start + behind] === line[again + behind]) behind += 1;
  const from = again - before;
  const to = again + behind;
  const isCut = line[from] === ' ' || isLetter(line.charAt(start - before - 1));
  return {
    start: isCut ? line.indexOf(' ', from) + 1 : from,
    end: isLetter(line.charAt(start + behind)) ? line.lastIndexOf(' ', to) : to,
  };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

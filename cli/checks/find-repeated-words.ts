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

/** The words of a piece. One word is left out between two pieces, and a run still contains a whole one. */
const half = minRun / 2;

/**
 * Lists the runs of words that stand before in the text. Pieces of half a run are looked for behind themselves: a whole
 * run contains one of them, wherever it begins.
 */
function listRepeated(line: string): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start !== -1; ) {
    const end = skipWords(line, start, half);
    if (end === -1) break;
    const again = line.indexOf(line.slice(start, end - 1), end);
    const run = again === -1 ? undefined : extend(line, start, again);
    const isLong = run && countWords(line.slice(run.start, run.end)) >= minRun;
    // A word that is repeated many times overlaps with itself.
    if (isLong && countWords(line.slice(start, again)) >= minRun) runs.push(run);
    start = run ? Math.max(end, run.end - again + start) : skipWords(line, end, 1);
  }
  return runs;
}

/** The place behind some words and a space; -1 if there are no more so many. */
function skipWords(line: string, start: number, count: number): number {
  let end = start;
  for (let skipped = 0; skipped < count; skipped += 1) {
    end = line.indexOf(' ', end) + 1;
    if (end === 0) return -1;
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

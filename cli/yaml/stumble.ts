import { limitProblems, mostProblems } from '../content/limit-problems.ts';
import type { Fix, Issue, IssueCode } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import type { LineIndex } from './line-index.ts';

/** A problem of how a file is written; its offsets and those of its fix count in the text that was parsed. */
export interface Stumble {
  code: IssueCode;
  start: number;
  end: number;
  message: Words;
  advice: Words;
  fix?: Fix | undefined;
}

/** Gathers the problems of one file, one for each line: what else the parser says of a line follows from the first. */
export interface StumbleList {
  /** Adds what stands on lines that have no problem yet. */
  add(stumbles: readonly Stumble[], lines: LineIndex): void;
  list(): Issue[];
}

/**
 * @param path of the file, for the problems
 * @param toOriginal where an offset of the parsed text stands in the file, see `createRestore`
 */
export function createStumbleList(
  path: string,
  original: LineIndex,
  toOriginal: (offset: number, lines: LineIndex) => number,
): StumbleList {
  const taken = new Set<number>();
  const issues: Issue[] = [];
  let omitted = 0;
  return {
    add(stumbles, lines) {
      for (const stumble of stumbles) {
        const { line } = lines.toPosition(stumble.start);
        if (taken.has(line)) continue;
        taken.add(line);
        if (issues.length >= mostProblems) {
          omitted += 1;
          continue;
        }
        const { start, end, fix, ...words } = stumble;
        issues.push({
          ...words,
          file: path,
          ...original.toSpan(toOriginal(start, lines), toOriginal(end, lines)),
          path: '',
          ...(fix && { fix: restoreFix(fix, (offset) => toOriginal(offset, lines)) }),
        });
      }
    },
    list: () => limitProblems(issues, omitted),
  };
}

/** A fix whose offsets count in another text. */
export function restoreFix({ edits, isSafe }: Fix, toOriginal: (offset: number) => number): Fix {
  return {
    edits: edits.map(({ start, end, text }) => ({
      start: toOriginal(start),
      end: toOriginal(end),
      text,
    })),
    isSafe,
  };
}

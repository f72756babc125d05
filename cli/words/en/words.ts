import { commands } from './commands.ts';
import { entries } from './entries.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';
import { reports } from './reports.ts';

/**
 * All that the tool says to editors, in English. Names and parameters are declared here; the files of every other
 * language have the same names.
 */
export const en = {
  /** What each problem says, by its name. */
  problems: { ...fileProblems },
  commands,
  entries,
  failures,
  reports,
};

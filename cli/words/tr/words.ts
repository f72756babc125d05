import type { Words } from '../words.ts';
import { commands } from './commands.ts';
import { entries } from './entries.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';
import { reports } from './reports.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
  problems: { ...fileProblems },
  commands,
  entries,
  failures,
  reports,
};

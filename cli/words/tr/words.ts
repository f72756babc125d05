import type { Words } from '../words.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
  problems: { ...fileProblems },
  failures,
};

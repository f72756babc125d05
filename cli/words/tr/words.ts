import type { Words } from '../words.ts';
import { fixes, refusedEdits } from './edits.ts';
import { fileProblems } from './file-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
  problems: { ...fileProblems, ...yamlProblems },
  refusedEdits,
  fixes,
};

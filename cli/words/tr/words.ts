import type { Words } from '../words.ts';
import { compile } from './compile.ts';
import { fileProblems } from './file-problems.ts';
import { pictureProblems, referenceProblems } from './reference-problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
  problems: { ...fileProblems, ...schemaProblems, ...referenceProblems, ...pictureProblems },
  compile,
};

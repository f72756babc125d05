import { compile } from './compile.ts';
import { fixes, refusedEdits } from './edits.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';
import { pictureProblems, referenceProblems } from './reference-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/**
 * All that the tool says to editors, in English. Names and parameters are declared here; the files of every other
 * language have the same names.
 */
export const en = {
  /** What each problem says, by its name. */
  problems: {
    ...fileProblems,
    ...pictureProblems,
    ...referenceProblems,
    ...schemaProblems,
    ...textProblems,
    ...yamlProblems,
  },
  compile,
  failures,
  fixes,
  invisibleCharacters,
  refusedEdits,
};

import { commands, compile, entries, failures, reports } from './commands.ts';
import { fieldProblems, schemaProblems } from './field-problems.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { pictureProblems, referenceProblems } from './reference-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { exchange, translationPage, translationProblems, translations } from './translations.ts';
import { fileProblems, fixes, refusedEdits, yamlProblems } from './yaml-problems.ts';

/**
 * All that the tool says to editors, in English. Names and parameters are declared here; the files of every other
 * language have the same names.
 */
export const en = {
  /** What each problem says, by its name. */
  problems: {
    ...fieldProblems,
    ...fileProblems,
    ...pictureProblems,
    ...placeholderProblems,
    ...referenceProblems,
    ...schemaProblems,
    ...textProblems,
    ...translationProblems,
    ...yamlProblems,
  },
  commands,
  compile,
  entries,
  exchange,
  failures,
  fixes,
  invisibleCharacters,
  refusedEdits,
  reports,
  translationPage,
  translations,
};

/** All that the tool says, in one of its languages: sentences, and functions that fill them in. */
export type Words = typeof en;

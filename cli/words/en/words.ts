import { commands } from './commands.ts';
import { compile } from './compile.ts';
import { fixes, refusedEdits } from './edits.ts';
import { entries } from './entries.ts';
import { exchange } from './exchange.ts';
import { failures } from './failures.ts';
import { fieldProblems } from './field-problems.ts';
import { fileProblems } from './file-problems.ts';
import { pictureProblems, referenceProblems } from './reference-problems.ts';
import { reports } from './reports.ts';
import { schemaProblems } from './schema-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { translationPage } from './translation-page.ts';
import { translationProblems, translations } from './translations.ts';
import { yamlProblems } from './yaml-problems.ts';

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

import type { Words } from '../en/words.ts';
import { commands, compile, entries, failures, reports } from './commands.ts';
import { fieldProblems, schemaProblems } from './field-problems.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { pictureProblems, referenceProblems } from './reference-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { exchange, translationPage, translationProblems, translations } from './translations.ts';
import { fileProblems, fixes, refusedEdits, yamlProblems } from './yaml-problems.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
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

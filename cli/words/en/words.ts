import { exchange } from './exchange.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { translationPage } from './translation-page.ts';
import { translationProblems, translations } from './translations.ts';

/**
 * All that the tool says to editors, in English. Names and parameters are declared here; the files of every other
 * language have the same names.
 */
export const en = {
  /** What each problem says, by its name. */
  problems: { ...fileProblems, ...textProblems, ...translationProblems },
  exchange,
  failures,
  invisibleCharacters,
  translationPage,
  translations,
};

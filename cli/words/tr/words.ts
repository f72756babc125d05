import type { Words } from '../words.ts';
import { exchange } from './exchange.ts';
import { failures } from './failures.ts';
import { fileProblems } from './file-problems.ts';
import { invisibleCharacters, textProblems } from './text-problems.ts';
import { translationPage } from './translation-page.ts';
import { translationProblems, translations } from './translations.ts';

/** All that the tool says to editors, in Turkish. */
export const tr: Words = {
  problems: { ...fileProblems, ...textProblems, ...translationProblems },
  exchange,
  failures,
  invisibleCharacters,
  translationPage,
  translations,
};

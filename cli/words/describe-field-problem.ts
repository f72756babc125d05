import type { FieldProblem, FieldProblemName } from '../../shared/schemas/field-problem.ts';
import type { Words } from '../words.ts';
import { fieldProblems as english, type FieldProblemWords } from './en/field-problems.ts';
import { fieldProblems as turkish } from './tr/field-problems.ts';

/** What is wrong with a field and what to do, in the languages of the tool. */
export function describeFieldProblem(found: FieldProblem): { message: Words; advice: Words } {
  const en = say(english, found);
  const tr = say(turkish, found);
  return {
    message: { en: en.message, tr: tr.message },
    advice: { en: en.advice, tr: tr.advice },
  };
}

function say<Name extends FieldProblemName>(
  words: FieldProblemWords,
  { problem, params }: FieldProblem<Name>,
) {
  return words[problem](params);
}

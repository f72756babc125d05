import type { z } from 'zod';
import type { Words } from '../legacy-words.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { Ask } from './ask-on-terminal.ts';
import { type EntryField, entryFields } from './entry-fields.ts';
import type { EntryKind, NewContext, Values } from './entry-kinds.ts';
import { toFlag } from './list-flags.ts';
import { type AskedField, prepareQuestion, readAnswer } from './read-answer.ts';

export interface Wanted {
  entryKind: EntryKind;
  schema: z.ZodObject;
  /** What the flags say. */
  answers: Partial<Record<EntryField, string>>;
  language: ToolLanguage;
  context: NewContext;
}

/**
 * Finds the value of every question: from its flag, from the person at the terminal, or from what is suggested.
 *
 * @param ask absent where nobody can be asked
 * @returns the values by field, or why there are none
 */
export async function collectValues(
  wanted: Wanted,
  ask: Ask | undefined,
): Promise<{ values: Values } | { problem: Words }> {
  const { entryKind, schema, answers, language, context } = wanted;
  const values: Record<string, unknown> = {};
  const stray = entryFields.filter(
    (field) =>
      answers[field] !== undefined && !entryKind.questions.some((one) => one.field === field),
  );
  if (stray.length > 0) return { problem: describeStray(stray, wanted) };

  const missing: AskedField[] = [];
  const problems: Words[] = [];
  for (const question of entryKind.questions) {
    const asked = prepareQuestion(question, schema, context);
    const suggestion = question.suggest?.(context, values);
    const check = (typed: string): string | undefined => {
      if (typed.trim() === '') return question.isOptional ? undefined : needed[language];
      const checked = readAnswer(typed, asked, context);
      return 'problem' in checked ? checked.problem[language] : undefined;
    };
    const answer =
      answers[question.field] ??
      (ask ? await ask(asked, { language, suggestion, check }) : (suggestion ?? ''));
    if (answer === undefined) return { problem: gaveUp };
    if (answer.trim() === '') {
      if (!question.isOptional) missing.push(asked);
      continue;
    }
    const read = readAnswer(answer, asked, context);
    if ('value' in read) values[question.field] = read.value;
    else problems.push(nameFlag(question.field, read.problem));
    if (problems.length > 0 && ask) break;
  }
  if (missing.length > 0) problems.push(describeMissing(missing, wanted));
  return problems.length > 0 ? { problem: joinLines(problems) } : { values };
}

function joinLines(problems: readonly Words[]): Words {
  return {
    en: problems.map(({ en }) => en).join('\n'),
    tr: problems.map(({ tr }) => tr).join('\n'),
  };
}

const needed: Words = { en: 'This is needed.', tr: 'Bu bilgi gerekli.' };

const gaveUp: Words = { en: 'Nothing was written.', tr: 'Hiçbir şey yazılmadı.' };

function nameFlag(field: EntryField, problem: Words): Words {
  return { en: `${toFlag(field)}: ${problem.en}`, tr: `${toFlag(field)}: ${problem.tr}` };
}

function describeMissing(missing: readonly AskedField[], { entryKind }: Wanted): Words {
  // What is suggested from another answer is only needed where that is there.
  const firm = missing.filter(({ question }) => question.suggest === undefined);
  const list = (language: ToolLanguage) =>
    (firm.length > 0 ? firm : missing)
      .map(
        ({ question, name, meaning }) =>
          `  ${toFlag(question.field)}  ${name[language]}. ${meaning[language]}`,
      )
      .join('\n');
  return {
    en: `There is no terminal to ask on, and a new ${entryKind.name.en} needs:\n${list('en')}`,
    tr: `Soru sorulacak bir terminal yok; yeni ${entryKind.name.tr} için şunlar gerekli:\n${list('tr')}`,
  };
}

function describeStray(stray: readonly EntryField[], { entryKind }: Wanted): Words {
  const flags = stray.map(toFlag).join(', ');
  const known = entryKind.questions.map(({ field }) => toFlag(field)).join(', ');
  return {
    en: `A new ${entryKind.name.en} has no ${flags}; its flags are: ${known}.`,
    tr: `Yeni ${entryKind.name.tr} için ${flags} seçeneği yok; seçenekleri: ${known}.`,
  };
}

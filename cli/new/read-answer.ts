import { z } from 'zod';
import { type FieldModel, readModel } from '../model/field-model.ts';
import { describeProblem } from '../pipeline/describe-problem.ts';
import { findFieldWords } from '../words/find-field-words.ts';
import type { Words } from '../words.ts';
import type { NewContext, Question } from './entry-kinds.ts';

/** A question together with the field of the schema it fills. */
export interface AskedField {
  question: Question;
  schema: z.core.$ZodType;
  model: FieldModel;
  name: Words;
  meaning: Words;
  choices: readonly string[];
}

export type Answer = { value: unknown } | { problem: Words };

/** Joins a question to its field: what it is called, what it means, what may be answered. */
export function prepareQuestion(
  question: Question,
  entry: z.ZodObject,
  context: NewContext,
): AskedField {
  const schema = question.own?.schema ?? entry.shape[question.field];
  if (schema === undefined) throw new Error(`The entry has no field ${question.field}.`);
  const model = readModel(schema);
  const unnamed = { en: question.field, tr: question.field };
  const { field = '' } = model.meta;
  const words = question.own?.words ?? findFieldWords(field) ?? { name: unnamed, meaning: unnamed };
  const allowed = model.kind === 'value' ? (model.allowed ?? []).map(String) : [];
  return { question, schema, model, ...words, choices: question.listChoices?.(context) ?? allowed };
}

/**
 * Reads an answer as the content would hold it, and checks it as the compiler would.
 *
 * @param text as it was typed; a list has commas between its parts
 */
export function readAnswer(text: string, asked: AskedField, context: NewContext): Answer {
  const { question, schema, model, choices } = asked;
  const value = toValue(text.trim(), schema, model);
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue !== undefined) {
    const [described] = describeProblem(issue, { value, model, readWritten: () => text });
    if (described) return { problem: join(described.message, described.advice) };
  }
  if (question.listChoices && !choices.includes(String(value))) {
    return { problem: describeChoices(text, choices) };
  }
  const owner = question.findOwner?.(value, context);
  return owner === undefined ? { value } : { problem: describeTaken(text, owner) };
}

function toValue(text: string, schema: z.core.$ZodType, model: FieldModel): unknown {
  if (model.kind === 'text') return { tr: text };
  if (model.kind === 'list') {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  const isNumber = schema instanceof z.ZodNumber && text !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

function describeTaken(text: string, owner: string): Words {
  return {
    en: `“${text}” is taken already, by ${owner}. Choose another.`,
    tr: `“${text}” zaten kullanılıyor: ${owner}. Başka bir değer seçin.`,
  };
}

function describeChoices(text: string, choices: readonly string[]): Words {
  return {
    en: `“${text}” is not one of: ${choices.join(', ')}.`,
    tr: `“${text}” şunlardan biri değil: ${choices.join(', ')}.`,
  };
}

function join(message: Words, advice: Words): Words {
  return { en: `${message.en} ${advice.en}`, tr: `${message.tr} ${advice.tr}` };
}

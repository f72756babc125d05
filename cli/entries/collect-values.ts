import * as z from 'zod';
import { checkReference } from '../checks/check-references.ts';
import { describeProblem } from '../checks/describe-problem.ts';
import type { Problem } from '../codes/codes.ts';
import { describeIssue } from '../codes/sentences.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getFieldDocs } from '../messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { type FieldModel, findModel, readModel } from '../model/field-model.ts';
import { listReferences } from '../model/walk-fields.ts';
import { readChangedNumber } from '../yaml/unsupported-yaml.ts';
import { type EntryField, entryFields, toFlag } from './entry-fields.ts';
import type { EntryKind, NewContext, Question, Values } from './entry-kinds.ts';

/** A question together with the field of the schema it fills, in the language of the tool. */
interface AskedField {
  question: Question;
  schema: z.core.$ZodType;
  model: FieldModel;
  name: string;
  meaning: string;
  choices: readonly string[];
}

/**
 * Asks for one field.
 *
 * @param check returns the problem of an answer; `undefined` if the answer is valid
 * @returns the typed answer, empty if it was skipped; `undefined` if the user cancelled
 */
export type Ask = (
  asked: AskedField,
  options: {
    language: UiLanguage;
    suggestion: string | undefined;
    check: (answer: string) => string | undefined;
  },
) => Promise<string | undefined>;

/** Longer lists of choices scroll. */
const maxShownChoices = 12;

/** An error names no more choices than these. */
const maxNamedChoices = 16;

/** Asks on the terminal via standard error, so that standard output contains only the result. */
export const askOnTerminal: Ask = async (asked, { language, suggestion, check }) => {
  const { autocompleteMultiselect, isCancel, select, text } = await import('@clack/prompts');
  const hint = asked.question.isOptional ? ` (${getMessages(language).entries.mayBeEmpty})` : '';
  const common = {
    message: `${asked.name}${hint}\n${asked.meaning}`,
    output: process.stderr,
    ...(suggestion !== undefined && { initialValue: suggestion }),
  };
  const options = asked.choices.map((value) => ({ value, label: value }));
  const answer =
    options.length === 0
      ? await text({ ...common, validate: (typed) => check(typed ?? '') })
      : asked.model.kind === 'list'
        ? await autocompleteMultiselect({ ...common, options, maxItems: maxShownChoices })
        : await select({ ...common, options });
  return isCancel(answer) ? undefined : [answer ?? ''].flat().join();
};

export interface Wanted {
  entryKind: EntryKind;
  schema: z.ZodObject;
  /** The values of the flags. */
  answers: Partial<Record<EntryField, string>>;
  language: UiLanguage;
  context: NewContext;
}

/**
 * Finds the value of every question: from its flag, from the user at the terminal, or from the suggestion.
 *
 * @param ask `undefined` if there is no terminal
 * @returns the values by field, or the problem
 */
export async function collectValues(
  wanted: Wanted,
  ask: Ask | undefined,
): Promise<{ values: Values } | { problem: string }> {
  const { entryKind, answers, language, context } = wanted;
  const messages = getMessages(language).entries;
  const kind = messages.kinds[entryKind.name];
  const values: Record<string, unknown> = {};
  const asked = entryKind.questions.map(({ field }) => field);
  const stray = entryFields.filter(
    (field) => answers[field] !== undefined && !asked.includes(field),
  );
  if (stray.length > 0) {
    const list = (fields: readonly EntryField[]) => fields.map(toFlag).join(', ');
    return { problem: messages.strayFlags({ kind, flags: list(stray), known: list(asked) }) };
  }
  const missing: AskedField[] = [];
  const problems: string[] = [];
  for (const question of entryKind.questions) {
    const field = prepareQuestion(question, wanted);
    const suggestion = question.suggest?.(context, values);
    const check = (typed: string): string | undefined => {
      if (typed.trim() === '') return question.isOptional ? undefined : messages.needed;
      const checked = readAnswer(typed, field, wanted);
      return 'problem' in checked ? checked.problem : undefined;
    };
    const answer =
      answers[question.field] ??
      (ask ? await ask(field, { language, suggestion, check }) : (suggestion ?? ''));
    if (answer === undefined) return { problem: messages.gaveUp };
    if (answer.trim() === '') {
      if (!question.isOptional) missing.push(field);
      continue;
    }
    const read = readAnswer(answer, field, wanted);
    if ('value' in read) values[question.field] = read.value;
    else problems.push(`${toFlag(question.field)}: ${read.problem}`);
    if (problems.length > 0 && ask) break;
  }
  if (missing.length > 0) problems.push(messages.missing({ kind, list: listMissing(missing) }));
  if (problems.length > 0) return { problem: problems.join('\n') };
  const problem = findContradiction(values, wanted);
  return problem === undefined ? { values } : { problem };
}

/** The problem of answers that are right one by one and not together, such as an end before its beginning. */
function findContradiction(values: Values, { schema, language }: Wanted): string | undefined {
  // What is not asked for is written later, and reported by the compiler until then.
  const issue = z
    .safeParse(schema, values)
    .error?.issues.find(({ code, path: [field = ''] }) => code === 'custom' && field in values);
  if (issue === undefined) return undefined;
  const model = readModel(schema);
  const findField = (path: readonly PropertyKey[]) => findModel(model, path, values);
  const readWritten = (path: readonly PropertyKey[]) => String(getAt(values, path));
  const [described] = describeProblem(issue, { value: values, findField, readWritten });
  return described && sayProblem(described, language);
}

function listMissing(missing: readonly AskedField[]): string {
  // Fields with a suggestion are listed only if no other is missing: their values may follow from other answers.
  const firm = missing.filter(({ question }) => question.suggest === undefined);
  return (firm.length > 0 ? firm : missing)
    .map(({ question, name, meaning }) => `  ${toFlag(question.field)}  ${name}. ${meaning}`)
    .join('\n');
}

/** Joins a question to its field: name, meaning and possible answers. */
function prepareQuestion(question: Question, wanted: Wanted): AskedField {
  const { schema: entry, context, language } = wanted;
  const schema = question.own?.schema ?? entry.shape[question.field];
  if (schema === undefined) throw new Error(`The entry has no field ${question.field}.`);
  const model = readModel(schema);
  const unnamed = { name: question.field, meaning: question.field };
  const messages = question.own
    ? getMessages(language).entries.questions[question.own.messages]
    : (getFieldDocs(model.meta.fieldId, language) ?? unnamed);
  const allowed = model.kind === 'value' ? (model.allowed ?? []).map(String) : [];
  return {
    question,
    schema,
    model,
    ...messages,
    choices: question.listChoices?.(context) ?? allowed,
  };
}

/**
 * Reads an answer as a value of the content, and checks it as the compiler would.
 *
 * @param text as typed, with commas between the items of a list
 */
function readAnswer(
  text: string,
  { question, schema, model, choices }: AskedField,
  { language, context }: Wanted,
): { value: unknown } | { problem: string } {
  const messages = getMessages(language).entries;
  const written = composeLetters(text.trim());
  const value = toValue(written, schema, model);
  const changed = readChangedNumber(written, value);
  if (changed?.problem === 'pointOfThousands') return { problem: sayProblem(changed, language) };
  if (changed) return { problem: messages.plainDigits({ written, right: String(value) }) };
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue !== undefined) {
    const findField = (path: readonly PropertyKey[]) => findModel(model, path, value);
    const [described] = describeProblem(issue, { value, findField, readWritten: () => text });
    if (described) return { problem: sayProblem(described, language) };
  }
  for (const reference of listReferences(value, model)) {
    const broken = checkReference(reference, context.index);
    if (broken) return { problem: sayProblem(broken, language) };
  }
  if (question.listChoices) {
    const unknown = [value]
      .flat()
      .map(String)
      .find((item) => !choices.includes(item));
    if (unknown !== undefined) {
      const meant = suggestName(unknown, choices);
      const isLong = choices.length > maxNamedChoices;
      const named = isLong ? [...choices.slice(0, maxNamedChoices), '…'] : choices;
      return { problem: messages.noChoice({ value: unknown, choices: named, meant }) };
    }
  }
  const owner = question.findOwner?.(value, context);
  return owner === undefined ? { value } : { problem: messages.taken({ value: text, owner }) };
}

function sayProblem(problem: Problem, language: UiLanguage): string {
  const { message, advice } = describeIssue(problem, language);
  return `${message} ${advice}`;
}

function toValue(text: string, schema: z.core.$ZodType, model: FieldModel): unknown {
  if (model.kind === 'text') return { tr: text };
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (model.kind === 'list') return parts;
  if (model.kind === 'fields') return { tr: parts };
  const isNumber = schema instanceof z.ZodNumber && text !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

import { z } from 'zod';
import type { FieldProblem } from './field-problem.ts';
import type { Sentences } from './field-words.ts';

/** Where zod collects what a check found. */
interface Findings {
  addIssue(issue: {
    code: 'custom';
    message: string;
    path?: PropertyKey[];
    params: Record<string, unknown>;
  }): void;
}

/**
 * Reports a problem from within `superRefine`.
 *
 * @param path of the field below the checked value, where it is not the value itself
 */
export function addProblem(
  findings: Findings,
  problem: FieldProblem,
  path: readonly PropertyKey[] = [],
): void {
  findings.addIssue({
    code: 'custom',
    message: problem.message.en,
    path: [...path],
    params: { ...problem },
  });
}

/** How JSON Schema says the form of a text; `pattern` is an expression without flags. */
interface TextForm {
  pattern?: string;
  format?: string;
  examples?: readonly string[];
}

/**
 * A text of a certain form.
 *
 * @param find says what is wrong with a value, or nothing
 * @param form the same rule for JSON Schema
 */
export function createCheckedText(
  find: (value: string) => FieldProblem | undefined,
  form: TextForm,
): z.ZodString {
  return z
    .string()
    .superRefine((value, findings) => {
      const problem = find(value);
      if (problem !== undefined) addProblem(findings, problem);
    })
    .meta({ ...form });
}

/** A text that matches an expression as a whole; what was found and how to write it make the problem. */
export function createPatternText(
  pattern: RegExp,
  { is, advice, examples }: { is: Sentences; advice: Sentences; examples?: readonly string[] },
): z.ZodString {
  return createCheckedText(
    (value) => (pattern.test(value) ? undefined : describeForm(value, is, advice)),
    { pattern: pattern.source, ...(examples && { examples }) },
  );
}

/**
 * A value that has not the form it should have.
 *
 * @param is what it should be, as it stands in “… is not a time”, “… bir saat değil”
 */
export function describeForm(value: string, is: Sentences, advice: Sentences): FieldProblem {
  return {
    code: 'C013',
    message: { en: `“${value}” is not ${is.en}.`, tr: `“${value}” ${is.tr} değil.` },
    advice,
  };
}

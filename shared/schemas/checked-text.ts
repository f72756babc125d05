import * as z from 'zod';
import type { FieldProblem, FormProblemName } from './field-problem.ts';

/** The part of zod’s refinement context that collects issues. */
export interface Findings {
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
 * @param path of the field below the checked value; omit for the value itself
 */
export function addProblem(
  findings: Findings,
  problem: FieldProblem,
  path: readonly PropertyKey[] = [],
): void {
  findings.addIssue({
    code: 'custom',
    message: problem.problem,
    path: [...path],
    params: { ...problem },
  });
}

/** A rule about the form of a text for JSON Schema, and the problem of a text that breaks it. */
export interface FormRule {
  /** An expression without flags. */
  pattern: string;
  problem: FormProblemName | 'emptyText';
}

/** The form of a text in JSON Schema. */
interface TextForm {
  forms: readonly FormRule[];
  examples?: readonly string[];
}

/**
 * A text of a certain format.
 *
 * @param find returns the problem of a value; `undefined` if there is none
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

/** A text that matches an expression as a whole. */
export function createPatternText(
  pattern: RegExp,
  { problem, examples }: { problem: FormProblemName; examples?: readonly string[] },
): z.ZodString {
  return createCheckedText(
    (value) => (pattern.test(value) ? undefined : nameForm(problem, value)),
    { forms: [{ pattern: pattern.source, problem }], ...(examples && { examples }) },
  );
}

/** The problem of a value in the wrong format. */
export function nameForm(problem: FormProblemName, value: string): FieldProblem {
  return { code: 'C013', problem, params: { value } };
}

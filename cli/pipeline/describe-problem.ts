import type { z } from 'zod';
import { type IssueCode, issueCodes } from '../issue.ts';
import type { ReferenceProblem } from './source-forms.ts';

type ZodProblem = z.core.$ZodIssue;

/** A schema problem in an editor’s words, and whether it stands at the key rather than at the value. */
export interface Description {
  code: IssueCode;
  path: PropertyKey[];
  message: string;
  advice: string;
  atKey?: boolean;
}

/**
 * Turns a problem that zod found into sentences an editor can act on.
 *
 * @param value the value of the whole file, to say what was found at the problem’s place
 */
export function describeProblem(problem: ZodProblem, value: unknown): Description[] {
  const path = problem.path;
  const found = getValueAt(value, path);
  switch (problem.code) {
    case 'unrecognized_keys':
      return problem.keys.map((key) => ({
        code: issueCodes.unknownKey,
        path: [...path, key],
        message: `“${key}” is not a field here.`,
        advice: 'Correct its spelling, or remove it; content/README.md lists the fields.',
        atKey: true,
      }));
    case 'invalid_type':
      return [describeType(problem.expected, found, path)];
    case 'invalid_union':
      return describeUnion(problem, value);
    case 'too_small':
    case 'too_big':
      return [describeSize(problem, found)];
    case 'invalid_value':
      return [
        {
          code: issueCodes.wrongValue,
          path,
          message: `“${String(found)}” is not one of the allowed values.`,
          advice: `Use one of: ${problem.values.map(String).join(', ')}.`,
        },
      ];
    case 'custom':
      return [describeCustom(problem)];
    default:
      return [
        {
          code: issueCodes.wrongValue,
          path,
          message: `“${String(found)}” does not have the right form.`,
          advice: problem.message,
        },
      ];
  }
}

function describeType(expected: string, found: unknown, path: PropertyKey[]): Description {
  if (found === undefined) {
    return {
      code: issueCodes.missingField,
      path,
      message: `The field “${String(path.at(-1))}” is missing.`,
      advice: `Add it; it holds ${typeNames[expected] ?? expected}.`,
    };
  }
  const isUnquoted = expected === 'string' && ['number', 'boolean'].includes(typeof found);
  return {
    code: issueCodes.wrongType,
    path,
    message: `Expected ${typeNames[expected] ?? expected}, found ${describeFound(found)}.`,
    advice: isUnquoted
      ? 'Put the value in double quotes, so that it is read as text exactly as it stands.'
      : 'Compare the field with the same field of a neighbouring entry.',
  };
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'fields below it',
  array: 'a list',
  record: 'fields below it',
};

function describeFound(found: unknown): string {
  if (found === null) return 'nothing';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'fields below it';
  return `the ${typeof found} ${JSON.stringify(found)}`;
}

function describeSize(
  problem: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
): Description {
  const isList = problem.origin === 'array';
  const limit = problem.code === 'too_small' ? problem.minimum : problem.maximum;
  const bound = problem.exact ? 'exactly' : problem.code === 'too_small' ? 'at least' : 'at most';
  if (problem.origin === 'string') {
    return {
      code: issueCodes.missingField,
      path: problem.path,
      message: `The text “${String(problem.path.at(-1))}” is empty.`,
      advice: 'Write the text; Turkish is the source language and is always needed.',
    };
  }
  return {
    code: isList ? issueCodes.wrongCount : issueCodes.wrongValue,
    path: problem.path,
    message: isList
      ? `The list has ${Array.isArray(found) ? found.length : 0} entries; it needs ${bound} ${limit}.`
      : `${String(found)} is out of range; the value is ${bound} ${limit}.`,
    advice: isList ? 'Add or remove entries.' : 'Correct the number.',
  };
}

/** Of the alternatives of a union, the one that came closest says what is wrong. */
function describeUnion(problem: z.core.$ZodIssueInvalidUnion, value: unknown): Description[] {
  const alternatives = problem.errors.filter((errors) => errors.length > 0);
  const closest = alternatives.toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
  if (closest === undefined) {
    return [
      {
        code: issueCodes.wrongValue,
        path: problem.path,
        message: 'The value has none of the allowed forms.',
        advice: problem.message,
      },
    ];
  }
  return closest.flatMap((nested) =>
    describeProblem({ ...nested, path: [...problem.path, ...nested.path] } as ZodProblem, value),
  );
}

function measureDistance(errors: readonly ZodProblem[]): number {
  const isOtherKind = errors.some(
    (error) => error.path.length === 0 && error.code === 'invalid_type',
  );
  return (isOtherKind ? 1000 : 0) + errors.length;
}

function describeCustom(problem: z.core.$ZodIssueCustom): Description {
  const reference = problem.params as ReferenceProblem | undefined;
  return {
    code: reference === undefined ? issueCodes.wrongValue : issueCodes[reference.kind],
    path: problem.path,
    message: problem.message,
    advice: reference?.advice ?? 'Correct the field.',
  };
}

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

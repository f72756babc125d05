import type { z } from 'zod';
import type { FieldProblem } from '../../shared/schemas/field-problem.ts';
import { type IssueCode, issueCodes } from '../issue.ts';
import { type FieldModel, findModel } from '../model/field-model.ts';
import { suggestName } from '../rules/suggest-name.ts';
import { describeFieldProblem } from '../words/describe-field-problem.ts';
import { describeType } from './describe-type.ts';
import { describeUnknownKey } from './describe-unknown-key.ts';
import { type Description, getValueAt, type Surroundings } from './description.ts';
import { suggest } from './source-forms.ts';
import { countNoun, nameBound } from './value-words.ts';

type ZodProblem = z.core.$ZodIssue;

/**
 * Turns a problem that zod found into sentences an editor can act on.
 *
 * @param around the file’s value and model, to say what was found and what was meant
 */
export function describeProblem(problem: ZodProblem, around: Surroundings): Description[] {
  const path = problem.path;
  const found = getValueAt(around.value, path);
  switch (problem.code) {
    case 'unrecognized_keys':
      return problem.keys.map((key) => describeUnknownKey(key, path, around));
    case 'invalid_type':
      return [describeType(problem.expected, found, path, around)];
    case 'invalid_union':
      return describeUnion(problem, around);
    case 'too_small':
    case 'too_big':
      return [describeSize(problem, found)];
    case 'invalid_value':
      return [describeChoice(problem.values.map(String), found, path, around)];
    case 'custom':
      return [describeCustom(problem.params, path, found)];
    default:
      return [describeForm(path, found)];
  }
}

function describeSize(
  problem: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
): Description {
  const { path } = problem;
  const limit = Number(problem.code === 'too_small' ? problem.minimum : problem.maximum);
  if (problem.origin === 'string') {
    return {
      code: issueCodes.missingField,
      path,
      message:
        path.at(-1) === 'tr'
          ? { en: 'The Turkish text is empty.', tr: 'Türkçe metin boş.' }
          : {
              en: `The text “${String(path.at(-1))}” is empty.`,
              tr: `“${String(path.at(-1))}” metni boş.`,
            },
      advice:
        path.at(-1) === 'tr'
          ? {
              en: 'Write it; all translations are made from the Turkish text.',
              tr: 'Metni yazın; bütün çeviriler Türkçe metinden yapılır.',
            }
          : { en: 'Write the text.', tr: 'Metni yazın.' },
    };
  }
  if (problem.origin === 'array') {
    const count = Array.isArray(found) ? found.length : 0;
    const wanted = nameBound(problem.exact === true ? 'exact' : problem.code, limit);
    const isShort = count < limit;
    const difference = Math.abs(limit - count);
    return {
      code: issueCodes.wrongCount,
      path,
      message: {
        en: `The list has ${countNoun(count, 'item').en}; it needs ${wanted.en}.`,
        tr: `Listede ${count} öge var; ${wanted.tr} olmalı.`,
      },
      advice: {
        en: isShort ? `Add ${difference} more.` : `Remove ${difference}.`,
        tr: `${difference} öge ${isShort ? 'daha ekleyin' : 'çıkarın'}.`,
      },
      atKey: true,
    };
  }
  const wanted = nameBound(problem.code, limit, problem.inclusive);
  return {
    code: issueCodes.wrongValue,
    path,
    message: {
      en: `${String(found)} is out of range; the value is ${wanted.en}.`,
      tr: `${String(found)} aralık dışında; değer ${wanted.tr} olmalı.`,
    },
    advice: { en: 'Correct the number.', tr: 'Sayıyı düzeltin.' },
  };
}

function describeChoice(
  allowed: string[],
  found: unknown,
  path: PropertyKey[],
  around: Surroundings,
): Description {
  if (found === undefined || found === null) return describeType('string', found, path, around);
  const written = typeof found === 'string' ? found : JSON.stringify(found);
  // One code is no slip for another: all look alike.
  const meant = /^C\d{3}$/.test(written) ? undefined : suggestName(written, allowed);
  const list = allowed.join(', ');
  return {
    code: issueCodes.wrongValue,
    path,
    message: {
      en: `“${written}” is not one of the allowed values.`,
      tr: `“${written}” izin verilen değerlerden biri değil.`,
    },
    advice:
      meant === undefined
        ? { en: `Use one of: ${list}.`, tr: `Şunlardan birini yazın: ${list}.` }
        : suggest(meant),
    ...(meant !== undefined && { replacement: meant, remedy: 'replace' as const }),
  };
}

/** Of the alternatives of a union, the one that came closest says what is wrong. */
function describeUnion(problem: z.core.$ZodIssueInvalidUnion, around: Surroundings): Description[] {
  const { value, model } = around;
  const alternatives = problem.errors.filter((errors) => errors.length > 0);
  if (alternatives.length === 0 && problem.discriminator !== undefined) {
    // The path leads to the field that tells the alternatives apart.
    const options = findChoice(model, problem.path.slice(0, -1), value);
    const key = problem.discriminator;
    const allowed = options.flatMap((option) => listAllowed(option, key));
    return [describeChoice(allowed, getValueAt(value, problem.path), problem.path, around)];
  }
  const closest = alternatives.toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
  if (closest === undefined) return [describeForm(problem.path, getValueAt(value, problem.path))];
  return closest.flatMap((nested) =>
    describeProblem({ ...nested, path: [...problem.path, ...nested.path] }, around),
  );
}

function findChoice(model: FieldModel, path: PropertyKey[], value: unknown): readonly FieldModel[] {
  const parent = findModel(model, path.slice(0, -1), value);
  const item = parent?.kind === 'list' ? parent.item : undefined;
  return item?.kind === 'choice' ? item.options : [];
}

function listAllowed(option: FieldModel, key: string): string[] {
  const field = option.kind === 'fields' ? option.fields.get(key) : undefined;
  return field?.kind === 'value' ? (field.allowed ?? []).map(String) : [];
}

function measureDistance(errors: readonly ZodProblem[]): number {
  const isOtherKind = errors.some(
    (error) => error.path.length === 0 && error.code === 'invalid_type',
  );
  return (isOtherKind ? 1000 : 0) + errors.length;
}

function describeCustom(
  params: Record<string, unknown> | undefined,
  path: PropertyKey[],
  found: unknown,
): Description {
  if (!isFieldProblem(params)) return describeForm(path, found);
  const { code, replacement, isSafe } = params;
  return {
    code: findCode(code),
    path,
    ...describeFieldProblem(params),
    ...(replacement !== undefined && {
      replacement,
      remedy: isSafe === true ? ('replaceSafely' as const) : ('replace' as const),
    }),
  };
}

function isFieldProblem(params: unknown): params is FieldProblem {
  return typeof params === 'object' && params !== null && 'problem' in params && 'code' in params;
}

function findCode(code: string): IssueCode {
  return Object.values(issueCodes).find((known) => known === code) ?? issueCodes.wrongValue;
}

function describeForm(path: PropertyKey[], found: unknown): Description {
  return {
    code: issueCodes.wrongValue,
    path,
    message: {
      en: `“${String(found)}” does not have the right form.`,
      tr: `“${String(found)}” doğru biçimde değil.`,
    },
    advice: {
      en: 'Compare it with the same field of a neighbouring entry.',
      tr: 'Komşu bir kayıttaki aynı alanla karşılaştırın.',
    },
  };
}

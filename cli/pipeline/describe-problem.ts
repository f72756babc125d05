import type { z } from 'zod';
import type { FieldProblem } from '../../shared/schemas/field-problem.ts';
import { type IssueCode, issueCodes } from '../issue.ts';
import { chooseOption, type FieldModel, findModel } from '../model/field-model.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { Words } from '../words.ts';
import { readField } from './content-index.ts';
import { suggest } from './source-forms.ts';
import { countNoun, describeFound, nameBound, nameType } from './value-words.ts';

type ZodProblem = z.core.$ZodIssue;

/** A schema problem in an editor’s words, and whether it stands at the key rather than at the value. */
export interface Description {
  code: IssueCode;
  path: PropertyKey[];
  message: Words;
  advice: Words;
  atKey?: boolean;
  /** What would be right in the place of the key or value, where that is known. */
  replacement?: string;
  /** `quote` puts the value into double quotes as it stands. */
  remedy?: 'quote' | 'replace' | 'replaceSafely';
}

/**
 * Turns a problem that zod found into sentences an editor can act on.
 *
 * @param value the value of the whole file, to say what was found at the problem’s place
 */
export function describeProblem(
  problem: ZodProblem,
  value: unknown,
  model: FieldModel,
): Description[] {
  const path = problem.path;
  const found = getValueAt(value, path);
  switch (problem.code) {
    case 'unrecognized_keys':
      return problem.keys.map((key) => describeUnknownKey(key, path, value, model));
    case 'invalid_type':
      return [describeType(problem.expected, found, path)];
    case 'invalid_union':
      return describeUnion(problem, value, model);
    case 'too_small':
    case 'too_big':
      return [describeSize(problem, found)];
    case 'invalid_value':
      return [describeChoice(problem.values.map(String), found, path)];
    case 'custom':
      return [describeCustom(problem.params, path, found)];
    default:
      return [describeForm(path, found)];
  }
}

function describeUnknownKey(
  key: string,
  path: PropertyKey[],
  value: unknown,
  model: FieldModel,
): Description {
  const parent = findModel(model, path, value);
  const holder = getValueAt(value, path);
  const shape = parent?.kind === 'choice' ? chooseOption(parent.options, holder) : parent;
  const known = shape?.kind === 'fields' ? [...shape.fields.keys()] : ['tr', 'en', 'ar'];
  const free = known.filter((name) => readField(holder, name) === undefined);
  const meant = suggestName(key, free);
  return {
    code: issueCodes.unknownKey,
    path: [...path, key],
    message: {
      en: `“${key}” is not a field here.`,
      tr: `Burada “${key}” diye bir alan yok.`,
    },
    advice:
      meant === undefined
        ? {
            en: `Remove it; the fields here are: ${known.join(', ')}.`,
            tr: `Kaldırın; buradaki alanlar: ${known.join(', ')}.`,
          }
        : suggest(meant),
    atKey: true,
    ...(meant !== undefined && { replacement: meant, remedy: 'replace' as const }),
  };
}

function describeType(expected: string, found: unknown, path: PropertyKey[]): Description {
  const wanted = nameType(expected);
  if (found === undefined) {
    const name = String(path.at(-1));
    return {
      code: issueCodes.missingField,
      path,
      message: {
        en: `The field “${name}” is missing.`,
        tr: `“${name}” alanı eksik.`,
      },
      advice: {
        en: `Add it; it holds ${wanted.en}.`,
        tr: `Ekleyin; ${wanted.tr} içerir.`,
      },
    };
  }
  const isUnquoted = expected === 'string' && ['number', 'boolean'].includes(typeof found);
  const isBraced = expected !== 'array' && isBraceText(found);
  const what = describeFound(found);
  return {
    code: issueCodes.wrongType,
    path,
    message: {
      en: `Expected ${wanted.en}, found ${what.en}.`,
      tr: `Burada ${wanted.tr} olmalı; bulunan: ${what.tr}.`,
    },
    advice:
      isUnquoted || isBraced
        ? {
            en: 'Put the value in double quotes, so that it is read as text exactly as it stands.',
            tr: 'Değeri çift tırnak içine alın; o zaman yazıldığı gibi metin olarak okunur.',
          }
        : {
            en: 'Compare the field with the same field of a neighbouring entry.',
            tr: 'Alanı, komşu bir kayıttaki aynı alanla karşılaştırın.',
          },
    ...((isUnquoted || isBraced) && { remedy: 'quote' as const }),
  };
}

/** `{price}` without quotes: a map of one key that holds nothing. */
function isBraceText(found: unknown): boolean {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
  const values: unknown[] = Object.values(found);
  return values.length > 0 && values.every((value) => value === null);
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
      message: {
        en: `The text “${String(path.at(-1))}” is empty.`,
        tr: `“${String(path.at(-1))}” metni boş.`,
      },
      advice: {
        en: 'Write the text; Turkish is the source language and is always needed.',
        tr: 'Metni yazın; kaynak dil Türkçedir ve her zaman gereklidir.',
      },
    };
  }
  if (problem.origin === 'array') {
    const count = Array.isArray(found) ? found.length : 0;
    const bound = nameBound(problem.exact === true ? 'exact' : problem.code);
    const isShort = count < limit;
    const difference = Math.abs(limit - count);
    return {
      code: issueCodes.wrongCount,
      path,
      message: {
        en: `The list has ${countNoun(count, 'item').en}; it needs ${bound.en} ${limit}.`,
        tr: `Listede ${count} öğe var; ${bound.tr} ${limit} olmalı.`,
      },
      advice: {
        en: `${isShort ? 'Add' : 'Remove'} ${difference}.`,
        tr: `${difference} öğe ${isShort ? 'ekleyin' : 'çıkarın'}.`,
      },
    };
  }
  const bound = nameBound(problem.code, problem.inclusive);
  return {
    code: issueCodes.wrongValue,
    path,
    message: {
      en: `${String(found)} is out of range; the value is ${bound.en} ${limit}.`,
      tr: `${String(found)} aralık dışında; değer ${bound.tr} ${limit} olmalı.`,
    },
    advice: { en: 'Correct the number.', tr: 'Sayıyı düzeltin.' },
  };
}

function describeChoice(allowed: string[], found: unknown, path: PropertyKey[]): Description {
  if (found === undefined) return describeType('string', found, path);
  const written = typeof found === 'string' ? found : JSON.stringify(found);
  const meant = suggestName(written, allowed);
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
function describeUnion(
  problem: z.core.$ZodIssueInvalidUnion,
  value: unknown,
  model: FieldModel,
): Description[] {
  const alternatives = problem.errors.filter((errors) => errors.length > 0);
  const found = getValueAt(value, problem.path);
  if (alternatives.length === 0 && problem.discriminator !== undefined) {
    const options = findChoice(model, problem.path, value);
    const allowed = options.flatMap((option) => listAllowed(option, problem.discriminator ?? ''));
    const path = [...problem.path, problem.discriminator];
    return [describeChoice(allowed, readField(found, problem.discriminator), path)];
  }
  const closest = alternatives.toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
  if (closest === undefined) return [describeForm(problem.path, found)];
  return closest.flatMap((nested) =>
    describeProblem({ ...nested, path: [...problem.path, ...nested.path] }, value, model),
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
  const { code, message, advice, replacement, isSafe } = params;
  return {
    code: findCode(code),
    path,
    message,
    advice,
    ...(replacement !== undefined && {
      replacement,
      remedy: isSafe === true ? ('replaceSafely' as const) : ('replace' as const),
    }),
  };
}

function isFieldProblem(params: unknown): params is FieldProblem {
  return typeof params === 'object' && params !== null && 'message' in params && 'code' in params;
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

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => readField(inner, key), value);
}

import type * as z from 'zod';
import { daysOfWeek, formatDay } from '../../shared/days-of-week.ts';
import { normalizeForSearch } from '../../shared/fold-letters.ts';
import { languages } from '../../shared/languages.ts';
import { pageCategories } from '../../shared/schemas/categories.ts';
import type { FieldProblem } from '../../shared/schemas/field-problem.ts';
import { issueCodes } from '../codes/codes.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { chooseOption, type FieldModel, findModel } from '../model/field-model.ts';
import { describeType, type Surroundings } from './describe-type.ts';
import type { FieldFinding } from './locate-finding.ts';

type ZodProblem = z.core.$ZodIssue;

/**
 * Turns a zod problem into findings that an editor can act on.
 *
 * @param around the file’s value and model, to describe the found value and to suggest the intended one
 */
export function describeProblem(problem: ZodProblem, around: Surroundings): FieldFinding[] {
  const { path } = problem;
  switch (problem.code) {
    case 'unrecognized_keys':
      return problem.keys.map((key) => describeUnknownKey(key, path, around));
    case 'invalid_type':
      return [describeType(problem.expected, path, around)];
    case 'invalid_union':
      return describeUnion(problem, around);
    case 'too_small':
    case 'too_big':
      return [describeSize(problem, around)];
    case 'invalid_value':
      return [describeChoice(problem.values.map(String), path, around)];
    case 'custom':
      return [describeCustom(problem.params, path, around)];
    default:
      return [describeForm(path, around)];
  }
}

function describeSize(
  problem: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  around: Surroundings,
): FieldFinding {
  const { path, origin } = problem;
  const found = getAt(around.value, path);
  const name = String(path.at(-1));
  if (origin === 'string') {
    const place = { code: issueCodes.missingField, path };
    return name === 'tr'
      ? { ...place, problem: 'emptyTurkish' }
      : { ...place, problem: 'emptyText', params: { name } };
  }
  const limit = Number(problem.code === 'too_small' ? problem.minimum : problem.maximum);
  const isInclusive = problem.inclusive ?? true;
  if (origin === 'array') {
    // [0,53, 0,40] is four numbers in YAML, but was meant as two.
    const pair = describeType('tuple', path, around);
    if (problem.code === 'too_big' && pair.replacement !== undefined) return pair;
    const count = Array.isArray(found) ? found.length : 0;
    const bound = problem.exact === true ? 'exact' : problem.code;
    const reason = around.findField(path)?.meta.countReason;
    return {
      code: issueCodes.wrongCount,
      path,
      problem: 'wrongCount',
      params: { count, bound, limit, isInclusive: true, ...(reason && { reason }) },
      atKey: true,
    };
  }
  return {
    code: issueCodes.wrongValue,
    path,
    problem: 'outOfRange',
    params: { value: String(found), bound: problem.code, limit, isInclusive },
  };
}

function describeChoice(
  allowed: string[],
  path: PropertyKey[],
  around: Surroundings,
): FieldFinding {
  const found = getAt(around.value, path);
  if (found === undefined || found === null) return describeType('string', path, around);
  const value = typeof found === 'string' ? found : JSON.stringify(found);
  const category = new Map(Object.entries<string>(pageCategories)).get(value);
  if (category !== undefined && allowed.includes(category)) {
    const place = { code: issueCodes.wrongValue, path, replacement: category };
    return { ...place, problem: 'pageForCategory', params: { value, category } };
  }
  const named = normalizeForSearch(value);
  const day = daysOfWeek.find((name) =>
    languages.some((language) => normalizeForSearch(formatDay(name, language)) === named),
  );
  // A code is never suggested as a correction of another code: all look alike.
  const similar = /^C\d{3}$/.test(value) ? undefined : suggestName(value, allowed);
  const meant = day !== undefined && allowed.includes(day) ? day : similar;
  return {
    code: issueCodes.wrongValue,
    path,
    problem: 'notAllowed',
    params: { value, allowed, meant },
    replacement: meant,
  };
}

/** Describes the problems of the union’s alternative that comes closest to the value. */
function describeUnion(
  problem: z.core.$ZodIssueInvalidUnion,
  around: Surroundings,
): FieldFinding[] {
  const { path, discriminator: key } = problem;
  const all: readonly ZodProblem[][] = problem.errors;
  const alternatives = all.filter((errors) => errors.length > 0);
  if (alternatives.length === 0 && key !== undefined) {
    // The path leads to the field that distinguishes the alternatives.
    const options = findOptions(path.slice(0, -1), around);
    const allowed = options.flatMap((option) => listAllowed(option, key));
    return [describeChoice(allowed, path, around)];
  }
  const closest = alternatives.toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
  if (closest === undefined) return [describeForm(path, around)];
  const option = findOptions(path, around)[all.indexOf(closest)];
  const own = getAt(around.value, path);
  const findField: Surroundings['findField'] = (below) =>
    option ? findModel(option, below.slice(path.length), own) : around.findField(below);
  return closest.flatMap((nested) =>
    describeProblem({ ...nested, path: [...path, ...nested.path] }, { ...around, findField }),
  );
}

/** The alternatives of an item of a list or record, in the order of its schema. */
function findOptions(path: PropertyKey[], { findField }: Surroundings): readonly FieldModel[] {
  const parent = findField(path.slice(0, -1));
  const item = parent?.kind === 'list' || parent?.kind === 'record' ? parent.item : undefined;
  return item?.kind === 'choice' ? item.options : [];
}

function listAllowed(option: FieldModel, key: string): string[] {
  const field = option.kind === 'fields' ? option.fields.get(key) : undefined;
  return field?.kind === 'value' ? (field.allowed ?? []).map(String) : [];
}

function measureDistance(errors: readonly ZodProblem[]): number {
  const isOtherKind = errors.some(
    ({ path, code }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  );
  return (isOtherKind ? 1000 : 0) + errors.length;
}

/** Reports an unknown key, with the key that was probably meant. */
function describeUnknownKey(
  key: string,
  path: PropertyKey[],
  { value, findField }: Surroundings,
): FieldFinding {
  const holder = getAt(value, path);
  const fields = findFields(findField(path), holder);
  const known = fields ? [...fields.keys()] : [...languages];
  const free = known.filter((name) => getAt(holder, [name]) === undefined);
  const lost = fields && findLostText(key, holder, fields);
  // Programs of YAML 1.1 read `on` as true, and write it so.
  const meant = free.find((name) => name === 'on' && key === 'true') ?? suggestName(key, free);
  return {
    code: issueCodes.unknownKey,
    path: [...path, key],
    problem: 'unknownKey',
    params: { key, known, meant, lost },
    atKey: true,
    replacement: meant,
  };
}

function findFields(
  model: FieldModel | undefined,
  holder: unknown,
): ReadonlyMap<string, FieldModel> | undefined {
  const shape = model?.kind === 'choice' ? chooseOption(model.options, holder) : model;
  return shape?.kind === 'fields' ? shape.fields : undefined;
}

/** The empty text above a language key that lost its indentation. */
function findLostText(
  key: string,
  holder: unknown,
  fields: ReadonlyMap<string, FieldModel>,
): string | undefined {
  if (!languages.some((language) => language === key)) return undefined;
  const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
  return names.slice(0, names.indexOf(key)).findLast((name) => {
    const kind = fields.get(name)?.kind;
    return (kind === 'text' || kind === 'label') && getAt(holder, [name]) === null;
  });
}

function describeCustom(
  params: Record<string, unknown> | undefined,
  path: PropertyKey[],
  around: Surroundings,
): FieldFinding {
  if (!isFieldProblem(params)) return describeForm(path, around);
  const { code, replacement, isSafe, ...said } = params;
  return {
    code: Object.values(issueCodes).find((known) => known === code) ?? issueCodes.wrongValue,
    path,
    ...said,
    replacement,
    remedy: isSafe === true ? 'replaceSafely' : undefined,
  };
}

function isFieldProblem(params: unknown): params is FieldProblem {
  return typeof params === 'object' && params !== null && 'problem' in params && 'code' in params;
}

function describeForm(path: PropertyKey[], around: Surroundings): FieldFinding {
  const params = { value: String(getAt(around.value, path)) };
  return { code: issueCodes.wrongValue, path, problem: 'wrongForm', params };
}

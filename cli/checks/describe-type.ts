import { defaultLanguage } from '../../shared/languages.ts';
import type { Found, TypeAdvice } from '../codes/c012.ts';
import { issueCodes } from '../codes/codes.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { writePlaceholder } from './check-placeholders.ts';
import type { FieldFinding } from './locate-finding.ts';

/** The context of a problem. */
export interface Surroundings {
  /** The value of the whole file. */
  value: unknown;
  /** The model of the field at a path. If there are several alternatives, it is the one that was meant. */
  findField(path: readonly PropertyKey[]): FieldModel | undefined;
  /** The source text of the value at a path, such as `+971501234567` or `~`. */
  readWritten(path: readonly PropertyKey[]): string;
}

/** Reports a field that is missing, empty, or of the wrong type. */
export function describeType(
  expected: string,
  path: PropertyKey[],
  { value, findField, readWritten }: Surroundings,
): FieldFinding {
  const found = getAt(value, path);
  const field = findField(path);
  const kind = field?.kind;
  const wanted =
    kind === 'text' || kind === 'label' || kind === 'picture' || kind === 'link' ? kind : expected;
  if (found === undefined) return describeMissing(path, wanted, field?.meta.values);
  const written = readWritten(path);
  if (found === '' || (found === null && written === '')) return describeEmpty(path, wanted, field);
  const hasLists = field?.kind === 'fields' && field.fields.has(defaultLanguage);
  const { advice, example, ...remedy } = adviseOnType(
    kind === 'text' || kind === 'label' ? kind : hasLists ? 'lists' : expected,
    found,
    written,
  );
  return {
    code: issueCodes.wrongType,
    path,
    problem: 'wrongType',
    params: { wanted, found: describeFound(found, written), advice, example },
    ...remedy,
  };
}

function describeMissing(
  path: PropertyKey[],
  wanted: string,
  names: readonly string[] = [],
): FieldFinding {
  const name = String(path.at(-1));
  const place = { code: issueCodes.missingField, path };
  const values = names.map((value) => writePlaceholder(value, 'label')).join(', ');
  return name === 'tr'
    ? { ...place, problem: 'missingTurkish' }
    : { ...place, problem: 'missingField', params: { name, wanted, values } };
}

function describeEmpty(
  path: PropertyKey[],
  wanted: string,
  field: FieldModel | undefined,
): FieldFinding {
  const place = { code: issueCodes.missingField, path, atKey: true };
  const name = path.at(-1);
  if (name === undefined) {
    const isList = field?.kind === 'list' && field.mayBeEmpty;
    return { ...place, problem: isList ? 'emptyListFile' : 'emptyFile' };
  }
  return typeof name === 'number'
    ? { ...place, problem: 'emptyItem', params: { wanted } }
    : field?.kind === 'list' && field.mayBeEmpty
      ? { ...place, problem: 'emptyList', params: { name: String(name) } }
      : { ...place, problem: 'emptyField', params: { name: String(name), wanted } };
}

/** Longer values are cut in a sentence. */
const maxQuoteLength = 60;

/** The contents of a field, in the terms of its sentence. */
function describeFound(found: unknown, written: string): Found {
  if (typeof found === 'object' && found !== null) {
    const isShort = written.length <= maxQuoteLength && !written.includes('\n');
    if (Array.isArray(found)) return isShort ? { as: 'items', written } : { as: 'list' };
    return isShort ? { as: 'field', written } : { as: 'fields' };
  }
  if (typeof found === 'string') {
    const isLong = found.length > maxQuoteLength;
    return { as: 'text', text: isLong ? `${found.slice(0, maxQuoteLength)}…` : found };
  }
  if (typeof found === 'number') return { as: 'number', written, value: found };
  return { as: found === null ? 'nothing' : 'switch', written };
}

/** The advice for a value of the wrong type, and the correct value. */
interface Remedy extends Pick<FieldFinding, 'replacement' | 'remedy'> {
  advice: TypeAdvice;
  example?: string;
}

/**
 * @param expected the type as zod names it, or `text` and `label` for texts in all languages, `lists` for a list in
 *   each
 * @param written the source text of the value
 */
function adviseOnType(expected: string, found: unknown, written: string): Remedy {
  switch (expected) {
    case 'text':
    case 'label':
      return { advice: 'languages', example: `tr: ${canRepeat(found, written) ? written : '…'}` };
    case 'lists': {
      const isLine = Array.isArray(found) && !written.includes('\n');
      return { advice: 'languages', example: `tr: ${isLine ? written : '[…]'}` };
    }
    case 'string':
      return canBeQuoted(found) ? { advice: 'quote', remedy: 'quote' } : { advice: 'compare' };
    case 'number':
    case 'int':
      return adviseOnNumber(typeof found === 'string' ? found.trim() : '');
    case 'boolean':
      return adviseOnSwitch(typeof found === 'string' ? found.trim().toLowerCase() : '');
    case 'array':
      return { advice: 'dashes' };
    case 'tuple':
      return adviseOnPair(written);
    default:
      return { advice: 'compare' };
  }
}

function canRepeat(found: unknown, written: string): boolean {
  return (typeof found === 'string' || typeof found === 'number') && !written.includes('\n');
}

/**
 * Whether a value is a number, a boolean, null, or `{price}` without quotes, which is a map of one key with the value
 * null.
 */
function canBeQuoted(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return typeof found !== 'string';
  const values: unknown[] = Object.values(found);
  return !Array.isArray(found) && values.length > 0 && values.every((value) => value === null);
}

function adviseOnNumber(text: string): Remedy {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) {
    return { advice: 'unquote', replacement: text, remedy: 'replaceBare' };
  }
  const [, digits, decimals] = /^(\d+)(?:,(\d{1,2}))?(?: *\D{1,8})?$/.exec(text) ?? [];
  const replacement = decimals === undefined ? digits : `${digits}.${decimals}`;
  return { advice: 'digits', replacement, remedy: 'replaceBare' };
}

/** Reads two numbers with a decimal comma, as in Turkish, or without brackets. */
function adviseOnPair(written: string): Remedy {
  const pair = /^\[? *(\d(?:[.,]\d+)?)(?:, *| +|; *)(\d(?:[.,]\d+)?) *\]?$/.exec(written);
  const numbers = pair?.slice(1).map((number) => number.replace(',', '.'));
  const replacement = numbers && `[${numbers.join(', ')}]`;
  return { advice: 'pair', replacement, remedy: 'replaceBare' };
}

function adviseOnSwitch(word: string): Remedy {
  const [replacement] = Object.entries(switchWords).find(([, words]) => words.includes(word)) ?? [];
  return { advice: 'switch', replacement, remedy: 'replaceBare' };
}

const switchWords = { true: ['yes', 'on', 'evet', 'true'], false: ['no', 'off', 'hayır', 'false'] };

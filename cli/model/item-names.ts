import { defaultLanguage } from '../../shared/languages.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import type { FieldStep } from '../lib/field-path.ts';
import { getAt } from '../lib/get-at.ts';

/** The fields that identify an item of a list, whatever its texts say. */
const identifiers = ['id', 'slug', 'url'];

/** The fields by which people know an item of a list. */
export const labelFields = ['title', 'name', 'label', 'q'];

/** A longer text is not a name. */
const maxLength = 100;

/**
 * The name of an item of a list: its `id`, `slug` or `url`, else its title or name, else its first short text, in
 * Turkish. An item that is a short text is its own name.
 *
 * @returns `undefined` if the item has no name
 */
export function nameItem(item: unknown): string | undefined {
  const values = typeof item === 'object' && item !== null ? Object.values(item) : [];
  return [
    ...identifiers.map((field) => readIdentifier(getAt(item, [field]))),
    readText(item),
    ...labelFields.map((field) => readText(getAt(item, [field]))),
    ...values.map((value) => readName(getAt(value, [defaultLanguage]))),
  ].find((name) => name !== undefined);
}

function readIdentifier(value: unknown): string | undefined {
  return readName(typeof value === 'number' ? String(value) : value);
}

/** Reads a text that is the same in all languages, or that has one wording per language. */
function readText(value: unknown): string | undefined {
  return readName(typeof value === 'string' ? value : getAt(value, [defaultLanguage]));
}

function readName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const name = composeLetters(text).replace(/\s+/g, ' ').trim();
  return name === '' || name.length > maxLength ? undefined : name;
}

/**
 * Whether two names are the same. Only letters, their marks and digits count, since `--fix` may change all other
 * characters. If a name has none, the names must be equal.
 */
function isSameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}

function foldName(name: string): string {
  const folded = composeLetters(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? name.trim() : folded;
}

/** The positions of the items of a list that have a name. */
export function findNamed(list: readonly unknown[], name: string): number[] {
  return list.flatMap((item, position) => {
    const own = nameItem(item);
    return own !== undefined && isSameName(own, name) ? [position] : [];
  });
}

/** The path of a value in which items have names. An item without a name, or with one of several items, has a position. */
export function nameSteps(data: unknown, path: readonly PropertyKey[]): FieldStep[] {
  return path.map((key, depth) => {
    if (typeof key !== 'number') return String(key);
    const list = getAt(data, path.slice(0, depth));
    const name = Array.isArray(list) ? nameItem(list[key]) : undefined;
    const isUnique =
      Array.isArray(list) && name !== undefined && findNamed(list, name).length === 1;
    return isUnique ? { name } : key;
  });
}

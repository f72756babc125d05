import { languages } from '../../shared/languages.ts';
import { type Issue, issueCodes } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { chooseOption, type FieldModel } from './field-model.ts';
import { mostProblems } from './limit-problems.ts';
import { orderKeys } from './order-keys.ts';

/** Finds blocks whose fields stand in another order than that of the schema (C107), which all entries share. */
export function checkKeyOrder(file: SourceFile, model: FieldModel): Issue[] {
  const issues: Issue[] = [];
  visit(file.data, model, []);
  return issues;

  function visit(value: unknown, field: FieldModel, path: readonly PropertyKey[]): void {
    if (Array.isArray(value)) {
      if (field.kind !== 'list') return;
      for (const [index, item] of value.entries()) visit(item, field.item, [...path, index]);
      return;
    }
    if (typeof value !== 'object' || value === null || issues.length > mostProblems) return;
    if (field.kind === 'choice') {
      const option = chooseOption(field.options, value);
      if (option) visit(value, option, path);
      return;
    }
    const names = listNames(field);
    if (names && !isInOrder(Object.keys(value), names)) {
      const order = [...(listNames(field) ?? [])];
      const misplaced = findMisplaced(Object.keys(value), order);
      if (misplaced) issues.push(describe(file, path, misplaced, order));
    }
    for (const [key, inner] of Object.entries(value)) {
      const next = findInner(field, key);
      if (next) visit(inner, next, [...path, key]);
    }
  }
}

function findInner(field: FieldModel, key: string): FieldModel | undefined {
  if (field.kind === 'fields') return field.fields.get(key);
  return field.kind === 'record' ? field.item : undefined;
}

function listNames(field: FieldModel): Iterable<string> | undefined {
  if (field.kind === 'text' || field.kind === 'label') return languages;
  return field.kind === 'fields' ? field.fields.keys() : undefined;
}

/** Nearly every block is: one walk along both lists says it. */
function isInOrder(keys: readonly string[], names: Iterable<string>): boolean {
  let matched = 0;
  for (const name of names) if (keys[matched] === name) matched += 1;
  return matched === keys.length;
}

/** The first key that stands below one it belongs above. */
function findMisplaced(
  keys: readonly string[],
  order: readonly string[],
): { key: string; above: string } | undefined {
  let highest = -1;
  for (const key of keys) {
    const rank = order.indexOf(key);
    if (rank < 0) continue;
    if (rank < highest) {
      return { key, above: keys.find((other) => order.indexOf(other) > rank) ?? key };
    }
    highest = rank;
  }
  return undefined;
}

function describe(
  file: SourceFile,
  path: readonly PropertyKey[],
  { key, above }: { key: string; above: string },
  order: readonly string[],
): Issue {
  const edit = file.isFixed ? undefined : orderKeys(file, path, order);
  return file.issue(
    issueCodes.keyOrder,
    [...path, key],
    {
      en: `“${key}” stands below “${above}”; in all other entries it stands above.`,
      tr: `“${key}”, “${above}” satırının altında; diğer bütün kayıtlarda üstünde durur.`,
    },
    {
      en: `Move it up: the order is ${order.join(', ')}.`,
      tr: `Yukarı taşıyın; sıra şöyledir: ${order.join(', ')}.`,
    },
    {
      span: file.locateKey([...path, key]),
      fix: edit && { edits: [edit], isSafe: true },
    },
  );
}

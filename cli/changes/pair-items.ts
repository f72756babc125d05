import { diffArrays } from 'diff';
import type { Language } from '../../shared/languages.ts';
import type { FieldModel } from '../model/field-model.ts';

/** The strings of a text by language and plural form, which is empty for a plain text. */
export type Texts = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** A field with a value. A list of plain words or names is one value. */
export interface Row {
  path: readonly PropertyKey[];
  kind: FieldModel['kind'];
  value: unknown;
  /** The same value, if it has languages. */
  texts?: Texts;
}

/** The former and the present state of something. */
type Pair<T> = { before: T | undefined; after: T } | { before: T; after: undefined };

/**
 * Pairs the items of two lists, each way in turn, and the best pairs of a way first. Items without a partner follow
 * alone.
 *
 * @param ways return how well two items fit, from 0 to 1
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  ways: readonly ((former: T, present: T) => number | boolean)[],
): Pair<T>[] {
  const left = new Set(before);
  const partner = new Map(after.flatMap((item) => (left.delete(item) ? [[item, item]] : [])));
  for (const way of ways) {
    const pairs = after.flatMap((present) =>
      Array.from(partner.has(present) ? [] : left, (former) => {
        return { former, present, fit: Number(way(former, present)) };
      }).filter(({ fit }) => fit > 0),
    );
    for (const { former, present } of pairs.toSorted((a, b) => b.fit - a.fit))
      if (!partner.has(present) && left.delete(former)) partner.set(present, former);
  }
  return [
    ...after.map((item) => ({ before: partner.get(item), after: item })),
    ...Array.from(left, (item) => ({ before: item, after: undefined })),
  ];
}

type Items = Iterable<readonly Row[]>;

/** An item of a list, for its comparison with others. */
export type Item = ReturnType<typeof describeItem>;

/** @param depth how many keys of the paths lead to the item */
export function describeItem(rows: readonly Row[], depth: number, index = 0) {
  const inner = rows.map(({ path, value }) => [path.slice(depth).join('.'), value] as const);
  return {
    rows,
    index,
    // The number of an item serves its file alone.
    words: inner.flatMap(([path, value]) => (/(?:^|\.)id$/.test(path) ? [] : listWords(value))),
    name: inner.find(([path]) => /^(?:slug|id|name)$/.test(path))?.[1],
    /** Whether it is a single value, such as a picture. */
    isSingle: rows.every(({ path }) => path.length === depth),
  };
}

function listWords(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listWords);
  return (
    String(value)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/**
 * Pairs items of a list, each given by its rows: those that are alike, the most alike first, then those with the same
 * name or number, then a picture or text that took the place of another.
 *
 * @param depth how many keys of the paths lead to an item
 */
export function pairItems(before: Items, after: Items, depth: number) {
  const describe = (items: Items) => Array.from(items, (rows, at) => describeItem(rows, depth, at));
  return pairUp(describe(before), describe(after), [
    measureLikeness,
    (a, b) => a.name !== undefined && a.name === b.name,
    (a, b) => a.isSingle && b.isSingle && a.index === b.index,
  ]);
}

/** Twice the common words, as a share of all words (the coefficient of Dice); 0 if it is less than half. */
export function measureLikeness({ words }: Item, other: Item): number {
  const left = Map.groupBy(other.words, (word) => word);
  const common = words.filter((word) => left.get(word)?.pop() !== undefined);
  const likeness = (2 * common.length) / Math.max(1, words.length + other.words.length);
  return likeness < 0.5 ? 0 : likeness;
}

/** Finds the items that changed their place, as few as can be, among former positions in their present order. */
export function findMoved(known: number[]): Set<number> {
  const sorted = known.toSorted((a, b) => a - b);
  return new Set(diffArrays(sorted, known).flatMap(({ added, value }) => (added ? value : [])));
}

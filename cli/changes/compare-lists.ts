import { diffArrays } from 'diff';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { listStrings, mapFields } from '../model/walk-fields.ts';
import { normalizeText } from './compare-texts.ts';

/** Two items of a list that are one, or an item that has no counterpart. Positions count from 0. */
export interface ItemPair {
  before?: number;
  after?: number;
  /** Whether the item changed its place among the others. */
  isMoved: boolean;
}

/** Items that have at least this share of their words in common are one. */
const minLikeness = 0.5;

/**
 * Matches the items of a list before and after a change: first those that are equal, then those that are alike, then
 * those with the same name or number, then a picture or text that took the place of another. A new item at the
 * beginning therefore leaves the others as they are.
 *
 * @returns the items in their present order; those that are gone come last
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
  model: FieldModel,
): ItemPair[] {
  const former = before.map((item) => describeItem(item, model));
  const present = after.map((item) => describeItem(item, model));
  const partner = new Map<number, number>();
  const isFree = (index: number) => !partner.has(index);
  const taken = () => new Set(partner.values());
  const pairUp = (fits: (a: Item, b: Item) => boolean) => {
    const used = taken();
    present.forEach((item, index) => {
      if (!isFree(index)) return;
      const found = former.findIndex((other, place) => !used.has(place) && fits(other, item));
      if (found < 0) return;
      partner.set(index, found);
      used.add(found);
    });
  };
  matchInOrder(former, present, partner);
  pairUp((a, b) => a.content === b.content);
  matchAlike(former, present, partner);
  pairUp((a, b) => a.name !== undefined && a.name === b.name);
  if (model.kind !== 'fields' && model.kind !== 'choice') matchPlaces(former, present, partner);

  const kept = findInOrder(after.map((_, index) => partner.get(index)));
  const gone = before.flatMap((_, index) => (taken().has(index) ? [] : [index]));
  return [
    ...after.map((_, index): ItemPair => {
      const found = partner.get(index);
      if (found === undefined) return { after: index, isMoved: false };
      return { before: found, after: index, isMoved: !kept.has(index) };
    }),
    ...gone.map((index): ItemPair => ({ before: index, isMoved: false })),
  ];
}

interface Item {
  /** All that visitors see of it. */
  content: string;
  words: ReadonlyMap<string, number>;
  wordCount: number;
  /** Its slug or number; `undefined` if it has none. */
  name: string | undefined;
}

function describeItem(value: unknown, model: FieldModel): Item {
  const leaves: unknown[] = [];
  const words = new Map<string, number>();
  mapFields(value, model, 'schema', ({ value: leaf, model: field, path }) => {
    // The number of an item serves its file alone.
    if (path.at(-1) === 'id') return;
    const isText = field.kind === 'text' || field.kind === 'label';
    const strings = listLeafStrings(leaf);
    const found = isText ? strings.map((text) => normalizeText(text, false)) : leaf;
    leaves.push([path.join('.'), isText ? sortLanguages(leaf) : found]);
    for (const text of strings)
      for (const word of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        words.set(word, (words.get(word) ?? 0) + 1);
  });
  const name: unknown = getAt(value, ['slug']) ?? getAt(value, ['id']) ?? getAt(value, ['name']);
  return {
    content: JSON.stringify(leaves),
    words,
    wordCount: [...words.values()].reduce((sum, count) => sum + count, 0),
    name: typeof name === 'string' || typeof name === 'number' ? String(name) : undefined,
  };
}

function listLeafStrings(leaf: unknown): string[] {
  if (typeof leaf === 'string') return [leaf];
  if (typeof leaf !== 'object' || leaf === null) return [];
  return Object.values(leaf).flatMap((wording) => listStrings(wording).map(({ text }) => text));
}

/** The texts of a leaf in an order that does not depend on that of the file. */
function sortLanguages(leaf: unknown): unknown {
  if (typeof leaf !== 'object' || leaf === null) return leaf;
  return Object.entries(leaf)
    .map(([language, wording]) => [
      language,
      listStrings(wording)
        .map(({ path, text }) => [path.join('.'), normalizeText(text, true)])
        .toSorted(compareKeys),
    ])
    .toSorted(compareKeys);
}

function compareKeys([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

/** Matches equal items that kept their order. */
function matchInOrder(
  former: readonly Item[],
  present: readonly Item[],
  partner: Map<number, number>,
): void {
  const contents = (items: readonly Item[]) => items.map(({ content }) => content);
  let from = 0;
  let to = 0;
  for (const { value, added, removed } of diffArrays(contents(former), contents(present))) {
    for (const _ of value) {
      if (!added && !removed) partner.set(to, from);
      if (!added) from += 1;
      if (!removed) to += 1;
    }
  }
}

/** Matches items that are alike, the most alike first. */
function matchAlike(
  former: readonly Item[],
  present: readonly Item[],
  partner: Map<number, number>,
): void {
  const used = new Set(partner.values());
  const pairs = present.flatMap((item, to) =>
    partner.has(to)
      ? []
      : former.flatMap((other, from) => {
          const likeness = used.has(from) ? 0 : measureLikeness(other, item);
          return likeness < minLikeness ? [] : [{ from, to, likeness }];
        }),
  );
  for (const { from, to } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (used.has(from) || partner.has(to)) continue;
    partner.set(to, from);
    used.add(from);
  }
}

/** Twice the common words, as a share of all words (the coefficient of Dice). */
function measureLikeness(a: Item, b: Item): number {
  const common = Array.from(b.words, ([word, count]) => Math.min(count, a.words.get(word) ?? 0));
  const sum = common.reduce((total, count) => total + count, 0);
  return (2 * sum) / Math.max(1, a.wordCount + b.wordCount);
}

/** Matches what stands between the same neighbours, if it is as many items as before. */
function matchPlaces(
  former: readonly Item[],
  present: readonly Item[],
  partner: Map<number, number>,
): void {
  const used = new Set(partner.values());
  const listFree = (count: number, isTaken: (index: number) => boolean, start: number) => {
    const free: number[] = [];
    for (let index = start; index < count && !isTaken(index); index += 1) free.push(index);
    return free;
  };
  const starts = [...partner].map(([to, from]) => ({ to: to + 1, from: from + 1 }));
  for (const { to, from } of [{ to: 0, from: 0 }, ...starts]) {
    const gap = listFree(present.length, (index) => partner.has(index), to);
    const filled = listFree(former.length, (index) => used.has(index), from);
    if (gap.length !== filled.length) continue;
    gap.forEach((index, at) => {
      const found = filled[at];
      if (found === undefined) return;
      partner.set(index, found);
      used.add(found);
    });
  }
}

/**
 * The positions whose items kept their order: a longest increasing run of former positions. Of equally long runs, it is
 * the one with more items that are exactly where they were.
 *
 * @param former the former position of each item; `undefined` for a new one
 */
export function findInOrder(former: readonly (number | undefined)[]): Set<number> {
  const runs: { weight: number; previous: number }[] = [];
  const weightOf = (index: number) => runs[index]?.weight ?? 0;
  let last = -1;
  former.forEach((place, index) => {
    const run = { weight: 0, previous: -1 };
    runs.push(run);
    if (place === undefined) return;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const other = former[earlier];
      if (other === undefined || other > place || weightOf(earlier) <= run.weight) continue;
      run.weight = weightOf(earlier);
      run.previous = earlier;
    }
    run.weight += place === index ? 1 + 1 / (former.length + 1) : 1;
    if (run.weight > weightOf(last)) last = index;
  });
  const kept = new Set<number>();
  for (let index = last; index >= 0; index = runs[index]?.previous ?? -1) kept.add(index);
  return kept;
}

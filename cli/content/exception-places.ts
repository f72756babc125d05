import type { FieldStep } from '../lib/field-path.ts';
import { getAt } from '../lib/get-at.ts';
import { findNamed } from '../model/item-names.ts';

/** The field that an exception is about, or the item of a list that cannot be found. */
export type ExceptionPlace =
  | { path: readonly PropertyKey[]; lost?: undefined }
  | { path?: undefined; lost: LostItem };

/** An item that a list does not have, or a name that several items share. */
export interface LostItem {
  list: readonly PropertyKey[];
  step: number | { readonly name: string };
  /** The positions of the items that share the name; empty if no item has it. */
  twins: readonly number[];
  /** The steps below the item. */
  rest: readonly FieldStep[];
}

/**
 * Finds the field that a path leads to. A field need not be present, since exceptions may be about missing texts. An
 * item must.
 *
 * @param data of the file
 * @param above the path that the steps start from; defaults to the whole file
 */
export function findPlace(
  data: unknown,
  [step, ...rest]: readonly FieldStep[],
  above: readonly PropertyKey[] = [],
): ExceptionPlace {
  if (step === undefined) return { path: above };
  if (typeof step === 'string') return findPlace(data, rest, [...above, step]);
  const items = readItems(data, above);
  const found =
    typeof step === 'number'
      ? [step].filter((at) => at < items.length)
      : findNamed(items, step.name);
  const [position, twin] = found;
  if (position === undefined || twin !== undefined) {
    return { lost: { list: above, step, twins: found, rest } };
  }
  return findPlace(data, rest, [...above, position]);
}

/** The items of a list; empty if there is no list. */
function readItems(data: unknown, path: readonly PropertyKey[]): readonly unknown[] {
  const list = getAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** The items that a lost item may be now, each with the path of the field below it. */
export function listCandidates(data: unknown, { list, twins, rest }: LostItem) {
  const items = readItems(data, list);
  const positions = twins.length > 0 ? twins : items.keys();
  return Array.from(positions).flatMap((position) => {
    const { path } = findPlace(data, rest, [...list, position]);
    return path ? [{ item: items[position], path }] : [];
  });
}

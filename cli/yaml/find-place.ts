import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { EditError } from './edit-error.ts';

/** A pair of a map, as a parsed file holds it. */
export type FoundPair = Pair<unknown, unknown>;

/** Where a change belongs: a pair of a map (or the map that lacks it), or an item of a list. */
export type Place =
  | { kind: 'pair'; map: YAMLMap; pair: FoundPair }
  | { kind: 'gap'; map: YAMLMap }
  | { kind: 'item'; list: YAMLSeq; scalar: Scalar };

/** @throws EditError where the path leads nowhere */
export function findPlace(document: Document, path: readonly PropertyKey[]): Place {
  let node: unknown = document.contents;
  for (const key of path.slice(0, -1)) node = stepInto(node, key);
  const name = path.at(-1);
  if (isMap(node) && name !== undefined) {
    const pair = findPair(node, name);
    return pair === undefined ? { kind: 'gap', map: node } : { kind: 'pair', map: node, pair };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  if (isSeq(node) && isScalar(item) && !isBlank(item))
    return { kind: 'item', list: node, scalar: item };
  throw new EditError(path, {
    en: 'There is no such field in the file any more. Export again.',
    tr: 'Dosyada böyle bir alan artık yok. Yeniden dışa aktarın.',
  });
}

function stepInto(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return findPair(node, key)?.value;
  return isSeq(node) ? node.items[Number(key)] : undefined;
}

function findPair(map: YAMLMap, key: PropertyKey): FoundPair | undefined {
  return map.items.find((pair) => readKey(pair) === String(key));
}

/** A pair’s key as text; `undefined` for keys that are no scalars. */
export function readKey(pair: FoundPair): string | undefined {
  return isScalar(pair.key) ? String(pair.key.value) : undefined;
}

/** The offset after a pair’s colon; `undefined` for a key of a flow map that has none. */
export function findColonEnd(pair: FoundPair): number | undefined {
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  return colon && colon.offset + 1;
}

/** Where the last character of a pair that is no comment, space or line break ends. */
export function findPairEnd(pair: FoundPair): number {
  const { value } = pair;
  if (isNode(value) && !isBlank(value)) return findNodeEnd(value);
  return findColonEnd(pair) ?? findNodeEnd(pair.key);
}

/** Whether nothing stands in the value’s place. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return isScalar(value) && value.range?.[0] === value.range?.[1];
}

function findNodeEnd(node: unknown): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    if (last !== undefined) return isPair(last) ? findPairEnd(last) : findNodeEnd(last);
  }
  return (isNode(node) ? node.range?.[1] : undefined) ?? 0;
}

import { isCollection, isNode, isPair, isScalar, type Pair } from 'yaml';

/** A pair of a map in a parsed file. */
export type FoundPair = Pair<unknown, unknown>;

/** The offset behind the last character of a value. A block text includes its last line break. */
export function findNodeEnd(node: unknown): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    if (last !== undefined) return isPair(last) ? findPairEnd(last) : findNodeEnd(last);
  }
  return (isNode(node) ? node.range?.[1] : undefined) ?? 0;
}

/** The offset behind the last character of a pair that is not part of a comment, a space or a line break. */
export function findPairEnd(pair: FoundPair): number {
  const { value } = pair;
  if (isNode(value) && !isBlank(value)) return findNodeEnd(value);
  return findColonEnd(pair) ?? findNodeEnd(pair.key);
}

/** The offset after a pair’s colon; `undefined` if a key of a flow map has none. */
export function findColonEnd(pair: FoundPair): number | undefined {
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  return colon && colon.offset + 1;
}

/** Whether a value is missing or empty. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return isScalar(value) && value.range?.[0] === value.range?.[1];
}

import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { TextEdit } from '../issue.ts';
import type { Messages } from '../messages/messages.ts';
import { UserError } from '../user-error.ts';
import { type FoundPair, findColonEnd, findPairEnd, isBlank } from './node-end.ts';
import {
  canBePlain,
  type NewText,
  rankKey,
  readStyle,
  type ScalarStyle,
  type ValuePlace,
  writeValue,
} from './write-scalar.ts';

/** A content file could not be changed without harm. None of its changes was made. */
export class EditError extends UserError {
  override readonly name = 'EditError';

  constructor(reason: keyof Messages['refusedEdits']) {
    super(({ refusedEdits }) => refusedEdits[reason]);
  }
}

/** A text or numbers to be written into a content file. */
export interface ScalarChange extends NewText {
  path: readonly PropertyKey[];
}

/** A change of exactly one value. Plural forms and numbers are split if their map or list exists already. */
export interface PlannedChange extends ScalarChange {
  document: Document;
  source: string;
  eol: string;
}

/** The place of a change: a pair of a map (or the map that lacks it), or an item of a list. */
export type Place =
  | { kind: 'pair'; map: YAMLMap; pair: FoundPair }
  | { kind: 'gap'; map: YAMLMap }
  | { kind: 'item'; list: YAMLSeq; scalar: Scalar };

/** @throws {EditError} if the path leads nowhere */
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
  throw new EditError('noSuchField');
}

function stepInto(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return findPair(node, key)?.value;
  return isSeq(node) ? node.items[Number(key)] : undefined;
}

function findPair(map: YAMLMap, key: PropertyKey): FoundPair | undefined {
  return map.items.find((pair) => readKey(pair) === String(key));
}

/** A pair’s key as text; `undefined` if the key is not a scalar. */
function readKey(pair: FoundPair): string | undefined {
  return isScalar(pair.key) ? String(pair.key.value) : undefined;
}

/** Replaces a text with a new one. */
export function planReplace(change: PlannedChange, scalar: Scalar, place: Place): TextEdit[] {
  const { source, eol } = change;
  const [start, end] = scalar.range ?? [0, 0];
  const isBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
  const isInFlow = (place.kind === 'item' ? place.list : place.map).flow === true;
  const column =
    place.kind === 'pair' ? measureKey(source, place.pair) : measureColumn(source, start);
  const isEmpty = scalar.value === '' || scalar.value === null;
  const sibling = isEmpty && place.kind === 'pair' ? findSibling(place.map, place.pair) : undefined;
  const old = source.slice(start, end);
  const written = writeValue(change, {
    isInFlow,
    canHoldLines: !isInFlow && (isBlock || isRestBlank(source, end)),
    indent: (isBlock ? measureBlock(old) : undefined) ?? column + 2,
    eol,
    style: sibling === undefined ? readStyle(scalar) : readHabit(sibling, isInFlow),
    before: typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? ''),
    hasLastBreak: !isBlock || !/^[|>]\d?-/.test(old),
  });
  if (!isBlock) {
    // Spaces behind the old text would become part of a block’s last line.
    const last = written.lines === '' ? end : findLineEnd(source, end);
    const isSpaced = written.head === '' && source[start - 1] === ' ';
    return [{ start: isSpaced ? start - 1 : start, end: last, text: written.head + written.lines }];
  }
  const [headLine = ''] = old.split(/\r?\n/, 1);
  const comment = headLine.replace(/^[|>][-+\d]*/, '').trimEnd();
  const lastBreak = /\r?\n$/.exec(old)?.[0] ?? '';
  return [{ start, end, text: written.head + comment + written.lines + lastBreak }];
}

/** Writes a text behind a key that has none. */
export function planFill(change: PlannedChange, map: YAMLMap, pair: FoundPair): TextEdit[] {
  const { source } = change;
  const colon = findColonEnd(pair);
  const at = colon ?? findPairEnd(pair);
  const lineEnd = findLineEnd(source, at);
  const written = writeValue(change, describeGap(change, map, pair));
  const gap = written.head === '' ? '' : ' ';
  const text = `${colon === undefined ? ':' : ''}${gap}${written.head}`;
  const head = { start: at, end: at, text };
  if (written.lines === '') return [head];
  return [head, { start: lineEnd, end: lineEnd, text: written.lines }];
}

/**
 * Adds a missing key: a language behind those that rank before it, another key as the last.
 *
 * @throws {EditError} if the map is empty, or the key is not a plain word
 */
export function planInsert(change: PlannedChange, map: YAMLMap): TextEdit[] {
  const { source, eol } = change;
  const key = String(change.path.at(-1));
  const first = map.items[0];
  if (first === undefined || !/^\w+$/.test(key)) {
    throw new EditError('noLanguages');
  }
  const previous = map.items.findLast((pair) => rankKey(readKey(pair)) <= rankKey(key));
  const { head, lines } = writeValue(change, describeGap(change, map, undefined));
  const margin = ' '.repeat(measureKey(source, first));
  const pair = `${key}:${head === '' ? '' : ' '}${head}${lines}`;
  if (previous === undefined) {
    const at = findKeyStart(first);
    const part = map.flow ? ', ' : `${eol}${margin}`;
    return [{ start: at, end: at, text: `${pair}${part}` }];
  }
  const end = findPairEnd(previous);
  if (map.flow) return [{ start: end, end, text: `, ${pair}` }];
  const line = `${margin}${pair}`;
  // A block’s last line break is part of it.
  if (source[end - 1] === '\n') return [{ start: end, end, text: `${line}${eol}` }];
  const at = findLineEnd(source, end);
  return [{ start: at, end: at, text: `${eol}${line}` }];
}

/** A new text takes the style of a language next to it. */
function describeGap(
  { source, eol }: PlannedChange,
  map: YAMLMap,
  pair: FoundPair | undefined,
): ValuePlace {
  const sibling = findSibling(map, pair);
  const isInFlow = map.flow === true;
  const neighbour = pair ?? map.items[0];
  return {
    isInFlow,
    canHoldLines: !isInFlow,
    indent: (neighbour ? measureKey(source, neighbour) : 0) + 2,
    eol,
    style: sibling === undefined ? 'plain' : readHabit(sibling, isInFlow),
    before: '',
    hasLastBreak: true,
  };
}

function findSibling(map: YAMLMap, pair: FoundPair | undefined): Scalar | undefined {
  const others = map.items.filter((item) => item !== pair).map(({ value }) => value);
  return others.filter(isScalar).findLast(({ value }) => typeof value === 'string' && value !== '');
}

/** Quotes that a text requires are not a matter of style. */
function readHabit(sibling: Scalar, isInFlow: boolean): ScalarStyle {
  const style = readStyle(sibling);
  const isQuoted = style === 'double' || style === 'single';
  return isQuoted && !canBePlain(String(sibling.value), isInFlow) ? 'plain' : style;
}

function findKeyStart(pair: FoundPair): number {
  return isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

function measureKey(source: string, pair: FoundPair): number {
  return measureColumn(source, findKeyStart(pair));
}

/** The indentation of a block’s lines; `undefined` if it has none, or if its header sets the indentation. */
function measureBlock(block: string): number | undefined {
  const [head = '', ...lines] = block.split('\n');
  const line = lines.find((one) => one.trim() !== '');
  if (line === undefined || /^[|>]-?\+?\d/.test(head)) return undefined;
  return line.length - line.trimStart().length;
}

const byteOrderMark = '\ufeff';

/** Characters between the start of the line and `offset`; a byte-order mark takes no column. */
function measureColumn(source: string, offset: number): number {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return offset - start - (start === 0 && source.startsWith(byteOrderMark) ? 1 : 0);
}

/** The end of the line of `offset`, before its line break. */
function findLineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  if (end === -1) return source.length;
  return end > offset && source[end - 1] === '\r' ? end - 1 : end;
}

/** Whether nothing but spaces follows on the line of `offset`. */
function isRestBlank(source: string, offset: number): boolean {
  return source.slice(offset, findLineEnd(source, offset)).trim() === '';
}

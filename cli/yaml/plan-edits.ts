import { isMap, isScalar, type Scalar, type YAMLMap } from 'yaml';
import type { TextEdit } from '../issue.ts';
import { canBePlain } from './can-be-plain.ts';
import { EditError } from './edit-error.ts';
import {
  type FoundPair,
  findColonEnd,
  findPairEnd,
  isBlank,
  type Place,
  readKey,
} from './find-place.ts';
import { findLineEnd, isRestBlank, measureColumn } from './measure-column.ts';
import { rankKey } from './rank-key.ts';
import type { PlannedChange } from './set-scalars.ts';
import type { ScalarStyle } from './write-scalar.ts';
import { readStyle, writeValue } from './write-value.ts';

/** Puts a new text in the place of another one. */
export function planReplace(change: PlannedChange, scalar: Scalar, place: Place): TextEdit[] {
  const { source, eol } = change;
  const [start, end] = scalar.range ?? [0, 0];
  const isBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
  const isInFlow = place.kind === 'item' ? place.list.flow === true : isFlow(place.map);
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
    before: typeof scalar.value === 'string' ? scalar.value : '',
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
  const { source, eol } = change;
  const colon = findColonEnd(pair);
  const at = colon ?? findPairEnd(pair);
  const lineEnd = findLineEnd(source, at);
  const written = writeValue(change, {
    ...describeGap(map, pair),
    isInFlow: isFlow(map),
    canHoldLines: !isFlow(map),
    indent: measureKey(source, pair) + 2,
    eol,
  });
  const gap = written.head === '' ? '' : ' ';
  const head = {
    start: at,
    end: at,
    text: `${colon === undefined ? ':' : ''}${gap}${written.head}`,
  };
  if (written.lines === '') return [head];
  return [head, { start: lineEnd, end: lineEnd, text: written.lines }];
}

/** Adds a key that is not there yet behind those that come before it. */
export function planInsert(change: PlannedChange, map: YAMLMap): TextEdit[] {
  const { source, eol } = change;
  const key = String(change.path.at(-1));
  const first = map.items[0];
  if (first === undefined || !/^\w+$/.test(key)) {
    throw new EditError(change.path, {
      en: 'The field has no languages yet. Write its Turkish text first.',
      tr: 'Alanda henüz hiçbir dil yok. Önce Türkçe metnini yazın.',
    });
  }
  const previous = map.items.findLast((pair) => rankKey(readKey(pair)) < rankKey(key));
  const isInFlow = isFlow(map);
  const column = measureKey(source, first);
  const { head, lines } = writeValue(change, {
    ...describeGap(map, undefined),
    isInFlow,
    canHoldLines: !isInFlow,
    indent: column + 2,
    eol,
  });
  const pair = `${key}:${head === '' ? '' : ' '}${head}${lines}`;
  if (previous === undefined) {
    const at = findKeyStart(first);
    const part = isInFlow ? ', ' : `${eol}${' '.repeat(column)}`;
    return [{ start: at, end: at, text: `${pair}${part}` }];
  }
  const end = findPairEnd(previous);
  if (isInFlow) return [{ start: end, end, text: `, ${pair}` }];
  const line = `${' '.repeat(column)}${pair}`;
  // A block’s last line break is part of it.
  if (source[end - 1] === '\n') return [{ start: end, end, text: `${line}${eol}` }];
  const at = findLineEnd(source, end);
  return [{ start: at, end: at, text: `${eol}${line}` }];
}

/** A text that is new takes the style of the language beside it. */
function describeGap(map: YAMLMap, pair: FoundPair | undefined) {
  const sibling = findSibling(map, pair);
  return {
    style: sibling === undefined ? ('plain' as const) : readHabit(sibling, isFlow(map)),
    before: '',
    hasLastBreak: true,
  };
}

function findSibling(map: YAMLMap, pair: FoundPair | undefined): Scalar | undefined {
  const siblings = map.items
    .filter((item) => item !== pair && !isBlank(item.value))
    .map(({ value }) => value)
    .filter(isScalar);
  return siblings.findLast(({ value }) => typeof value === 'string' && value !== '');
}

/** Quotes that a text cannot do without are no habit. */
function readHabit(sibling: Scalar, isInFlow: boolean): ScalarStyle {
  const style = readStyle(sibling);
  const isQuoted = style === 'double' || style === 'single';
  return isQuoted && !canBePlain(String(sibling.value), isInFlow) ? 'plain' : style;
}

function isFlow(map: YAMLMap): boolean {
  return isMap(map) && map.flow === true;
}

function findKeyStart(pair: FoundPair): number {
  return isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

function measureKey(source: string, pair: FoundPair): number {
  return measureColumn(source, findKeyStart(pair));
}

/** The indentation of a block’s lines; `undefined` where it has none or says itself how deep it is. */
function measureBlock(block: string): number | undefined {
  const [head = '', ...lines] = block.split('\n');
  const line = lines.find((one) => one.trim() !== '');
  if (line === undefined || /^[|>]-?\+?\d/.test(head)) return undefined;
  return line.length - line.trimStart().length;
}

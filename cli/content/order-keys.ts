import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, type YAMLMap } from 'yaml';
import type { TextEdit } from '../issue.ts';
import { parseYamlDocument, type SourceFile } from '../yaml/source-file.ts';

/** A field of a block: its lines, numbered from 0, with the comments that belong to it. */
interface Entry {
  key: string;
  first: number;
  /** The line of the key itself. */
  head: number;
  /** Where the key begins in its line. */
  column: number;
  last: number;
}

/**
 * Puts the fields of a block into an order, each with the comments above it, byte for byte.
 *
 * @returns the edit, or nothing where the block is written so that its lines cannot be moved
 */
export function orderKeys(
  file: SourceFile,
  path: readonly PropertyKey[],
  order: readonly string[],
): TextEdit | undefined {
  const map = file.findNode(path);
  if (!isMap(map) || map.flow) return undefined;
  const eol = file.text.includes('\r\n') ? '\r\n' : '\n';
  const lines = file.text.split(eol);
  if (lines.length !== file.text.split('\n').length) return undefined;
  const entries = readEntries(file, map, lines);
  const [top] = entries ?? [];
  const bottom = entries?.at(-1);
  if (!entries || !top || !bottom) return undefined;
  const before = lines.slice(top.first, bottom.last + 1);
  const after = arrange(lines, entries, top, order);
  const start = lines.slice(0, top.first).reduce((sum, line) => sum + line.length + eol.length, 0);
  const end = start + before.join(eol).length;
  const isSame =
    isDeepStrictEqual(readValue(before.join(eol)), readValue(after.join(eol))) &&
    file.text.slice(start, end) === before.join(eol);
  return isSame ? { start, end, text: after.join(eol) } : undefined;
}

function arrange(
  lines: readonly string[],
  entries: readonly Entry[],
  top: Entry,
  order: readonly string[],
): string[] {
  const sorted = sortEntries(entries, order);
  // A list item’s first field stands behind its dash, which stays where it is.
  const dash = lines[top.head]?.slice(0, top.column) ?? '';
  return sorted.flatMap((entry, index) => {
    const head = lines[entry.head]?.slice(entry.column) ?? '';
    const indent = index === 0 ? dash : dash.replaceAll('-', ' ');
    return [
      ...lines.slice(entry.first, entry.head),
      `${indent}${head}`,
      ...lines.slice(entry.head + 1, entry.last + 1),
    ];
  });
}

/** Fields that are unknown stay behind the one that they follow. */
function sortEntries(entries: readonly Entry[], order: readonly string[]): Entry[] {
  let rank = -1;
  return entries
    .map((entry) => {
      const own = order.indexOf(entry.key);
      if (own >= 0) rank = own;
      return { entry, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function readEntries(
  { lines: index }: SourceFile,
  map: YAMLMap,
  lines: readonly string[],
): Entry[] | undefined {
  const heads = map.items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range || typeof key.value !== 'string') return [];
    const { line, column } = index.toPosition(key.range[0]);
    return [{ key: key.value, head: line - 1, column: column - 1 }];
  });
  const [{ column, head: top } = { column: 0, head: 0 }] = heads;
  const isPlain =
    heads.length === map.items.length &&
    new Set(heads.map(({ head }) => head)).size === heads.length &&
    heads.every((entry) => entry.column === column) &&
    heads.slice(1).every(({ head }) => lines[head]?.slice(0, column).trim() === '') &&
    /^[ -]*$/.test(lines[top]?.slice(0, column) ?? '');
  if (!isPlain) return undefined;
  const withFirst = heads.map((entry, position) => {
    const previous = heads[position - 1];
    return { ...entry, first: findFirst(lines, entry.head, column, previous?.head) };
  });
  const end = findEnd(lines, map, index.toPosition, column);
  return withFirst.map((entry, position) => ({
    ...entry,
    last: (withFirst[position + 1]?.first ?? end + 1) - 1,
  }));
}

/** The first line of a field: blank lines and comments above it belong to it, unless they are further in. */
function findFirst(
  lines: readonly string[],
  head: number,
  column: number,
  previous: number | undefined,
): number {
  let first = head;
  for (let line = head - 1; line > (previous ?? -1); line -= 1) {
    const text = lines[line] ?? '';
    const isOwn =
      previous === undefined
        ? isComment(text) && !text.includes('yaml-language-server:') && indentOf(text) === column
        : text.trim() === '' || (isComment(text) && indentOf(text) <= column);
    if (!isOwn) break;
    first = line;
  }
  return first;
}

/** The last line of a block: that of its last value, and comments that stand further in. */
function findEnd(
  lines: readonly string[],
  map: YAMLMap,
  toPosition: SourceFile['lines']['toPosition'],
  column: number,
): number {
  const { key, value } = map.items.at(-1) ?? {};
  const node = isNode(value) ? value : key;
  const end = isNode(node) ? (node.range?.[1] ?? 0) : 0;
  let last = toPosition(Math.max(0, end - 1)).line - 1;
  while (last > 0 && (lines[last] ?? '').trim() === '') last -= 1;
  while (isComment(lines[last + 1] ?? '') && indentOf(lines[last + 1] ?? '') > column) last += 1;
  return last;
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** What some lines of a file say; a symbol of its own where they say nothing certain. */
function readValue(text: string): unknown {
  const document = parseYamlDocument(text);
  return document.errors.length > 0 ? Symbol('unreadable') : document.toJS({ maxAliasCount: 0 });
}

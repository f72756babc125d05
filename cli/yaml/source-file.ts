import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
} from 'yaml';
import type { IssueCode, Problem } from '../codes/codes.ts';
import { type Fix, formatPath, type Issue, type Span } from '../issue.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import { isRepaired, keepWithin, restoreFix } from './syntax-problem.ts';

/** A parsed content file that can say where each of its fields stands. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /**
   * What stands in the file, without a byte-order mark; where the file does not parse, what would stand there
   * without its mistakes. Places of nodes count in it.
   */
  text: string;
  /** Whether the text is not what stands in the file; then it must not be written back. */
  isFixed: boolean;
  /** Whether the file can mean nothing else: it parses, or does so once what is certain is corrected. */
  isCertain: boolean;
  /** Whether a line was read otherwise than it stands in the file; then nothing is certain of it but what was repaired. */
  isRepaired(line: number): boolean;
  lines: LineIndex;
  data: unknown;
  /**
   * The stretch of the value at `path`; of a whole block, its key or its first key; of what does not exist, the
   * key of the nearest ancestor.
   */
  locate(path: readonly PropertyKey[]): Span;
  /** The stretch of the key at the end of `path`. */
  locateKey(path: readonly PropertyKey[]): Span;
  /** The syntax node of the value at `path`, for those who fix it. */
  findNode(path: readonly PropertyKey[]): Node | undefined;
  /** A problem at a field of this file. */
  report(
    code: IssueCode,
    path: readonly PropertyKey[],
    problem: Problem,
    options?: IssueOptions,
  ): Issue;
}

interface IssueOptions {
  /** Where it stands, when that is not the whole value. */
  span?: Span;
  fix?: Fix | undefined;
}

/**
 * Makes a file of what is known of it. Places are rarely asked for, so the document that knows them is parsed when
 * one is: a catalogue of thousands of files would not fit into memory with the documents of all.
 *
 * @param input `original` is the file as it stands, where `text` may be a fixed copy with the same lines
 */
export function createSourceFile({
  path,
  text,
  data,
  original = text,
  isCertain = true,
}: Pick<SourceFile, 'path' | 'text' | 'data'> & {
  original?: string;
  isCertain?: boolean;
}): SourceFile {
  const lines = createLineIndex(text);
  const isFixed = original !== text;
  const originalLines = isFixed ? createLineIndex(original) : lines;
  let parsed: Document | undefined;
  const getDocument = () => {
    parsed ??= parseYamlDocument(text);
    return parsed;
  };
  const findNode = (fieldPath: readonly PropertyKey[]): Node | undefined => {
    const node = getDocument().getIn(fieldPath, true);
    return isNode(node) ? node : undefined;
  };
  const locateKey = (fieldPath: readonly PropertyKey[]): Span => {
    const parent = findNode(fieldPath.slice(0, -1));
    const name = fieldPath.at(-1);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === name)
      : undefined;
    if (isScalar(pair?.key) && pair.key.range) {
      return lines.toSpan(pair.key.range[0], pair.key.range[1]);
    }
    const node = isMap(parent) ? undefined : findNode(fieldPath);
    if (node) return lines.toSpan(...findBeginning(text, node));
    if (fieldPath.length > 1) return locateKey(fieldPath.slice(0, -1));
    return lines.toSpan(...findBeginning(text, getDocument().contents));
  };
  const locate = (fieldPath: readonly PropertyKey[]): Span => {
    const node = fieldPath.length > 0 ? findNode(fieldPath) : undefined;
    const [start, end] = node?.range ?? [0, 0];
    const written = text.slice(start, end).trimEnd();
    if (written === '' || (isCollection(node) && !node.flow)) return locateKey(fieldPath);
    return lines.toSpan(start, start + written.length);
  };
  return {
    path,
    text,
    isFixed,
    isCertain,
    isRepaired: (line) => isRepaired(originalLines, lines, line),
    lines,
    data,
    locate,
    locateKey,
    findNode,
    report(code, fieldPath, problem, { span = locate(fieldPath), fix } = {}) {
      const restored = fix && restoreFix(fix, originalLines, lines);
      return {
        code,
        file: path,
        ...(isFixed ? keepWithin(span, originalLines) : span),
        path: formatPath(fieldPath),
        ...(restored && { fix: restored }),
        ...problem,
      };
    },
  };
}

/**
 * Parses a content file as YAML 1.2 with the core schema; every node of the document has its place. Its errors have no
 * stacks, which for a thousand of them cost more than to parse the file.
 *
 * @param uniqueKeys whether keys that stand twice are errors; that takes time by the square of the keys, and
 *   `findForbidden` does it in one pass
 */
export function parseYamlDocument(text: string, { uniqueKeys = false } = {}): Document {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    // A key that is a list or a map is reported as a field that nobody knows; Node would warn of it too.
    const options = { prettyErrors: false, merge: false, logLevel: 'error' } as const;
    return parseDocument(text, { ...options, uniqueKeys });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The first key of a block, or its first character: where a problem of the whole block is shown. */
function findBeginning(text: string, contents: Node | null): [number, number] {
  if (isSeq(contents) && !contents.flow && isNode(contents.items[0])) {
    return findBeginning(text, contents.items[0]);
  }
  const first = isMap(contents) ? contents.items[0]?.key : contents;
  const [start, end] = (isNode(first) && first.range) || [0, 0];
  if (end > start) return [start, start + text.slice(start, end).trimEnd().length];
  // Nothing stands there but what comes before it: of an empty item, its dash.
  const before = text.slice(0, start).trimEnd().length;
  if (before > 0) return [before - 1, before];
  return [0, Math.min(1, text.length)];
}

/**
 * Finds where a stretch of a text stands in its file.
 *
 * @param text the value at `path`; `start` and `end` count in it
 * @returns offsets in the file, or nothing where the text is written otherwise than it reads (escapes, folded lines)
 */
export function findStretch(
  file: SourceFile,
  path: readonly PropertyKey[],
  text: string,
  [start, end]: [number, number],
): [number, number] | undefined {
  const node = file.findNode(path);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  const written = file.text.slice(from, to);
  if (node.type === 'BLOCK_LITERAL') {
    const place = createBlockMap(written, text);
    return place && [from + place(start), from + place(end)];
  }
  const offset = node.type === 'PLAIN' ? 0 : 1;
  // Of a key that stands twice, the node may hold another text than the value.
  const isVerbatim = written.slice(offset, written.length - offset) === text;
  return isVerbatim ? [from + offset + start, from + offset + end] : undefined;
}

/** In a literal block every line stands as it reads, behind the same indentation. */
function createBlockMap(written: string, text: string): ((offset: number) => number) | undefined {
  const [header = '', ...lines] = written.split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const starts: { inText: number; inFile: number }[] = [];
  let inText = 0;
  let inFile = header.length + 1;
  for (const line of lines) {
    const shown = line.slice(indent).replace(/\r$/, '');
    if (inText >= text.length) break;
    if (text.slice(inText, inText + shown.length) !== shown) return undefined;
    starts.push({ inText, inFile: inFile + Math.min(indent, line.length) });
    inText += shown.length + 1;
    inFile += line.length + 1;
  }
  if (inText < text.length) return undefined;
  return (offset) => {
    const line = starts.findLast((start) => start.inText <= offset);
    return line ? line.inFile + offset - line.inText : offset;
  };
}

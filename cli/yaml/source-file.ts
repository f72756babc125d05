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
import { type Fix, formatPath, type Issue, type IssueCode, type Span } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import type { Problem } from '../words/words.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import { restoreFix } from './stumble.ts';

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
  issue(
    code: IssueCode,
    path: readonly PropertyKey[],
    message: Words,
    advice: Words,
    options?: IssueOptions,
  ): Issue;
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

export interface SourceFileInput {
  path: string;
  text: string;
  data: unknown;
  /** The parsed document where there is one already; places are rarely asked for, so it is made when they are. */
  document?: Document;
  /** The file as it stands, where `text` is a fixed copy with the same lines. */
  original?: { text: string; lines: LineIndex };
}

export function createSourceFile(input: SourceFileInput): SourceFile {
  const { path, text, data, document, original } = input;
  const lines = createLineIndex(text);
  let parsed = document;
  const getDocument = () => {
    parsed ??= parseYamlDocument(text);
    return parsed;
  };
  const findNode = (fieldPath: readonly PropertyKey[]): Node | undefined => {
    const { contents } = getDocument();
    if (fieldPath.length === 0) return contents ?? undefined;
    const node = getDocument().getIn(fieldPath, true);
    return isNode(node) ? node : undefined;
  };
  const locateKey = (fieldPath: readonly PropertyKey[]): Span => {
    const parent = findNode(fieldPath.slice(0, -1));
    const name = fieldPath.at(-1);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === name)
      : undefined;
    if (isScalar(pair?.key) && pair.key.range) return lines.toSpan(...takeTwo(pair.key.range));
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
  const restore = (offset: number): number => {
    if (!original) return offset;
    const { line, column } = lines.toPosition(offset);
    return Math.min(original.lines.startOf(line) + column - 1, original.text.length);
  };
  const place = (
    code: IssueCode,
    fieldPath: readonly PropertyKey[],
    { span = locate(fieldPath), fix }: IssueOptions = {},
  ) => ({
    code,
    file: path,
    ...(original ? keepWithin(span, original.lines) : span),
    path: formatPath(fieldPath),
    ...(fix && { fix: restoreFix(fix, restore) }),
  });
  return {
    path,
    text,
    isFixed: original !== undefined,
    lines,
    data,
    locate,
    locateKey,
    findNode,
    issue: (code, fieldPath, message, advice, options) => ({
      ...place(code, fieldPath, options),
      message,
      advice,
    }),
    report: (code, fieldPath, problem, options) => ({
      ...place(code, fieldPath, options),
      ...problem,
    }),
  };
}

/** Parses a content file as YAML 1.2 with the core schema, keeping every place. */
export function parseYamlDocument(text: string): Document {
  return parseDocument(text, {
    prettyErrors: false,
    merge: false,
    keepSourceTokens: true,
    // Takes time by the square of the keys; `findDuplicateKeys` does it in one pass.
    uniqueKeys: false,
  });
}

/** The first key of a block, or its first character: where a problem of the whole block is shown. */
function findBeginning(text: string, contents: Node | null): [number, number] {
  if (isSeq(contents) && !contents.flow && isNode(contents.items[0])) {
    return findBeginning(text, contents.items[0]);
  }
  const first = isMap(contents) ? contents.items[0]?.key : contents;
  if (isNode(first) && first.range && first.range[1] > first.range[0]) {
    const [start, end] = first.range;
    return [start, start + text.slice(start, end).trimEnd().length];
  }
  return [0, Math.min(1, text.length)];
}

/** A stretch of a fixed line, as far as the line of the file reaches. */
function keepWithin({ line, column, endLine, endColumn }: Span, lines: LineIndex): Span {
  const start = Math.min(column, lines.readLine(line).length + 1);
  const end = Math.min(endColumn, lines.readLine(endLine).length + 1);
  return {
    line,
    column: start,
    endLine,
    endColumn: line === endLine ? Math.max(end, start + 1) : end,
  };
}

/** A range of the parser without its third part, which counts the comment after a value too. */
function takeTwo([start, end]: readonly [number, number, number]): [number, number] {
  return [start, end];
}

import { type Document, isMap, isNode, isPair, isScalar, type Node, parseDocument } from 'yaml';
import { formatPath, type Issue, type IssueCode, type Mend, type Span } from '../issue.ts';
import type { Words } from '../words.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';

/** A parsed content file that can say where each of its fields stands. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** What stands in the file, without a byte-order mark; offsets of mends count in it. */
  text: string;
  lines: LineIndex;
  data: unknown;
  /** The stretch of the value at `path`; that of the nearest ancestor’s key where it does not exist. */
  locate(path: readonly PropertyKey[]): Span;
  /** The stretch of the key at the end of `path`. */
  locateKey(path: readonly PropertyKey[]): Span;
  /** The syntax node of the value at `path`, for those who mend it. */
  findNode(path: readonly PropertyKey[]): Node | undefined;
  /** A problem at a field of this file. */
  issue(
    code: IssueCode,
    path: readonly PropertyKey[],
    message: Words,
    advice: Words,
    options?: IssueOptions,
  ): Issue;
}

export interface IssueOptions {
  /** Where it stands, when that is not the whole value. */
  span?: Span;
  mend?: Mend | undefined;
}

export interface SourceFileInput {
  path: string;
  text: string;
  data: unknown;
  /** The parsed document where there is one already; places are rarely asked for, so it is made when they are. */
  document?: Document;
}

export function createSourceFile({ path, text, data, document }: SourceFileInput): SourceFile {
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
    return locate(fieldPath);
  };
  const locate = (fieldPath: readonly PropertyKey[]): Span => {
    const node = findNode(fieldPath);
    if (node?.range && fieldPath.length > 0) return lines.toSpan(...takeTwo(node.range));
    if (fieldPath.length > 1) return locateKey(fieldPath.slice(0, -1));
    return lines.toSpan(...findBeginning(text, getDocument()));
  };
  return {
    path,
    text,
    lines,
    data,
    locate,
    locateKey,
    findNode,
    issue: (code, fieldPath, message, advice, { span = locate(fieldPath), mend } = {}) => ({
      code,
      file: path,
      ...span,
      path: formatPath(fieldPath),
      message,
      advice,
      ...(mend && { mend }),
    }),
  };
}

/** Parses a content file as YAML 1.2 with the core schema, keeping every place. */
export function parseYamlDocument(text: string): Document {
  return parseDocument(text, { prettyErrors: false, merge: false, keepSourceTokens: true });
}

/** The first key of a file, or its first character: where a problem of the whole file is shown. */
function findBeginning(text: string, { contents }: Document): [number, number] {
  const first = isMap(contents) ? contents.items[0]?.key : contents;
  if (isNode(first) && first.range) return takeTwo(first.range);
  return [0, Math.min(1, text.length)];
}

/** A range of the parser without its third part, which counts the comment after a value too. */
function takeTwo([start, end]: readonly [number, number, number]): [number, number] {
  return [start, end];
}

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
import { getAt } from '../lib/get-at.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import { anyException } from './list-comments.ts';
import { isRepaired, keepWithin, restoreFix } from './syntax-problem.ts';

/** A parsed content file that can locate each of its fields. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /**
   * The contents of the file, without a byte-order mark. If the file does not parse, its mistakes are fixed in this
   * text. The ranges of nodes refer to this text.
   */
  text: string;
  /** Whether the text differs from the contents of the file. If so, it must not be written back. */
  isFixed: boolean;
  /** Whether the file can mean nothing else: it parses, or does so after certain corrections alone. */
  isCertain: boolean;
  /** Whether a line was changed before it was parsed. If so, nothing on it is certain except the repair. */
  isRepaired(line: number): boolean;
  lines: LineIndex;
  /** The values of the file. The letters of texts are composed (NFC), those of `text` are as they are written. */
  data: unknown;
  /**
   * The span of the value at `path`. For a whole block, it is the span of its key or of its first key. For a missing
   * value, it is the span of the key of the nearest ancestor.
   */
  locate(path: readonly PropertyKey[]): Span;
  /** The span of the key at the end of `path`. */
  locateKey(path: readonly PropertyKey[]): Span;
  /** The syntax node of the value at `path`, for fixes. */
  findNode(path: readonly PropertyKey[]): Node | undefined;
  /** Creates an issue at a field of this file. */
  report(
    code: IssueCode,
    path: readonly PropertyKey[],
    problem: Problem,
    options?: IssueOptions,
  ): Issue;
}

interface IssueOptions {
  /** The span of the issue; defaults to the whole value. */
  span?: Span;
  fix?: Fix | undefined;
}

/** Forgets the documents of the files in which places were requested last. */
const opened: (() => void)[] = [];

/** The documents of so many files are kept; those of thousands would not fit into memory. */
const maxOpened = 4;

/**
 * Creates a source file from its text and data. The document is parsed when a place is requested: places are rarely
 * requested, and file by file.
 *
 * @param input `text` may be a function that reads it when it is first needed. `original` is the contents of the file if
 *   `text` is a fixed copy with the same lines, `document` what `text` was just parsed into
 */
export function createSourceFile({
  path,
  text,
  data,
  original,
  isCertain = true,
  document,
}: Pick<SourceFile, 'path' | 'data'> & {
  text: string | (() => string);
  original?: string;
  isCertain?: boolean;
  document?: Document;
}): SourceFile {
  let known: LineIndex | undefined;
  const getLines = () => {
    known ??= createLineIndex(typeof text === 'string' ? text : text());
    return known;
  };
  const isFixed = original !== undefined && original !== text;
  const originalLines = isFixed ? createLineIndex(original) : undefined;
  let parsed: Document | undefined;
  const keep = (found: Document) => {
    parsed = found;
    const forget = () => {
      parsed = undefined;
      known = undefined;
    };
    if (opened.push(forget) > maxOpened) opened.shift()?.();
    return found;
  };
  if (document) keep(document);
  const getDocument = () => parsed ?? keep(parseYamlDocument(getLines().text));
  const findNode = (fieldPath: readonly PropertyKey[]): Node | undefined => {
    const node = getDocument().getIn(fieldPath, true);
    return isNode(node) ? node : undefined;
  };
  const locateKey = (fieldPath: readonly PropertyKey[]): Span => {
    const lines = getLines();
    const parent = findNode(fieldPath.slice(0, -1));
    const name = fieldPath.at(-1);
    const pairs = isMap(parent) ? parent.items.filter(isPair) : [];
    const key = (
      pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === name) ??
      // The data names a key that is a list or a map by its text.
      (hasKey(data, fieldPath) ? pairs.find((pair) => isCollection(pair.key)) : undefined)
    )?.key;
    if (isNode(key) && key.range) return lines.toSpan(key.range[0], key.range[1]);
    const node = isMap(parent) ? undefined : findNode(fieldPath);
    if (node) return lines.toSpan(...findBeginning(lines.text, node));
    if (fieldPath.length > 1) return locateKey(fieldPath.slice(0, -1));
    return lines.toSpan(...findBeginning(lines.text, getDocument().contents));
  };
  const locate = (fieldPath: readonly PropertyKey[]): Span => {
    const node = fieldPath.length > 0 ? findNode(fieldPath) : undefined;
    const [start, end] = node?.range ?? [0, 0];
    const lines = getLines();
    const written = lines.text.slice(start, end).trimEnd();
    if (written === '' || (isCollection(node) && !node.flow)) return locateKey(fieldPath);
    return lines.toSpan(start, start + written.length);
  };
  return {
    path,
    get text() {
      return getLines().text;
    },
    isFixed,
    isCertain,
    isRepaired: (line) => isRepaired(originalLines ?? getLines(), getLines(), line),
    get lines() {
      return getLines();
    },
    data,
    locate,
    locateKey,
    findNode,
    report(code, fieldPath, problem, { span = locate(fieldPath), fix } = {}) {
      const restored = fix && restoreFix(fix, originalLines ?? getLines(), getLines());
      const mayBeRight = code.startsWith('C1') && fieldPath.length > 0 && !fix?.isSafe;
      return {
        code,
        file: path,
        ...(originalLines ? keepWithin(span, originalLines) : span),
        path: formatPath(fieldPath),
        ...(restored && { fix: restored }),
        ...(mayBeRight && { exceptionLine: locateKey(fieldPath).line }),
        ...problem,
      };
    },
  };
}

function hasKey(data: unknown, path: readonly PropertyKey[]): boolean {
  const holder = getAt(data, path.slice(0, -1));
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, path.at(-1) ?? '');
}

/**
 * Parses a content file as YAML 1.2 with the core schema. Keys are texts as they are written: `2024`, `True`, `null`.
 * Every node of the document has its range. Errors have no stacks: a thousand stacks cost more than parsing the file.
 *
 * @param uniqueKeys whether duplicate keys are errors. The time for this grows with the square of the keys, whereas
 *   `findUnsupported` finds them in one pass
 * @param keepSourceTokens whether nodes have their tokens; defaults to whether exceptions need them, which may stand
 *   behind a dash
 */
export function parseYamlDocument(
  text: string,
  { uniqueKeys = false, keepSourceTokens = text.search(anyException) >= 0 } = {},
): Document {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    // A key that is a list or a map is reported as a field that nobody knows; Node would warn of it too.
    const options = {
      prettyErrors: false,
      merge: false,
      stringKeys: true,
      logLevel: 'error',
    } as const;
    const document = parseDocument(text, { ...options, uniqueKeys, keepSourceTokens });
    document.errors = document.errors.filter(({ code }) => code !== 'NON_STRING_KEY');
    return document;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The first key of a block, or its first character. Problems of the whole block are shown there. */
function findBeginning(text: string, contents: Node | null): [number, number] {
  if (isSeq(contents) && !contents.flow && isNode(contents.items[0])) {
    return findBeginning(text, contents.items[0]);
  }
  const first = isMap(contents) ? contents.items[0]?.key : contents;
  const [start, end] = (isNode(first) && first.range) || [0, 0];
  if (end > start) return [start, start + text.slice(start, end).trimEnd().length];
  // The block is empty, so the character before it is marked: the dash of an empty item.
  const before = text.slice(0, start).trimEnd().length;
  if (before > 0) return [before - 1, before];
  return [0, Math.min(1, text.length)];
}

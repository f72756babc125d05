import { isCollection, isMap, isNode, isScalar, isSeq } from 'yaml';
import { type IssueCode, issueCodes, type Problem } from '../codes/codes.ts';
import { formatPath, type Issue, type Span } from '../issue.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import { anyException, findComments } from '../yaml/list-comments.ts';
import { findNodeEnd } from '../yaml/node-end.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** The file that contained all exceptions before they became comments. It is not read. */
export const formerExceptionsFile = 'exceptions.yaml';

/** A comment such as `# ok C105: a name`. Plain data (JSON), so that it can be cached. */
export interface ExceptionComment extends Span {
  /** Without the codes that cannot be excepted. */
  codes: readonly IssueCode[];
  /** Empty if there is none. */
  reason: string;
  /** The paths of the fields that it is about, the outermost first. Each includes everything below. */
  paths: readonly string[];
}

/** The codes that may be excepted: warnings and gaps. Errors would break the site, and notes stop nothing. */
const exceptable = Object.values(issueCodes).filter((code) => /^C[12]/.test(code));

interface ReadExceptions {
  exceptions: ExceptionComment[];
  issues: Issue[];
}

const known = new WeakMap<SourceFile, ReadExceptions>();

/** Reads the exceptions of a file, and reports those that are incomplete. */
export function readExceptions(file: SourceFile): ReadExceptions {
  const read = known.get(file) ?? findExceptions(file);
  known.set(file, read);
  return read;
}

function findExceptions(file: SourceFile): ReadExceptions {
  const { text, lines } = file;
  const exceptions: ExceptionComment[] = [];
  const issues: Issue[] = [];
  const written = [...text.matchAll(anyException)];
  if (written.length === 0) return { exceptions, issues };
  const comments = findComments(text);
  const values = listValues(file.findNode([]));
  for (const { index, 0: whole, 1: list = '', 2: rest = '' } of written) {
    const span = lines.toSpan(index, index + whole.trimEnd().length);
    const report = (problem: Problem) =>
      issues.push(file.report(issueCodes.invalidException, [], problem, { span }));
    const comment = comments.findLast(({ offset }) => offset <= index);
    if (!comment || index >= comment.offset + comment.text.length) {
      report({ problem: 'exceptionInText' });
      continue;
    }
    // A comment about such comments is not one of them.
    if (index > comment.offset) continue;
    const named = list.toUpperCase().split(/[\s,]+/);
    const codes = exceptable.filter((code) => named.includes(code));
    const others = named.filter((name) => !codes.some((code) => code === name));
    const reason = /^\s*:(.*)/.exec(rest)?.[1]?.trim() ?? '';
    if (others.length > 0) {
      report({ problem: 'notExceptable', params: { codes: others.join(', ') } });
    } else if (reason === '') {
      report({ problem: 'noReason', params: { codes: codes.join(' ') } });
    }
    const isAlone = text.slice(lines.startOf(span.line), index).trim() === '';
    const about = isAlone ? findBelow(values, index, lines) : findOnLine(values, span.line, lines);
    const paths = about.map(({ path }) => formatPath(path));
    exceptions.push({ ...span, codes, reason, paths });
  }
  return { exceptions, issues };
}

/** A value of a map or a list, with the offsets of its parts. */
interface WrittenValue {
  path: readonly PropertyKey[];
  /** Where its key or dash begins. */
  start: number;
  /** Where the value itself begins. */
  valueStart: number;
  /** Where the value ends. A block text counts as its first line. */
  end: number;
  /** Whether it is a map or a list with lines of its own. */
  isBlock: boolean;
}

/** The values that a comment behind a line is about: those that are on this line alone, and that of a key without one. */
function findOnLine(values: readonly WrittenValue[], line: number, lines: LineIndex) {
  const lineOf = (offset: number) => lines.toPosition(offset).line;
  return values.filter(({ start, valueStart, end, isBlock }) =>
    lineOf(start) === line
      ? lineOf(end) === line || lineOf(valueStart) > line
      : lineOf(end) === line && !isBlock,
  );
}

/** The values that a comment on a line of its own is about: those that begin on the next line with a value. */
function findBelow(values: readonly WrittenValue[], offset: number, lines: LineIndex) {
  const startsOf = ({ start, valueStart, isBlock }: WrittenValue) =>
    [start, ...(isBlock ? [] : [valueStart])].filter((one) => one > offset);
  const next = values.flatMap(startsOf).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const { line } = lines.toPosition(next);
  return values.filter((value) => startsOf(value).some((at) => lines.toPosition(at).line === line));
}

/** The values of a document, each before those in it. */
function listValues(node: unknown, path: readonly PropertyKey[] = []): WrittenValue[] {
  const describe = (key: PropertyKey, value: unknown, start: number, keyEnd: number) => {
    const valueStart = (isNode(value) && value.range?.[0]) || keyEnd;
    const isBlockText = isScalar(value) && value.type?.startsWith('BLOCK') === true;
    const end = isBlockText ? valueStart : Math.max(keyEnd, findNodeEnd(value));
    const isBlock = isCollection(value) && value.flow !== true;
    const below = [...path, key];
    return [{ path: below, start, valueStart, end, isBlock }, ...listValues(value, below)];
  };
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) && key.range
        ? describe(String(key.value), value, key.range[0], key.range[1])
        : [],
    );
  }
  if (!isSeq(node)) return [];
  const tokens = node.srcToken?.type === 'block-seq' ? node.srcToken.items : [];
  return node.items.flatMap((item, index) => {
    const dash = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind');
    const start = dash?.offset ?? ((isNode(item) && item.range?.[0]) || 0);
    return describe(index, item, start, start);
  });
}

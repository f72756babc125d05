import { LineCounter, parseDocument } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import type { Fix, Position, Span } from '../issue.ts';
import { anyException } from './list-comments.ts';

/** Translates between offsets of a text and the lines and columns that editors show. */
export interface LineIndex {
  text: string;
  /** The number of lines. A line break at the end of the text is followed by an empty line. */
  readonly count: number;
  /** Line and column, from 1, of an offset in UTF-16 code units. */
  toPosition(offset: number): Position;
  /** The span between two offsets; an empty one grows to one character. */
  toSpan(start: number, end: number): Span;
  /** The offset at which a line begins. */
  startOf(line: number): number;
  /** A line without its line break; empty beyond the text. */
  readLine(line: number): string;
}

/** Indexes the lines of a text when a place is first requested. */
export function createLineIndex(text: string): LineIndex {
  let counter: LineCounter | undefined;
  const getCounter = () => {
    counter ??= countLines(text);
    return counter;
  };
  const toPosition = (offset: number): Position => {
    const { line, col } = getCounter().linePos(offset);
    return { line, column: col };
  };
  const startOf = (line: number) => getCounter().lineStarts[line - 1] ?? text.length;
  return {
    text,
    get count() {
      return getCounter().lineStarts.length;
    },
    toPosition,
    toSpan(start, end) {
      // The parser counts past the end if a byte-order mark is in the middle of a text.
      const from = Math.min(start, text.length);
      const first = toPosition(from);
      const last = toPosition(Math.max(Math.min(end, text.length), from + 1));
      return { ...first, endLine: last.line, endColumn: last.column };
    },
    startOf,
    readLine: (line) => text.slice(startOf(line), startOf(line + 1)).replace(/\r?\n$/, ''),
  };
}

function countLines(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
  return counter;
}

/** The indentation, dashes and key before a value. */
const beforeValue = /^ *(?:- +)*(?:([\w-]+):[ \t]+)?/;

/** The part of a line behind its key or dash. */
interface Rest {
  text: string;
  /** Columns from 0. */
  start: number;
  end: number;
  /** The name of the field; `undefined` if there is none. */
  key?: string | undefined;
}

/** Reads the part of a line behind its key or dash, without an exception; `undefined` if that part is empty. */
export function readRest(source: string): Rest | undefined {
  const [{ length: start } = '', key] = beforeValue.exec(source) ?? [];
  const comment = source.search(anyException);
  const isBehind = comment > start && /\s/.test(source[comment - 1] ?? '');
  const text = source.slice(start, isBehind ? comment : undefined).trimEnd();
  return text === '' ? undefined : { text, start, end: start + text.length, key };
}

/** Whether the name of a key means that its value is a text: a language, or a plural form. */
export function isTextKey(key: unknown): boolean {
  return parseLanguage(key) !== undefined || pluralCategories.some((form) => form === key);
}

/** The line break that a file uses. */
export function findLineBreak(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Writes a text in double quotes as YAML. */
export function quoteText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Puts the part of a line behind its key or dash into double quotes.
 *
 * @param isSafe whether nothing else can have been meant
 * @returns `undefined` if that part is not a text, or if the quotes would leave the line invalid
 */
export function quoteRestOfLine(lines: LineIndex, line: number, isSafe: boolean): Fix | undefined {
  const source = lines.readLine(line);
  const rest = readRest(source);
  if (!rest) return undefined;
  // A dash may precede fields, which are not a text. A line without a key or a dash is not a value.
  const isText = rest.key !== undefined || (rest.start > 0 && !/:(?:\s|$)/.test(rest.text));
  if (!isText) return undefined;
  const quoted = quoteText(stripQuotes(rest.text));
  const fixed = parseDocument(`${source.slice(0, rest.start).replaceAll('\t', ' ')}${quoted}`);
  if (fixed.errors.length > 0) return undefined;
  const start = lines.startOf(line);
  const goesOn = indentOf(lines.readLine(line + 1)) > indentOf(source);
  return {
    edits: [{ start: start + rest.start, end: start + rest.end, text: quoted }],
    // A comment behind the value is not for visitors, and neither are quotes of YAML that a program made typographic.
    isSafe: isSafe && !goesOn && !/\s#|^[“«][^“”«»]*[”»]$/.test(rest.text),
  };
}

/** The number of spaces before a line; 0 for an empty one. */
function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/));
}

/** Removes the outer quotes of a quoted text and unescapes the quotes inside. */
function stripQuotes(text: string): string {
  const quote = text[0];
  const isQuoted = text.length > 1 && (quote === "'" || quote === '"') && text.endsWith(quote);
  if (!isQuoted) return text;
  const inner = text.slice(1, -1);
  return quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
}

import { LineCounter, parseDocument } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import type { Fix, Position, Span } from '../issue.ts';

/** Translates between offsets of a text and the lines and columns that editors show. */
export interface LineIndex {
  text: string;
  /** How many lines there are; behind a last line break stands an empty one. */
  readonly count: number;
  /** Line and column, from 1, of an offset in UTF-16 code units. */
  toPosition(offset: number): Position;
  /** The stretch between two offsets; an empty one grows to one character. */
  toSpan(start: number, end: number): Span;
  /** The offset at which a line begins. */
  startOf(line: number): number;
  /** A line without its line break; empty beyond the text. */
  readLine(line: number): string;
}

/** Finds the lines of a text, once a place is asked for. */
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
      // The parser counts past the end where a byte-order mark stands in the middle of a text.
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

/** Indentation, dashes and a key, as they stand before a value. */
const beforeValue = /^ *(?:- +)*(?:([\w-]+):[ \t]+)?/;

/** What stands behind the key of a line. */
interface Rest {
  text: string;
  /** Columns from 0. */
  start: number;
  end: number;
  /** Of the field, where it stands behind one. */
  key?: string | undefined;
}

/** Reads what stands behind the key or the dash of a line; nothing where that is empty. */
export function readRest(source: string): Rest | undefined {
  const [{ length: start } = '', key] = beforeValue.exec(source) ?? [];
  const text = source.slice(start).trimEnd();
  return text === '' ? undefined : { text, start, end: start + text.length, key };
}

/** Whether a key has a text behind it by its name: a language, or a plural form. */
export function isTextKey(key: unknown): boolean {
  return parseLanguage(key) !== undefined || pluralCategories.some((form) => form === key);
}

/** How the lines of a file end. */
export function findLineBreak(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** A text in double quotes, as YAML writes it. */
export function quoteText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Puts all that stands behind the key of a line into double quotes, where that leaves the line valid.
 *
 * @param isSafe whether nothing else can have been meant
 */
export function quoteRestOfLine(lines: LineIndex, line: number, isSafe: boolean): Fix | undefined {
  const source = lines.readLine(line);
  const rest = readRest(source);
  if (!rest) return undefined;
  // A dash may stand before fields, which are no text; a line without either is no value.
  const isText = rest.key !== undefined || (rest.start > 0 && !/:(?:\s|$)/.test(rest.text));
  if (!isText) return undefined;
  const quoted = quoteText(stripQuotes(rest.text));
  const fixed = parseDocument(`${source.slice(0, rest.start).replaceAll('\t', ' ')}${quoted}`);
  if (fixed.errors.length > 0) return undefined;
  const start = lines.startOf(line);
  const goesOn = indentOf(lines.readLine(line + 1)) > indentOf(source);
  return {
    edits: [{ start: start + rest.start, end: start + rest.end, text: quoted }],
    // A comment behind the value is not for visitors.
    isSafe: isSafe && !goesOn && !/\s#/.test(rest.text),
  };
}

/** Spaces before a line; none before an empty one. */
function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/));
}

/** A text that was put in quotes and holds such a quote keeps what was between the outer ones. */
function stripQuotes(text: string): string {
  const quote = text[0];
  const isQuoted = text.length > 1 && (quote === "'" || quote === '"') && text.endsWith(quote);
  if (!isQuoted) return text;
  const inner = text.slice(1, -1);
  return quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
}

import { parseDocument } from 'yaml';
import type { Fix } from '../issue.ts';
import type { LineIndex } from './line-index.ts';

/** Indentation, dashes and a key, as they stand before a value. */
const beforeValue = /^ *(?:- +)*(?:[\w-]+:[ \t]+)?/;

/** What stands behind the key of a line. */
interface Rest {
  text: string;
  /** Columns from 0. */
  start: number;
  end: number;
  isBehindKey: boolean;
}

/** Reads what stands behind the key or the dash of a line; nothing where that is empty. */
export function readRest(source: string): Rest | undefined {
  const [key = ''] = beforeValue.exec(source) ?? [];
  const text = source.slice(key.length).trimEnd();
  if (text === '') return undefined;
  return {
    text,
    start: key.length,
    end: key.length + text.length,
    isBehindKey: key.trimEnd().endsWith(':'),
  };
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
  const isText = rest.isBehindKey || (rest.start > 0 && !/:(?:\s|$)/.test(rest.text));
  if (!isText) return undefined;
  const quoted = quoteText(stripQuotes(rest.text));
  const fixed = parseDocument(`${source.slice(0, rest.start).replaceAll('\t', ' ')}${quoted}`);
  if (fixed.errors.length > 0) return undefined;
  const start = lines.startOf(line);
  const goesOn = indentOf(lines.readLine(line + 1)) > indentOf(source);
  return {
    edits: [{ start: start + rest.start, end: start + rest.end, text: quoted }],
    isSafe: isSafe && !goesOn,
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

import { parseDocument } from 'yaml';
import type { Mend } from '../issue.ts';
import type { LineIndex } from './line-index.ts';

/** A key, and all behind it on its line; or a list item without a key. */
const keyAndRest = /^( *(?:- +)*(?:[\w-]+:[ \t\u00a0]*)?)(\S.*?)[ \t]*$/;

/** A text in double quotes, as YAML writes it. */
export function quoteText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Puts all that stands behind the key of a line into double quotes, where that leaves the line valid.
 *
 * @param isSafe whether nothing else can have been meant
 */
export function quoteRestOfLine(lines: LineIndex, line: number, isSafe: boolean): Mend | undefined {
  const whole = lines.readLine(line);
  const match = keyAndRest.exec(whole);
  const [, key = '', rest = ''] = match ?? [];
  if (rest === '') return undefined;
  const quoted = quoteText(stripQuotes(rest));
  const mended = parseDocument(`${key.replace(/[\t\u00a0]+$/, ' ')}${quoted}`);
  if (mended.errors.length > 0) return undefined;
  const start = lines.startOf(line) + key.length;
  return { edits: [{ start, end: start + rest.length, text: quoted }], isSafe };
}

/** A text that was put in single quotes and holds an apostrophe keeps what was between the outer ones. */
function stripQuotes(text: string): string {
  const quote = text[0];
  const isQuoted = text.length > 1 && (quote === "'" || quote === '"') && text.endsWith(quote);
  return isQuoted ? text.slice(1, -1) : text;
}

import type { Scalar } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { findLineBreak, type LineIndex } from './line-index.ts';
import { type BrokenFile, findParentField, pickFix } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { unwrapParagraphs, wrapParagraphs } from './wrap-paragraphs.ts';
import { canBeLiteral, readStyle, writeValue } from './write-scalar.ts';

/** The first line of a text in some language, up to the colon. */
const languageKey = /^( *(?:- +)*)([a-z]{2,3}):(?=[ \t]|$)/;

function matchLanguageKey(line: string): RegExpExecArray | null {
  const match = languageKey.exec(line);
  return match && parseLanguage(match[2]) !== undefined ? match : null;
}

/** The sign of a block. Also matches a `|` that is wrongly followed by the beginning of its text. */
const blockSign = /^(?:[|>][-+]?$|\|[-+]?[ \t]*)/;

/**
 * Reports a text of several lines that should be a block (`|`), or a block whose lines are not indented below its
 * field, if that stopped the parser.
 *
 * @param line at which the parser stopped
 * @returns `undefined` if the parser stopped for another reason
 */
export function findBrokenText(file: BrokenFile, line: number): SyntaxProblem | undefined {
  const { lines } = file;
  const first = findFirstLine(file, line) ?? findFirstLine(file, line - 1);
  if (first === undefined) return undefined;
  const source = lines.readLine(first);
  const [key = '', before = ''] = matchLanguageKey(source) ?? [];
  const value = source.slice(key.length).trim();
  const sign = blockSign.exec(value)?.[0] ?? '';
  const last = findLastLine(file, first);
  const isOpenQuote = /^(["'])(?!.*\1$)/.test(value);
  const isLong = file.fields.get(findParentField(file, first) ?? '')?.isLong;
  // Below a short text, a line that is not a field is more likely a field with a typo.
  if (sign === '' && (last === first || !(isOpenQuote || isLong))) return undefined;
  const indent = before.length + 2;
  const start = lines.startOf(first) + key.length;
  const end = lines.startOf(last) + lines.readLine(last).length;
  const body = lines.text.slice(lines.startOf(first + 1), end).split('\n');
  const head = value.slice(sign.length);
  const written = [head, ...body].join('\n').trim();
  const text = sign === '' ? stripQuotes(written) : written;
  const edits = writeBlock(lines, start, end, text, indent);
  if (!pickFix(file, [{ edits }])) return undefined;
  const isBlock = sign !== '' && head === '';
  const moved = isBlock ? body.findIndex((row) => ![-1, indent].includes(row.search(/\S/))) : -1;
  return {
    problem: isBlock ? 'blockIndent' : sign === '' ? 'blockMissing' : 'blockOnLine',
    params: { indent },
    start: moved < 0 ? lines.startOf(first) + before.length : lines.startOf(first + 1 + moved),
    end,
    edits,
  };
}

/** The line with the language key of the text that a line belongs to. */
function findFirstLine(file: BrokenFile, from: number): number | undefined {
  for (let line = from; line > 0; line -= 1) {
    const source = file.lines.readLine(line);
    if (matchLanguageKey(source)) return line;
    if (isFieldLine(file, source)) return undefined;
  }
  return undefined;
}

function findLastLine(file: BrokenFile, first: number): number {
  let last = first;
  for (let line = first + 1; line <= file.lines.count; line += 1) {
    const source = file.lines.readLine(line);
    if (isFieldLine(file, source)) break;
    // A comment at the margin belongs to the next field if no more text follows.
    if (source.trim() !== '' && !source.startsWith('#')) last = line;
  }
  return last;
}

/** Whether a line begins a field that the file may have. */
export function isFieldLine(file: BrokenFile, source: string): boolean {
  const [, name] = /^ *(?:- +)*(\w+):(?:\s|$)/.exec(source) ?? [];
  return name !== undefined && file.fields.has(name);
}

/** The edits that put a text behind its key as a block. */
function writeBlock(lines: LineIndex, start: number, end: number, text: string, indent: number) {
  const eol = findLineBreak(lines.text);
  const block = text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : `${' '.repeat(indent)}${line.trim()}`))
    .join(eol);
  return [{ start, end, text: ` |${eol}${block}` }];
}

/** Removes the quotes around a text, whose closing quote may be missing, or around each of its paragraphs. */
function stripQuotes(text: string): string {
  const paragraphs = text.split(/(\r?\n[ \t]*\r?\n)/);
  const isEach = paragraphs.every(
    (part) => part.trim() === '' || quotedParagraph.test(part.trim()),
  );
  if (paragraphs.length > 1 && isEach) {
    return paragraphs.map((part) => part.replace(/^(\s*)"|"(\s*)$/g, '$1$2')).join('');
  }
  const [, quote, inner = '', end] = /^(["'])(.*?)(\1?)$/s.exec(text) ?? [];
  if (quote === undefined) return text;
  const plain = quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
  // Quotes around the first word alone belong to the text.
  const isWhole = end !== '' || !inner.replace(/\\["\\]/g, '').includes(quote);
  return isWhole ? plain.trim() : text;
}

/** A paragraph in double quotes that contains neither double quotes nor backslashes. */
const quotedParagraph = /^"[^"\\]*"$/;

/**
 * Reports a text over several lines that is not a block: YAML joins its lines (C018). The correction has the text as YAML
 * reads it, since programs that write YAML anew turn each line break of a block into a blank line.
 *
 * @param isInFlow whether the text is between braces or brackets, where YAML has no blocks
 */
export function describeJoined(
  node: Scalar,
  file: BrokenFile,
  isInFlow: boolean,
): SyntaxProblem | undefined {
  const { text } = file.lines;
  const [start, end] = readRange(node);
  const written = text.slice(start, end);
  if (typeof node.value !== 'string' || !written.includes('\n')) return undefined;
  const code = issueCodes.joinedLines;
  const isSafe = !hasFieldLine(node, file);
  if (isInFlow) {
    const edits = [{ start, end, text: writeLine(node, node.value, true) }];
    return { code, problem: 'brokenInBraces', start, end, edits, isSafe };
  }
  const block = planBlock(node, node.value, file);
  return block && { code, problem: 'blockMissing', ...block, isSafe };
}

/** Programs begin a new line of a plain text where the line is as long as this, or longer. */
const fullLine = 70;

/**
 * Whether a line of a text begins with the name of a field: more likely that line lacks its colon, or the text above it
 * a quote. Below a full line, it may be a word like any other.
 */
function hasFieldLine(node: Scalar, { lines, fields }: BrokenFile): boolean {
  const [start, end] = readRange(node);
  const field = node.type === 'PLAIN' ? /^\s*(?:- +)*(\w+)(?=[\s:]|$)/ : /^\s*(?:- +)*(\w+):/;
  const { line } = lines.toPosition(start);
  const rows = lines.text.slice(start, end).split('\n').slice(1);
  return rows.some(
    (row, index) =>
      fields.has(field.exec(row)?.[1] ?? '') && lines.readLine(line + index).length < fullLine,
  );
}

/** Reports a text in double quotes whose paragraphs are separated by \n\n: a block shows them as paragraphs (C121). */
export function describeEscaped(node: Scalar, file: BrokenFile): SyntaxProblem | undefined {
  const { value, type } = node;
  const isEscaped =
    type === 'QUOTE_DOUBLE' && typeof value === 'string' && /\S\n[ \t]*\n\s*\S/.test(value);
  if (!isEscaped) return undefined;
  const { line } = file.lines.toPosition(readRange(node)[0]);
  if (!file.fields.get(findParentField(file, line) ?? '')?.isLong) return undefined;
  const block = planBlock(node, value, file);
  return block && { code: issueCodes.escapedParagraphs, problem: 'escapedParagraphs', ...block };
}

/** Plans to write a text as a block, or on one line if a block cannot represent it. */
function planBlock(node: Scalar, value: string, { lines }: BrokenFile) {
  const [start, end] = readRange(node);
  const own = findKey(lines, lines.toPosition(start).line, start);
  if (!own) return undefined;
  const indent = own.indent + 2;
  // A paragraph with line breaks was a block before, and keeps them.
  const wrapped = value.split(/\n\s*\n/).filter((paragraph) => paragraph.trim().includes('\n'));
  const text = wrapParagraphs(value, wrapped.join('\n\n'), indent);
  const isAlone = /^[ \t]*\r?(?:\n|$)/.test(lines.text.slice(end));
  const edits =
    isAlone && canBeLiteral(text)
      ? writeBlock(lines, own.end, end, text, indent)
      : [{ start, end, text: writeLine(node, value, false) }];
  return { params: { indent }, start, end, edits };
}

/** Writes a text on one line, in its own style if that can represent it. */
function writeLine(node: Scalar, value: string, isInFlow: boolean): string {
  const place = { isInFlow, canHoldLines: false, indent: 0, eol: '\n', hasLastBreak: false };
  const style = readStyle(node);
  return writeValue({ value: unwrapParagraphs(value) }, { ...place, style, before: value }).head;
}

function readRange({ range }: Scalar): [start: number, end: number] {
  const [start = 0, end = 0] = range ?? [];
  return [start, end];
}

/** Finds the key of a text that begins on the line of its key or below. */
function findKey(lines: LineIndex, line: number, start: number) {
  for (let number = line; number > 0; number -= 1) {
    const source =
      number === line ? lines.text.slice(lines.startOf(line), start) : lines.readLine(number);
    const [key = '', before = ''] = /^( *(?:- +)*)[\w-]+:[ \t]*$/.exec(source) ?? [];
    if (key !== '') {
      return { indent: before.length, end: lines.startOf(number) + key.trimEnd().length };
    }
    if (source.trim() !== '') return undefined;
  }
  return undefined;
}

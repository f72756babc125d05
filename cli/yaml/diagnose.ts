import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { findSlip } from './find-slip.ts';
import { findWrongIndent } from './line-beginnings.ts';
import {
  findLineBreak,
  isTextKey,
  type LineIndex,
  quoteRestOfLine,
  readRest,
} from './line-index.ts';
import { findBrokenText, isFieldLine } from './long-text.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import type { BrokenFile } from './try-edits.ts';

/** The parsed text that an error is about. */
interface Parsed extends BrokenFile {
  document: Document;
}

/** Says of an error of the parser what it means, for an editor who does not know what an implicit map key is. */
export function diagnose(error: YAMLError, parsed: Parsed): SyntaxProblem {
  const { lines } = parsed;
  const offset = Math.min(error.pos[0], lines.text.length);
  const { line } = lines.toPosition(offset);
  return (
    describeByCode(error, parsed, offset, line) ??
    findSlip(parsed, line) ??
    findBrokenText(parsed, line) ??
    findUnclosed(parsed, offset) ??
    describeByLine(parsed, line) ??
    findWrongIndent(parsed, line) ??
    describeRest(error, lines, line)
  );
}

function describeByCode(
  error: YAMLError,
  { lines }: Parsed,
  offset: number,
  line: number,
): SyntaxProblem | undefined {
  if (error.code === 'BAD_DQ_ESCAPE') {
    const edits = [{ start: offset, end: offset, text: '\\' }];
    return { problem: 'unknownEscape', start: offset, end: offset + 2, edits };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const start = lines.startOf(line);
    const end = start + Math.min(lines.readLine(line).length, 3);
    return { problem: 'severalDocuments', start, end, edits: [{ start, end, text: '' }] };
  }
  return undefined;
}

/** What begins a text and has a meaning of its own in YAML. */
const specialStart = /^(?:[%@`*&!|>]|[-?] )/;

/** Recognises a mistake by the look of its line, where everything that matters stands on it. */
function describeByLine({ lines, fields }: Parsed, line: number): SyntaxProblem | undefined {
  const source = lines.readLine(line);
  const lineStart = lines.startOf(line);
  const rest = readRest(source);
  if (!rest) return undefined;
  const place = { start: lineStart + rest.start, end: lineStart + rest.end };
  const quote = (problem: Problem, isSafe: boolean): SyntaxProblem => ({
    ...problem,
    ...place,
    ...quoteRestOfLine(lines, line, isSafe),
  });
  const { text } = rest;
  const isText = isTextKey(rest.key);
  if (/^'[^']*'[^\s'#]/.test(text)) {
    return quote({ problem: 'apostropheInQuotes' }, hasOnlyApostrophes(text));
  }
  if (/^"(?:[^"\\]|\\.)*" *[^\s"#]/.test(text)) {
    return quote({ problem: 'quotesInQuotes' }, false);
  }
  // What holds a field or a comma may be meant as fields or as a list.
  if (/^\{.*\} *[^\s},]/.test(text)) {
    return quote({ problem: 'braceStart' }, !/^\{ *[\w-]+:\s/.test(text));
  }
  if (/^\[.*\] *[^\s\],]/.test(text)) {
    return quote({ problem: 'bracketStart' }, !/^\[[^\]]*,/.test(text));
  }
  const sign = specialStart.exec(text)?.[0].trim();
  if (sign !== undefined) {
    const isReference = sign === '*' || sign === '&' || sign === '!';
    const isItem = sign === '-' && fields.get(rest.key ?? '')?.isList === true;
    const found = quote({ problem: 'signStart', params: { sign } }, isText || !isItem);
    return isReference ? { ...found, code: issueCodes.forbiddenYaml } : found;
  }
  const [, language] = /^([a-z]+): /.exec(text) ?? [];
  if (rest.key !== undefined && !isText && parseLanguage(language) !== undefined) {
    const indent = ' '.repeat(source.search(/[^\s-]/) + 2);
    const [start, end] = [lineStart + source.slice(0, rest.start).trimEnd().length, place.start];
    const edits = [{ start, end, text: `${findLineBreak(lines.text)}${indent}` }];
    return { problem: 'languageOnLine', ...place, edits };
  }
  const hasColon = rest.key !== undefined && /^[^"'[{|>#].*: /.test(text);
  const isField = fields.has(/^(\w+): /.exec(text)?.[1] ?? '');
  return hasColon ? quote({ problem: 'colonInText' }, isText || !isField) : undefined;
}

/** Whether every quote inside the outer ones stands between letters, as an apostrophe does. */
function hasOnlyApostrophes(text: string): boolean {
  return text.endsWith("'") && /^'(?:[^']|(?<=\p{L})'(?=\p{L}))*'$/u.test(text);
}

const structureCodes: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'IMPOSSIBLE',
  'MISSING_CHAR',
]);

/** What is left to be said of a line: at least it is shown whole. */
function describeRest({ code, message }: YAMLError, lines: LineIndex, line: number): SyntaxProblem {
  const source = lines.readLine(line);
  const start = lines.startOf(line) + Math.max(0, source.search(/\S/));
  const end = Math.max(start + 1, lines.startOf(line) + source.trimEnd().length);
  const place = { start, end };
  if (code === 'MISSING_CHAR' && /closing|end with/.test(message)) {
    return { ...place, problem: 'somethingNotClosed' };
  }
  if (structureCodes.has(code)) return { ...place, problem: 'lineOutOfPlace' };
  const reason = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return { ...place, problem: 'invalidYaml', params: { reason } };
}

/** A line that begins another field or item, which a text or a list in brackets does not reach into. */
const nextField = /^\s*(?:- +\S|[\w-]+:(?:\s|$))/;

/**
 * Finds the quote or bracket that was opened and not closed on its line, where that stopped the parser.
 *
 * @param offset where it stopped
 */
function findUnclosed(parsed: Parsed, offset: number): SyntaxProblem | undefined {
  const { lines, document } = parsed;
  let found: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (found !== undefined || start > offset) return visit.BREAK;
      if (isScalar(node) ? !node.type?.startsWith('QUOTE') : !isCollection(node) || !node.flow) {
        return undefined;
      }
      const { line } = lines.toPosition(start);
      const lastLine = lines.toPosition(Math.max(start, end - 1)).line;
      const isLong = lastLine > line || offset >= end;
      if (!isLong || isClosed(lines.text.slice(start, lines.startOf(line + 1)))) return undefined;
      const next = lines.readLine(line + 1);
      // A text may go on below its line, but never past a field.
      const isOpen =
        nextField.test(next) || (isScalar(node) && !hasOnlyText(parsed, line + 1, lastLine));
      if (isOpen) found = start;
      return undefined;
    },
  });
  if (found === undefined) return undefined;
  return findBrokenText(parsed, lines.toPosition(found).line) ?? describeUnclosed(lines, found);
}

/** Whether some of these lines hold words, and none of them a field. */
function hasOnlyText(parsed: Parsed, from: number, to: number): boolean {
  let hasText = false;
  for (let line = from; line <= to; line += 1) {
    const source = parsed.lines.readLine(line);
    if (isFieldLine(parsed, source)) return false;
    hasText ||= source.trim() !== '';
  }
  return hasText;
}

/** Whether what opens at the beginning of a piece of text is closed within it. */
function isClosed(piece: string): boolean {
  const sign = piece[0] ?? '';
  const close = closing[sign] ?? sign;
  return piece.slice(1).includes(close);
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function describeUnclosed(lines: LineIndex, start: number): SyntaxProblem {
  const sign = lines.text[start] ?? '';
  const close = closing[sign] ?? sign;
  const { line } = lines.toPosition(start);
  const end = lines.startOf(line) + lines.readLine(line).trimEnd().length;
  // What belongs into a sign that ends its line stands somewhere below.
  if (close !== sign && end === start + 1) {
    return { problem: 'bracketAtEnd', params: { sign, close }, start, end };
  }
  const isCurly = curlyEnds[sign]?.test(lines.text.slice(start, end)) === true;
  const edits = [{ start: isCurly ? end - 1 : end, end, text: close }];
  const problem = close === sign ? 'quoteNotClosed' : 'bracketNotClosed';
  return { problem, params: { close }, start, end, ...(end > start + 1 && { edits }) };
}

/** A text whose last sign is a curly quote that closes nothing: it was typed in the place of the straight one. */
const curlyEnds: Partial<Record<string, RegExp>> = { '"': /^"[^“”]*[“”]$/, "'": /^'[^‘’]*[‘’]$/ };

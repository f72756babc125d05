import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { listTextLinks } from '../../shared/text-links.ts';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { findBrokenText, isFieldLine } from './block-scalars.ts';
import { detectTypo } from './detect-typo.ts';
import { findWrongIndent } from './indentation.ts';
import {
  findLineBreak,
  isTextKey,
  type LineIndex,
  quoteRestOfLine,
  readRest,
} from './line-index.ts';
import type { BrokenFile } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** The parsed text that contains an error. */
interface Parsed extends BrokenFile {
  document: Document;
}

/** Translates a parser error for editors, who do not know what an implicit map key is. */
export function diagnose(error: YAMLError, parsed: Parsed): SyntaxProblem {
  const { lines } = parsed;
  const offset = Math.min(error.pos[0], lines.text.length);
  const { line } = lines.toPosition(offset);
  return (
    describeByCode(error, parsed, offset, line) ??
    detectTypo(parsed, line) ??
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

/** Characters that have a meaning of their own in YAML at the beginning of a text. */
const specialStart = /^(?:[%@`*&!|>]|[-?] )/;

/** Recognises a mistake by its line alone. */
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
  // A text that contains a field or a comma may be meant as fields or as a list.
  if (/^\{.*\} *[^\s},]/.test(text)) {
    return quote({ problem: 'braceStart' }, !/^\{ *[\w-]+:\s/.test(text));
  }
  if (listTextLinks(text)[0]?.start === 0) return quote({ problem: 'linkStart' }, true);
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

/** Whether every quote inside the outer ones is between letters, like an apostrophe. */
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

/** The fallback if no mistake was recognised: it marks the whole line. */
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

/** A line that begins another field or item. A text or a list in brackets does not extend into it. */
const nextField = /^\s*(?:- +\S|[\w-]+:(?:\s|$))/;

/**
 * Finds the quote or bracket that is not closed on its line, if that stopped the parser.
 *
 * @param offset at which the parser stopped
 */
function findUnclosed(parsed: Parsed, offset: number): SyntaxProblem | undefined {
  const { lines, document } = parsed;
  let found: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (found !== undefined || start > offset) return visit.BREAK;
      // A pair inside a list in brackets has none of its own.
      if (!openingSigns.has(lines.text[start] ?? '')) return undefined;
      if (isScalar(node) ? !node.type?.startsWith('QUOTE') : !isCollection(node) || !node.flow) {
        return undefined;
      }
      const { line } = lines.toPosition(start);
      const lastLine = lines.toPosition(Math.max(start, end - 1)).line;
      const isLong = lastLine > line || offset >= end;
      if (!isLong || isClosed(lines.text.slice(start, lines.startOf(line + 1)))) return undefined;
      const next = lines.readLine(line + 1);
      // A text may continue on the lines below, but never past a field.
      const isOpen =
        nextField.test(next) || (isScalar(node) && !hasOnlyText(parsed, line + 1, lastLine));
      if (isOpen) found = start;
      return undefined;
    },
  });
  if (found === undefined) return undefined;
  return findBrokenText(parsed, lines.toPosition(found).line) ?? describeUnclosed(lines, found);
}

const openingSigns: ReadonlySet<string> = new Set(['[', '{', '"', "'"]);

/** Whether some of these lines contain text and none of them begins a field. */
function hasOnlyText(parsed: Parsed, from: number, to: number): boolean {
  let hasText = false;
  for (let line = from; line <= to; line += 1) {
    const source = parsed.lines.readLine(line);
    if (isFieldLine(parsed, source)) return false;
    hasText ||= source.trim() !== '';
  }
  return hasText;
}

/** Whether the quote or bracket at the beginning of a piece of text is closed within it. */
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
  // If a bracket ends its line, its contents are somewhere below.
  if (close !== sign && end === start + 1) {
    return { problem: 'bracketAtEnd', params: { sign, close }, start, end };
  }
  const isCurly = curlyEnds[sign]?.test(lines.text.slice(start, end)) === true;
  const edits = [{ start: isCurly ? end - 1 : end, end, text: close }];
  const problem = close === sign ? 'quoteNotClosed' : 'bracketNotClosed';
  return { problem, params: { close }, start, end, ...(end > start + 1 && { edits }) };
}

/** A text whose last character is a curly quote that closes nothing: it was typed instead of the straight one. */
const curlyEnds: Partial<Record<string, RegExp>> = { '"': /^"[^“”]*[“”]$/, "'": /^'[^‘’]*[‘’]$/ };

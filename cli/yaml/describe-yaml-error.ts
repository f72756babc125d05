import type { Document, YAMLError } from 'yaml';
import { issueCodes } from '../issue.ts';
import { describeIndentation } from './describe-indentation.ts';
import { findUnclosed } from './find-unclosed.ts';
import type { LineIndex } from './line-index.ts';
import { quoteRestOfLine, readRest } from './quote-line.ts';
import type { Stumble } from './stumble.ts';
import { describeInvalid, describeSpecialStart, syntaxWords } from './syntax-words.ts';

/** The parsed text that an error is about. */
interface Parsed {
  text: string;
  lines: LineIndex;
  document: Document;
}

/** Says of an error of the parser what it means, for an editor who does not know what an implicit map key is. */
export function describeYamlError(error: YAMLError, parsed: Parsed): Stumble {
  const { text, lines, document } = parsed;
  const offset = Math.min(error.pos[0], text.length);
  const { line } = lines.toPosition(offset);
  return (
    describeByCode(error, parsed, offset, line) ??
    findUnclosed(text, lines, document, offset) ??
    describeByLine(lines, line) ??
    describeIndentation(lines, line, lines.toPosition(text.length).line) ?? {
      ...describeRest(error),
      code: issueCodes.syntax,
      ...limitToLine(lines, line, offset, error.pos[1]),
    }
  );
}

function describeByCode(
  error: YAMLError,
  { lines }: Parsed,
  offset: number,
  line: number,
): Stumble | undefined {
  if (error.code === 'BAD_DQ_ESCAPE') {
    return {
      ...syntaxWords.backslash,
      code: issueCodes.syntax,
      start: offset,
      end: offset + 2,
      fix: { edits: [{ start: offset, end: offset, text: '\\' }], isSafe: false },
    };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const start = lines.startOf(line);
    const end = start + lines.readLine(line).length;
    return {
      ...syntaxWords.severalDocuments,
      code: issueCodes.syntax,
      start,
      end: Math.min(end, start + 3),
      fix: { edits: [{ start, end: Math.min(end, start + 3), text: '' }], isSafe: false },
    };
  }
  return undefined;
}

/** What begins a text and has a meaning of its own in YAML. */
const specialStart = /^(?:[%@`*&!|>]|[-?] )/;

/** Recognises a mistake by the look of its line, where everything that matters stands on it. */
function describeByLine(lines: LineIndex, line: number): Stumble | undefined {
  const source = lines.readLine(line);
  const lineStart = lines.startOf(line);
  const colon = /^ *(?:- +)*[\w-]+:(?=[^\s/])/.exec(source)?.[0].length;
  if (colon !== undefined) return describeGap(lines, line, syntaxWords.spaceMissing, colon, ' ');
  if (isKeyWithoutColon(source, lines, line)) {
    return describeGap(lines, line, syntaxWords.colonMissing, source.trimEnd().length, ':');
  }
  const rest = readRest(source);
  if (!rest) return undefined;
  const place = { start: lineStart + rest.start, end: lineStart + rest.end };
  const quote = (
    words: typeof syntaxWords.colonInText,
    isSafe: boolean,
    code = issueCodes.syntax,
  ) => ({
    ...words,
    code,
    ...place,
    fix: quoteRestOfLine(lines, line, isSafe),
  });
  const { text } = rest;
  if (/^'[^']*'[^\s'#]/.test(text)) return quote(syntaxWords.apostrophe, hasOnlyApostrophes(text));
  if (/^"(?:[^"\\]|\\.)*" *[^\s"#]/.test(text)) return quote(syntaxWords.quotesInQuotes, false);
  if (/^\{.*\} *[^\s},]/.test(text)) return quote(syntaxWords.braceStart, true);
  if (/^\[.*\] *[^\s\],]/.test(text)) return quote(syntaxWords.bracketStart, true);
  const sign = specialStart.exec(text)?.[0].trim();
  if (sign !== undefined) {
    const isReference = sign === '*' || sign === '&' || sign === '!';
    const code = isReference ? issueCodes.forbiddenYaml : issueCodes.syntax;
    return { ...quote(describeSpecialStart(sign), true), code };
  }
  if (rest.isBehindKey && /^[^"'[{|>#].*: /.test(text)) return quote(syntaxWords.colonInText, true);
  return undefined;
}

/** Whether every quote inside the outer ones stands between letters, as an apostrophe does. */
function hasOnlyApostrophes(text: string): boolean {
  return text.endsWith("'") && /^'(?:[^']|(?<=\p{L})'(?=\p{L}))*'$/u.test(text);
}

function isKeyWithoutColon(source: string, lines: LineIndex, line: number): boolean {
  return /^ *\w[\w-]* *$/.test(source) && /^ *[\w-]+:/.test(lines.readLine(line + 1));
}

function describeGap(
  lines: LineIndex,
  line: number,
  words: typeof syntaxWords.spaceMissing,
  column: number,
  missing: string,
): Stumble {
  const start = lines.startOf(line);
  const source = lines.readLine(line);
  return {
    ...words,
    code: issueCodes.syntax,
    start: start + source.search(/[^\s-]/),
    end: start + source.trimEnd().length,
    fix: { edits: [{ start: start + column, end: start + column, text: missing }], isSafe: false },
  };
}

const structureCodes: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'IMPOSSIBLE',
]);

function describeRest({ code, message }: YAMLError) {
  if (code === 'MISSING_CHAR') return syntaxWords.unclosed;
  return structureCodes.has(code) ? syntaxWords.structure : describeInvalid(message);
}

/** What is left to be shown of an error: not past the end of its line, and never nothing. */
function limitToLine(lines: LineIndex, line: number, start: number, end: number) {
  const lineEnd = lines.startOf(line) + lines.readLine(line).length;
  return { start, end: Math.max(start + 1, Math.min(end, lineEnd)) };
}

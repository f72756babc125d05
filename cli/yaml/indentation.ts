import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { describeInvisible, formatCodePoint } from '../lib/invisible-characters.ts';
import type { LineIndex } from './line-index.ts';
import { type BrokenFile, pickFix } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Finds lines that are indented with tabs (C007). A tab within a block of text is not indentation. */
export function findTabs(lines: LineIndex): SyntaxProblem[] {
  if (!lines.text.includes('\t')) return [];
  const rows = lines.text.split('\n');
  const inBlocks = findBlockLines(rows);
  return rows.flatMap((line, index) => {
    const [indent = ''] = /^ *\t[ \t]*(?=\S)/.exec(line) ?? [];
    if (indent === '' || inBlocks.has(index)) return [];
    const start = lines.startOf(index + 1);
    const end = start + indent.length;
    // An editor with tabs of our indentation width shows two spaces for a tab.
    const edits = [{ start, end, text: indent.replaceAll('\t', '  ') }];
    // A line that looks like a comment may continue the text above it.
    const isSafe = line[indent.length] !== '#' || !isDeeper(line, rows[index - 1] ?? '');
    return [{ code: issueCodes.tabIndent, problem: 'tabIndent', start, end, edits, isSafe }];
  });
}

/** Finds blank lines that contain a tab (C007). It means nothing between fields, and stops the parser within a text. */
export function findBlankTabs({ text }: LineIndex): SyntaxProblem[] {
  return Array.from(text.matchAll(/^ *\t[ \t]*(?=\r?$)/gm), ({ 0: found, index: start }) => {
    const end = start + found.length;
    const edits = [{ start, end, text: '' }];
    return {
      code: issueCodes.tabIndent,
      problem: 'tabOnBlankLine',
      start,
      end,
      edits,
      isSafe: true,
    };
  });
}

/** Replaces odd and invisible characters in a line with ordinary spaces, and each tab with two. */
function straighten(row: string): string {
  return row.replace(hidden, (all) => ' '.repeat(all.length)).replaceAll('\t', '  ');
}

function isDeeper(row: string, above: string): boolean {
  const [indent, other] = [row, above].map((one) => straighten(one).search(/\S/));
  return (indent ?? 0) > (other ?? 0) && !/:\s*$/.test(above);
}

/** A line whose key or dash is followed by a block of text. */
const blockHeader = /^( *(?:- +)*)(?:[^\s#"'-][^#]*:|-) +[|>][-+\d]*\s*(?:#.*)?$/;

/** The lines that belong to a block of text by ordinary spaces alone: everything behind those spaces is text. */
function findBlockLines(rows: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let level: number | undefined;
  for (const [index, row] of rows.entries()) {
    const straight = straighten(row).trimEnd();
    if (straight === '') continue;
    const isInside = level !== undefined && straight.search(/\S/) > level;
    if (isInside && row.search(/[^ ]/) > (level ?? 0)) found.add(index);
    if (!isInside) level = blockHeader.exec(straight)?.[1]?.length;
  }
  return found;
}

/** A conflict marker of git. The lines behind `|||||||` are an older version, those behind `=======` the second one. */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r]|$)/m;

/** Finds conflict markers (C002), one problem for each conflict. The returned text contains only the first version. */
export function findConflicts(lines: LineIndex) {
  const found: SyntaxProblem[] = [];
  if (!conflictMark.test(lines.text)) return { found, text: lines.text };
  const rows = lines.text.split('\n').map((row) => ({ row, sign: conflictMark.exec(row)?.[0][0] }));
  const lastEnd = rows.findLastIndex(({ sign }) => sign === '>');
  let isOpen = false;
  let isOther = false;
  const read = rows.map(({ row, sign }, index) => {
    if (sign === undefined) return isOther ? '' : row;
    if (!isOpen) {
      const start = lines.startOf(index + 1);
      const end = start + row.trimEnd().length;
      found.push({ problem: 'conflictMark', start, end });
    }
    isOpen = sign === '<' ? index < lastEnd : isOpen && sign !== '>';
    isOther = isOpen && sign !== '<';
    return '';
  });
  return { found, text: read.join('\n') };
}

/** The spaces of word processors and chats, and invisible characters. */
const hidden = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/g;

/** Indentation, dashes, key and colon of a line: here YAML accepts only the ordinary space. */
const structure =
  /^[\s\u00ad\u200b-\u200f\u2060]*(?:-[\s\u00ad\u200b-\u200f\u2060]+)*(?:[\w\u00ad\u200b-\u200f\u2060-]*:[\s\u00ad\u200b-\u200f\u2060]*)?/;

/** Finds odd and invisible characters in indentation, in keys, and behind dashes and colons (C017). */
export function findHiddenSpaces(lines: LineIndex): SyntaxProblem[] {
  if (lines.text.search(hidden) < 0) return [];
  const rows = lines.text.split('\n');
  const inBlocks = findBlockLines(rows);
  return rows.flatMap((line, index) => {
    const [written = ''] = inBlocks.has(index) ? [] : (structure.exec(line) ?? []);
    const lineStart = lines.startOf(index + 1);
    const edits = [...written.matchAll(hidden)].map(({ 0: found, index: column }) => ({
      start: lineStart + column,
      end: lineStart + column + found.length,
      text: Array.from(found, (one) => (isSpace(one) ? ' ' : '')).join(''),
    }));
    const [first] = edits;
    if (!first) return [];
    const { start, end } = first;
    const character = lines.text[start] ?? '';
    const { name } = describeInvisible(character);
    const codePoint = formatCodePoint(character);
    const params = { name, codePoint, isSpace: isSpace(character) };
    const code = issueCodes.invisibleCharacter;
    // Directly behind such a character, a YAML indicator is part of the text.
    const isBefore = edits.some((edit) => edit.end === lineStart + written.length);
    const isSafe = !(isBefore && yamlSign.test(line.slice(written.length)));
    return [{ code, problem: 'invisibleInYaml', params, start, end, edits, isSafe }];
  });
}

/** Indicators at the beginning of a value. Closed quotes do not match: they are more likely meant as quotes. */
const yamlSign =
  /^(?:[#|>&*!%@`[\]{},]|[-?:](?:\s|$)|'(?!(?:[^']|'')*'\s*$)|"(?!(?:[^"\\]|\\.)*"\s*$))/;

function isSpace(character: string): boolean {
  return describeInvisible(character).replacement === 'space';
}

/** A parsed line that is neither empty nor a comment. */
interface Line {
  indent: number;
  /** How far the content behind dashes is indented. */
  inner: number;
  isItem: boolean;
  /** Whether the next lines may be indented deeper: nothing is behind the colon or the dash. */
  isOpen: boolean;
}

/** How many lines above a line are read to find the open levels. Lines further up have no bearing on it. */
const maxLookLength = 400;

/** Reports a field or item with the wrong indentation near the line at which the parser stopped. */
export function findWrongIndent(file: BrokenFile, line: number): SyntaxProblem | undefined {
  const { lines } = file;
  const around = [line, findHeld(lines, line, -1), findHeld(lines, line, 1)];
  const moves = [
    ...around.flatMap((candidate) => listMoves(lines, candidate)),
    ...moveAbove(lines, line),
  ];
  const nearest = moves.toSorted(
    (a, b) =>
      Math.abs(a.right - a.found) - Math.abs(b.right - b.found) ||
      (a.right % 2) - (b.right % 2) ||
      a.right - b.right,
  );
  const move = pickFix(file, nearest);
  if (!move) return undefined;
  const { start, found, right, edits } = move;
  const end = start + Math.max(found, 1);
  return { problem: 'wrongIndent', params: { found, right }, start, end, edits };
}

/** The next line upwards or downwards that is neither empty nor a comment. */
function findHeld(lines: LineIndex, line: number, step: 1 | -1): number {
  let next = line + step;
  while (next > 0 && next <= lines.count && !readLine(lines.readLine(next))) next += step;
  return next;
}

/** Moves of a field or an item to every other level at which it could begin. */
function listMoves(lines: LineIndex, line: number) {
  const source = lines.readLine(line);
  const own = readLine(source);
  const [, key] = /^ *(?:- |([\w-]+):(?: |$))/.exec(source) ?? [];
  if (!own || !(own.isItem || key !== undefined)) return [];
  const above = readAbove(lines, line);
  const previous = above.at(-1);
  const levels = new Set([
    0,
    ...listLevels(above),
    ...(previous?.isOpen ? [previous.inner + 2] : []),
  ]);
  levels.delete(own.indent);
  // A text of one language is indented below its field, never at the margin.
  if (parseLanguage(key) !== undefined) levels.delete(0);
  const itself = { start: lines.startOf(line), indent: own.indent };
  const below = listDeeper(lines, line, 1, own.indent);
  // The lines below may have been moved together with the line.
  const choices = below.length === 0 ? [[itself]] : [[itself], [itself, ...below]];
  return [...levels].flatMap((right) => choices.map((moved) => moveLines(moved, right)));
}

/** Moves the deeper lines above a line together to the level of that line. */
function moveAbove(lines: LineIndex, line: number) {
  const right = lines.readLine(line).search(/\S/);
  const deeper = listDeeper(lines, line, -1, right);
  return deeper.length === 0 ? [] : [moveLines(deeper, right)];
}

/** The next lines upwards or downwards that are indented deeper than a level, in the order of the file. */
function listDeeper(lines: LineIndex, line: number, step: 1 | -1, level: number) {
  const deeper: { start: number; indent: number }[] = [];
  for (let next = line + step; next > 0 && next <= lines.count; next += step) {
    const indent = lines.readLine(next).search(/\S/);
    if (indent >= 0 && indent <= level) break;
    if (indent >= 0) deeper.push({ start: lines.startOf(next), indent });
  }
  return step === 1 ? deeper : deeper.toReversed();
}

/** Moves lines together so that the first of them begins at another level. */
function moveLines(moved: ReturnType<typeof listDeeper>, right: number) {
  const { start = 0, indent: found = 0 } = moved[0] ?? {};
  const edits = moved.map((line) => ({
    start: line.start,
    end: line.start + line.indent,
    text: ' '.repeat(Math.max(0, line.indent + right - found)),
  }));
  return { start, found, right, edits };
}

/** Reads the lines above that matter, in the order of the file. */
function readAbove(lines: LineIndex, line: number): Line[] {
  const above: Line[] = [];
  for (let number = line - 1; number > 0 && above.length < maxLookLength; number -= 1) {
    const read = readLine(lines.readLine(number));
    if (read) above.unshift(read);
    if (read?.indent === 0 && !read.isItem) break;
  }
  return above;
}

/** The levels at which the next line may begin, from the margin inwards. */
function listLevels(above: readonly Line[]): number[] {
  let levels: number[] = [];
  for (const { indent, inner } of above) {
    levels = [...levels.filter((level) => level < indent), indent];
    if (inner > indent) levels.push(inner);
  }
  return levels;
}

function readLine(text: string): Line | undefined {
  const [prefix = '', spaces = '', dashes = ''] = /^( *)((?:- +)*)/.exec(text) ?? [];
  const rest = text.slice(prefix.length).trimEnd();
  if (rest.startsWith('#') || (rest === '' && dashes === '')) return undefined;
  return {
    indent: spaces.length,
    inner: spaces.length + dashes.length,
    isItem: dashes !== '' || rest === '-',
    isOpen: /^-?$/.test(rest) || /^[^\s"'#]*:(?: +(?:[|>][-+\d]*|#.*|[&!]\S*))?$/.test(rest),
  };
}

import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { describeInvisible, formatCodePoint } from '../rules/check-characters.ts';
import type { LineIndex } from './line-index.ts';
import { type BrokenFile, pickFix } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Finds lines that are indented with tabs (C007); within a block of text a tab is no indentation. */
export function findTabs(lines: LineIndex): SyntaxProblem[] {
  if (!lines.text.includes('\t')) return [];
  const rows = lines.text.split('\n');
  const inBlocks = findBlockLines(rows);
  return rows.flatMap((line, index) => {
    const [indent = ''] = /^ *\t[ \t]*(?=\S)/.exec(line) ?? [];
    if (indent === '' || inBlocks.has(index)) return [];
    const start = lines.startOf(index + 1);
    const end = start + indent.length;
    // Two spaces for a tab is what an editor with tabs of our width would have shown.
    const edits = [{ start, end, text: indent.replaceAll('\t', '  ') }];
    // What looks like a comment may go on with the text above it.
    const isSafe = line[indent.length] !== '#' || !isDeeper(line, rows[index - 1] ?? '');
    return [{ code: issueCodes.tabIndent, problem: 'tabIndent', start, end, edits, isSafe }];
  });
}

/** A line with ordinary spaces alone before its words; a tab is as wide as two. */
function straighten(row: string): string {
  return row.replace(hidden, (all) => ' '.repeat(all.length)).replaceAll('\t', '  ');
}

function isDeeper(row: string, above: string): boolean {
  const [indent, other] = [row, above].map((one) => straighten(one).search(/\S/));
  return (indent ?? 0) > (other ?? 0) && !/:\s*$/.test(above);
}

/** The line of a key or a dash that a block of text follows. */
const blockHeader = /^( *(?:- +)*)(?:[^\s#"'-][^#]*:|-) +[|>][-+\d]*\s*(?:#.*)?$/;

/** The lines that stand within a block of text by ordinary spaces alone: all that follows those is text. */
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

/** What git leaves where two versions do not agree; behind `|||||||` stands an older one, behind `=======` the second. */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r]|$)/m;

/** Finds marks of conflicts (C002), one problem for each conflict; of two versions only the first is read on. */
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

/** Spaces of Word and chat, and what nobody sees at all. */
const hidden = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/g;

/** Indentation, dashes, key and colon of a line: where YAML knows no space but the ordinary one. */
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
    // Directly behind such a character, a sign of YAML is one of the text.
    const isBefore = edits.some((edit) => edit.end === lineStart + written.length);
    const isSafe = !(isBefore && yamlSign.test(line.slice(written.length)));
    return [{ code, problem: 'invisibleInYaml', params, start, end, edits, isSafe }];
  });
}

/** What has a meaning of its own at the beginning of a value; a text in quotes that are closed is rather meant as one. */
const yamlSign =
  /^(?:[#|>&*!%@`[\]{},]|[-?:](?:\s|$)|'(?!(?:[^']|'')*'\s*$)|"(?!(?:[^"\\]|\\.)*"\s*$))/;

function isSpace(character: string): boolean {
  return describeInvisible(character).replacement === 'space';
}

/** A line that holds something, taken apart. */
interface Line {
  indent: number;
  /** How far the content behind dashes is indented. */
  inner: number;
  isItem: boolean;
  /** Whether what follows may be indented deeper: nothing stands behind the colon or the dash. */
  isOpen: boolean;
}

/** Looks this far up for the levels that are open; what stands above has no bearing on a line. */
const maxLookLength = 400;

/** Says of a field or item near the place where the parser stopped that it begins at another level than it should. */
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

/** The next line upwards or downwards that holds something. */
function findHeld(lines: LineIndex, line: number, step: 1 | -1): number {
  let next = line + step;
  while (next > 0 && next <= lines.count && !readLine(lines.readLine(next))) next += step;
  return next;
}

/** Every other level at which a field or an item could stand. */
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
  // A text of one language stands below its field, never at the margin.
  if (parseLanguage(key) !== undefined) levels.delete(0);
  const itself = { start: lines.startOf(line), indent: own.indent };
  const below = listDeeper(lines, line, 1, own.indent);
  // What stands below the line may have been moved with it.
  const choices = below.length === 0 ? [[itself]] : [[itself], [itself, ...below]];
  return [...levels].flatMap((right) => choices.map((moved) => moveLines(moved, right)));
}

/** The deeper lines above, moved together to the level of a line. */
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

/** Lines moved together, so that the first of them begins at another level. */
function moveLines(moved: ReturnType<typeof listDeeper>, right: number) {
  const { start = 0, indent: found = 0 } = moved[0] ?? {};
  const edits = moved.map((line) => ({
    start: line.start,
    end: line.start + line.indent,
    text: ' '.repeat(Math.max(0, line.indent + right - found)),
  }));
  return { start, found, right, edits };
}

/** The lines above, the first first, as far as they matter. */
function readAbove(lines: LineIndex, line: number): Line[] {
  const above: Line[] = [];
  for (let number = line - 1; number > 0 && above.length < maxLookLength; number -= 1) {
    const read = readLine(lines.readLine(number));
    if (read) above.unshift(read);
    if (read?.indent === 0 && !read.isItem) break;
  }
  return above;
}

/** The levels at which a next line may begin, from the margin inwards. */
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

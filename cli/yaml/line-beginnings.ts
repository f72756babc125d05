import { issueCodes } from '../issue.ts';
import { describeInvisible, formatCodePoint } from '../rules/check-characters.ts';
import type { LineIndex } from './line-index.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Finds lines that are indented with tabs (C007); within a block of text a tab is no indentation. */
export function findTabs(text: string, lines: LineIndex): SyntaxProblem[] {
  if (!text.includes('\t')) return [];
  return text.split('\n').flatMap((line, index) => {
    const [indent = ''] = /^ *\t[ \t]*(?=\S)/.exec(line) ?? [];
    return indent === '' ? [] : [describeTab(indent, lines.startOf(index + 1))];
  });
}

/** Two spaces for a tab is what an editor with tabs of our width would have shown. */
function describeTab(indent: string, start: number): SyntaxProblem {
  const end = start + indent.length;
  return {
    code: issueCodes.tabIndent,
    problem: 'tabIndent',
    start,
    end,
    fix: { edits: [{ start, end, text: indent.replaceAll('\t', '  ') }], isSafe: true },
  };
}

/** Spaces of Word and chat, and what nobody sees at all. */
const hidden = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]/;

const hiddenStretch = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/g;

/** Indentation, dashes, key and colon of a line: where YAML knows no space but the ordinary one. */
const structure =
  /^[\s\u00ad\u200b-\u200f\u2060]*(?:-[\s\u00ad\u200b-\u200f\u2060]+)*(?:[\w\u00ad\u200b-\u200f\u2060-]*:[\s\u00ad\u200b-\u200f\u2060]*)?/;

/** Finds odd and invisible characters in indentation, in keys, and behind dashes and colons (C017). */
export function findHiddenSpaces(text: string, lines: LineIndex): SyntaxProblem[] {
  if (!hidden.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [written = ''] = structure.exec(line) ?? [];
    const first = written.search(hidden);
    if (first < 0) return [];
    return [describeHidden(written, first, lines.startOf(index + 1))];
  });
}

function describeHidden(written: string, first: number, lineStart: number): SyntaxProblem {
  const stretches = [...written.matchAll(hiddenStretch)];
  const [stretch = ''] = stretches[0] ?? [];
  const character = stretch[0] ?? '';
  const { name, replacement } = describeInvisible(character);
  return {
    code: issueCodes.invisibleCharacter,
    problem: 'invisibleInYaml',
    params: { name, codePoint: formatCodePoint(character), isSpace: replacement === 'space' },
    start: lineStart + first,
    end: lineStart + first + stretch.length,
    fix: {
      edits: stretches.map(({ 0: found, index }) => ({
        start: lineStart + index,
        end: lineStart + index + found.length,
        text: [...found]
          .map((one) => (describeInvisible(one).replacement === 'space' ? ' ' : ''))
          .join(''),
      })),
      isSafe: true,
    },
  };
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
const longestLook = 400;

/**
 * Says that a line begins at a level that nothing above it has opened, where that is what confuses the parser.
 *
 * @param line the line where the parser went wrong; it or the next one may be the wrong one
 */
export function findWrongIndent(
  lines: LineIndex,
  line: number,
  last: number,
): SyntaxProblem | undefined {
  const isClear = hasPlainValue(lines.readLine(line));
  const next = isClear ? findNext(lines, line + 1, last) : undefined;
  for (const candidate of next === undefined ? [line] : [line, next]) {
    const problem = judge(lines, candidate);
    if (problem) return problem;
  }
  return undefined;
}

/** Whether a value stands on a line that nobody could take for anything else. */
function hasPlainValue(source: string): boolean {
  const [prefix = ''] = /^ *(?:- +)*(?:[\w-]+: +)?/.exec(source) ?? [];
  const value = source.slice(prefix.length);
  return value !== '' && !value.includes(':');
}

function judge(lines: LineIndex, line: number): SyntaxProblem | undefined {
  const own = readLine(lines.readLine(line));
  const above = own && readAbove(lines, line);
  const previous = above?.at(-1);
  if (!own || !above || !previous) return undefined;
  const levels = listLevels(above);
  const deepest = levels.at(-1) ?? 0;
  if (own.indent > deepest) {
    if (previous.isOpen) return undefined;
    return describeIndent(lines, line, own.indent, deepest);
  }
  if (levels.includes(own.indent)) return undefined;
  const nearest = levels.toSorted(
    (a, b) => Math.abs(a - own.indent) - Math.abs(b - own.indent) || b - a,
  )[0];
  return nearest === undefined ? undefined : describeIndent(lines, line, own.indent, nearest);
}

function describeIndent(
  lines: LineIndex,
  line: number,
  found: number,
  right: number,
): SyntaxProblem {
  const start = lines.startOf(line);
  const end = start + found;
  return {
    code: issueCodes.syntax,
    problem: 'wrongIndent',
    params: { found, right },
    start,
    end: Math.max(end, start + 1),
    fix: { edits: [{ start, end, text: ' '.repeat(right) }], isSafe: false },
  };
}

/** The lines above, the first first, as far as they matter. */
function readAbove(lines: LineIndex, line: number): Line[] {
  const above: Line[] = [];
  for (let number = line - 1; number > 0 && above.length < longestLook; number -= 1) {
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

function findNext(lines: LineIndex, from: number, last: number): number | undefined {
  for (let line = from; line <= last; line += 1) {
    if (readLine(lines.readLine(line))) return line;
  }
  return undefined;
}

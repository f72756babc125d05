import { issueCodes } from '../issue.ts';
import type { LineIndex } from './line-index.ts';
import type { Stumble } from './stumble.ts';

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
 * @param line the line where the parser stumbled; it or the next one may be the wrong one
 */
export function describeIndentation(
  lines: LineIndex,
  line: number,
  last: number,
): Stumble | undefined {
  const isClear = hasPlainValue(lines.readLine(line));
  const next = isClear ? findNext(lines, line + 1, last) : undefined;
  for (const candidate of next === undefined ? [line] : [line, next]) {
    const stumble = judge(lines, candidate);
    if (stumble) return stumble;
  }
  return undefined;
}

/** Whether a value stands on a line that nobody could take for anything else. */
function hasPlainValue(source: string): boolean {
  const [prefix = ''] = /^ *(?:- +)*(?:[\w-]+: +)?/.exec(source) ?? [];
  const value = source.slice(prefix.length);
  return value !== '' && !value.includes(':');
}

function judge(lines: LineIndex, line: number): Stumble | undefined {
  const own = readLine(lines.readLine(line));
  const above = own && readAbove(lines, line);
  const previous = above?.at(-1);
  if (!own || !above || !previous) return undefined;
  const levels = listLevels(above);
  const deepest = levels.at(-1) ?? 0;
  if (own.indent > deepest) {
    if (previous.isOpen) return undefined;
    return describe(lines, line, own.indent, deepest);
  }
  if (levels.includes(own.indent)) return undefined;
  const nearest = levels.toSorted(
    (a, b) => Math.abs(a - own.indent) - Math.abs(b - own.indent) || b - a,
  )[0];
  return nearest === undefined ? undefined : describe(lines, line, own.indent, nearest);
}

function describe(lines: LineIndex, line: number, found: number, right: number): Stumble {
  const start = lines.startOf(line);
  const end = start + found;
  return {
    code: issueCodes.syntax,
    start,
    end: Math.max(end, start + 1),
    message: {
      en: `The line begins with ${countSpaces(found)}, which fits none of the lines above it.`,
      tr: `Satır ${found} boşlukla başlıyor; üstündeki satırların hiçbirine uymuyor.`,
    },
    advice: {
      en: `Begin it with ${countSpaces(right)}, like the lines that it belongs to.`,
      tr:
        right === 0
          ? 'Ait olduğu satırlar gibi boşluk bırakmadan başlatın.'
          : `Ait olduğu satırlar gibi ${right} boşlukla başlatın.`,
    },
    fix: { edits: [{ start, end, text: ' '.repeat(right) }], isSafe: false },
  };
}

function countSpaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
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

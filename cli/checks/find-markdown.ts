import { listTextLinks } from '../../shared/text-links.ts';
import type { MarkdownKind } from '../codes/c110.ts';
import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

const suspects = /[*_`#>|~•[]|==|--|- -|(?:^|\n) {0,3}(?:[-+]|\d{1,2}[.)]) /;

/**
 * Finds Markdown (C110), which a page would show as it is. Stars of a footnote or a product, names of files and handles,
 * hashtags, prices and dialogue are not Markdown.
 *
 * @see https://spec.commonmark.org/0.31.2/
 */
export function findMarkdown(text: string): TextFinding[] {
  if (!suspects.test(text)) return [];
  const pieces = [...listBlocks(text), ...listLinks(text), ...listEmphasis(text)];
  const inOrder = pieces.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let corrected = 0;
  return collectFindings(inOrder, ({ kind, start, end, shown, ...fix }) => {
    const written = shorten((shown ?? text.slice(start, end)).trim().replace(/\s+/g, ' '));
    const place = { code: issueCodes.markup, start, end };
    // A piece within one that is corrected waits until that is done.
    if (start < corrected) fix.isSafe = false;
    else if (fix.isSafe) corrected = end;
    return { ...place, problem: 'markdown', params: { kind, written }, ...fix };
  });
}

interface Piece {
  kind: MarkdownKind;
  start: number;
  end: number;
  /** What visitors would see of it; defaults to the piece itself. */
  shown?: string;
  replacement?: string;
  isSafe?: boolean;
}

interface Line {
  text: string;
  start: number;
}

/** Marks at the beginning of a line that belong to it alone. “> 18” is a number, and “#Dubai” a hashtag. */
const lineMarks: readonly [MarkdownKind, RegExp][] = [
  ['heading', /^ {0,3}#{1,6} +(?=\S)/],
  ['quote', /^ {0,3}>[> ]*(?![\d> ]|$)/],
  ['code', /^ {0,3}(?:```|~~~)[^`\n]*$/],
];

const ruleLine = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,}|={3,})$/;

/** Finds headings, quotes, fences, lists, tables and rules. */
function listBlocks(text: string): Piece[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  // The language of a fence is a word, and words are only removed by people.
  const isNamed = lines.some(({ text: line }) => /^ {0,3}(?:```|~~~).*[\p{L}\p{N}]/u.test(line));
  const marked = lines.flatMap((line, index): Piece[] => {
    const found = lineMarks.find(([, mark]) => mark.test(line.text));
    if (!found) return [];
    const [kind, mark] = found;
    const length = mark.exec(line.text)?.[0].length ?? 0;
    const next = lines[index + 1];
    const hasEnd = kind === 'code' && next !== undefined;
    return [
      {
        kind,
        start: line.start,
        end: hasEnd ? next.start : line.start + length,
        shown: line.text,
        replacement: '',
        // A heading would run on into the line below it. Within a paragraph, it may be a comment, which is not to be shown.
        isSafe:
          kind === 'heading'
            ? [lines[index - 1], next].every((beside) => (beside?.text.trim() ?? '') === '')
            : !(kind === 'code' && isNamed),
      },
    ];
  });
  return [...marked, ...listRules(lines), ...listTables(lines), ...listLists(lines)];
}

/** A line of signs alone is a rule only between other lines. */
function listRules(lines: readonly Line[]): Piece[] {
  if (lines.filter(({ text }) => text.trim() !== '').length < 2) return [];
  return lines
    .filter(({ text }) => ruleLine.test(text))
    .map(({ text, start }) => ({ kind: 'rule', start, end: start + text.length }));
}

function listTables(lines: readonly Line[]): Piece[] {
  const rows = lines.filter(({ text }) => {
    const row = text.trim();
    return row.length > 1 && row.startsWith('|') && row.endsWith('|');
  });
  const first = rows[0];
  if (!first || rows.length < 2) return [];
  return [{ kind: 'table', start: first.start, end: first.start + first.text.length }];
}

const item = /^ {0,3}([-*+•]|\d{1,2}[.)]) +(?=\S)/;

/**
 * Finds lists of two items or more. A single star is a footnote, numbered paragraphs are shown as they are meant, and
 * a dash before a question or an exclamation is dialogue.
 */
function listLists(lines: readonly Line[]): Piece[] {
  const items = lines.flatMap((line, index) => {
    const mark = item.exec(line.text)?.[1];
    return mark === undefined ? [] : [{ ...line, mark, index }];
  });
  const byMark = Map.groupBy(items, ({ mark }) => (/\d/.test(mark) ? mark.slice(-1) : mark));
  return [...byMark].flatMap(([mark, group]): Piece[] => {
    const [first, second] = group;
    if (!first || !second) return [];
    const isNumbered = !'-*+•'.includes(mark);
    if (isNumbered && second.index !== first.index + 1) return [];
    if (mark === '-' && group.some(({ text }) => /[?!…][”"»]?\s*$/.test(text))) return [];
    return [{ kind: 'list', start: first.start, end: first.start + first.text.length }];
  });
}

const links = /(!?)\[([^[\]]{1,200})\]\([^()\s]{1,500}(?: "[^"\n]{0,200}")?\)/g;

/**
 * A link loses its address and a picture its file, so their correction is not certain. Links of the site are Markdown
 * only in short texts: the text does not contain those of a long one any more.
 */
function listLinks(text: string): Piece[] {
  if (!text.includes('](')) return [];
  const ofSite = new Set(listTextLinks(text).map(({ start }) => start));
  return Array.from(text.matchAll(links), ({ 0: written, 1: mark, 2: label, index }) => ({
    kind: mark !== '' ? 'picture' : ofSite.has(index) ? 'siteLink' : 'link',
    start: index,
    end: index + written.length,
    replacement: label ?? '',
  }));
}

/** A pair of marks, of which each is `width` characters long. */
interface Pair {
  sign: string;
  width: number;
  start: number;
  end: number;
}

/**
 * Finds emphasis and code. Struck-out words were meant to go, so their correction is not certain. Pairs inside a pair are
 * part of it.
 */
function listEmphasis(text: string): Piece[] {
  if (!/[*_`~]/.test(text)) return [];
  const pairs = pairMarks(text).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const outer: Pair[] = [];
  for (const pair of pairs) {
    const last = outer.at(-1);
    if (!last || pair.start >= last.end) outer.push(pair);
  }
  return outer.map(({ start, end, sign }) => {
    const inside = pairs.filter((pair) => pair.start >= start && pair.end <= end);
    const kind = sign === '`' ? 'code' : 'emphasis';
    const isSafe = inside.every((pair) => pair.sign !== '~');
    return { kind, start, end, replacement: removeMarks(text, start, end, inside), isSafe };
  });
}

function removeMarks(text: string, start: number, end: number, pairs: readonly Pair[]): string {
  const marks = pairs
    .flatMap((pair) => [
      [pair.start, pair.start + pair.width],
      [pair.end - pair.width, pair.end],
    ])
    .toSorted(([a = 0], [b = 0]) => a - b);
  let kept = '';
  let at = start;
  for (const [from = 0, to = 0] of marks) {
    kept += text.slice(at, from);
    at = to;
  }
  return kept + text.slice(at, end);
}

/** The widths in which a mark is one. Longer runs are a rating, or a gap to fill in. */
const maxWidth = 3;

/** Pairs each mark with the nearest one before it that is equal and can open, within one paragraph. */
function pairMarks(text: string): Pair[] {
  const pairs: Pair[] = [];
  let open: Pair[] = [];
  for (const { 0: mark, index } of text.matchAll(/\*+|_+|~+|`+|\n\s*\n/g)) {
    const sign = mark.charAt(0);
    const width = mark.length;
    if (sign === '\n') open = [];
    else if (width <= maxWidth && (sign !== '~' || width === 2)) {
      const end = index + width;
      const before = text[index - 1] ?? ' ';
      const after = text[end] ?? ' ';
      const at = open.findLastIndex((other) => other.sign === sign && other.width === width);
      const opening = open[at];
      if (opening && canClose(sign, width, before, after) && opening.start + width < index) {
        pairs.push({ ...opening, end });
        open = open.slice(0, at);
      } else if (canOpen(sign, width, before, after)) {
        open.push({ sign, width, start: index, end });
      }
    }
  }
  return pairs;
}

/** A mark opens before a word. A single mark inside a word, a product, an address or a handle is none. */
function canOpen(sign: string, width: number, before: string, after: string): boolean {
  if (/\s/.test(after)) return false;
  return sign === '*' && width > 1 ? !/\d/.test(before) : /[\s(["'“«‘*_~—–:]/.test(before);
}

function canClose(sign: string, width: number, before: string, after: string): boolean {
  if (/\s/.test(before)) return false;
  return sign === '*' && width > 1 ? !/\d/.test(after) : !/[\p{L}\p{N}]/u.test(after);
}

import stringWidth from 'fast-string-width';
import type { Span } from '../issue.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import type { CorrectedLine } from './source-lines.ts';
import {
  isInvisible,
  isolateRightToLeft,
  nameCharacter,
  type Paint,
  type Style,
  showHarmful,
} from './terminal-text.ts';

export interface FrameOptions {
  paint: Paint;
  style: Style;
  /** Drawn under each column of the span. */
  underline: '^' | '~';
  /** Whether the line below the span is drawn, too. */
  showsBelow?: boolean;
}

const maxLines = 3;
const maxCorrectedLines = 6;

/**
 * Draws the lines of a span with their numbers, the span underlined, and the line above for context. Of a longer span,
 * only the first three lines are drawn.
 *
 * @returns lines without indentation; none if the span begins after the end of the text
 */
export function frameSource(
  source: LineIndex,
  span: Span,
  { paint, style, underline, showsBelow }: FrameOptions,
): string[] {
  if (span.line > source.count) return [];
  const spanned = listSpannedLines(source, span);
  const drawn = spanned.slice(0, maxLines);
  const above = source.readLine(span.line - 1);
  const below = showsBelow ? source.readLine(span.endLine + 1) : '';
  const gutter = String((drawn.at(-1)?.line ?? span.line) + (below === '' ? 0 : 1)).length;
  const number = (line: number | string) => paint('dim', `${String(line).padStart(gutter)} |`);
  const joinGutter = (line: number | string, text: string) =>
    `${number(line)} ${isolateRightToLeft(text)}`.trimEnd();
  const drawLine = (line: number, text: string) => joinGutter(line, layOutLine(text).text);
  return [
    ...(above.trim() === '' ? [] : [drawLine(span.line - 1, above)]),
    ...drawn.flatMap(({ line, text, start, end }) => {
      const { text: shown, indent, width } = layOutLine(text, { start, end });
      const mark = paint(style, underline.repeat(Math.max(1, width)));
      return [joinGutter(line, shown), `${number('')} ${' '.repeat(indent)}${mark}`];
    }),
    ...(spanned.length > drawn.length ? [joinGutter('', '…')] : []),
    ...(below === '' ? [] : [drawLine(span.endLine + 1, below)]),
  ];
}

/** Draws the lines of a fix with their numbers and signs, at most six. */
export function frameCorrection(lines: readonly CorrectedLine[], paint: Paint): string[] {
  const drawn = lines.slice(0, maxCorrectedLines);
  const gutter = Math.max(...drawn.map(({ line }) => String(line).length));
  return [
    ...drawn.map(({ sign, line, text, mark }) => {
      const shown = isolateRightToLeft(layOutLine(text, mark).text);
      const style = sign === '+' ? 'green' : 'red';
      return `${paint(style, `${String(line).padStart(gutter)} ${sign}`)} ${paint(style, shown)}`;
    }),
    ...(lines.length > drawn.length ? [`${' '.repeat(gutter + 2)} …`] : []),
  ].map((line) => line.trimEnd());
}

interface SpannedLine {
  line: number;
  text: string;
  start: number;
  end: number;
}

/** The lines of a span, each with the offsets to underline. From the second line on, indentation is not underlined. */
function listSpannedLines(source: LineIndex, span: Span): SpannedLine[] {
  const lines: SpannedLine[] = [];
  // A span that ends before the first column of a line ends with the line before.
  const end = span.endColumn <= 1 && span.endLine > span.line ? span.endLine - 1 : span.endLine;
  const last = Math.min(end, source.count);
  for (let line = span.line; line <= last && lines.length <= maxLines; line += 1) {
    const text = source.readLine(line);
    const start = line === span.line ? span.column - 1 : text.length - text.trimStart().length;
    const end = line === span.endLine ? span.endColumn - 1 : text.trimEnd().length;
    if (line === span.line || start < end) lines.push({ line, text, start, end });
  }
  return lines;
}

/** One character of a source line as readers see it. */
interface Cell {
  text: string;
  /** Columns of the terminal. */
  width: number;
}

/** A source line ready for a terminal; all numbers are columns of the terminal. */
export interface LaidOutLine {
  text: string;
  /** Columns before the marked stretch. */
  indent: number;
  /** Columns of the marked stretch; 0 if nothing is marked. */
  width: number;
}

const tabWidth = 4;
const maxWidth = 100;
/** Code units to consider on each side of a mark’s beginning; a line may be as long as a file. */
const reach = 250;
/** Letters of the content’s languages that take one column; measuring each would take most of the time. */
const plain = /^[\u0020-\u007e\u00c0-\u024f\u0620-\u064a]$/;
/** A text of such letters alone, in which each is a character of its own. */
const plainText = /^[\u0020-\u007e\u00c0-\u024f\u0620-\u064a]*$/;
/** Characters that take no column, which the library counts. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** The beginning of an emoji, or the end of a keycap emoji. */
const emoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3$/u;

/**
 * Lays out a source line for a terminal. Tabs become spaces, and invisible characters in the marked stretch are
 * replaced by their names. A long line is cut to a window of 100 columns around the stretch, with `…` at each cut.
 *
 * @param mark offsets within the line (UTF-16 code units, `end` exclusive), limited to the length of the line
 */
export function layOutLine(line: string, mark?: { start: number; end: number }): LaidOutLine {
  const start = leaveSurrogates(line, Math.min(mark?.start ?? 0, line.length), -1);
  const end = leaveSurrogates(line, Math.max(start, Math.min(mark?.end ?? 0, line.length)), 1);
  const from = leaveSurrogates(line, Math.max(0, start - reach), -1);
  const to = leaveSurrogates(line, Math.min(line.length, start + reach), 1);
  const before = toCells(line.slice(from, start));
  const marked = toMarkedCells(line.slice(start, Math.min(end, to)));
  const after = toCells(line.slice(Math.min(end, to), to));
  const cells = expandTabs([...before, ...marked, ...after]);
  return cutWindow(cells, {
    indent: measure(cells.slice(0, before.length)),
    width: measure(cells.slice(before.length, before.length + marked.length)),
    goesOn: { before: from > 0, after: to < line.length },
  });
}

/** Moves an offset out of the middle of a character that takes two code units. */
function leaveSurrogates(line: string, offset: number, step: -1 | 1): number {
  const isInside = offset > 0 && (line.codePointAt(offset - 1) ?? 0) > 0xffff;
  return isInside ? offset + step : offset;
}

/** Characters as readers count them: a letter with its marks is one, and so is an emoji of many parts. */
function toCells(text: string): Cell[] {
  return listGraphemes(text).map((part) =>
    toCell(part === '\t' || plain.test(part) ? part : showHarmful(part)),
  );
}

function toMarkedCells(text: string): Cell[] {
  return listGraphemes(text).flatMap((part, index) => {
    if (plain.test(part)) return [toCell(part)];
    if (emoji.test(part) && !part.endsWith('\u200d')) return [toCell(part)];
    const isLoneMark = index === 0 && /^\p{M}/u.test(part) && !isInvisible(part);
    if (isLoneMark) return [toCell(`\u25cc${part}`)];
    return Array.from(splitInvisible(part), toCell);
  });
}

function listGraphemes(text: string): string[] {
  if (plainText.test(text)) return text.split('');
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function* splitInvisible(segment: string): Generator<string> {
  let visible = '';
  for (const character of segment) {
    if (!isInvisible(character)) {
      visible += character;
      continue;
    }
    if (visible !== '') yield visible;
    visible = '';
    yield nameCharacter(character);
  }
  if (visible !== '') yield visible;
}

function toCell(text: string): Cell {
  if (plain.test(text)) return { text, width: 1 };
  // The parts of an emoji are joined by such characters.
  const shown = emoji.test(text) ? text : text.replace(ignorable, '');
  return { text, width: stringWidth(shown) };
}

/** Expands tabs to the next multiple of four columns, as editors do. */
function expandTabs(cells: readonly Cell[]): Cell[] {
  let column = 0;
  return cells.map((cell) => {
    const width = cell.text === '\t' ? tabWidth - (column % tabWidth) : cell.width;
    column += width;
    return cell.text === '\t' ? { ...cell, text: ' '.repeat(width), width } : cell;
  });
}

function measure(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

interface Layout extends Omit<LaidOutLine, 'text'> {
  /** Whether the line continues beyond the cells. */
  goesOn: { before: boolean; after: boolean };
}

function cutWindow(cells: readonly Cell[], { indent, width, goesOn }: Layout): LaidOutLine {
  const total = measure(cells);
  if (total <= maxWidth && !goesOn.before && !goesOn.after) {
    return { text: join(cells), indent, width };
  }
  const room = maxWidth - 2;
  const shown = Math.min(width, room);
  // A third of the remaining columns is before the mark: the text after it is usually more useful.
  const wished = indent - Math.floor((room - shown) / 3);
  const left = Math.max(0, Math.min(wished, total - room));
  const kept: Cell[] = [];
  let column = 0;
  let first = 0;
  for (const cell of cells) {
    const isInside = column >= left && column + cell.width <= left + room;
    if (isInside && kept.length === 0) first = column;
    if (isInside) kept.push(cell);
    column += cell.width;
  }
  const hasBefore = first > 0 || goesOn.before;
  const hasAfter = first + measure(kept) < total || goesOn.after;
  const keptIndent = Math.max(0, indent - first);
  return {
    text: `${hasBefore ? '…' : ''}${join(kept)}${hasAfter ? '…' : ''}`,
    indent: keptIndent + (hasBefore ? 1 : 0),
    width: Math.min(width, measure(kept) - keptIndent),
  };
}

function join(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join('');
}

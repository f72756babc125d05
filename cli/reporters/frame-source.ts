import type { Span } from '../issue.ts';
import type { CorrectedLine } from './find-correction.ts';
import { layOutLine } from './lay-out-line.ts';
import type { Paint, Style } from './paint.ts';
import { isolateRightToLeft } from './show-characters.ts';
import type { SourceLines } from './source-lines.ts';

export interface FrameOptions {
  paint: Paint;
  style: Style;
  /** Drawn under each column of the span. */
  underline: '^' | '~';
}

const mostLines = 3;
const mostCorrected = 6;

/**
 * Draws the lines of a span with their numbers, the span underlined, and the line above for orientation. Of a
 * span over many lines the first three are drawn.
 *
 * @returns lines without indentation; none where the span begins beyond the text
 */
export function frameSource(
  source: SourceLines,
  span: Span,
  { paint, style, underline }: FrameOptions,
): string[] {
  if (source.getLine(span.line) === undefined) return [];
  const spanned = listSpannedLines(source, span);
  const drawn = spanned.slice(0, mostLines);
  const above = source.getLine(span.line - 1);
  const gutter = String(drawn.at(-1)?.line ?? span.line).length;
  const number = (line: number | string) => paint('dim', `${String(line).padStart(gutter)} |`);
  return [
    ...(above === undefined || above.trim() === ''
      ? []
      : [join(number(span.line - 1), isolateRightToLeft(layOutLine(above).text))]),
    ...drawn.flatMap(({ line, text, start, end }) => {
      const { text: shown, indent, width } = layOutLine(text, { start, end });
      const mark = paint(style, underline.repeat(Math.max(1, width)));
      return [
        join(number(line), isolateRightToLeft(shown)),
        `${number('')} ${' '.repeat(indent)}${mark}`,
      ];
    }),
    ...(spanned.length > drawn.length ? [join(number(''), '…')] : []),
  ];
}

/** Draws the lines that a fix leaves, with their numbers and a sign, at most six. */
export function frameCorrection(lines: readonly CorrectedLine[], paint: Paint): string[] {
  const drawn = lines.slice(0, mostCorrected);
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

/** The lines of a span, each with the offsets to underline; from the second on, indentation stays out. */
function listSpannedLines(source: SourceLines, span: Span): SpannedLine[] {
  const lines: SpannedLine[] = [];
  // A span that ends before the first column of a line ends with the line before.
  const last = span.endColumn <= 1 && span.endLine > span.line ? span.endLine - 1 : span.endLine;
  for (let line = span.line; line <= last && lines.length <= mostLines; line += 1) {
    const text = source.getLine(line);
    if (text === undefined) break;
    const start = line === span.line ? span.column - 1 : text.length - text.trimStart().length;
    const end = line === span.endLine ? span.endColumn - 1 : text.trimEnd().length;
    if (line === span.line || start < end) lines.push({ line, text, start, end });
  }
  return lines;
}

function join(gutter: string, text: string): string {
  return `${gutter} ${text}`.trimEnd();
}

import { isCollection, isScalar, type Scalar } from 'yaml';
import type { TextEdit } from '../issue.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import { applyEdits } from './apply-edits.ts';
import { quoteText } from './line-index.ts';
import { parseYamlDocument, type SourceFile } from './source-file.ts';

/** The place of a part of a text in its file. */
export interface Stretch {
  /** Offsets in the file, `end` exclusive. */
  start: number;
  end: number;
  /**
   * The edits that replace the part. `isExact` tells whether the file then contains the text with the replacement, and
   * nothing else.
   */
  replace(replacement: string): { edits: TextEdit[]; isExact: boolean };
}

/**
 * Finds the place of a part of a text in its file, whatever style of YAML the text is written in.
 *
 * @param text the value at `path`; `from` and `to` are offsets in it
 * @returns `undefined` if the source cannot be compared with the value, such as a folded block with lists in it
 */
export function findStretch(
  file: SourceFile,
  path: readonly PropertyKey[],
  text: string,
  [from, to]: [number, number],
): Stretch | undefined {
  const node = file.findNode(path);
  if (!isScalar(node) || !node.range) return undefined;
  const [begin, behind] = node.range;
  const written = file.text.slice(begin, behind);
  const places = mapComposed(node.value, text);
  const own = listOffsets(written, places ? String(node.value) : text, node.type);
  const offsets = own && places ? places.map((place) => own[place] ?? 0) : own;
  const [start, end] = [offsets?.[from], offsets?.[to]];
  if (offsets === undefined || start === undefined || end === undefined) return undefined;
  const part = text.slice(from, to);
  const isVerbatim = written.slice(start, end) === part;
  return {
    start: begin + start,
    end: begin + end,
    replace(replacement) {
      const cuts = isVerbatim ? undefined : findCuts(part, replacement);
      const edited: TextEdit[] = cuts?.map((cut) => ({
        start: offsets[from + cut.start] ?? start,
        end: offsets[from + cut.end] ?? end,
        text: '',
      })) ?? [{ start, end, text: replacement }];
      const wanted = text.slice(0, from) + replacement + text.slice(to);
      const isExact = readItem(applyEdits(written, edited)) === composeLetters(wanted);
      if (node.type === 'PLAIN' && (!isExact || isInFlow(file, path)) && braces.test(replacement)) {
        // Braces at the beginning of a plain text, or anywhere in one within braces, would be read as fields.
        const quoted = quoteText(wanted);
        return {
          edits: [{ start: begin, end: behind, text: quoted }],
          isExact: readItem(quoted) === composeLetters(wanted),
        };
      }
      return {
        edits: edited.map((edit) => ({
          ...edit,
          start: begin + edit.start,
          end: begin + edit.end,
        })),
        isExact,
      };
    },
  };
}

const braces = /[{}]/;

/** The value of a source as an item of a list, with its letters composed; `undefined` if it is invalid. */
function readItem(source: string): unknown {
  const document = parseYamlDocument(`- ${source}`);
  const value = document.errors.length === 0 ? document.getIn([0]) : undefined;
  return typeof value === 'string' ? composeLetters(value) : value;
}

/** A letter with its marks. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * The offset of each character of a composed text, and of its end, in the text before its letters were composed.
 * `undefined` if it is not that text, or if nothing was composed.
 */
function mapComposed(value: unknown, composed: string): number[] | undefined {
  if (typeof value !== 'string' || value === composed) return undefined;
  if (value.normalize('NFC') !== composed) return undefined;
  const places = [...value.matchAll(clusters)].flatMap(({ 0: cluster, index }) => {
    const own = cluster.normalize('NFC');
    return Array.from({ length: own.length }, (_, at) => index + (own === cluster ? at : 0));
  });
  return places.length === composed.length ? [...places, value.length] : undefined;
}

/** Whether a value is within `{ … }` or `[ … ]`. */
function isInFlow(file: SourceFile, path: readonly PropertyKey[]): boolean {
  return path.some((_, depth) => {
    const around = file.findNode(path.slice(0, depth));
    return isCollection(around) && around.flow === true;
  });
}

/**
 * The cuts that leave only the replacement of a text, so that the line breaks between them stay as they are written.
 * `undefined` if the replacement has signs of its own.
 */
function findCuts(text: string, replacement: string): { start: number; end: number }[] | undefined {
  const cuts: { start: number; end: number }[] = [];
  let kept = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (kept < replacement.length && text[index] === replacement[kept]) {
      kept += 1;
      continue;
    }
    const last = cuts.at(-1);
    if (last?.end === index) last.end += 1;
    else cuts.push({ start: index, end: index + 1 });
  }
  return kept === replacement.length ? cuts : undefined;
}

/**
 * The offset in the source of each character of a text, and of its end. `undefined` if they do not agree: with a
 * duplicated key, the node may contain another text than the value.
 */
function listOffsets(written: string, text: string, type: Scalar['type']): number[] | undefined {
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') {
    return matchBlock(written, text, type === 'BLOCK_FOLDED');
  }
  if (type === 'PLAIN') return matchFlow(written, text, '');
  return matchFlow(written.slice(0, -1), text, type === 'QUOTE_DOUBLE' ? '"' : "'");
}

/** Compares a plain or quoted text with its source. Line breaks are folded (YAML 1.2, 6.5). */
function matchFlow(written: string, text: string, quote: '' | '"' | "'"): number[] | undefined {
  const offsets: number[] = [];
  let at = quote.length;
  while (offsets.length < text.length && at < written.length) {
    const gap = readGap(written, at);
    if (gap.breaks > 0) {
      const shown = gap.breaks === 1 ? ' ' : '\n'.repeat(gap.breaks - 1);
      if (!text.startsWith(shown, offsets.length)) return undefined;
      for (let index = 0; index < shown.length; index += 1) offsets.push(at);
      at = gap.end;
      continue;
    }
    const sign = written.charAt(at);
    if (quote === '"' && sign === '\\') {
      const joint = readGap(written, at + 1);
      if (joint.breaks > 0) {
        at = joint.end;
        continue;
      }
      const isPair = (text.codePointAt(offsets.length) ?? 0) > 0xffff;
      const kind = written.charAt(at + 1);
      offsets.push(at);
      if (isPair && kind === 'U') offsets.push(at);
      at += 2 + (escapeLengths[kind] ?? 0);
      continue;
    }
    if (text[offsets.length] !== sign) return undefined;
    offsets.push(at);
    at += quote === "'" && sign === "'" ? 2 : 1;
  }
  return offsets.length === text.length && at === written.length ? [...offsets, at] : undefined;
}

/** The number of hexadecimal digits behind an escape (YAML 1.2, 5.7). All other escapes are a single sign. */
const escapeLengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads spaces and line breaks. A gap without a line break is part of the text. */
function readGap(written: string, start: number): { breaks: number; end: number } {
  let breaks = 0;
  let end = start;
  while (' \t\r\n'.includes(written[end] ?? 'none')) {
    if (written[end] === '\n') breaks += 1;
    end += 1;
  }
  return { breaks, end };
}

/** Compares a block with its source, in which every line is verbatim behind the same indentation. */
function matchBlock(written: string, text: string, isFolded: boolean): number[] | undefined {
  const [header = '', ...lines] = written.split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const offsets: number[] = [];
  let at = header.length + 1;
  let end = at;
  for (const [index, line] of lines.entries()) {
    if (offsets.length >= text.length) break;
    const shown = line.slice(indent).replace(/\r$/, '');
    // A folded block keeps the line breaks of lines that are indented further.
    if (isFolded && /^[ \t]/.test(shown)) return undefined;
    if (!text.startsWith(shown, offsets.length)) return undefined;
    const begin = at + Math.min(indent, line.length);
    for (let sign = 0; sign < shown.length; sign += 1) offsets.push(begin + sign);
    end = begin + shown.length;
    at += line.length + 1;
    // A single line break is folded to a space, and the first of several is dropped.
    const isDropped =
      isFolded && shown !== '' && lines[index + 1]?.trim() === '' && hasMore(lines, index + 2);
    if (isDropped || offsets.length === text.length) continue;
    if (!(isFolded ? ' \n' : '\n').includes(text.charAt(offsets.length))) return undefined;
    offsets.push(end);
    end = at;
  }
  return offsets.length === text.length ? [...offsets, end] : undefined;
}

function hasMore(lines: readonly string[], from: number): boolean {
  return lines.slice(from).some((line) => line.trim() !== '');
}

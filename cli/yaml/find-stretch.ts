import { isScalar } from 'yaml';
import type { SourceFile } from './source-file.ts';

/**
 * Finds where a stretch of a text stands in its file.
 *
 * @param text the value at `path`; `start` and `end` count in it
 * @returns offsets in the file, or nothing where the text is written otherwise than it reads (escapes, folded lines)
 */
export function findStretch(
  file: SourceFile,
  path: readonly PropertyKey[],
  text: string,
  [start, end]: [number, number],
): [number, number] | undefined {
  const node = file.findNode(path);
  if (!isScalar(node) || !node.range) return undefined;
  const [from, to] = node.range;
  const written = file.text.slice(from, to);
  if (node.type === 'BLOCK_LITERAL') {
    const place = createBlockMap(written, text);
    return place && [from + place(start), from + place(end)];
  }
  const offset = node.type === 'PLAIN' ? 0 : 1;
  const isVerbatim = written.slice(offset, offset + text.length) === text;
  return isVerbatim ? [from + offset + start, from + offset + end] : undefined;
}

/** In a literal block every line stands as it reads, behind the same indentation. */
function createBlockMap(written: string, text: string): ((offset: number) => number) | undefined {
  const [header = '', ...lines] = written.split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const starts: { inText: number; inFile: number }[] = [];
  let inText = 0;
  let inFile = header.length + 1;
  for (const line of lines) {
    const shown = line.slice(indent).replace(/\r$/, '');
    if (inText >= text.length) break;
    if (text.slice(inText, inText + shown.length) !== shown) return undefined;
    starts.push({ inText, inFile: inFile + Math.min(indent, line.length) });
    inText += shown.length + 1;
    inFile += line.length + 1;
  }
  return (offset) => {
    const line = starts.findLast((start) => start.inText <= offset);
    return line ? line.inFile + offset - line.inText : offset;
  };
}

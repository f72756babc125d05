import { splitTextLinks } from '../../shared/text-links.ts';
import type { TextFinding } from './text-rule.ts';

/** A stretch of a text that people read: words of a link, or words between links. */
interface Stretch {
  /** Where it begins in the words alone. */
  spoken: number;
  /** Where it begins in the text as written. */
  written: number;
  length: number;
}

interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * Creates a function that moves a part of the words of a text, without the addresses of its links, to the same words of
 * the text as it is written.
 */
export function createLocator(
  written: string,
  stretches: readonly Stretch[] = listStretches(written),
): (part: Span) => Span {
  const move = (place: number, inside: number) => {
    const found = stretches.findLast(({ spoken }) => spoken <= inside);
    return found ? place - found.spoken + found.written : place;
  };
  return ({ start, end }) => ({
    start: move(start, start),
    end: move(end, Math.max(start, end - 1)),
  });
}

/** Creates a function that does the same with a finding. A correction keeps the marks of links. */
export function createRestorer<Finding extends TextFinding>(
  written: string,
): (finding: Finding) => Finding {
  if (!written.includes('](/')) return (finding) => finding;
  const stretches = listStretches(written);
  const locate = createLocator(written, stretches);
  return (finding) => {
    const span = locate(finding);
    const { replacement, start, end } = finding;
    // Without a mark in it, a part is as long as its words.
    if (replacement === undefined || span.end - span.start === end - start) {
      return { ...finding, ...span };
    }
    const kept = keepMarks(written, span, stretches, replacement);
    return { ...finding, ...span, replacement: kept, isSafe: finding.isSafe && kept !== undefined };
  };
}

function listStretches(written: string): Stretch[] {
  const stretches: Stretch[] = [];
  let spoken = 0;
  let at = 0;
  for (const part of splitTextLinks(written)) {
    const isLink = typeof part !== 'string';
    const { length } = isLink ? part.words : part;
    stretches.push({ spoken, written: isLink ? at + 1 : at, length });
    spoken += length;
    at = isLink ? part.end : at + length;
  }
  return stretches;
}

/**
 * A correction of words with the marks of the links among them, if it only removes signs; `undefined` if it also writes
 * some, since nobody knows on which side of a mark they belong.
 */
function keepMarks(
  written: string,
  { start, end }: Span,
  stretches: readonly Stretch[],
  replacement: string,
): string | undefined {
  let kept = 0;
  let at = start;
  let result = '';
  for (const stretch of stretches) {
    const from = Math.max(stretch.written, start);
    const to = Math.min(stretch.written + stretch.length, end);
    if (from >= to) continue;
    result += written.slice(at, from);
    for (const sign of written.slice(from, to)) {
      if (!replacement.startsWith(sign, kept)) continue;
      result += sign;
      kept += sign.length;
    }
    at = to;
  }
  return kept === replacement.length ? result : undefined;
}

import { splitTextLinks } from '../../shared/text-links.ts';
import type { TextFinding } from './text-rule.ts';

/** A stretch of a text that people read: words of a link, or words between links. */
interface Stretch {
  /** Where it begins in the text without addresses. */
  spoken: number;
  /** Where it begins in the text as written. */
  written: number;
  length: number;
}

/**
 * Creates a function that moves a finding about the words of a text, without the addresses of its links, to the same
 * words of the text as it is written. A correction keeps the marks of links.
 *
 * @param written the text with its links
 */
export function createRestorer(written: string): <Finding extends TextFinding>(finding: Finding) => Finding {
  const stretches = listStretches(written);
  if (stretches.length === 1) return (finding) => finding;
  return (finding) => {
    const isEmpty = finding.start === finding.end;
    const first = findStretch(stretches, finding.start);
    const last = isEmpty ? first : findStretch(stretches, finding.end - 1);
    const start = first.written + finding.start - first.spoken;
    const end = last.written + finding.end - last.spoken;
    if (first === last || finding.replacement === undefined) return { ...finding, start, end };
    const replacement = keepMarks(written, { start, end }, stretches, finding.replacement);
    return { ...finding, start, end, replacement, isSafe: finding.isSafe && replacement !== undefined };
  };
}

function listStretches(written: string): Stretch[] {
  const stretches: Stretch[] = [];
  let spoken = 0;
  let at = 0;
  for (const part of splitTextLinks(written)) {
    const isLink = typeof part !== 'string';
    const { length } = isLink ? part.words : part;
    stretches.push({ spoken, written: isLink ? part.start + 1 : at, length });
    spoken += length;
    at = isLink ? part.end : at + length;
  }
  return stretches;
}

/** The stretch of a place in the text without addresses. */
function findStretch(stretches: readonly Stretch[], place: number): Stretch {
  const found = stretches.findLast(({ spoken }) => spoken <= place);
  return found ?? { spoken: 0, written: 0, length: 0 };
}

/**
 * A correction of words with the marks of the links among them, if it only removes signs; `undefined` if it also writes
 * some, since nobody knows on which side of a mark they belong.
 */
function keepMarks(
  written: string,
  { start, end }: { start: number; end: number },
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

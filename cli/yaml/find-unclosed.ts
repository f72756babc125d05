import { type Document, isCollection, isScalar, visit } from 'yaml';
import { issueCodes } from '../issue.ts';
import type { LineIndex } from './line-index.ts';
import type { Stumble } from './stumble.ts';

/** A line that begins another field or item, which a text or a list in brackets does not reach into. */
const nextField = /^\s*(?:- +\S|[\w-]+:(?:\s|$))/;

/**
 * Finds the quote or bracket that was opened and not closed on its line, where that made the parser stumble.
 *
 * @param offset where it stumbled
 */
export function findUnclosed(
  text: string,
  lines: LineIndex,
  document: Document,
  offset: number,
): Stumble | undefined {
  let found: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (found !== undefined || start > offset) return visit.BREAK;
      if (isScalar(node) ? !node.type?.startsWith('QUOTE') : !isCollection(node) || !node.flow) {
        return undefined;
      }
      const { line } = lines.toPosition(start);
      const isLong = lines.toPosition(Math.max(start, end - 1)).line > line || offset >= end;
      if (!isLong || isClosed(text.slice(start, lines.startOf(line + 1)))) return undefined;
      const next = lines.readLine(line + 1);
      if (next === '' || nextField.test(next)) found = start;
      return undefined;
    },
  });
  return found === undefined ? undefined : describe(text, lines, found);
}

/** Whether what opens at the beginning of a piece of text is closed within it. */
function isClosed(piece: string): boolean {
  const sign = piece[0] ?? '';
  const close = closing[sign] ?? sign;
  return piece.slice(1).includes(close);
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function describe(text: string, lines: LineIndex, start: number): Stumble {
  const sign = text[start] ?? '';
  const close = closing[sign] ?? sign;
  const { line } = lines.toPosition(start);
  const end = lines.startOf(line) + lines.readLine(line).trimEnd().length;
  const isQuote = close === sign;
  return {
    code: issueCodes.syntax,
    start,
    end,
    message: isQuote
      ? {
          en: 'The quote that opens here is never closed.',
          tr: 'Burada açılan tırnak kapatılmamış.',
        }
      : {
          en: 'The bracket that opens here is never closed.',
          tr: 'Burada açılan ayraç kapatılmamış.',
        },
    advice: {
      en: `Put a ${close} at the end of its text.`,
      tr: `Metnin sonuna ${close} koyun.`,
    },
    fix: { edits: [{ start: end, end, text: close }], isSafe: false },
  };
}

import { isScalar } from 'yaml';
import type { Fix, Span } from '../issue.ts';
import { quoteText } from '../yaml/line-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { Description } from './description.ts';

/** The edit that fixes a schema problem, where its description knows what would be right. */
export function fixValue(file: SourceFile, description: Description, span: Span): Fix | undefined {
  const { remedy, replacement, path, atKey } = description;
  if (remedy === undefined) return undefined;
  const [start, end] = toOffsets(file, span);
  const written = file.text.slice(start, end);
  if (remedy === 'quote') {
    // “null” may be a word or nothing at all; a program’s word is not for visitors.
    const isSafe = !written.includes('\n') && !/^(?:~|null)$/i.test(written);
    return { edits: [{ start, end, text: quoteText(written) }], isSafe };
  }
  if (replacement === undefined) return undefined;
  const node = atKey ? undefined : file.findNode(path);
  const isQuoted = remedy !== 'replaceBare' && isScalar(node) && node.type?.startsWith('QUOTE');
  const text = isQuoted ? quoteText(replacement) : replacement;
  return { edits: [{ start, end, text }], isSafe: remedy === 'replaceSafely' };
}

function toOffsets({ lines }: SourceFile, span: Span): [number, number] {
  return [
    lines.startOf(span.line) + span.column - 1,
    lines.startOf(span.endLine) + span.endColumn - 1,
  ];
}

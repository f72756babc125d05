import { isCollection, isScalar } from 'yaml';
import type { IssueCode, Problem } from '../codes/codes.ts';
import type { Fix, Issue, Span } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { listInvisible } from '../lib/invisible-characters.ts';
import type { Reference } from '../model/walk-fields.ts';
import { findStretch } from '../yaml/find-stretch.ts';
import { quoteText } from '../yaml/line-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { findInvisible } from './find-invisible.ts';
import type { TextFinding } from './text-rule.ts';

/** A finding of a schema, or of a comparison with other files, at a field. */
export type FieldFinding = {
  code: IssueCode;
  path: PropertyKey[];
  /** Whether the finding is at the key rather than at the value. */
  atKey?: boolean;
  /** The correct key or value, if it is known. */
  replacement?: string;
  /**
   * How the finding is fixed; omit for a replacement that a person must approve. `quote` puts the value into double
   * quotes unchanged, `replaceSafely` needs no approval, `replaceBare` removes the quotes around the value.
   */
  remedy?: 'quote' | 'replaceSafely' | 'replaceBare';
} & Problem;

/** Creates the issues of a finding at a value or a key, with a fix if one is known. */
export function toIssues(file: SourceFile, finding: FieldFinding): Issue[] {
  const { code, path, atKey, replacement: _text, remedy: _remedy, ...problem } = finding;
  const hidden = atKey ? [] : findHidden(file, path);
  if (hidden.length > 0) return hidden;
  const span = atKey ? file.locateKey(path) : file.locate(path);
  const fix = fixValue(file, finding, span);
  return [file.report(code, path, problem, { span, fix })];
}

/** A name with an invisible character looks correct, so that character is reported instead. */
function findHidden(file: SourceFile, path: readonly PropertyKey[]): Issue[] {
  const value = getAt(file.data, path);
  if (typeof value !== 'string') return [];
  return findInvisible(value, { language: 'tr', role: 'text' }).map((finding) =>
    locateFinding(file, path, value, finding),
  );
}

/** The edit that fixes a value or a key, if the correct one is known. */
function fixValue(
  file: SourceFile,
  { remedy, replacement, path, atKey }: FieldFinding,
  span: Span,
): Fix | undefined {
  const start = file.lines.startOf(span.line) + span.column - 1;
  const end = file.lines.startOf(span.endLine) + span.endColumn - 1;
  const written = file.text.slice(start, end);
  if (remedy === 'quote') {
    const own = file.findNode(path);
    const isPlace = own?.range?.[0] === start && own.tag === undefined;
    if (!isPlace || (isCollection(own) && !own.flow)) return undefined;
    // “null” may be a word or an empty value. Visitors should not see a programming term.
    const isSafe = !written.includes('\n') && !/^(?:~|null)$/i.test(written);
    return { edits: [{ start, end, text: quoteText(written) }], isSafe };
  }
  if (replacement === undefined) return undefined;
  const node = atKey ? undefined : file.findNode(path);
  const isQuoted = remedy !== 'replaceBare' && isScalar(node) && node.type?.startsWith('QUOTE');
  const text = isQuoted ? quoteText(replacement) : replacement;
  return { edits: [{ start, end, text }], isSafe: remedy === 'replaceSafely' };
}

/** Reports a finding about a reference: at its value, or at the address of a link inside a text. */
export function reportReference(
  file: SourceFile,
  { path, range }: Reference,
  finding: FieldFinding,
): Issue[] {
  if (!range) return toIssues(file, finding);
  const value = getAt(file.data, path);
  const [start, end] = range;
  // With an invisible character in it, the address looks right, and that character is reported.
  if (typeof value !== 'string' || [...listInvisible(value.slice(start, end))].length > 0)
    return [];
  const { path: _path, atKey: _atKey, remedy, ...said } = finding;
  const isSafe = remedy === 'replaceSafely';
  return [locateFinding(file, path, value, { ...said, start, end, isSafe })];
}

/**
 * Creates the issue of a rule’s finding inside a text. The issue is at the span of the finding if the source of the
 * text can be compared with its value. Otherwise it is at the whole value, and there is no fix.
 *
 * @param value of the field at `path`
 */
export function locateFinding(
  file: SourceFile,
  path: readonly PropertyKey[],
  value: unknown,
  finding: TextFinding,
): Issue {
  const { code, start: from, end: to, replacement, isSafe, ...problem } = finding;
  const stretch =
    typeof value === 'string' ? findStretch(file, path, value, [from, to]) : undefined;
  if (!stretch) return file.report(code, path, problem);
  const { start, end } = stretch;
  const span = file.lines.toSpan(start, end);
  if (replacement === undefined) return file.report(code, path, problem, { span });
  const { edits, isExact } = stretch.replace(replacement);
  const fix = { edits, isSafe: isSafe === true && isExact };
  return file.report(code, path, problem, { span, fix });
}

/** The source of a text in the file, with quotes and escapes. */
export function readWritten(file: SourceFile, path: readonly PropertyKey[]): string {
  const [start, end] = file.findNode(path)?.range ?? [0, 0];
  return file.text.slice(start, end);
}

import type { Issue } from '../issue.ts';
import type { TextFinding } from '../rules/text-rule.ts';
import { findStretch, type SourceFile } from '../yaml/source-file.ts';

/**
 * Makes a problem of the file out of what a rule found inside a text: at its own stretch where the text is written as it
 * reads, otherwise at the whole value, where nothing can be fixed.
 *
 * @param value what stands at `path`
 */
export function locateFinding(
  file: SourceFile,
  path: readonly PropertyKey[],
  value: unknown,
  finding: TextFinding,
): Issue {
  const { code, message, advice, replacement, isSafe } = finding;
  const stretch =
    typeof value === 'string'
      ? findStretch(file, path, value, [finding.start, finding.end])
      : undefined;
  if (!stretch) return file.issue(code, path, message, advice);
  const [start, end] = stretch;
  const fix =
    replacement === undefined
      ? undefined
      : { edits: [{ start, end, text: replacement }], isSafe: isSafe === true };
  return file.issue(code, path, message, advice, { span: file.lines.toSpan(start, end), fix });
}

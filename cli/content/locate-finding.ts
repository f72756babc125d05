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
  const { code, start: from, end: to, replacement, isSafe, ...problem } = finding;
  const stretch =
    typeof value === 'string' ? findStretch(file, path, value, [from, to]) : undefined;
  if (!stretch) return file.report(code, path, problem);
  const [start, end] = stretch;
  const fix =
    replacement === undefined
      ? undefined
      : { edits: [{ start, end, text: replacement }], isSafe: isSafe === true };
  return file.report(code, path, problem, { span: file.lines.toSpan(start, end), fix });
}

import type { TextFinding } from '../../../../cli/checks/text-rule.ts';

/** Fixes a text like `--fix`: from the end, so that offsets stay valid. */
export function applySafeReplacements(text: string, findings: readonly TextFinding[]): string {
  return findings
    .filter(({ isSafe }) => isSafe)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (fixed, { start, end, replacement = '' }) =>
        fixed.slice(0, start) + replacement + fixed.slice(end),
      text,
    );
}

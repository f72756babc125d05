import type { TextFinding } from '../../../../cli/rules/text-rule.ts';

/** Mends a text the way `--fix` does: from the end, so that offsets stay true. */
export function applySafeReplacements(text: string, findings: readonly TextFinding[]): string {
  return findings
    .filter(({ isSafe }) => isSafe)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (mended, { start, end, replacement = '' }) =>
        mended.slice(0, start) + replacement + mended.slice(end),
      text,
    );
}

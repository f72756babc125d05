import type { TextFinding } from './text-rule.ts';

/** Of one kind in one text; whoever sees so many fixes them together, and a broken file cannot cost seconds. */
const mostFindings = 100;

/**
 * Judges one suspect after the other, until there are `mostFindings`.
 *
 * @param suspects may be lazy: what comes after the last finding is not looked at
 * @param judge gives `undefined` for a suspect that is innocent
 */
export function collectFindings<Suspect>(
  suspects: Iterable<Suspect>,
  judge: (suspect: Suspect) => TextFinding | undefined,
): TextFinding[] {
  const findings: TextFinding[] = [];
  for (const suspect of suspects) {
    const finding = judge(suspect);
    if (finding && findings.push(finding) === mostFindings) break;
  }
  return findings;
}

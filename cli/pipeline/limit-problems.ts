import { type Issue, sortIssues } from '../issue.ts';
import type { Words } from '../words.ts';

/** More problems of one kind of check are not told apart in one file: nobody reads them before mending these. */
export const mostProblems = 100;

/**
 * Keeps the first problems of a file, and says of how many others it is silent.
 *
 * @param omitted how many were found and not described
 */
export function limitProblems(issues: readonly Issue[], omitted = 0): Issue[] {
  const rest = omitted + Math.max(0, issues.length - mostProblems);
  const kept = sortIssues(issues).slice(0, mostProblems);
  const last = kept.at(-1);
  if (rest === 0 || !last) return kept;
  const { mend: _mend, ...place } = last;
  return [...kept, { ...place, message: describeRest(rest), advice }];
}

function describeRest(count: number): Words {
  return {
    en:
      count === 1
        ? 'One more problem follows in this file.'
        : `${count} more problems follow in this file.`,
    tr: `Bu dosyada ${count} sorun daha var.`,
  };
}

const advice: Words = {
  en: 'Mend the ones that are shown first; then the others are shown.',
  tr: 'Önce gösterilenleri düzeltin; ötekiler o zaman gösterilir.',
};

import type { Completeness } from '../pipeline/find-missing.ts';

/** Gaps as lines of text, and a total per language; “nothing to translate” counts as complete. */
export function reportMissing({ gaps, totals }: Completeness, folder: string): string {
  const lines = gaps.map(
    ({ file, line, column, language, path, kind }) =>
      `${folder}/${file}:${line}:${column}  ${language}  ${path}  ${kind === 'empty' ? 'is empty' : 'is missing'}`,
  );
  const sums = Object.entries(totals).map(([language, { expected, present }]) => {
    const percent = expected === 0 ? 100 : Math.floor((present / expected) * 100);
    return `${language}: ${present} of ${expected} texts (${percent} %)`;
  });
  return `${[...lines, ...(lines.length > 0 ? [''] : []), ...sums].join('\n')}\n`;
}

import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { isGap } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/**
 * Finds items that equal another of their list in every field (C020): git merges without a conflict if an item was moved
 * to two places. Items with an id are left to the check of ids; of two tags or points, one may be meant to be changed.
 */
export function findDoubled(file: SourceFile): Issue[] {
  const issues: Issue[] = [];
  look(file.data, []);
  return limitProblems(issues);

  function look(value: unknown, path: readonly PropertyKey[]): void {
    if (typeof value !== 'object' || value === null) return;
    const firsts = new Map<string, readonly PropertyKey[]>();
    for (const [key, inner] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key];
      look(inner, place);
      const isItem = Array.isArray(value) && typeof inner === 'object' && !isGap(inner);
      if (!isItem || 'id' in inner || 'tr' in inner) continue;
      const written = JSON.stringify(inner);
      const first = firsts.get(written);
      if (!first) firsts.set(written, place);
      else {
        const { line } = file.locate(first);
        issues.push(
          file.report(issueCodes.duplicateId, place, { problem: 'itemTwice', params: { line } }),
        );
      }
    }
  }
}

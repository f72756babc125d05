import { getAt } from '../lib/get-at.ts';
import type { ContentFile } from './content-file.ts';
import { entryCollections, findSource } from './sources.ts';

/**
 * Whether an entry is a draft. Visitors do not see drafts, and their issues are notes (`severityOf`). An entry that has a
 * day to appear on (`publish`) is judged as if it had come, unless it is a draft as well.
 *
 * @param file need not parse: its line `draft: true` counts as well, see `ContentFile.identifierHints`
 */
export function isDraft({
  path,
  data,
  identifierHints,
}: Pick<ContentFile, 'path' | 'data' | 'identifierHints'>): boolean {
  const isMarked = getAt(data, ['draft']) === true || identifierHints?.['draft'] === 'true';
  return isMarked && entryCollections.some((name) => name === findSource(path)?.name);
}

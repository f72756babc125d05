import { getAt } from '../lib/get-at.ts';
import { entryCollections, findSource } from '../model/sources.ts';
import type { ContentFile } from './analyze-file.ts';

/**
 * Whether an entry is a draft. Visitors do not see drafts, and their issues are notes (`severityOf`). Nothing else
 * decides whose issues are notes, so an entry that has a day to appear on would be judged as published from here.
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

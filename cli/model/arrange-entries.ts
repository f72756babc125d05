import { getAt } from '../lib/get-at.ts';
import type { ContentFile } from './content-file.ts';
import { isDraft } from './is-draft.ts';
import type { Collection } from './sources.ts';

export type Entries = Record<Collection, ContentFile[]>;

/**
 * The entries in the order in which the site shows them: cars by their number, posts from newest to oldest.
 *
 * @param isShown whether to include a draft
 */
export function arrangeEntries(
  files: readonly ContentFile[],
  isShown: (draft: ContentFile) => boolean,
): Entries {
  const of = (name: Collection) =>
    files.filter((file) => file.source === name && (!isDraft(file) || isShown(file)));
  const read = ({ data }: ContentFile, key: string) => getAt(data, [key]);
  const dateOf = (file: ContentFile) => String(read(file, 'date'));
  return {
    experiences: of('experiences'),
    cars: of('cars').toSorted((a, b) => Number(read(a, 'order')) - Number(read(b, 'order'))),
    posts: of('posts').toSorted((a, b) => {
      if (dateOf(a) !== dateOf(b)) return dateOf(a) < dateOf(b) ? 1 : -1;
      return Number(read(b, 'id')) - Number(read(a, 'id'));
    }),
  };
}

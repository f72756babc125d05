import { collectionKeys, collections } from '../../shared/pages.ts';
import { slug } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile } from '../model/content-file.ts';
import { listFolder, readList } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import { type AcceptedAddress, readAddresses } from '../model/read-addresses.ts';

/** The addresses of published entries, and their aliases, that the list does not contain yet. */
export function findNewAddresses(
  files: readonly ContentFile[],
  covers: (path: string) => boolean,
): AcceptedAddress[] {
  const known = new Set(readAddresses(files).map(({ address }) => address));
  return collectionKeys.flatMap((collection) => {
    const { folder, prefix, key } = collections[collection];
    return listFolder(files, folder)
      .filter((file) => covers(file.path) && !isDraft(file))
      .flatMap((file) =>
        [getAt(file.data, [key]), ...readList(file, 'aliases')]
          // In a file with mistakes, the value may be anything; “null” would pass for a name.
          .filter((name) => typeof name === 'string' || typeof name === 'number')
          .map(String)
          .filter((name) => slug.safeParse(name).success && !known.has(prefix + name))
          .map((name) => ({ address: prefix + name, file: file.path })),
      );
  });
}

import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { listFolder, readList } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import type { AllContent } from './check.ts';

/** A place of a name that must be unique. */
interface Place {
  file: ContentFile;
  path: PropertyKey[];
}

/** Finds names of entries that must be unique and are not (C020). */
export function findTakenNames({ readable: files, open }: AllContent): Issue[] {
  return [
    ...findTaken(listFolder(files, 'experiences', 'cars'), 'slug', open, true),
    ...findTaken(listFolder(files, 'posts'), 'id', open, true),
    ...findTaken(listFolder(files, 'cars'), 'order', open),
    ...findTaken(listFolder(files, 'category-pages'), 'name', open),
  ];
}

/**
 * Finds values of one field that several files have, and aliases that equal such a value or another alias. If a draft
 * has that of a published entry, both are reported, since only the latter is an error. A place in a list is that of the
 * published entry.
 */
function findTaken(
  files: readonly ContentFile[],
  key: string,
  open: OpenFile,
  hasAliases = false,
): Issue[] {
  const names = files.map((file) => ({ file, path: [key], value: getAt(file.data, [key]) }));
  const aliases = files.flatMap((file) =>
    readList(file, 'aliases').map((value, at) => ({ file, path: ['aliases', at], value })),
  );
  const all = hasAliases ? [...names, ...aliases] : names;
  const byValue = Map.groupBy(all, ({ value }) => value);
  return [...byValue].flatMap(([value, places]) => {
    if (places.length < 2 || !isName(value)) return [];
    const draft = places.find(({ file }) => isDraft(file));
    const published = places.filter(({ file }) => !isDraft(file));
    const report = ({ file, path }: Place, by: Place) => {
      const taken = { file: by.file.path, line: open(by.file).locate(by.path).line };
      const asAlias = { problem: 'aliasTaken', params: { alias: value, ...taken } } as const;
      const asName = { problem: 'takenElsewhere', params: { key, value, ...taken } } as const;
      return open(file).report(issueCodes.duplicateId, path, path.length > 1 ? asAlias : asName);
    };
    const owner = published[0] ?? places[0];
    if (!owner) return [];
    const issues = places.filter((place) => place !== owner).map((place) => report(place, owner));
    const isContested = draft && published.length > 0 && key !== 'order';
    return isContested ? [...issues, report(owner, draft)] : issues;
  });
}

/** An empty name counts as missing, which the schema reports, and not as a duplicate. */
export function isName(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

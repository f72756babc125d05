import { issueCodes, type Problem } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { noticesFile } from '../model/content-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { isName } from './find-taken-names.ts';

/** Finds names that a list of a file contains twice (C020). */
export function findRepeatedNames(file: SourceFile): Issue[] {
  return listUnique(file).flatMap(({ path, key, describe }) => {
    const below = key ? [key] : [];
    const items = getAt(file.data, path);
    const seen = new Set<unknown>();
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, position) => {
      const name = getAt(item, below);
      const isNew = !seen.has(name);
      seen.add(name);
      const said = isNew || !isName(name) ? undefined : describe(name);
      if (!said) return [];
      return [file.report(issueCodes.duplicateId, [...path, position, ...below], said)];
    });
  });
}

/** A list whose items must differ. */
interface UniqueList {
  path: PropertyKey[];
  /** The name of each item; defaults to the item itself. */
  key?: 'id';
  /** Describes the second of two items of one name; `undefined` if that is another problem. */
  describe(name: string | number): Problem | undefined;
}

function listUnique({ path, data }: SourceFile): UniqueList[] {
  const stem = /^(?:categories|services|authors)(?=\.yaml$)/.exec(path)?.[0];
  if (stem) {
    return [
      { path: [stem], key: 'id', describe: (id) => ({ problem: 'idTwice', params: { id } }) },
    ];
  }
  if (path === noticesFile && Array.isArray(data)) {
    return data.map((_notice, position) => ({
      path: [position, 'on'],
      describe: (place) => ({ problem: 'placeTwice', params: { place: String(place) } }),
    }));
  }
  if (!/^(?:experiences|cars)\//.test(path)) return [];
  const own = getAt(data, ['slug']);
  return [
    { path: ['images'], describe: (name) => ({ problem: 'pictureTwice', params: { name } }) },
    {
      path: ['goesWith'],
      describe: (name) => (name === own ? undefined : { problem: 'entryTwice', params: { name } }),
    },
  ];
}

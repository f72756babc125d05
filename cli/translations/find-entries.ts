import { findPathBelow } from '../content/find-path-below.ts';
import { suggest } from '../content/source-forms.ts';
import type { Words } from '../legacy-words.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { ContentEntry } from './content-entry.ts';

/**
 * Finds entries the way people name them: by file (with or without the content folder and the ending), by
 * slug or number, by the folder for all in it, or by the file’s own name.
 *
 * @param folder the content folder, as it was given to the command
 * @returns the entries of the first of these ways that finds any
 */
export function findEntries<T extends ContentEntry>(
  wanted: string,
  entries: readonly T[],
  folder: string,
): T[] {
  const plain = clean(wanted);
  const names = new Set([plain, findPathBelow(folder, wanted) ?? plain]);
  const ways: ((entry: T, name: string) => boolean)[] = [
    ({ file }, path) => file.path === path || dropEnding(file.path) === path,
    ({ name, kind }, slug) => name === slug && kind !== 'pages',
    ({ kind }, folderName) => kind === folderName,
    ({ file }, stem) => dropEnding(file.path).endsWith(`/${stem}`),
  ];
  for (const way of ways) {
    const found = entries.filter((entry) => [...names].some((name) => way(entry, name)));
    if (found.length > 0) return found;
  }
  return [];
}

/** What to say of a name that no entry has. */
export function describeUnknownEntry(wanted: string, entries: readonly ContentEntry[]): Words {
  const names = new Set(
    entries.flatMap(({ file, name }) => [
      name,
      ...(/\.ya?ml$/.test(wanted) || wanted.includes('/') ? [file.path] : []),
    ]),
  );
  const meant = suggestName(wanted, [...names]);
  const advice: Words =
    meant === undefined
      ? {
          en: '“catalogue list” names all entries.',
          tr: 'Bütün kayıtları “catalogue list” listeler.',
        }
      : suggest(meant);
  return {
    en: `There is no entry “${wanted}”. ${advice.en}`,
    tr: `“${wanted}” diye bir kayıt yok. ${advice.tr}`,
  };
}

/** Editors write `./cars/g63.yaml` and `cars\g63.yaml`. */
function clean(path: string): string {
  const slashes = path.replaceAll('\\', '/');
  const start = slashes.startsWith('./') ? slashes.slice(2) : slashes;
  return start.endsWith('/') ? start.slice(0, -1) : start;
}

function dropEnding(path: string): string {
  return path.replace(/\.ya?ml$/, '');
}

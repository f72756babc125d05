import { suggest } from '../pipeline/source-forms.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { Words } from '../words.ts';
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
  const plain = normalizeName(wanted, folder);
  const ways: ((entry: T) => boolean)[] = [
    ({ file }) => file.path === plain || dropEnding(file.path) === plain,
    ({ name, kind }) => name === plain && kind !== 'pages',
    ({ kind }) => kind === plain,
    ({ file }) => dropEnding(file.path).endsWith(`/${plain}`),
  ];
  for (const way of ways) {
    const found = entries.filter(way);
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

/** Editors drag files into a terminal: `./content/cars/g63.yaml`, `content\cars\g63.yaml`. */
function normalizeName(wanted: string, folder: string): string {
  const path = clean(wanted);
  const prefix = `${clean(folder)}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : path;
}

function clean(path: string): string {
  const slashes = path.replaceAll('\\', '/');
  const start = slashes.startsWith('./') ? slashes.slice(2) : slashes;
  return start.endsWith('/') ? start.slice(0, -1) : start;
}

function dropEnding(path: string): string {
  return path.replace(/\.ya?ml$/, '');
}

import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { findPathBelow } from '../content/read-content.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getMessages, type Messages, type UiLanguage } from '../messages/messages.ts';
import { readList } from '../model/content-index.ts';
import { UserError } from '../user-error.ts';
import { type ContentEntry, dropEnding } from './describe-entry.ts';

/** What is said of an entry that visitors do not see yet: “draft”, or when they will. */
export function sayIfUnseen(
  { isDraft, publish }: Pick<ContentEntry, 'isDraft' | 'publish'>,
  ui: UiLanguage,
): string | undefined {
  const { draft, publishedOn } = getMessages(ui).translations;
  if (isDraft) return draft;
  return publish === undefined ? undefined : publishedOn(formatMoment(publish, ui));
}

/**
 * Finds the entries that names refer to, each once, in the order of the names.
 *
 * @param folder the content folder as passed to the command
 * @throws {UserError} if names are unknown; the message lists all of them
 */
export function findNamedEntries<T extends ContentEntry>(
  names: readonly string[],
  entries: readonly T[],
  folder: string,
): T[] {
  const found = names.map((name) => ({ name, entries: findEntries(name, entries, folder) }));
  const unknown = found.filter((item) => item.entries.length === 0).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new UserError((messages) =>
      unknown.map((name) => describeUnknownEntry(name, entries, messages)).join('\n'),
    );
  }
  return [...new Set(found.flatMap((item) => item.entries))];
}

/**
 * Finds entries by a name as users write it: the file (with or without the content folder and the extension), the slug
 * or number (also a former one), the folder for all entries in it, or the file name alone.
 *
 * @returns the entries that the first successful of these methods finds
 */
function findEntries<T extends ContentEntry>(
  wanted: string,
  entries: readonly T[],
  folder: string,
): T[] {
  // Editors write `./cars/g63.yaml` and `cars\g63.yaml`.
  const plain = wanted.replaceAll('\\', '/').replace(/^\.\/|\/$/g, '');
  const names = new Set([plain, findPathBelow(folder, wanted) ?? plain]);
  const ways: ((entry: T, name: string) => boolean)[] = [
    ({ file }, path) => file.path === path || dropEnding(file.path) === path,
    ({ name, kind }, slug) => name === slug && kind !== 'pages',
    ({ file }, slug) => readList(file, 'aliases').map(String).includes(slug),
    ({ kind }, folderName) => kind === folderName,
    ({ file }, stem) => dropEnding(file.path).endsWith(`/${stem}`),
  ];
  for (const way of ways) {
    const found = entries.filter((entry) => [...names].some((name) => way(entry, name)));
    if (found.length > 0) return found;
  }
  return [];
}

function describeUnknownEntry(
  wanted: string,
  entries: readonly ContentEntry[],
  messages: Messages,
): string {
  const isFile = /\.ya?ml$/.test(wanted) || wanted.includes('/');
  const names = entries.flatMap(({ file, name }) => (isFile ? [name, file.path] : [name]));
  const meant = suggestName(wanted, [...new Set(names)]);
  return messages.translations.unknownEntry({ name: wanted, meant });
}

/**
 * The languages that a command covers: the named ones, or all if none is named.
 *
 * @param among the languages to choose from; defaults to the translated ones
 * @throws {UserError} if a name is not among them
 */
export function chooseLanguages(
  names: readonly string[] | undefined,
  among: readonly Language[] = translatedLanguages,
): Language[] {
  if (!names) return [...among];
  const chosen = new Set(names.map((name) => chooseLanguage(name, among)));
  return among.filter((language) => chosen.has(language));
}

/**
 * The language of a name.
 *
 * @param among the languages to choose from; defaults to the translated ones
 * @throws {UserError} if the name is not among them
 */
export function chooseLanguage(
  name: string,
  among: readonly Language[] = translatedLanguages,
): Language {
  const language = among.find((known) => known === name);
  if (language !== undefined) return language;
  const known = among.join(', ');
  throw new UserError((messages) => messages.translations.unknownLanguage({ name, known }));
}

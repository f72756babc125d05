import { existsSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { defaultLanguage, type Language, translatedLanguages } from '../../shared/languages.ts';
import { collections, pages } from '../../shared/pages.ts';
import { findPathBelow } from '../content/read-content.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getMessages, type Messages, type UiLanguage } from '../messages/messages.ts';
import { readList } from '../model/content-index.ts';
import type { FieldModel } from '../model/field-model.ts';
import { isDraft } from '../model/is-draft.ts';
import { fillVariables, type LocalContext } from '../model/localize.ts';
import { findPublishing } from '../model/read-publish.ts';
import { UserError } from '../user-error.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** A content file as users refer to it: an experience, a car, a page, the labels. */
export interface ContentEntry {
  file: SourceFile;
  model: FieldModel;
  /** Its folder, such as `cars`; `files` if it is in none. */
  kind: string;
  /** Its identifier among others of its kind: the slug, the number of a post, the name of the file. */
  name: string;
  /** Its Turkish title; its name if it has no title. */
  title: string;
  /** Path of its page, such as `/detay/g63`; `undefined` for content that is on many pages. */
  address: string | undefined;
  /** Whether visitors do not see it before its editors say so. */
  isDraft: boolean;
  /** The day or minute from which visitors see it, if that lies ahead. */
  publish: string | undefined;
}

/** Describes an entry from the contents of its file, which need not be valid. */
export function describeEntry(
  file: SourceFile,
  model: FieldModel,
  factsOf: LocalContext['factsOf'],
): ContentEntry {
  const [stem = file.path, kind = 'files'] = dropEnding(file.path).split('/').toReversed();
  const collection = Object.values(collections).find(({ folder }) => folder === kind);
  const key = collection && getAt(file.data, [collection.key]);
  const name = typeof key === 'string' || typeof key === 'number' ? String(key) : stem;
  return {
    file,
    model,
    kind,
    name,
    title: fillVariables(findTitle(file.data) ?? name, defaultLanguage, factsOf),
    address: collection
      ? collection.prefix + name
      : Object.values(pages).find((page) => page.file === file.path)?.path,
    isDraft: isDraft(file),
    publish: findPublishing(file, Date.now()),
  };
}

/** What is said of an entry that visitors do not see yet: “draft”, or when they will. */
export function sayIfUnseen(
  { isDraft, publish }: Pick<ContentEntry, 'isDraft' | 'publish'>,
  ui: UiLanguage,
): string | undefined {
  const { draft, publishedOn } = getMessages(ui).translations;
  if (isDraft) return draft;
  return publish === undefined ? undefined : publishedOn(formatMoment(publish, ui));
}

function findTitle(data: unknown): string | undefined {
  const title = getAt(data, ['title']);
  const messages = typeof title === 'string' ? title : getAt(title, ['tr']);
  return typeof messages === 'string' && messages.trim() !== '' ? messages.trim() : undefined;
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
      unknown.map((name) => describeUnknownEntry(name, entries, folder, messages)).join('\n'),
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
  folder: string,
  messages: Messages,
): string {
  const unread = findUnread(wanted, entries, folder);
  if (unread !== undefined)
    return messages.translations.unreadEntry({ name: wanted, file: unread });
  const isFile = /\.ya?ml$/.test(wanted) || wanted.includes('/');
  const names = entries.flatMap(({ file, name }) => (isFile ? [name, file.path] : [name]));
  const meant = suggestName(wanted, [...new Set(names)]);
  return messages.translations.unknownEntry({ name: wanted, meant });
}

/** The file of an entry that is not among those that could be read. */
function findUnread(
  wanted: string,
  entries: readonly ContentEntry[],
  folder: string,
): string | undefined {
  const stem = dropEnding(basename(wanted.replaceAll('\\', '/')));
  const read = new Set(entries.map(({ file }) => file.path));
  return Object.values(collections)
    .map((collection) => `${collection.folder}/${stem}.yaml`)
    .find((path) => !read.has(path) && existsSync(join(folder, path)));
}

function dropEnding(path: string): string {
  return path.replace(/\.ya?ml$/, '');
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

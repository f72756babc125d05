import { collections, pages } from '../../shared/pages.ts';
import { getAt } from '../lib/get-at.ts';
import { findSource } from '../model/sources.ts';
import { listReferences } from '../model/walk-fields.ts';
import { picturesFile } from './content-index.ts';
import { isDraft } from './is-draft.ts';

/** Where visitors see a field of the content. */
export type ShownOn =
  /** The addresses without a language, at least one; `withLanguage` adds a language. */
  | { kind: 'pages'; addresses: readonly string[] }
  /** Menu, footer and buttons of every page, and the error pages, which have no address. */
  | { kind: 'every page' }
  /** Drafts, former addresses, search words, pictures and authors that no page uses. */
  | { kind: 'no page' };

/** The part of a content file that its pages are found by. It need not be valid. */
interface FileData {
  /** Below the content folder. */
  path: string;
  data?: unknown;
}

/** Files of which every page shows something. */
const everywhere: ReadonlySet<string> = new Set(['site.yaml', 'navigation.yaml', 'labels.yaml']);

/** The files of the pages that show a file without a page of its own. */
const pagesOfFiles: Partial<Record<string, readonly string[]>> = {
  'services.yaml': ['pages/services.yaml'],
  'categories.yaml': ['pages/services.yaml'],
};

/** The files of the pages that show a group of labels. Groups that are not listed are on every page. */
const pagesOfLabels: Partial<Record<string, readonly string[]>> = {
  home: ['home.yaml'],
  services_page: ['pages/services.yaml', 'pages/cars.yaml'],
  category_page: ['category-pages/'],
  detail_page: ['experiences/', 'cars/'],
  facts: ['experiences/', 'cars/'],
  blog_page: ['pages/blog.yaml', 'posts/'],
  blog_detail: ['posts/'],
  contact_page: ['pages/contact.yaml'],
  policy_page: ['pages/privacy.yaml', 'pages/terms.yaml'],
};

/** The names of fields that no page shows, at any depth. */
const unseen: ReadonlySet<PropertyKey> = new Set([
  'aliases',
  'draft',
  'imageHosts',
  'keywords',
  'languages',
]);

/**
 * The address of the page that a file is the source of, such as `/detay/g63`.
 *
 * @returns `undefined` for a file without a page of its own, and for an entry whose name cannot be read
 */
export function findAddress({ path, data }: FileData): string | undefined {
  const page = Object.values(pages).find(({ file }) => file === path);
  if (page) return page.path;
  const collection = Object.values(collections).find(({ folder }) => path.startsWith(`${folder}/`));
  const name: unknown = collection && getAt(data, [collection.key]);
  const isName = typeof name === 'string' || typeof name === 'number';
  return collection && isName ? `${collection.prefix}${name}` : undefined;
}

/**
 * Creates a function that finds the pages on which visitors see a field: its own page first of all, not each card and
 * list that repeats its title.
 *
 * @param files all files of the content; they need not be valid
 * @returns a function of the file’s path below the content folder, and of the path of the field in it
 */
export function createPageFinder(files: readonly FileData[]) {
  const published = files.filter((file) => file.data !== undefined && !isDraft(file));
  const dataOf = new Map(files.map(({ path, data }) => [path, data]));
  let users: ReadonlyMap<string, PictureUse[]> | undefined;

  const showOn = (shown: readonly FileData[]): ShownOn => {
    const addresses = shown.flatMap((file) => findAddress(file) ?? []);
    return addresses.length === 0 ? { kind: 'no page' } : { kind: 'pages', addresses };
  };
  const showOnFiles = (places: readonly string[]) =>
    showOn(
      published.filter(({ path }) =>
        places.some((place) => path === place || (place.endsWith('/') && path.startsWith(place))),
      ),
    );

  const findPages = (file: string, field: readonly PropertyKey[]): ShownOn => {
    if (field.some((key) => unseen.has(key))) return { kind: 'no page' };
    const [first, second] = field;
    if (file === 'labels.yaml') {
      const places = pagesOfLabels[String(first)];
      return places ? showOnFiles(places) : { kind: 'every page' };
    }
    if (everywhere.has(file)) return { kind: 'every page' };
    const places = pagesOfFiles[file];
    if (places) return showOnFiles(places);
    if (file === picturesFile && second !== undefined) {
      users ??= indexUsers(published);
      const shown = users.get(String(second)) ?? [];
      return joinPages(shown.map(({ path, field: place }) => findPages(path, place)));
    }
    if (file === 'authors.yaml') {
      const id = getAt(dataOf.get(file), ['authors', second ?? -1, 'id']);
      return showOn(published.filter(({ data }) => getAt(data, ['author']) === id));
    }
    return showOn(published.filter(({ path }) => path === file));
  };
  return findPages;
}

/** All pages of several places. */
function joinPages(places: readonly ShownOn[]): ShownOn {
  const found = places.flatMap((place) => (place.kind === 'pages' ? place.addresses : []));
  const addresses = [...new Set(found)];
  return addresses.length === 0 ? { kind: 'no page' } : { kind: 'pages', addresses };
}

/** A field that shows a picture. */
interface PictureUse {
  path: string;
  field: readonly PropertyKey[];
}

/** The fields that show each picture, by the name of the picture. */
function indexUsers(files: readonly FileData[]): Map<string, PictureUse[]> {
  const users = new Map<string, PictureUse[]>();
  for (const { path, data } of files) {
    const source = findSource(path);
    for (const { kind, name, path: field } of source ? listReferences(data, source.model) : []) {
      if (kind === 'picture') users.set(name, [...(users.get(name) ?? []), { path, field }]);
    }
  }
  return users;
}

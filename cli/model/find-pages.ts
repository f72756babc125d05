import {
  findCategoryKind,
  findExperienceKind,
  type MessageKind,
} from '../../shared/message-kinds.ts';
import { findInstants } from '../../shared/opening-hours.ts';
import { pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import { noticesFile, picturesFile } from './content-index.ts';
import { isDraft } from './is-draft.ts';
import { type FileData, findAddress, listPlaces } from './page-address.ts';
import { findSource, sources } from './sources.ts';
import { listReferences } from './walk-fields.ts';

/** Where visitors see a field of the content. */
export type ShownOn =
  /** The addresses without a language, at least one; `withLanguage` adds a language. */
  | { kind: 'pages'; addresses: readonly string[] }
  /** Menu, footer, buttons and notices of every page, and the error pages, which have no address. */
  | { kind: 'every page' }
  /** Drafts, former addresses, search words, pictures and authors that no page uses. */
  | { kind: 'no page' };

/** Files of which every page shows something. */
const everywhere: ReadonlySet<string> = new Set([
  'site.yaml',
  'navigation.yaml',
  'labels.yaml',
  'categories.yaml',
]);

/** The files of the pages that show a file without a page of its own. */
const pagesOfFiles: Partial<Record<string, readonly string[]>> = {
  'services.yaml': ['pages/services.yaml'],
};

/**
 * The files of the pages that show a group of labels. The row of one label replaces that of its group. This list is kept
 * by hand; a group that is not in it is on every page.
 */
const pagesOfLabels: Partial<Record<string, readonly string[] | 'every page'>> = {
  home: ['home.yaml'],
  services_page: ['pages/services.yaml', 'pages/cars.yaml'],
  category_page: ['category-pages/'],
  detail_page: ['experiences/', 'cars/'],
  facts: ['experiences/', 'cars/'],
  blog_page: ['pages/blog.yaml', 'posts/'],
  blog_detail: ['posts/'],
  contact_page: ['pages/contact.yaml'],
  policy_page: ['pages/privacy.yaml', 'pages/terms.yaml'],
  plan: ['pages/plan.yaml'],
  'plan.name': 'every page',
  'plan.add': ['experiences/', 'cars/'],
  'plan.added': ['experiences/', 'cars/'],
  'plan.removed': ['pages/plan.yaml', 'experiences/', 'cars/'],
  'plan.full': ['pages/plan.yaml', 'experiences/', 'cars/'],
  terms: ['experiences/', 'cars/', 'pages/sample-plan.yaml'],
  'terms.included': ['pages/sample-plan.yaml'],
  'terms.contact': ['pages/sample-plan.yaml'],
  'terms.sample': ['experiences/', 'cars/', 'pages/plan.yaml'],
  only_turkish: ['pages/blog.yaml'],
  photo_dialog: ['experiences/', 'cars/'],
};

/** Why visitors do not see a field as a text of a page. */
export type UnseenReason =
  | 'prices'
  | 'contactCard'
  | 'relatedPosts'
  | 'alternative'
  | 'search'
  | 'engines'
  | 'addresses'
  | 'internal';

/** Fields that belong to no page, by their names, at any depth. */
const onNoPage: Partial<Record<PropertyKey, UnseenReason>> = {
  aliases: 'addresses',
  draft: 'internal',
  imageHosts: 'internal',
  keywords: 'search',
  languages: 'internal',
  leadsIn: 'internal',
  onlyIn: 'internal',
  unbrokenNames: 'internal',
};

/** Fields of a page that visitors do not read on it, by their names. */
const besideThePage: typeof onNoPage = {
  alt: 'alternative',
  decorative: 'alternative',
  focus: 'internal',
  focusBehindWords: 'internal',
  height: 'internal',
  id: 'internal',
  order: 'internal',
  origin: 'engines',
  scene: 'internal',
  turnsWithWords: 'internal',
  updated: 'engines',
  width: 'internal',
};

/** The names of the fields on the way to a value: names of labels and pictures are no fields. */
function listFieldNames(file: string, field: readonly PropertyKey[]): readonly PropertyKey[] {
  if (file === 'labels.yaml') return [];
  return file === picturesFile ? field.slice(2) : field;
}

/**
 * Finds why visitors do not read a field on the pages that `createPageFinder` finds for it; `undefined` if they do.
 *
 * @param site the data of `site.yaml`, which need not be valid
 */
export function findUnseenReason(
  file: string,
  field: readonly PropertyKey[],
  site: unknown,
): UnseenReason | undefined {
  const isOff = (feature: string) => getAt(site, ['features', feature]) !== true;
  const names = listFieldNames(file, field);
  const has = (...keys: string[]) => keys.some((key) => names.includes(key));
  // The day of a policy is the only one that its page shows.
  if (has('updated') && (file === pages.privacy.file || file === pages.terms.file))
    return undefined;
  if (has('price', 'priceRange') && isOff('prices')) return 'prices';
  if (names[0] === 'details' && isOff('detailContact')) return 'contactCard';
  if (names[0] === 'relatedBlogs' && isOff('relatedPosts')) return 'relatedPosts';
  return names.map((key) => onNoPage[key] ?? besideThePage[key]).find((why) => why !== undefined);
}

/**
 * Creates a function that finds the pages on which visitors see a field: its own page first of all, not each card and
 * list that repeats its title.
 *
 * @param files all files of the content; they need not be valid
 * @param now in milliseconds since 1970: every page shows special hours while they hold, and only the contact page
 *   before and after. Omit for the pages of any time
 * @returns a function of the file’s path below the content folder, and of the path of the field in it
 */
export function createPageFinder(files: readonly FileData[], now?: number) {
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
    if (listFieldNames(file, field).some((key) => onNoPage[key])) return { kind: 'no page' };
    const [first, second] = field;
    if (file === 'labels.yaml') {
      const name = [first, second].join('.');
      const places = pagesOfLabels[name] ?? pagesOfLabels[String(first)] ?? 'every page';
      return places === 'every page' ? { kind: places } : showOnFiles(places);
    }
    if (file === 'site.yaml' && now !== undefined && first === 'hours' && second === 'special') {
      const hours = getAt(dataOf.get(file), field.slice(0, 3));
      return isHolding(hours, now) ? { kind: 'every page' } : showOnFiles([pages.contact.file]);
    }
    if (file === 'site.yaml' && first === 'terms') {
      return showOn(published.filter((shown) => showsTerm(shown, second)));
    }
    if (everywhere.has(file)) return { kind: 'every page' };
    if (file === noticesFile) {
      const on = getAt(dataOf.get(file), [first ?? -1, 'on']);
      if (!Array.isArray(on)) return { kind: 'every page' };
      return showOn(
        published.filter((shown) => listPlaces(shown).some((place) => on.includes(place))),
      );
    }
    if (file === sources.messages.file) {
      const sends = (shown: FileData) =>
        listMessageKinds(shown).some((kind) => kind === first) &&
        // The message of an entry or a category page replaces the first sentence.
        !(second === 'begin' && getAt(shown.data, ['message']) !== undefined);
      return showOn(published.filter(sends));
    }
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

/** Whether the page of a file shows a term of the site. An entry may replace changes and payment by its own. */
function showsTerm({ path, data }: FileData, term: PropertyKey = ''): boolean {
  // The sample plan states a price of its own. The price of an entry is an amount, which replaces no term.
  if (path === pages.samplePlan.file) return term !== 'price';
  const isReplaced = term !== 'price' && getAt(data, [term]) !== undefined;
  return /^(?:experiences|cars)\//.test(path) && !isReplaced;
}

/** Whether special hours hold at an instant. */
function isHolding(hours: unknown, now: number): boolean {
  const [from, until] = ['from', 'until'].map((key) => moment.safeParse(getAt(hours, [key])).data);
  if (from === undefined || until === undefined) return false;
  const { begin, end } = findInstants({ from, until });
  return begin <= now && now < end;
}

/** The kinds of WhatsApp messages that the page of a file sends. */
function listMessageKinds({ path, data }: FileData): MessageKind[] {
  const category = String(getAt(data, ['category']));
  switch (path.slice(0, path.indexOf('/') + 1)) {
    case 'experiences/':
      return [findExperienceKind({ category })];
    case 'category-pages/':
      return [findCategoryKind({ category })];
    case 'cars/':
      return ['car'];
    case 'posts/':
      return ['post'];
    default:
      return kindsOfFiles[path] ?? [];
  }
}

const kindsOfFiles: Partial<Record<string, MessageKind[]>> = {
  [pages.services.file]: ['services', 'search'],
  [pages.cars.file]: ['cars'],
  [pages.blog.file]: ['posts'],
  [pages.samplePlan.file]: ['samplePlan'],
};

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

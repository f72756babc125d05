import { collections, pages } from '../../shared/pages.ts';
import { splitTextLinks, writeTextLink } from '../../shared/text-links.ts';
import { getAt } from '../lib/get-at.ts';
import { type ContentFile, imageFolder } from '../model/content-file.ts';
import { findData, picturesFile, readList, readPictures } from '../model/content-index.ts';
import { createPageFinder, type ShownOn } from '../model/find-pages.ts';
import { findAddress } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import { modelOf } from '../model/sources.ts';
import type { Change, ContentState, PictureState } from './change.ts';
import { type CompareContext, compareFields } from './compare-fields.ts';
import { findInOrder } from './compare-lists.ts';
import { readSwitches } from './find-hidden.ts';
import { type FilePair, isPublished, pairFiles } from './pair-files.ts';

/** A page that visitors could not open before, cannot open any more, or open under another address. */
export interface PageChange {
  kind: 'new' | 'gone' | 'moved';
  file: ContentFile;
  /** The present address; the former one of a page that is gone. */
  address: string;
  /** The former address of a page that moved. */
  before?: string;
  /** Whether the other state of the page is a draft. */
  isDraft: boolean;
  /** Where the former address leads to; omitted if it leads nowhere. */
  leadsTo?: string;
}

/** Everything that is different between two states of the content. */
export interface ContentChanges {
  pages: readonly PageChange[];
  /** Changes that visitors see, each with the pages that show it. */
  seen: readonly (Change & { shownOn: ShownOn })[];
  unseen: readonly Change[];
  /** The files with a difference of any kind, by their present paths. */
  files: ReadonlySet<string>;
}

/**
 * Compares two states of the content. They need not be valid.
 *
 * @param now the present instant, in milliseconds since 1970: what is over by then is told apart
 */
export function compareContent(
  before: ContentState,
  after: ContentState,
  now: number,
): ContentChanges {
  const pairs = pairFiles(before.files, after.files);
  const findPages = {
    before: createPageFinder(before.files),
    after: createPageFinder(after.files),
  };
  const findPicture = createPictureFinder({ before, after });
  const switches = readSwitches(findData(after.files, 'site.yaml'));
  const told = new Set<string>();
  const pageChanges = pairs.flatMap((pair) => comparePages(pair, after.files));
  const found = [
    ...pairs.flatMap((pair) => comparePair(pair, { switches, findPicture, now, told })),
    ...compareOrder(pairs),
    ...comparePictureFiles(before, after, findPicture),
  ].map((change) => hideMovedLinks(change, pageChanges));
  const placed = found.map((change) => ({
    ...change,
    shownOn: findPages[change.side](change.file, change.path),
  }));
  const isSeen = ({ hidden, shownOn }: (typeof placed)[number]) =>
    hidden === undefined && shownOn.kind !== 'no page';
  return {
    pages: pageChanges,
    seen: placed.filter(isSeen),
    unseen: placed
      .filter((change) => !isSeen(change))
      .map(({ shownOn: _, ...change }) => ({ ...change, hidden: change.hidden ?? 'unused' })),
    files: new Set([
      ...told,
      ...found.map(({ file }) => file),
      ...pageChanges.map(({ file }) => file.path),
    ]),
  };
}

function comparePages(
  { before, after, collection }: FilePair,
  files: readonly ContentFile[],
): PageChange[] {
  const [former, present] = [before, after].map((file) =>
    isPublished(file) ? findAddress(file) : undefined,
  );
  if (before && former !== undefined && present === undefined) {
    const leadsTo = findSuccessor(former, files);
    const isDraft = after !== undefined;
    return [{ kind: 'gone', file: before, address: former, isDraft, ...(leadsTo && { leadsTo }) }];
  }
  if (!after || present === undefined || present === former) return [];
  if (former === undefined)
    return [{ kind: 'new', file: after, address: present, isDraft: before !== undefined }];
  const isKept =
    collection !== undefined &&
    readList(after, 'aliases').some((alias) => collections[collection].prefix + alias === former);
  const leadsTo = isKept ? present : findSuccessor(former, files);
  return [
    {
      kind: 'moved',
      file: after,
      address: present,
      before: former,
      isDraft: false,
      ...(leadsTo && { leadsTo }),
    },
  ];
}

/** The address of the entry that names a former address among its own. */
function findSuccessor(former: string, files: readonly ContentFile[]): string | undefined {
  const owner = files.find((file) => {
    const [folder] = file.path.split('/');
    const prefix = Object.values(collections).find((entry) => entry.folder === folder)?.prefix;
    return readList(file, 'aliases').some((alias) => `${prefix}${alias}` === former);
  });
  return owner && findAddress(owner);
}

function comparePair(
  { before, after, collection }: FilePair,
  { told, ...context }: Omit<CompareContext, 'file'> & { told: Set<string> },
): Change[] {
  const file = after ?? before;
  if (file?.source === undefined) return [];
  const [wasOpen, isOpen] = [before, after].map(isPublished);
  const isPage = findAddress(file) !== undefined;
  // A page that is gone is told by its title alone, and a new one is told as a whole.
  if (isPage && wasOpen && !isOpen) return [];
  const former = isPage && isOpen && !wasOpen ? undefined : before?.data;
  const place = { ...context, file: file.path };
  // The page itself tells these, or the list of cars.
  const elsewhere: PropertyKey[] = ['draft'];
  if (collection) elsewhere.push(collections[collection].key);
  if (collection === 'cars') elsewhere.push('order');
  const isDraft = collection !== undefined && !wasOpen && !isOpen;
  const changes = compareFields(former, after?.data, modelOf(file.source), place);
  if (changes.length > 0) told.add(file.path);
  return changes
    .filter(({ path: [first] }) => first === undefined || !elsewhere.includes(first))
    .filter(({ path: [, , key] }) => file.path !== picturesFile || key !== 'file')
    .filter((change) => !isPage || wasOpen || !isOpen || isContent(change))
    .map((change): Change => {
      if (isDraft) return { ...change, hidden: 'draft' };
      return isPastPublishing(change, context.now) ? { ...change, hidden: 'internal' } : change;
    });
}

/** Whether a change is about a day of publishing that is past, so that visitors saw the page before and after it. */
function isPastPublishing(change: Change, now: number): boolean {
  if (change.kind !== 'value' || change.path.join() !== 'publish') return false;
  const { before, after } = change;
  return [before, after].every(
    (publish) => findPublishing({ data: { publish } }, now) === undefined,
  );
}

/** Whether a change on a new page is content: its blocks, and the languages that it declares, are its texts already. */
function isContent({ kind, hidden, path }: Change): boolean {
  return kind !== 'item' && hidden !== 'internal' && path.at(-1) !== 'type';
}

/** The cars that changed their place in the list of cars. */
function compareOrder(pairs: readonly FilePair[]): Change[] {
  const cars = pairs.filter(({ collection }) => collection === 'cars');
  const orderOf = (file: ContentFile) => Number(getAt(file.data, ['order']));
  const sort = (files: ContentFile[]) =>
    files.filter(isPublished).toSorted((a, b) => orderOf(a) - orderOf(b));
  const former = sort(cars.flatMap(({ before }) => before ?? []));
  const present = sort(cars.flatMap(({ after }) => after ?? []));
  const places = present.map((file) => {
    const before = cars.find(({ after }) => after === file)?.before;
    const place = before ? former.indexOf(before) : -1;
    return place < 0 ? undefined : place;
  });
  const kept = findInOrder(places);
  return present.flatMap((file, index): Change[] => {
    const place = places[index];
    if (place === undefined || kept.has(index)) return [];
    const label = getAt(file.data, ['title']);
    return [
      {
        kind: 'order',
        from: place + 1,
        to: index + 1,
        file: pages.cars.file,
        path: [],
        steps: [{ field: 'car.order', position: index + 1, label }],
        side: 'after',
      },
    ];
  });
}

/** Pictures whose file was exchanged under the same name. */
function comparePictureFiles(
  before: ContentState,
  after: ContentState,
  findPicture: CompareContext['findPicture'],
): Change[] {
  const former = readPictures(before.files) ?? {};
  const present = readPictures(after.files) ?? {};
  return Object.keys(present)
    .filter((name) => Object.hasOwn(former, name))
    .flatMap((name): Change[] => {
      const states = { before: findPicture(name, 'before'), after: findPicture(name, 'after') };
      const isSame =
        states.before.blob === undefined ||
        states.after.blob === undefined ||
        states.before.blob === states.after.blob;
      if (isSame) return [];
      const path = ['pictures', name, 'file'];
      const steps = [{ field: 'picture.file' }];
      return [{ kind: 'picture', ...states, file: picturesFile, path, steps, side: 'after' }];
    });
}

function createPictureFinder(
  states: Record<'before' | 'after', ContentState>,
): CompareContext['findPicture'] {
  return (name, side): PictureState => {
    const { files, blobs } = states[side];
    const entry = getAt(readPictures(files), [name]);
    const file = getAt(entry, ['file']);
    const alt = getAt(entry, ['alt']);
    if (typeof file !== 'string') return { side, name, alt };
    return { side, name, alt, file, blob: blobs.get(`${imageFolder}/${file}`) };
  };
}

/** A link to a page that moved still leads to the same page, so its visitors see no change. */
function hideMovedLinks(change: Change, pageChanges: readonly PageChange[]): Change {
  if (change.kind !== 'value' && change.kind !== 'text') return change;
  const follow = (former: string) =>
    pageChanges.find(({ kind, before }) => kind === 'moved' && before === former)?.address ??
    former;
  const { before, after } = change;
  if (typeof before !== 'string' || before === after) return change;
  const followed = change.kind === 'value' ? follow(before) : followTextLinks(before, follow);
  return followed === after ? { ...change, hidden: 'addresses' } : change;
}

function followTextLinks(text: string, follow: (address: string) => string): string {
  return splitTextLinks(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return writeTextLink({ words: part.words, address: follow(part.address) });
    })
    .join('');
}

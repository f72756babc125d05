import { pages } from '../../shared/pages.ts';
import { getAt } from '../lib/get-at.ts';
import { type ContentFile, imageFolder } from '../model/content-file.ts';
import {
  findData,
  indexContent,
  picturesFile,
  readEntryAddress,
  readPictures,
} from '../model/content-index.ts';
import { createPageFinder, findUnseenReason, type ShownOn } from '../model/find-pages.ts';
import { findPeriod } from '../model/find-period.ts';
import { isDraft } from '../model/is-draft.ts';
import { findAddress, findCollection } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import { models } from '../model/sources.ts';
import { compareFields, compareRows, type Difference, listComparedRows } from './compare-rows.ts';
import { describeItem, measureLikeness, pairUp, type Row } from './pair-items.ts';

/** One of the two states of the content that are compared. */
export type Side = 'before' | 'after';

/** A state of the content. */
export interface ContentState {
  files: readonly ContentFile[];
  /** Names of the bytes of all files, by their path below the content folder. */
  blobs: ReadonlyMap<string, string>;
}

/** Both states of the content. A file that is the same in both is the same object. */
export interface States extends Record<Side, ContentState> {
  /** The files that cannot be read as they are, so that nothing can be said about them. */
  unread: ReadonlyMap<ContentFile, Side>;
}

/** A difference, and its place in the state that contains the field: the former one if it is gone. */
export type Change = Difference & {
  file: ContentFile;
  path: readonly PropertyKey[];
  side: Side;
  shownOn: ShownOn;
  /** Why visitors do not see it; `undefined` if they do. */
  hidden?: string | undefined;
};

/** A page that visitors could not open before, cannot open any more, or open under another address. */
export type PageChange = NonNullable<ReturnType<typeof comparePages>>;

/** Everything that is different between two states of the content. */
export type ContentChanges = ReturnType<typeof compareContent>;

/** One part of the site in both states, `undefined` on a side that lacks it, with what happens to its page. */
type FilePair = Record<Side, ContentFile | undefined> & { page?: PageChange | undefined };

/**
 * Compares two states of the content. They need not be valid.
 *
 * @param now the present instant, in milliseconds since 1970: what is over by then is told apart
 */
export function compareContent(states: States, now: number) {
  const { before, after, unread } = states;
  const findPages = {
    before: createPageFinder(before.files),
    after: createPageFinder(after.files),
  };
  const site = findData(after.files, 'site.yaml');
  const { moved } = indexContent(after.files);
  const pairs = pairFiles(states, moved)
    .filter((pair) => ![pair.before, pair.after].some((file) => file && unread.has(file)))
    .map((pair) => ({ ...pair, page: comparePages(pair, moved, now) }));
  const pageChanges = pairs.flatMap(({ page }) => page ?? []);
  const place = (pair: FilePair, difference: Difference): Change[] => {
    const { paths } = difference;
    const side: Side = paths.after ? 'after' : 'before';
    const [file, path = []] = [pair[side], paths[side]];
    if (!file) return [];
    const shownOn = findPages[side](file.path, path);
    const hidden =
      findHidden(pair, difference, states, now) ??
      findUnseenReason(file.path, path, site) ??
      (shownOn.kind === 'no page' ? 'unused' : undefined);
    const change = { ...difference, file, path, side, shownOn, hidden };
    return isToldElsewhere(change, pair.page) ? [] : [change];
  };
  const changes = pairs.flatMap((pair) =>
    [...compareFiles(pair, pageChanges), ...listExchanged(pair, states)].flatMap((difference) =>
      place(pair, difference),
    ),
  );
  return { pages: pageChanges, changes: [...changes, ...compareOrder(pairs)] };
}

/**
 * Pairs the files of both states. An entry is known by its slug or number, also if it cannot be read; then by a former
 * address of the present entry; then by its file; then by its words, if its file and slug were both renamed.
 */
function pairFiles({ before, after }: States, moved: Moved): FilePair[] {
  const nameOf = (file: ContentFile) => readEntryAddress(file) ?? file.path;
  const kindOf = ({ path }: ContentFile) => findCollection(path)?.folder ?? path;
  const describe = ({ data, source }: ContentFile) =>
    describeItem(source ? listComparedRows(data, models[source]) : [], 0);
  return pairUp(before.files, after.files, [
    (a, b) => nameOf(a) === nameOf(b),
    (a, b) => moved.get(nameOf(a)) === nameOf(b),
    (a, b) => a.path === b.path,
    (a, b) => kindOf(a) === kindOf(b) && measureLikeness(describe(a), describe(b)),
  ]);
}

/** The present address for each former one. */
type Moved = ReadonlyMap<string, string>;

function comparePages({ before, after }: FilePair, moved: Moved, now: number) {
  const [former, present] = [before, after].map((file) =>
    file && !isDraft(file) ? findAddress(file) : undefined,
  );
  const address = present ?? former;
  if (former === present || address === undefined) return undefined;
  const kind: 'new' | 'gone' | 'moved' =
    former === undefined ? 'new' : present === undefined ? 'gone' : 'moved';
  return {
    kind,
    /** The present address; the former one of a page that is gone. */
    address,
    before: former,
    leadsTo: moved.get(former ?? ''),
    /** Whether the other state of the page is a draft. */
    isDraft: kind !== 'moved' && before !== undefined && after !== undefined,
    publish: kind === 'new' && after ? findPublishing(after, now) : undefined,
  };
}

function compareFiles(
  { before, after, page }: FilePair,
  pages: readonly PageChange[],
): Difference[] {
  const source = (after ?? before)?.source;
  // A page that is gone is told by its title alone.
  if (source === undefined || before === after || page?.kind === 'gone') return [];
  const present = listComparedRows(after?.data, models[source]);
  if (page?.kind === 'new') return present.flatMap((row) => compareFields(undefined, row));
  return compareRows(listComparedRows(followPages(before?.data, pages), models[source]), present);
}

/** Data whose links lead to the present addresses of pages that moved, since visitors see no difference. */
function followPages(data: unknown, pages: readonly PageChange[]): unknown {
  const moved = pages.filter(({ kind }) => kind === 'moved');
  if (moved.length === 0 || data === undefined) return data;
  const follow = (json: string, { before, address }: PageChange) =>
    json.replaceAll(`"${before}"`, `"${address}"`).replaceAll(`](${before})`, `](${address})`);
  return JSON.parse(moved.reduce(follow, JSON.stringify(data)));
}

/** Whether a field is told with its page, with the list of cars, or with an exchanged picture. */
function isToldElsewhere({ file, path, hidden }: Change, page: PageChange | undefined): boolean {
  const [first, , third] = path;
  if (file.path === picturesFile) return third === 'file';
  const key = findCollection(file.path)?.key;
  if (key !== undefined && ['draft', 'order', key].includes(String(first))) return true;
  // On a new page, its blocks and languages are its texts already.
  return page?.kind === 'new' && (hidden === 'internal' || path.at(-1) === 'type');
}

/** Why visitors do not see a difference of a field that they would see otherwise. */
function findHidden(pair: FilePair, found: Difference, states: States, now: number) {
  const files = [pair.before ?? [], pair.after ?? []].flat();
  if (files.every((file) => findCollection(file.path) && isDraft(file))) return 'draft';
  // Notices and special hours last until a moment.
  const isOver = (file: ContentFile | undefined, path: Row['path'] | undefined) =>
    !file || !path || findPeriod(file, path, now)?.state === 'over';
  if (isOver(pair.before, found.paths.before) && isOver(pair.after, found.paths.after))
    return 'over';
  const { before, after } = found.kind === 'value' ? found : {};
  if (after?.kind === 'picture') {
    const { blob } = findPicture(states.after, after.value);
    // Another name may stand for the same picture.
    const isSame = blob !== undefined && blob === findPicture(states.before, before?.value).blob;
    return isSame ? 'internal' : undefined;
  }
  // Visitors saw a page before and after a day of publishing that is past.
  const isPast = (publish: unknown) => findPublishing({ data: { publish } }, now) === undefined;
  const isDay = (after ?? before)?.path.join() === 'publish';
  return isDay && isPast(before?.value) && isPast(after?.value) ? 'internal' : undefined;
}

/** A picture by its name in the library; its blob tells files of one name apart. */
export function findPicture({ files, blobs }: ContentState, name: unknown) {
  const entry = getAt(readPictures(files), [String(name)]);
  const file = String(getAt(entry, ['file']) ?? name);
  return { file, alt: getAt(entry, ['alt']), blob: blobs.get(`${imageFolder}/${file}`) };
}

/** The pictures whose file was exchanged under the same name. */
function listExchanged(pair: FilePair, { before, after }: States) {
  const names = pair.after?.path === picturesFile ? readPictures(after.files) : undefined;
  return Object.keys(names ?? {}).flatMap((name): Difference[] => {
    const [former, present] = [findPicture(before, name).blob, findPicture(after, name).blob];
    if (!former || !present || former === present) return [];
    const row: Row = { path: ['pictures', name], kind: 'picture', value: name };
    return [{ kind: 'value', before: row, after: row, paths: { after: row.path } }];
  });
}

/** The cars that changed their place in the list of cars. */
function compareOrder(pairs: readonly FilePair[]): Change[] {
  const list = (side: Side) =>
    pairs
      .filter(({ [side]: file }) => file?.source === 'cars' && !isDraft(file))
      .map((pair) => ({ pair, order: Number(getAt(pair[side]?.data, ['order'])) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ pair }, at): Row => ({ path: [at], kind: 'value', value: pairs.indexOf(pair) }));
  const present = list('after');
  const shownOn: ShownOn = { kind: 'pages', addresses: [pages.cars.path] };
  return compareRows(list('before'), present).flatMap((change): Change[] => {
    const file = change.kind === 'moved' && pairs[Number(present[change.to]?.value)]?.after;
    return file ? [{ ...change, file, path: ['order'], side: 'after', shownOn }] : [];
  });
}

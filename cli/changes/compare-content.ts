import { findEnd } from '../../shared/dubai-time.ts';
import { collections, pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import { type ContentFile, imageFolder } from '../model/content-file.ts';
import { findData, picturesFile, readList, readPictures } from '../model/content-index.ts';
import type { UnseenReason } from '../model/find-pages.ts';
import { createPageFinder, findUnseenReason, type ShownOn } from '../model/find-pages.ts';
import { isDraft } from '../model/is-draft.ts';
import { findAddress } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import { modelOf } from '../model/sources.ts';
import type { Row, RowChange, TextChange } from './compare-rows.ts';
import { compareRows, compareTexts, listRows } from './compare-rows.ts';
import type { ContentState, Side } from './load-states.ts';
import { describeItem, findMoved, measureLikeness, pairUp } from './pair-items.ts';

/** A picture by its name in the library, with what the library had about it. */
export interface PictureState {
  side: Side;
  name: string;
  /** Its file in the folder of pictures; omitted for a picture elsewhere, or an unknown name. */
  file?: string;
  /** The content of the file as git names it, which tells files of one name apart. */
  blob?: string | undefined;
  /** Its alternative text in all languages. */
  alt: unknown;
}

type Difference =
  | TextChange
  | { kind: 'value'; before?: unknown; after?: unknown }
  | { kind: 'picture'; before?: PictureState; after?: PictureState }
  /** An item of a list, with its fields that are no texts and no pictures. */
  | { kind: 'new' | 'gone'; facts: readonly Row[] }
  /** Positions count from 0. */
  | { kind: 'moved'; from: number; to: number };

/** A difference, and its place in the state that contains the field: the former one if it is gone. */
export type Change = Difference & {
  file: ContentFile;
  path: readonly PropertyKey[];
  side: Side;
  shownOn: ShownOn;
  /** Why visitors do not see it; `undefined` if they do. */
  hidden?: UnseenReason | 'draft' | 'over' | 'unused' | undefined;
};

/** A page that visitors could not open before, cannot open any more, or open under another address. */
export interface PageChange {
  kind: 'new' | 'gone' | 'moved';
  file: ContentFile;
  /** The present address; the former one of a page that is gone. */
  address: string;
  /** The former address of a page that moved. */
  before: string;
  /** Whether the other state of the page is a draft. */
  isDraft: boolean;
  /** The address that the former one leads to; `undefined` if it leads nowhere. */
  leadsTo: string | undefined;
}

/** Everything that is different between two states of the content. */
export interface ContentChanges {
  pages: readonly PageChange[];
  changes: readonly Change[];
  /** The files with a difference of any kind, by their present paths. */
  files: ReadonlySet<string>;
}

/** One part of the site in both states; `undefined` on a side that lacks it. */
type FilePair = Record<Side, ContentFile | undefined>;

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
  const states = { before, after };
  const pairs = pairFiles(before.files, after.files);
  const pageChanges = pairs.flatMap((pair) => comparePages(pair, after.files));
  const files = new Set(pageChanges.map(({ file }) => file.path));
  const findPages = {
    before: createPageFinder(before.files),
    after: createPageFinder(after.files),
  };
  const site = findData(after.files, 'site.yaml');
  const changes = pairs.flatMap((pair) => {
    const found = compareFiles(pair, pageChanges);
    const [told] = [pair.after ?? pair.before].flatMap((file) => file ?? []);
    if (told && found.length > 0) files.add(told.path);
    const differences = found.flatMap((change) => listDifferences(change, states));
    return differences.flatMap(({ paths, ...difference }): Change[] => {
      const side = paths.after ? 'after' : 'before';
      const { [side]: path = [] } = paths;
      const { [side]: file } = pair;
      if (!file || isToldElsewhere(file, path)) return [];
      const shownOn = findPages[side](file.path, path);
      const hidden =
        findHidden(pair, paths, difference, now) ??
        findUnseenReason(file.path, path, site) ??
        (shownOn.kind === 'no page' ? 'unused' : undefined);
      // On a new page, its blocks and languages are its texts already.
      if (isOpened(pair) && (hidden === 'internal' || path.at(-1) === 'type')) return [];
      return [{ ...difference, file, path, side, shownOn, hidden }];
    });
  });
  const library = after.files.find(({ path }) => path === picturesFile);
  for (const name of library ? Object.keys(readPictures(after.files) ?? {}) : []) {
    const [former, present] = [findPicture(before, name), findPicture(after, name)];
    if (!library || !former.blob || !present.blob || former.blob === present.blob) continue;
    const place = { file: library, path: ['pictures', name, 'file'], side: 'after' } as const;
    const shownOn = findPages.after(picturesFile, place.path);
    changes.push({ kind: 'picture', before: former, after: present, ...place, shownOn });
  }
  return { pages: pageChanges, changes: [...changes, ...compareOrder(pairs)], files };
}

const findCollection = ({ path }: ContentFile) =>
  Object.values(collections).find(({ folder }) => path.startsWith(`${folder}/`));

/**
 * Pairs the files of both states. An entry is known by its slug or number; then by a former address of the present
 * entry; then by its file; then by its words, for an entry whose file and slug were both renamed.
 */
function pairFiles(before: readonly ContentFile[], after: readonly ContentFile[]): FilePair[] {
  const nameOf = (file: ContentFile) =>
    findCollection(file) && `${file.source} ${getAt(file.data, [findCollection(file)?.key ?? ''])}`;
  const list = ({ data, source }: ContentFile) =>
    describeItem(source ? listRows(data, modelOf(source)) : [], 0);
  const partner = pairUp(before, after, [
    (a, b) => nameOf(a) !== undefined && nameOf(a) === nameOf(b),
    (a, b) => readList(b, 'aliases').some((alias) => `${b.source} ${alias}` === nameOf(a)),
    (a, b) => a.path === b.path,
    (a, b) => nameOf(a) !== undefined && a.source === b.source && measureLikeness(list(a), list(b)),
  ]);
  const kept = new Set(partner.values());
  const gone = before.filter((file) => !kept.has(file));
  return [
    ...after.map((file) => ({ before: partner.get(file), after: file })),
    ...gone.map((file) => ({ before: file, after: undefined })),
  ];
}

/** Whether visitors can open the page of an entry. */
function isPublished(file: ContentFile | undefined): file is ContentFile {
  return file !== undefined && !isDraft(file);
}

/** Whether the page of an entry is new for visitors. */
function isOpened({ before, after }: FilePair): boolean {
  return isPublished(after) && !isPublished(before) && findAddress(after) !== undefined;
}

function comparePages({ before, after }: FilePair, files: readonly ContentFile[]): PageChange[] {
  const [former, present] = [before, after].map((file) =>
    isPublished(file) ? findAddress(file) : undefined,
  );
  const kind = former === undefined ? 'new' : present === undefined ? 'gone' : 'moved';
  const file = kind === 'gone' ? before : after;
  const address = present ?? former;
  if (former === present || !file || address === undefined) return [];
  const isBoth = before !== undefined && after !== undefined;
  // The entry that names the former address among its own.
  const owner = files.find((other) =>
    readList(other, 'aliases').some(
      (alias) => `${findCollection(other)?.prefix}${alias}` === former,
    ),
  );
  const leadsTo = owner && findAddress(owner);
  const isOther = kind !== 'moved' && isBoth;
  return [{ kind, file, address, before: former ?? address, isDraft: isOther, leadsTo }];
}

function compareFiles(pair: FilePair, pageChanges: readonly PageChange[]): RowChange[] {
  const { before, after } = pair;
  const source = (after ?? before)?.source;
  // A file that is stored as it was is one object in both states.
  if (source === undefined || before === after) return [];
  const former = listRows(followPages(before?.data, pageChanges), modelOf(source));
  const present = listRows(after?.data, modelOf(source));
  if (isOpened(pair)) return present.map((row) => ({ kind: 'row', after: row }));
  // A page that is gone is told by its title alone.
  const isGone = isPublished(before) && !isPublished(after) && findAddress(before) !== undefined;
  return isGone ? [] : compareRows(former, present);
}

/** Data whose links lead to the present addresses of pages that moved, since visitors see no difference. */
function followPages(data: unknown, pageChanges: readonly PageChange[]): unknown {
  const moved = pageChanges.filter(({ kind }) => kind === 'moved');
  if (moved.length === 0 || data === undefined) return data;
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const page = moved.find(({ before }) => before === value);
    return moved.reduce(
      (text, { before, address }) => text.replaceAll(`](${before})`, `](${address})`),
      page?.address ?? value,
    );
  });
}

/** Whether a field is told with its page, with the list of cars, or with an exchanged picture. */
function isToldElsewhere(file: ContentFile, [first, , third]: readonly PropertyKey[]): boolean {
  if (file.path === picturesFile) return third === 'file';
  const collection = findCollection(file);
  return collection !== undefined && ['draft', 'order', collection.key].includes(String(first));
}

/** The path of a field in each state that contains it. */
type Paths = Partial<Record<Side, readonly PropertyKey[]>>;

function listDifferences(
  change: RowChange,
  states: Record<Side, ContentState>,
): (Difference & { paths: Paths })[] {
  if (change.kind === 'moved') {
    const { path, ...moved } = change;
    return [{ ...moved, paths: { after: path } }];
  }
  if (change.kind !== 'row') {
    const { kind, rows, path } = change;
    const side = kind === 'new' ? 'after' : 'before';
    const isFact = ({ texts, kind: of }: Row) => texts === undefined && of !== 'picture';
    const others = rows.filter((row) => !isFact(row));
    return [
      { kind, facts: rows.filter(isFact), paths: { [side]: path } },
      ...others.flatMap((row) => listDifferences({ kind: 'row', [side]: row }, states)),
    ];
  }
  const { before, after } = change;
  // A text that takes the place of a fact, or the other way round, is two differences.
  if (before && after && !before.texts !== !after.texts)
    return [{ before }, { after }].flatMap((one) =>
      listDifferences({ kind: 'row', ...one }, states),
    );
  const paths = { ...(before && { before: before.path }), ...(after && { after: after.path }) };
  if (before?.texts || after?.texts)
    return compareTexts(before?.texts, after?.texts).map((text) => ({ ...text, paths }));
  if ((after ?? before)?.kind !== 'picture')
    return [{ kind: 'value', before: before?.value, after: after?.value, paths }];
  const pictures = {
    ...(before && { before: findPicture(states.before, String(before.value)) }),
    ...(after && { after: findPicture(states.after, String(after.value)) }),
  };
  return [{ kind: 'picture', ...pictures, paths }];
}

function findPicture({ side, files, blobs }: ContentState, name: string): PictureState {
  const entry = getAt(readPictures(files), [name]);
  const file = getAt(entry, ['file']);
  const picture = { side, name, alt: getAt(entry, ['alt']) };
  if (typeof file !== 'string') return picture;
  return { ...picture, file, blob: blobs.get(`${imageFolder}/${file}`) };
}

/** Why visitors do not see a difference of a field that they would see otherwise. */
function findHidden(pair: FilePair, paths: Paths, difference: Difference, now: number) {
  const { before, after } = pair;
  if (
    findCollection((after ?? before) as ContentFile) &&
    !isPublished(before) &&
    !isPublished(after)
  )
    return 'draft';
  const isOver = (side: Side) =>
    // Notices and special hours last until a moment.
    paths[side]?.some((_, at, path) => {
      const until = moment.safeParse(getAt(pair[side]?.data, [...path.slice(0, at + 1), 'until']));
      return until.success && findEnd(until.data) <= now;
    }) ?? true;
  if (isOver('before') && isOver('after')) return 'over';
  if (difference.kind === 'picture') {
    const { before: former, after: present } = difference;
    return present?.blob !== undefined && present.blob === former?.blob ? 'internal' : undefined;
  }
  // Visitors saw a page before and after a day of publishing that is past.
  const isPast = (publish: unknown) => findPublishing({ data: { publish } }, now) === undefined;
  const isDay = difference.kind === 'value' && (paths.after ?? paths.before)?.join() === 'publish';
  return isDay && isPast(difference.before) && isPast(difference.after) ? 'internal' : undefined;
}

/** The cars that changed their place in the list of cars. */
function compareOrder(pairs: readonly FilePair[]): Change[] {
  const orderOf = ({ data }: ContentFile) => Number(getAt(data, ['order']));
  const sort = (side: Side) =>
    pairs
      .filter(({ [side]: file }) => isPublished(file) && findCollection(file) === collections.cars)
      .toSorted((a, b) => orderOf(a[side] as ContentFile) - orderOf(b[side] as ContentFile));
  const [former, present] = [sort('before'), sort('after')];
  const places = present
    .map((pair) => former.indexOf(pair))
    .map((place) => (place < 0 ? undefined : place));
  const moved = findMoved(places);
  return present.flatMap(({ after: file }, to): Change[] => {
    const { [to]: from = -1 } = places;
    const shownOn: ShownOn = { kind: 'pages', addresses: [pages.cars.path] };
    if (!file || !moved.has(from)) return [];
    return [{ kind: 'moved', from, to, file, path: ['order'], side: 'after', shownOn }];
  });
}

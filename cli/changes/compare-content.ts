import { findEnd } from '../../shared/dubai-time.ts';
import { pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
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
import { isDraft } from '../model/is-draft.ts';
import { findAddress, findCollection } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import { modelOf } from '../model/sources.ts';
import {
  compareRows,
  compareTexts,
  listRows,
  type Row,
  type RowChange,
  type TextChange,
} from './compare-rows.ts';
import type { ContentState, LoadedStates, Side } from './load-states.ts';
import { describeItem, findMoved, measureLikeness, pairUp } from './pair-items.ts';

type Difference =
  | TextChange
  | { kind: 'value'; before?: Row; after?: Row }
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
  hidden?: string | undefined;
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
  /** How many files are only written differently. */
  rewritten: number;
}

/** One part of the site in both states; `undefined` on a side that lacks it. */
type FilePair = Record<Side, ContentFile | undefined>;

/** The path of a field in each state that contains it. */
type Paths = Partial<Record<Side, readonly PropertyKey[]>>;

/**
 * Compares two states of the content. They need not be valid.
 *
 * @param now the present instant, in milliseconds since 1970: what is over by then is told apart
 */
export function compareContent(
  { before, after, unread }: Pick<LoadedStates, Side | 'unread'>,
  now: number,
): ContentChanges {
  const states = { before, after };
  const findPages = {
    before: createPageFinder(before.files),
    after: createPageFinder(after.files),
  };
  const site = findData(after.files, 'site.yaml');
  const { moved } = indexContent(after.files);
  const pairs = pairFiles(states, moved).filter(
    (pair) => ![pair.before, pair.after].some((file) => file && unread.has(file)),
  );
  const pageChanges = pairs.flatMap((pair) => comparePages(pair, moved));
  const place = (pair: FilePair, paths: Paths, difference: Difference): Change[] => {
    const side = paths.after ? 'after' : 'before';
    const { [side]: path = [] } = paths;
    const { [side]: file } = pair;
    if (!file || isToldElsewhere(file, path)) return [];
    const shownOn = findPages[side](file.path, path);
    const hidden =
      findHidden(pair, paths, difference, now) ??
      findUnseenReason(file.path, path, site) ??
      (hasSamePicture(difference, states) ? 'internal' : undefined) ??
      (shownOn.kind === 'no page' ? 'unused' : undefined);
    // On a new page, its blocks and languages are its texts already.
    if (isOpened(pair) && (hidden === 'internal' || path.at(-1) === 'type')) return [];
    return [{ ...difference, file, path, side, shownOn, hidden }];
  };
  let rewritten = 0;
  const changes = pairs.flatMap((pair) => {
    const found = compareFiles(pair, pageChanges);
    const isTold = found.length > 0 || pageChanges.some(({ file }) => file === pair.before);
    if (pair.after?.source && pair.before && pair.before !== pair.after && !isTold) rewritten += 1;
    return found
      .flatMap(listDifferences)
      .flatMap(({ paths, ...difference }) => place(pair, paths, difference));
  });
  const exchanged = listExchanged(states).map((change) => ({
    ...change,
    shownOn: findPages.after(picturesFile, change.path),
  }));
  return {
    pages: pageChanges,
    changes: [...changes, ...exchanged, ...compareOrder(pairs)],
    rewritten,
  };
}

/**
 * Pairs the files of both states. An entry is known by its slug or number, also if it cannot be read; then by a former
 * address of the present entry; then by its file; then by its words, if its file and slug were both renamed.
 */
function pairFiles(
  { before, after }: Record<Side, ContentState>,
  moved: ReadonlyMap<string, string>,
): FilePair[] {
  const nameOf = (file: ContentFile) => readEntryAddress(file) ?? file.path;
  const kindOf = ({ path }: ContentFile) => findCollection(path)?.folder ?? path;
  const describe = ({ data, source }: ContentFile) =>
    describeItem(source ? listRows(data, modelOf(source)) : [], 0);
  const partner = pairUp(before.files, after.files, [
    (a, b) => nameOf(a) === nameOf(b),
    (a, b) => moved.get(nameOf(a)) === nameOf(b),
    (a, b) => a.path === b.path,
    (a, b) => kindOf(a) === kindOf(b) && measureLikeness(describe(a), describe(b)),
  ]);
  const kept = new Set(partner.values());
  const gone = before.files.filter((file) => !kept.has(file));
  return [
    ...after.files.map((file) => ({ before: partner.get(file), after: file })),
    ...gone.map((file) => ({ before: file, after: undefined })),
  ];
}

/** The address of a page that visitors can open. */
function findOpenAddress(file: ContentFile | undefined): string | undefined {
  return file && !isDraft(file) ? findAddress(file) : undefined;
}

/** Whether the page of an entry is new for visitors. */
function isOpened({ before, after }: FilePair): boolean {
  return findOpenAddress(before) === undefined && findOpenAddress(after) !== undefined;
}

function comparePages(
  { before, after }: FilePair,
  moved: ReadonlyMap<string, string>,
): PageChange[] {
  const [former, present] = [findOpenAddress(before), findOpenAddress(after)];
  const kind = former === undefined ? 'new' : present === undefined ? 'gone' : 'moved';
  const file = kind === 'gone' ? before : after;
  const address = present ?? former;
  if (former === present || !file || address === undefined) return [];
  const isOther = kind !== 'moved' && before !== undefined && after !== undefined;
  const leadsTo = former === undefined ? undefined : moved.get(former);
  return [{ kind, file, address, before: former ?? address, isDraft: isOther, leadsTo }];
}

function compareFiles(pair: FilePair, pageChanges: readonly PageChange[]): RowChange[] {
  const { before, after } = pair;
  const source = (after ?? before)?.source;
  // A page that is gone is told by its title alone.
  const isGone = findOpenAddress(before) !== undefined && findOpenAddress(after) === undefined;
  if (source === undefined || before === after || isGone) return [];
  const former = listRows(followPages(before?.data, pageChanges), modelOf(source));
  const present = listRows(after?.data, modelOf(source));
  if (isOpened(pair)) return present.map((row) => ({ kind: 'row', after: row }));
  return compareRows(former, present);
}

/** Data whose links lead to the present addresses of pages that moved, since visitors see no difference. */
function followPages(data: unknown, pageChanges: readonly PageChange[]): unknown {
  const moved = pageChanges.filter(({ kind }) => kind === 'moved');
  if (moved.length === 0 || data === undefined) return data;
  const follow = (json: string, { before, address }: PageChange) =>
    json.replaceAll(`"${before}"`, `"${address}"`).replaceAll(`](${before})`, `](${address})`);
  return JSON.parse(moved.reduce(follow, JSON.stringify(data)));
}

/** Whether a field is told with its page, with the list of cars, or with an exchanged picture. */
function isToldElsewhere(file: ContentFile, [first, , third]: readonly PropertyKey[]): boolean {
  if (file.path === picturesFile) return third === 'file';
  const key = findCollection(file.path)?.key;
  return key !== undefined && ['draft', 'order', key].includes(String(first));
}

function listDifferences(change: RowChange): (Difference & { paths: Paths })[] {
  if (change.kind === 'moved') {
    const { path, ...moved } = change;
    return [{ ...moved, paths: { after: path } }];
  }
  if (change.kind !== 'row') {
    const { kind, rows, path } = change;
    const side = kind === 'new' ? 'after' : 'before';
    const [facts = [], others = []] = [false, true].map((isOther) =>
      rows.filter((row) => (row.kind === 'picture' || row.texts !== undefined) === isOther),
    );
    const told = others.flatMap((row) => listDifferences({ kind: 'row', [side]: row }));
    return [{ kind, facts, paths: { [side]: path } }, ...told];
  }
  const { before, after } = change;
  // A text that takes the place of a fact, or the other way round, is two differences.
  if (before && after && !before.texts !== !after.texts)
    return [{ before }, { after }].flatMap((one) => listDifferences({ kind: 'row', ...one }));
  const paths = { ...(before && { before: before.path }), ...(after && { after: after.path }) };
  if (!before?.texts && !after?.texts) return [{ ...change, kind: 'value', paths }];
  return compareTexts(before?.texts, after?.texts).map((text) => ({ ...text, paths }));
}

/** Why visitors do not see a difference of a field that they would see otherwise. */
function findHidden(pair: FilePair, paths: Paths, difference: Difference, now: number) {
  const isOpen = [pair.before, pair.after].some((file) => file && !isDraft(file));
  if (findCollection((pair.after ?? pair.before)?.path ?? '') && !isOpen) return 'draft';
  // Notices and special hours last until a moment.
  const isOver = (side: Side) =>
    paths[side]?.some((_, at, path) => {
      const until = moment.safeParse(getAt(pair[side]?.data, [...path.slice(0, at + 1), 'until']));
      return until.success && findEnd(until.data) <= now;
    }) ?? true;
  if (isOver('before') && isOver('after')) return 'over';
  if (difference.kind !== 'value' || (paths.after ?? paths.before)?.join() !== 'publish')
    return undefined;
  // Visitors saw a page before and after a day of publishing that is past.
  const isPast = (row: Row | undefined) =>
    findPublishing({ data: { publish: row?.value } }, now) === undefined;
  return isPast(difference.before) && isPast(difference.after) ? 'internal' : undefined;
}

/** A picture by its name in the library; its blob tells files of one name apart. */
export function findPicture({ files, blobs }: ContentState, name: unknown) {
  const entry = getAt(readPictures(files), [String(name)]);
  const file = String(getAt(entry, ['file']) ?? name);
  return { file, alt: getAt(entry, ['alt']), blob: blobs.get(`${imageFolder}/${file}`) };
}

/** Whether another name of a picture stands for the same picture. */
function hasSamePicture(difference: Difference, states: Record<Side, ContentState>): boolean {
  if (difference.kind !== 'value' || difference.after?.kind !== 'picture') return false;
  const { before, after } = difference;
  const { blob } = findPicture(states.after, after.value);
  return blob !== undefined && blob === findPicture(states.before, before?.value).blob;
}

/** The pictures whose file was exchanged under the same name. */
function listExchanged(states: Record<Side, ContentState>) {
  const file = states.after.files.find(({ path }) => path === picturesFile);
  return Object.keys(readPictures(states.after.files) ?? {}).flatMap((name) => {
    const [former, present] = [findPicture(states.before, name), findPicture(states.after, name)];
    if (!file || !former.blob || !present.blob || former.blob === present.blob) return [];
    const path = ['pictures', name, 'file'];
    const row: Row = { path, kind: 'picture', value: name };
    return [
      { kind: 'value' as const, before: row, after: row, file, path, side: 'after' as const },
    ];
  });
}

/** The cars that changed their place in the list of cars. */
function compareOrder(pairs: readonly FilePair[]): Change[] {
  const sort = (side: Side) => {
    const orderOf = ({ [side]: file }: FilePair) => Number(getAt(file?.data, ['order']));
    const cars = pairs.filter(({ [side]: file }) => file?.source === 'cars' && !isDraft(file));
    return cars.toSorted((a, b) => orderOf(a) - orderOf(b));
  };
  const [former, present] = [sort('before'), sort('after')];
  const places = present.map((pair) => former.indexOf(pair));
  const moved = findMoved(places.filter((place) => place >= 0));
  const shownOn: ShownOn = { kind: 'pages', addresses: [pages.cars.path] };
  return present.flatMap(({ after: file }, to): Change[] => {
    const { [to]: from = -1 } = places;
    if (!file || !moved.has(from)) return [];
    return [{ kind: 'moved', from, to, file, path: ['order'], side: 'after', shownOn }];
  });
}

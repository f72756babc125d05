import { findBeginning, findEnd } from '../../shared/dubai-time.ts';
import { isPeriod, overlap, type Period } from '../../shared/schemas/early-end.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { type ContentIndex, noticesFile } from '../model/content-index.ts';
import { findAddress, listPlaces } from '../model/page-address.ts';
import type { AllContent } from './check.ts';

/** A notice of the file, if its days can be read. */
interface Notice extends Period {
  position: number;
  isImportant: boolean;
  /** The addresses of its pages. */
  pages: ReadonlySet<string>;
}

/**
 * Finds notices that are too many (C039): a page shows at most one important notice and two altogether at a time. Each is
 * compared with those before it in the file.
 */
export function checkNotices({ readable: files, index, open }: AllContent): Issue[] {
  const file = files.find(({ path }) => path === noticesFile);
  const items: readonly unknown[] = Array.isArray(file?.data) ? file.data : [];
  if (!file || items.length === 0) return [];
  const pagesOf = createPageList(files, index);
  const notices = items.map((item, position) => readNotice(item, position, pagesOf));
  return notices.flatMap((notice, position) => {
    const earlier = notices.slice(0, position).filter((other) => other !== undefined);
    return notice ? findCollision(notice, earlier, file, open) : [];
  });
}

function readNotice(
  item: unknown,
  position: number,
  pagesOf: (place: unknown) => readonly string[],
): Notice | undefined {
  const from = getAt(item, ['from']);
  const until = getAt(item, ['until']);
  if (typeof from !== 'string' || typeof until !== 'string' || !isPeriod({ from, until })) {
    return undefined;
  }
  const on = getAt(item, ['on']);
  if (on !== undefined && !Array.isArray(on)) return undefined;
  const places = on ?? [undefined];
  const isImportant = getAt(item, ['kind']) === 'important';
  return { from, until, position, isImportant, pages: new Set(places.flatMap(pagesOf)) };
}

/** Creates a function that lists the addresses of the pages of a place; `undefined` is every page. */
function createPageList(files: readonly ContentFile[], { paths }: ContentIndex) {
  const byPlace = new Map<unknown, string[]>([[undefined, [...paths]]]);
  for (const file of files) {
    const address = findAddress(file);
    for (const place of address === undefined ? [] : listPlaces(file)) {
      byPlace.set(place, [...(byPlace.get(place) ?? []), address ?? '']);
    }
  }
  return (place: unknown): readonly string[] => byPlace.get(place) ?? [];
}

/** Reports a notice for which a page that earlier ones are on has no room, and the days that they share. */
function findCollision(
  notice: Notice,
  earlier: readonly Notice[],
  file: ContentFile,
  open: OpenFile,
): Issue[] {
  const sharing = earlier.filter((other) => overlap(other, notice));
  for (const page of sharing.length === 0 ? [] : notice.pages) {
    const there = sharing.filter((other) => other.pages.has(page));
    const important = notice.isImportant && there.find(({ isImportant }) => isImportant);
    const others = important ? [important] : findMeeting(there);
    if (others.length === 0) continue;
    const source = open(file);
    const lines = others.map(({ position }) => source.locate([position]).line);
    const params = { page, ...findShared([notice, ...others]), lines };
    const problem = important ? ('twoImportant' as const) : ('threeNotices' as const);
    const path = [notice.position, 'from'];
    return [source.report(issueCodes.tooManyNotices, path, { problem, params })];
  }
  return [];
}

/** Two notices that are shown at the same time; empty if there are none. */
function findMeeting(notices: readonly Notice[]): Notice[] {
  let last: Notice | undefined;
  for (const notice of notices.toSorted((a, b) => findBeginning(a.from) - findBeginning(b.from))) {
    if (last && overlap(last, notice)) return [last, notice];
    last = notice;
  }
  return [];
}

/** The days, as written, that all of some periods share. */
function findShared(periods: readonly Period[]): Period {
  const froms = periods.map(({ from }) => from);
  const untils = periods.map(({ until }) => until);
  const [from = ''] = froms.toSorted((a, b) => findBeginning(b) - findBeginning(a));
  const [until = ''] = untils.toSorted((a, b) => findEnd(a) - findEnd(b));
  return { from, until };
}

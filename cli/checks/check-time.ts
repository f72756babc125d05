import { addDays, findBeginning, findDay, findEnd } from '../../shared/dubai-time.ts';
import { isPeriod } from '../../shared/schemas/early-end.ts';
import { day } from '../../shared/schemas/field-types.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Fix, Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { listFolder, noticesFile, readEntryAddress } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import { findPublishing, readPublish } from '../model/read-publish.ts';
import { entryCollections, sources } from '../model/sources.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { AllContent } from './check.ts';
import { reportReference } from './locate-finding.ts';

/**
 * Finds what depends on the clock (C033, C041, C119, C301). The passing of time takes these problems away and brings none but notes, so content
 * that is valid today is valid tomorrow. The result is computed in every run and must never be cached.
 */
export function checkTime({ readable: files, open, now }: AllContent): Issue[] {
  const published = files.filter((file) => file.data !== undefined && !isDraft(file));
  return [
    ...findFutureDays(files, 'updated', open, now),
    ...findFutureDays(listFolder(published, 'posts'), 'date', open, now),
    ...findEarlyLinks(published, open, now),
    ...findOver(files, open, now),
  ];
}

/** The earliest time zone is UTC+14: a day begins there this many milliseconds before it begins in UTC. */
const earliest = 14 * 60 * 60 * 1000;

/**
 * The latest day that has begun in any time zone. Warnings and notes of time change with this day alone.
 *
 * @param now in milliseconds since 1970
 */
export function findLatestDay(now = Date.now()): string {
  return new Date(now + earliest).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/**
 * Finds days, of a change or of a post, that have not begun in any time zone. An entry may have a day that has begun
 * when it is published.
 */
function findFutureDays(
  files: readonly ContentFile[],
  field: 'updated' | 'date',
  open: OpenFile,
  now: number,
): Issue[] {
  const today = findLatestDay(now);
  return files.flatMap((file) => {
    const { data: value } = day.safeParse(getAt(file.data, [field]));
    if (value === undefined || value <= today) return [];
    const publish = readPublish(file);
    if (publish !== undefined && findDay(findBeginning(publish)) >= value) return [];
    const source = open(file);
    if (field === 'updated') {
      const said = { problem: 'futureDay', params: { value } } as const;
      return [source.report(issueCodes.futureDay, [field], said)];
    }
    const said = { problem: 'futureDate', params: { date: value, publish } } as const;
    const fix = publishOn(value, source, publish);
    return [source.report(issueCodes.futureDate, [field], said, { fix })];
  });
}

/** Publishes a post on its date. Only the author knows whether that is meant. */
function publishOn(date: string, source: SourceFile, publish: string | undefined): Fix | undefined {
  const { line, column } = source.locateKey(['date']);
  const lineStart = source.lines.startOf(line);
  const [start, end] = source.findNode(['publish'])?.range ?? [0, 0];
  if (publish !== undefined) return { edits: [{ start, end, text: date }], isSafe: false };
  if (column > 1) return undefined;
  const edit = { start: lineStart, end: lineStart, text: `publish: ${date}\n` };
  return { edits: [edit], isSafe: false };
}

/** Finds links to entries that visitors see only later than the link. Relations are left out by the site. */
function findEarlyLinks(published: readonly ContentFile[], open: OpenFile, now: number): Issue[] {
  const ahead = new Map(
    listFolder(published, ...entryCollections).flatMap((file) => {
      const publish = findPublishing(file, now);
      return publish ? [[readEntryAddress(file), { file, publish }] as const] : [];
    }),
  );
  if (ahead.size === 0) return [];
  // Whether visitors see a field, now or later, before an entry is published.
  const isSeenBefore = (
    publish: string,
    file: ContentFile,
    [position]: readonly PropertyKey[],
  ): boolean => {
    const instant = findBeginning(publish);
    if (file.path !== noticesFile) {
      const own = readPublish(file);
      return own === undefined || findBeginning(own) < instant;
    }
    const { from, until, on } = Object(getAt(file.data, [position ?? 0]));
    if (!isPeriod({ from, until })) return false;
    // A notice waits for the first of its pages.
    const pages = (Array.isArray(on) ? on : [undefined]).map((place) => ahead.get(place)?.publish);
    const firstPage = Math.min(...pages.map((own) => (own ? findBeginning(own) : -Infinity)));
    const end = findEnd(until);
    return Math.max(findBeginning(from), firstPage) < Math.min(instant, end) && end > now;
  };
  return published.flatMap((file) =>
    file.references.flatMap((reference) => {
      const target = reference.isRelation ? undefined : ahead.get(reference.name);
      if (!target || !isSeenBefore(target.publish, file, reference.path)) return [];
      const { publish, file: entry } = target;
      // An entry that visitors see already would be gone with a `publish` that lies ahead.
      const isAhead = findPublishing(file, now) !== undefined;
      const by = isAhead ? 'entry ahead' : file.path === noticesFile ? 'notice' : 'visible page';
      const params = { address: reference.name, publish, file: entry.path, by } as const;
      const said = { problem: 'earlyLink', params } as const;
      const finding = { code: issueCodes.earlyLink, path: reference.path, ...said };
      return reportReference(open(file), reference, finding);
    }),
  );
}

/** Days after which what is over can go. */
const keptDays = 30;

/** Finds notices and special hours that have been over for a while. */
function findOver(files: readonly ContentFile[], open: OpenFile, now: number): Issue[] {
  const today = findLatestDay(now);
  return files.flatMap((file) => {
    const { path, data } = file;
    const hours = path === sources.site.file ? ['hours', 'special'] : undefined;
    const above = path === noticesFile ? [] : hours;
    const items: unknown = above && getAt(data, above);
    if (!above || !Array.isArray(items)) return [];
    return items.flatMap((item, position) => {
      const { from, until } = Object(item);
      if (!isPeriod({ from, until })) return [];
      // The last millisecond belongs to the last day.
      const lastDay = findDay(findEnd(until) - 1);
      if (findDay(addDays(findBeginning(lastDay), keptDays)) >= today) return [];
      const params = { until: lastDay, isNotice: path === noticesFile };
      const said = { problem: 'over', params } as const;
      return [open(file).report(issueCodes.over, [...above, position, 'until'], said)];
    });
  });
}

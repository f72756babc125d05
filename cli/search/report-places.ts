import { defaultLanguage, type Language } from '../../shared/languages.ts';
import { buildCanonicalPath } from '../../shared/paths.ts';
import { formatMoment, formatPeriod } from '../lib/format-moment.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { joinFolder } from '../reporters/report.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  showHarmful,
} from '../reporters/terminal-text.ts';
import type { FoundPlace } from './find-places.ts';
import type { Range } from './match-words.ts';

/** How a report is written. */
interface ReportOptions {
  /** The content folder as passed to the command. */
  folder: string;
  language: UiLanguage;
  hasColor: boolean;
}

/** The address of a page in the language of a text; that of a name is the address in the default language. */
export function reportAddress(address: string, language: Language = defaultLanguage): string {
  return buildCanonicalPath(address, language);
}

/** Formats places for people: file, line, field and address, and below them the text with the words marked. */
export function reportPlaces(places: readonly FoundPlace[], options: ReportOptions): string {
  const paint = createPaint(options.hasColor);
  const [together = [], apart = []] = [true, false].map((isTogether) =>
    places.filter((place) => place.isTogether === isTogether),
  );
  const heading = `${paint('bold', getMessages(options.language).commands.find.apart)}\n\n`;
  const write = (group: readonly FoundPlace[]) =>
    group.map((place) => `${formatPlace(place, options, paint)}\n`).join('');
  return write(together) + (apart.length > 0 ? heading + write(apart) : '');
}

function formatPlace(
  place: FoundPlace,
  { folder, language, hasColor }: ReportOptions,
  paint: Paint,
): string {
  const { file, line, path, text, ranges } = place;
  const where = paint('cyan', `${joinFolder(folder, file)}:${line}`);
  const head = [where, ...(path === '' ? [] : [path]), paint('dim', sayWhen(place, language))];
  const mark = (part: string) => (hasColor ? paint('bold', paint('yellow', part)) : `[${part}]`);
  return `${head.join('  ')}\n  ${isolateRightToLeft(quoteText(text, ranges, mark))}\n`;
}

/** The pages that show a place, and when they do. */
function sayWhen(place: FoundPlace, language: UiLanguage): string {
  const { period } = place;
  const pages = sayPages(place, language);
  if (!period || place.shownOn.kind === 'no page') return pages;
  const { from, over } = getMessages(language).commands.find;
  if (period.until === undefined) return `${pages}, ${from(formatMoment(period.from, language))}`;
  const days = formatPeriod(period.from, period.until, language);
  return `${pages}, ${period.state === 'over' ? over(days) : days}`;
}

function sayPages({ shownOn, language: own }: FoundPlace, language: UiLanguage): string {
  const { everyPage, noPage, more } = getMessages(language).commands.find;
  if (shownOn.kind === 'every page') return everyPage;
  if (shownOn.kind === 'no page') return noPage;
  const [first = '', ...others] = shownOn.addresses;
  const address = reportAddress(first, own);
  return others.length === 0 ? address : more({ address, count: others.length });
}

/** How much of a text is shown on either side of a match, and how many such parts, so that a place fits three lines. */
const contextLength = 50;
const maxParts = 2;

const segmenter = new Intl.Segmenter('tr', { granularity: 'word' });

/** The parts of a text around its matches on one line, cut between words. */
function quoteText(text: string, ranges: readonly Range[], mark: (part: string) => string): string {
  const segments = [...segmenter.segment(text)];
  const widened = ranges.map(({ start, end }) => ({
    start: start <= contextLength ? 0 : findWord(segments, start - contextLength, start),
    end: segments.find(({ index }) => index >= end + contextLength)?.index ?? text.length,
  }));
  const parts: Range[] = [];
  for (const range of widened) {
    const last = parts.at(-1);
    if (last && range.start <= last.end) last.end = range.end;
    else parts.push(range);
  }
  const shown = parts.slice(0, maxParts).map((part) => markPart(text, part, ranges, mark));
  const isCut = (parts[maxParts - 1] ?? parts.at(-1))?.end !== text.length;
  return `${parts[0]?.start === 0 ? '' : '… '}${shown.join(' … ')}${isCut ? ' …' : ''}`;
}

/** Where the first word begins at or behind an offset, at most at `limit`. */
function findWord(segments: readonly Intl.SegmentData[], from: number, limit: number): number {
  const word = segments.find(({ index, isWordLike }) => isWordLike && index >= from);
  return Math.min(word?.index ?? limit, limit);
}

function markPart(
  text: string,
  { start: from, end: to }: Range,
  ranges: readonly Range[],
  mark: (part: string) => string,
): string {
  const show = (start: number, end: number) =>
    showHarmful(text.slice(start, end).replace(/\s+/g, ' '));
  let shown = '';
  let at = from;
  for (const { start, end } of ranges.filter((range) => range.start >= from && range.end <= to)) {
    shown += show(at, start) + mark(show(start, end));
    at = end;
  }
  return (shown + show(at, to)).trim();
}

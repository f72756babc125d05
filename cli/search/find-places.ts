import { type Language, languages } from '../../shared/languages.ts';
import { listTextLinks, removeTextLinks } from '../../shared/text-links.ts';
import { createLocator } from '../checks/restore-links.ts';
import { formatPath } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { picturesFile } from '../model/content-index.ts';
import type { FieldModel } from '../model/field-model.ts';
import { createPageFinder, type ShownOn } from '../model/find-pages.ts';
import { findPeriod, type VisiblePeriod } from '../model/find-period.ts';
import { fillWithPlaces, type LocalContext } from '../model/localize.ts';
import { findAddress, findCollection } from '../model/page-address.ts';
import { listRows, listStrings } from '../model/walk-fields.ts';
import type { ContentEntry } from '../texts/describe-entry.ts';
import { findStretch } from '../yaml/find-stretch.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { type createMatcher, type Match, mergeRanges, type Range } from './match-words.ts';

/** A place in the content that a search found. */
export interface FoundPlace extends Match {
  /** Below the content folder. */
  file: string;
  /** Both begin at 1, at the first match. */
  line: number;
  column: number;
  /** Such as `title.en`; empty for the address of a page whose file does not contain it. */
  path: string;
  /** The language of a text; omitted for values that are the same in every language. */
  language?: Language;
  /** The text, or the value as text; of a slug and of the number of a post, the address. */
  text: string;
  shownOn: ShownOn;
  /** When visitors see it; omitted if they always do. */
  period?: VisiblePeriod;
}

/** A value that is searched. */
interface Candidate {
  path: readonly PropertyKey[];
  language?: Language;
  text: string;
  /** Whether the value is a key of the file, such as the name of a picture. */
  isKey?: boolean;
  /** The text as written, if it has links: their addresses are found apart from the words. */
  written?: string;
  /** Where a found part of the text is in the written one. */
  locate?: (part: Range) => Range;
}

/**
 * Searches every text in every language, and every other value: names of pictures, slugs, links, addresses of pages. A
 * text is searched as it is written, else as visitors read it, with facts of the site filled in.
 *
 * @param entries the content that can be read; it need not be valid
 * @param factsOf the facts of the site
 * @param options.languages searches the texts of these languages alone; omit for everything
 * @param options.now the present instant, in milliseconds since 1970
 * @returns places in the order of files and lines
 */
export function findPlaces(
  entries: readonly ContentEntry[],
  match: NonNullable<ReturnType<typeof createMatcher>>,
  factsOf: LocalContext['factsOf'],
  { languages: searched, now }: { languages?: readonly Language[] | undefined; now: number },
): FoundPlace[] {
  const findPages = createPageFinder(
    entries.map(({ file }) => file),
    now,
  );
  const found = entries.flatMap(({ file, model }) =>
    listCandidates(file, model).flatMap((candidate) => {
      if (searched && !searched.some((language) => language === candidate.language)) return [];
      const matched = match(candidate.text) ?? matchFilled(candidate, match, factsOf);
      if (!matched) return [];
      const period = findPeriod(file, candidate.path, now);
      return [{ ...describePlace(file, candidate, matched, findPages), ...(period && { period }) }];
    }),
  );
  const inFile = (a: FoundPlace, b: FoundPlace) => a.line - b.line || a.column - b.column;
  return [...Map.groupBy(found, ({ file }) => file).values()].flatMap((places) =>
    places.toSorted(inFile),
  );
}

/** Matches a text as visitors read it. A fact that the words are in is found as a whole, by its placeholder. */
function matchFilled(
  { text, language }: Candidate,
  match: NonNullable<ReturnType<typeof createMatcher>>,
  factsOf: LocalContext['factsOf'],
): Match | undefined {
  if (language === undefined || !text.includes('{')) return undefined;
  const filled = fillWithPlaces(text, language, factsOf);
  const matched = match(filled.text);
  const ranges = matched?.ranges.map(({ start, end }) => filled.findWritten(start, end)) ?? [];
  return matched && { ...matched, ranges: mergeRanges(ranges) };
}

function listCandidates(file: SourceFile, model: FieldModel): Candidate[] {
  const candidates: Candidate[] = [];
  const collection = findCollection(file.path);
  const address = findAddress(file);
  if (!collection && address !== undefined) candidates.push({ path: [], text: address });
  for (const { path, wording, value, model: field } of listRows(file, model)) {
    for (const language of languages) {
      for (const { path: form, text } of listStrings(wording?.[language])) {
        const place = { path: [...path, language, ...form], language };
        const parts = field.meta.isLong ? listSpoken(text) : [{ text }];
        candidates.push(...parts.map((part) => ({ ...place, ...part })));
      }
    }
    if (typeof value === 'string' || typeof value === 'number') {
      const isName = path.length === 1 && path[0] === collection?.key;
      candidates.push({ path, text: (isName && address) || String(value) });
    }
  }
  if (file.path === picturesFile) {
    for (const name of Object.keys(getAt(file.data, ['pictures']) ?? {})) {
      candidates.push({ path: ['pictures', name], text: name, isKey: true });
    }
  }
  return candidates;
}

/** The words of a long text, and the addresses of its links. */
function listSpoken(written: string): Pick<Candidate, 'text' | 'written' | 'locate'>[] {
  const links = listTextLinks(written);
  if (links.length === 0) return [{ text: written }];
  return [
    { text: removeTextLinks(written), written, locate: createLocator(written) },
    ...links.map(({ address: text, addressStart }) => ({
      text,
      written,
      locate: ({ start, end }: Range) => ({ start: start + addressStart, end: end + addressStart }),
    })),
  ];
}

function describePlace(
  file: SourceFile,
  { path, language, text, isKey, written = text, locate = (part) => part }: Candidate,
  match: Match,
  findPages: ReturnType<typeof createPageFinder>,
): FoundPlace {
  const { start, end } = locate(match.ranges[0] ?? { start: 0, end: 0 });
  const stretch = isKey ? undefined : findStretch(file, path, written, [start, end]);
  const whole = isKey ? file.locateKey(path) : file.locate(path);
  const { line, column } = stretch ? file.lines.toSpan(stretch.start, stretch.end) : whole;
  const place = { file: file.path, line, column, path: formatPath(path), text };
  return { ...place, ...match, ...(language && { language }), shownOn: findPages(file.path, path) };
}

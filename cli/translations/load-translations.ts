import { type Language, languages, translatedLanguages } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { findNewAddresses } from '../content/addresses.ts';
import { applyExceptions } from '../content/apply-exceptions.ts';
import { createGoneCheck } from '../content/read-content.ts';
import { type LoadedContent, listSources, loadAndValidate } from '../content/validate-content.ts';
import { type Issue, severityOfCode, sortIssues } from '../issue.ts';
import { addressesFile, type ContentFile } from '../model/content-file.ts';
import { glossaryFile } from '../model/glossary.ts';
import { isDraft } from '../model/is-draft.ts';
import type { LocalContext } from '../model/localize.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { findSource } from '../model/sources.ts';
import { createSourceFile } from '../yaml/source-file.ts';
import { measureCompleteness, type Totals } from './completeness.ts';
import { type ContentEntry, describeEntry } from './describe-entry.ts';
import { findGaps, type Gap, type Target, type Translation } from './find-gaps.ts';
import { type Lock, type LockLine, readLock } from './lock-file.ts';

/** The translations of one file of the content. */
export interface EntryTranslations extends ContentEntry {
  targets: Target[];
  /** The open gaps, without those that an exception covers. */
  gaps: Gap[];
  totals: Totals;
}

export interface Translations {
  /** One per file that can be read, in order of their paths. */
  entries: EntryTranslations[];
  /** Without drafts. */
  totals: Totals;
  /** Entries of broken files, which were not counted, described as far as possible. */
  broken: ContentEntry[];
  /** Notes on comments that except no gap. */
  needless: Issue[];
  /**
   * Errors of files without any content (unreadable, missing or misplaced), those of drafts included. The glossary has no
   * texts to count.
   */
  unread: Issue[];
  /** The lines of the lock file, those of renamed files under their new names. */
  lock: readonly LockLine[];
  /** The lock file on disk; if there is none, no translation is stale. */
  written: Lock;
  loaded: LoadedContent;
}

/**
 * Reads the content and its lock file, and compares every translation with its Turkish text. Invalid content is also
 * counted, as far as its files can be read.
 *
 * @throws {UserError} if the folder cannot be read, or the lock file is invalid
 */
export async function loadTranslations(folder: string): Promise<Translations> {
  return compareTranslations(await loadAndValidate(folder), await readLock(folder));
}

/** The same for content that is already loaded, or for new texts of it that are not written yet. */
export function compareTranslations(loaded: LoadedContent, written: Lock): Translations {
  // Data that was guessed after a syntax error is not counted, and never accepted.
  const parts = listSources(loaded.content).filter(({ file }) => !file.isFixed);
  const lock = followRenames(written.lines, loaded.content, parts);
  const factsOf = findSiteVariables(loaded.content.files);
  const { files, left, isOpen, totals } = compareAll(parts, lock, loaded, factsOf);
  const read = new Set(parts.map(({ file }) => file.path));
  const broken = loaded.content.files.filter(({ path }) => !read.has(path)).flatMap(toPart);
  return {
    entries: files
      .map((entry) => ({
        ...entry,
        gaps: entry.targets.flatMap(({ gaps }) => gaps.filter(isOpen)).toSorted(compareGaps),
        totals: measureCompleteness(entry.targets, isOpen),
      }))
      .toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1)),
    totals,
    broken: broken.map(({ file, model }) => describeEntry(file, model, factsOf)),
    needless: sortIssues(left.filter(({ code }) => code === issueCodes.needlessException)),
    unread: loaded.issues.filter(
      ({ code, file }) =>
        severityOfCode(code) === 'error' && !read.has(file) && file !== glossaryFile,
    ),
    lock,
    written,
    loaded,
  };
}

/**
 * Moves the lock lines of deleted files to their new names. A file is the new name if it has no lock lines and more
 * than half of its translations occur in the lines of the deleted file.
 */
function followRenames(
  lock: readonly LockLine[],
  content: LoadedContent['content'],
  parts: ReturnType<typeof listSources>,
): readonly LockLine[] {
  const gone = Map.groupBy(lock, ({ file }) => file);
  const fresh = parts.filter(({ file }) => !gone.has(file.path));
  const isGone = createGoneCheck(content);
  for (const path of gone.keys()) if (!isGone(path)) gone.delete(path);
  if (gone.size === 0) return lock;
  const names = new Map<string, string>();
  for (const { file, model } of fresh) {
    const own = findGaps(file, model, []).flatMap(({ translation }) => translation ?? []);
    const messages = new Set(own.map(wordingKey));
    const shares = [...gone].map(([path, lines]) => {
      const named = [...new Set(lines.map(wordingKey))].filter((one) => messages.has(one));
      return { path, share: named.length };
    });
    const [best] = shares.toSorted((a, b) => b.share - a.share);
    if (best && best.share * 2 > messages.size) {
      names.set(best.path, file.path);
      gone.delete(best.path);
    }
  }
  return lock.map((line) => ({ ...line, file: names.get(line.file) ?? line.file }));
}

function wordingKey({ language, translation }: LockLine): string {
  return `${language} ${translation}`;
}

/** The entries whose gaps count. Those of drafts do not, since no visitor sees drafts. */
export function listPublished<Entry extends ContentEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isDraft }) => !isDraft);
}

/**
 * Measures the translation progress per language, and counts what waits for `accept`. No file is opened: the loaded data
 * is sufficient.
 *
 * @throws {UserError} if the lock file is invalid
 */
export async function countTranslations(
  loaded: LoadedContent,
): Promise<{ totals: Totals; waiting: Waiting }> {
  const { folder, files } = loaded.content;
  const parts = files.flatMap((file) => (file.data === undefined ? [] : toPart(file)));
  const written = await readLock(folder);
  const lock = followRenames(written.lines, loaded.content, parts);
  const compared = compareAll(parts, lock, loaded, findSiteVariables(files));
  const waiting = countWaiting(compared.files, written, loaded, translatedLanguages);
  return { totals: compared.totals, waiting };
}

/** What `accept --check` would report: translations and addresses of published content. */
export interface Waiting {
  fresh: number;
  stale: number;
  addresses: number;
}

/**
 * Counts what waits for `accept`. Without a lock file nothing does, since nothing was ever accepted.
 *
 * @param languages the translations to count
 */
export function countWaiting(
  entries: readonly Pick<EntryTranslations, 'targets' | 'isDraft'>[],
  written: Lock,
  { content: { files } }: LoadedContent,
  languages: readonly Language[],
): Waiting {
  if (written.text === undefined) return { fresh: 0, stale: 0, addresses: 0 };
  const unaccepted = entries
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ targets }) => targets)
    .filter(({ isUnaccepted, language }) => isUnaccepted && languages.includes(language));
  const isStale = ({ gaps }: Target) => gaps.some(({ kind }) => kind === 'stale');
  const stale = unaccepted.filter(isStale).length;
  const hasList = files.some(({ path }) => path === addressesFile);
  const addresses = hasList ? findNewAddresses(files, () => true).length : 0;
  return { fresh: unaccepted.length - stale, stale, addresses };
}

/** A file made from its loaded data without opening it; its fields have no positions. */
function toPart(part: ContentFile): ReturnType<typeof listSources> {
  const { path, data = part.identifierHints } = part;
  const model = findSource(path)?.model;
  if (!model) return [];
  const known = isDraft(part) ? { ...Object(data), draft: true } : data;
  return [{ file: createSourceFile({ path, text: '', data: known }), model }];
}

function compareAll(
  parts: ReturnType<typeof listSources>,
  lock: readonly LockLine[],
  { content: { files: loaded }, hasErrors }: LoadedContent,
  factsOf: LocalContext['factsOf'],
) {
  const lockOf = Map.groupBy(lock, ({ file }) => file);
  const files = parts.map(({ file, model }) => ({
    ...describeEntry(file, model, factsOf),
    targets: findGaps(file, model, lockOf.get(file.path) ?? []),
  }));
  const all = files.flatMap(({ targets }) => targets);
  const issues = all.flatMap(({ gaps }) => gaps.map(({ issue }) => issue));
  const left = applyExceptions(issues, loaded, { kind: 'C2', hasErrors });
  const open = new Set(left);
  const isOpen = ({ issue }: Gap) => open.has(issue);
  const totals = measureCompleteness(
    listPublished(files).flatMap(({ targets }) => targets),
    isOpen,
  );
  return { files, left, isOpen, totals };
}

/** The present and complete translations, in the order of their files. */
export function listTranslations(entries: readonly EntryTranslations[]): Translation[] {
  return entries.flatMap(({ targets }) => targets.flatMap(({ translation }) => translation ?? []));
}

/** Orders gaps by line, then by language, then by column. */
function compareGaps(a: Gap, b: Gap): number {
  return (
    a.issue.line - b.issue.line ||
    languages.indexOf(a.language) - languages.indexOf(b.language) ||
    a.issue.column - b.issue.column
  );
}

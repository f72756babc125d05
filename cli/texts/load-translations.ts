import { type Language, languages } from '../../shared/languages.ts';
import { findNewAddresses } from '../content/addresses.ts';
import { applyExceptions } from '../content/apply-exceptions.ts';
import type { Content } from '../content/read-content.ts';
import { type LoadedContent, loadAndValidate } from '../content/validate-content.ts';
import { type Issue, severityOfCode, sortIssues } from '../issue.ts';
import { addressesFile } from '../model/content-file.ts';
import type { FieldModel } from '../model/field-model.ts';
import { glossaryFile } from '../model/glossary.ts';
import { isDraft } from '../model/is-draft.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { findSource } from '../model/sources.ts';
import { createSourceFile, type SourceFile } from '../yaml/source-file.ts';
import { measureCompleteness, type Totals } from './completeness.ts';
import { type ContentEntry, describeEntry } from './describe-entry.ts';
import { type Gap, type ListedText, listTexts, listTranslations, toIssue } from './list-texts.ts';
import { type Lock, type LockLine, readLock } from './lock-file.ts';

/** The translations of one file of the content. */
export interface EntryTranslations extends ContentEntry {
  texts: readonly ListedText[];
  /** The open gaps, without those that an exception covers. */
  gaps: readonly Gap[];
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
 * @param cacheFolder omit to disable the cache
 * @throws {UserError} if the folder cannot be read, or the lock file is invalid
 */
export async function loadTranslations(
  folder: string,
  cacheFolder?: string,
): Promise<Translations> {
  return compareTranslations(await loadAndValidate(folder, cacheFolder), await readLock(folder));
}

/**
 * The same for content that is already loaded, or for new texts of it that are not written yet. No file is opened: that
 * is done only to locate a gap.
 */
export function compareTranslations(loaded: LoadedContent, written: Lock): Translations {
  const { content, hasErrors, issues } = loaded;
  const { files } = content;
  // Data that was guessed after a syntax error is not counted, and never accepted.
  const parts = listSources(content).filter(({ file }) => !file.isFixed);
  const read = new Set(parts.map(({ file }) => file.path));
  const lock = followRenames(written.lines, content, parts);
  const lockOf = Map.groupBy(lock, ({ file }) => file);
  const factsOf = findSiteVariables(files);
  const described = parts.map(({ file, model }) => {
    const texts = listTexts(file, model, lockOf.get(file.path) ?? []);
    const gaps = texts.flatMap(({ states }) => states.flatMap((state) => state.gaps));
    return { ...describeEntry(file, model, factsOf), texts, gaps };
  });
  const found = described.flatMap(({ gaps }) => gaps);
  const { kept, needless } = applyExceptions(found, files, { kind: 'C2', hasErrors });
  const open = new Set(kept);
  const isOpen = (gap: Gap) => open.has(gap);
  const entries = described
    .map((entry) => ({
      ...entry,
      gaps: entry.gaps.filter(isOpen),
      totals: measureCompleteness(entry.texts, isOpen),
    }))
    .toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const published = listPublished(entries).flatMap(({ texts }) => texts);
  return {
    entries,
    totals: measureCompleteness(published, isOpen),
    broken: files.flatMap((part) => {
      const { path, data = part.identifierHints } = part;
      const model = findSource(path)?.model;
      if (!model || read.has(path)) return [];
      const known = isDraft(part) ? { ...Object(data), draft: true } : data;
      return [describeEntry(createSourceFile({ path, text: '', data: known }), model, factsOf)];
    }),
    needless: sortIssues(needless),
    unread: issues.filter(
      ({ code, file }) =>
        severityOfCode(code) === 'error' && !read.has(file) && file !== glossaryFile,
    ),
    lock,
    written,
    loaded,
  };
}

/** A gap with its place. */
export type LocatedGap = Gap & { issue: Issue };

/** Locates gaps, and orders them by line, then by language, then by column. */
export function locateGaps(gaps: readonly Gap[]): LocatedGap[] {
  return gaps
    .map((gap) => ({ ...gap, issue: toIssue(gap) }))
    .toSorted(
      (a, b) =>
        a.issue.line - b.issue.line ||
        languages.indexOf(a.language) - languages.indexOf(b.language) ||
        a.issue.column - b.issue.column,
    );
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
    const own = listTranslations(listTexts(file, model, []));
    const words = new Set(own.map(toWords));
    const shares = [...gone].map(([path, lines]) => {
      const common = [...new Set(lines.map(toWords))].filter((one) => words.has(one));
      return { path, share: common.length };
    });
    const [best] = shares.toSorted((a, b) => b.share - a.share);
    if (best && best.share * 2 > words.size) {
      names.set(best.path, file.path);
      gone.delete(best.path);
    }
  }
  return lock.map((line) => ({ ...line, file: names.get(line.file) ?? line.file }));
}

/** The words of a translation, in whatever file. */
function toWords({ language, translation }: LockLine): string {
  return `${language} ${translation}`;
}

/** The entries whose gaps count. Those of drafts do not, since no visitor sees drafts. */
export function listPublished<Entry extends ContentEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isDraft }) => !isDraft);
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
  { entries, written, loaded: { content } }: Translations,
  languages: readonly Language[],
): Waiting {
  if (written.text === undefined) return { fresh: 0, stale: 0, addresses: 0 };
  const states = listPublished(entries)
    .flatMap(({ texts }) => texts.flatMap((text) => text.states))
    .filter(({ language }) => languages.includes(language));
  const count = (wanted: string) => states.filter(({ kind }) => kind === wanted).length;
  const hasList = content.files.some(({ path }) => path === addressesFile);
  const addresses = hasList ? findNewAddresses(content.files, () => true).length : 0;
  return { fresh: count('new'), stale: count('stale'), addresses };
}

/** The files that can be read and belong to a source, each with the model of that source. */
export function listSources({ files, open }: Content): { file: SourceFile; model: FieldModel }[] {
  return files.flatMap((file) => {
    const source = findSource(file.path);
    return source && file.data !== undefined ? [{ file: open(file), model: source.model }] : [];
  });
}

/**
 * Creates a check whether a path is gone: nothing has its name, and no folder above it is something that could not be
 * read, such as a link or a forbidden folder.
 */
export function createGoneCheck({ files, others }: Content): (path: string) => boolean {
  const taken = new Set([...files.map(({ path }) => path), ...others.keys()]);
  return (path) => {
    const names = path.split('/');
    return !names.some((_, index) => taken.has(names.slice(0, index + 1).join('/')));
  };
}

import { languages } from '../../shared/languages.ts';
import { type LoadedContent, listParts, loadContent } from '../content/check-content.ts';
import { applyExceptions } from '../entries/exceptions.ts';
import { type Issue, severityOf, sortIssues } from '../issue.ts';
import { type ContentEntry, describeEntry } from './find-entries.ts';
import { findGaps, type Gap, type Target, type Translation } from './find-gaps.ts';
import { type LockLine, readLock } from './lock-file.ts';
import { measureCompleteness, type Totals } from './measure-completeness.ts';

/** The translations of one file of the content. */
export interface EntryTranslations extends ContentEntry {
  targets: Target[];
  /** What is left to do, without what an exception gives a reason for. */
  gaps: Gap[];
  totals: Totals;
}

export interface Translations {
  /** One per file that can be read, in order of their paths. */
  entries: EntryTranslations[];
  totals: Totals;
  /** Exceptions of gaps whose reason no longer applies. */
  needless: Issue[];
  /** Problems of files whose texts could not be counted at all. */
  unread: Issue[];
  lock: LockLine[];
  loaded: LoadedContent;
}

/**
 * Reads the content and its lock file, and compares every translation with its Turkish text. Content that is not
 * valid is counted all the same, as far as its files can be read.
 *
 * @throws {ToolError} where the folder cannot be read, or the lock file cannot be understood
 */
export async function loadTranslations(folder: string): Promise<Translations> {
  const loaded = await loadContent(folder);
  const lock = await readLock(folder);
  const lockOf = Map.groupBy(lock, ({ file }) => file);
  // What can only be guessed behind a mistake is not counted, and never confirmed.
  const parts = listParts(loaded.content).filter(({ file }) => !file.isFixed);
  const files = parts.map(({ file, model }) => ({
    ...describeEntry(file, model),
    targets: findGaps(file, model, lockOf.get(file.path) ?? []),
  }));
  const all = files.flatMap(({ targets }) => targets);
  const issues = all.flatMap(({ gaps }) => gaps.map(({ issue }) => issue));
  const left = applyExceptions(issues, loaded.exceptions, (code) => code.startsWith('C2'));
  const open = new Set(left);
  const isOpen = ({ issue }: Gap) => open.has(issue);
  return {
    entries: files
      .map((entry) => ({
        ...entry,
        gaps: sortGaps(entry.targets.flatMap(({ gaps }) => gaps.filter(isOpen))),
        totals: measureCompleteness(entry.targets, isOpen),
      }))
      .toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1)),
    totals: measureCompleteness(all, isOpen),
    needless: sortIssues(left.filter(({ code }) => severityOf(code) === 'warning')),
    unread: findUnread(loaded.issues, parts),
    lock,
    loaded,
  };
}

/** The translations that are there and complete, in the order of their files. */
export function listTranslations(entries: readonly EntryTranslations[]): Translation[] {
  return entries.flatMap(({ targets }) => targets.flatMap(({ translation }) => translation ?? []));
}

/** In the order of the file, then of the languages. */
function sortGaps(gaps: readonly Gap[]): Gap[] {
  return gaps.toSorted(
    (a, b) =>
      a.issue.line - b.issue.line ||
      languages.indexOf(a.language) - languages.indexOf(b.language) ||
      a.issue.column - b.issue.column,
  );
}

/** Errors of files that gave no part of the content: unreadable, missing, astray; or the exceptions themselves. */
function findUnread(issues: readonly Issue[], parts: ReturnType<typeof listParts>): Issue[] {
  const read = new Set(parts.map(({ file }) => file.path));
  return issues.filter(({ code, file }) => severityOf(code) === 'error' && !read.has(file));
}

import { keepComments } from '../lib/keep-comments.ts';
import type { Replacement } from '../lib/replace-files.ts';
import {
  compareWithLock,
  type Lock,
  type LockLine,
  lockFile,
  serializeLine,
  wordingKey,
} from '../texts/lock-file.ts';

const header = [
  '# Which Turkish text each translation was made from. Written by “catalogue accept”; do not edit by hand.',
  '# One line per text and language: <file> <path> <language> <hash of the Turkish text> <hash of the translation>.',
  '# A hash is the first 12 hex digits of the SHA-256 of the text in NFC with single spaces, paragraphs apart; plural',
  '# forms count together, in CLDR order. Blanks and % in names are percent-encoded. A merge may keep the lines of both',
  '# sides: their order does not matter, and a line twice or too many does no harm.',
];

/** The lock file with new lines, to be written by `replaceFiles`. */
export function replaceLock({ text }: Lock, lines: readonly LockLine[]): Replacement {
  return { file: lockFile, before: text, after: serializeLock(lines, text) };
}

/**
 * Serializes a lock file: sorted, each line once, the same text for the same lines.
 *
 * @param before its previous text, whose comments are kept
 */
export function serializeLock(lines: readonly LockLine[], before?: string): string {
  const body = [...new Set(lines.map(serializeLine))].toSorted();
  return keepComments(before, { header, body, keyFields: 3 });
}

export interface Acceptance<T extends LockLine> {
  /** The new lines of the lock: uncovered ones unchanged, covered ones from the current content. */
  lines: LockLine[];
  /** Covered translations that the lock did not contain with their current Turkish text. */
  added: T[];
  /** The stale ones of `added`: they are now accepted. */
  stale: T[];
  /** Number of covered lines whose path no longer has a translation. */
  removed: number;
}

/**
 * Accepts translations of the current Turkish texts.
 *
 * @param present all translations of the content
 * @param covers whether to accept a line, by its file, path and language; also called for lines of removed texts
 */
export function acceptTranslations<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
  covers: (line: LockLine) => boolean,
): Acceptance<T> {
  const { stale, unaccepted } = compareWithLock(present, lock);
  const covered = present.filter(covers);
  const paths = new Set(covered.map(pathKey));
  const added = unaccepted.filter(covers);
  return {
    lines: [...lock.filter((line) => !covers(line)), ...covered],
    added,
    stale: added.filter((translation) => stale.has(translation)),
    removed: lock.filter((line) => covers(line) && !paths.has(pathKey(line))).length,
  };
}

function pathKey({ file, path, language }: LockLine): string {
  return JSON.stringify([language, path, file]);
}

/**
 * Accepts imported translations, and preserves the effect of every other lock line. Paths are ignored within a file, so
 * a line may accept a text that was moved, or mark one as stale.
 *
 * @param before all translations before the import
 * @param now all translations after the import
 * @param isTaken whether a line belongs to an imported translation, by its file, path and language
 * @returns the new lines of the lock
 */
export function acceptImported(
  before: readonly LockLine[],
  now: readonly LockLine[],
  lock: readonly LockLine[],
  isTaken: (line: LockLine) => boolean,
): LockLine[] {
  const taken = now.filter(isTaken);
  const scope = new Set(taken.map(scopeKey));
  const isInScope = (line: LockLine) => scope.has(scopeKey(line));
  const replaced = before.filter(isTaken);
  const others = before.filter((line) => isInScope(line) && !isTaken(line));
  // Of equal translations, those that stay come first, so that they keep the lines that accept them.
  const verdict = compareWithLock([...others, ...replaced], lock.filter(isInScope));
  const unaccepted = new Set(verdict.unaccepted);
  const replacedWords = new Set(replaced.map(wordingKey));
  const staleWords = new Set(others.filter((line) => verdict.stale.has(line)).map(wordingKey));
  const isOfTaken = (line: LockLine) => isTaken(line) || replacedWords.has(wordingKey(line));
  return [
    ...lock.filter((line) => !isInScope(line)),
    // With their present paths, so that no two lines become equal.
    ...others.filter((line) => !unaccepted.has(line)),
    ...taken,
    ...verdict.leftOver.filter((line) => staleWords.has(wordingKey(line)) || !isOfTaken(line)),
  ];
}

function scopeKey({ file, language }: LockLine): string {
  return `${language} ${file}`;
}

import type { LockLine } from './lock-file.ts';

/** What the lock file says of the present translations. */
export interface LockVerdict<T extends LockLine> {
  /** Made from a Turkish text that has changed since. */
  stale: ReadonlySet<T>;
  /** Not in the lock with the Turkish text of today: stale, or not confirmed yet. */
  unconfirmed: readonly T[];
  /** The lines of the lock that stand for no present translation. */
  leftOver: readonly LockLine[];
}

/**
 * Compares present translations with the lock. Paths do not count within a file, so that moving an item of a
 * list changes nothing: each line of the lock confirms one translation with the same two hashes. What is left
 * over was made from a Turkish text that is gone, and whatever still has its words is stale.
 */
export function compareWithLock<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
): LockVerdict<T> {
  const locked = countBy(lock, nameTranslation);
  const unconfirmed = present.filter((line) => !take(locked, nameTranslation(line)));
  const known = new Set(lock.map(nameTranslation));
  const there = countBy(present, nameTranslation);
  const leftOver = lock.filter((line) => !take(there, nameTranslation(line)));
  const wordsLeft = new Set(leftOver.map(nameWords));
  const stale = unconfirmed.filter(
    (line) => !known.has(nameTranslation(line)) && wordsLeft.has(nameWords(line)),
  );
  return { stale: new Set(stale), unconfirmed, leftOver };
}

export interface Confirmation<T extends LockLine> {
  /** The lock file as it is to be: what is not covered as it was, what is covered as the content is now. */
  lines: LockLine[];
  /** Covered translations that the lock did not hold with their present Turkish text. */
  added: T[];
  /** Of these, the stale ones: they are now said to be true. */
  stale: T[];
  /** How many covered lines stood for a path where no translation is now. */
  removed: number;
}

/**
 * Takes translations for true.
 *
 * @param present all translations of the content
 * @param covers whether a line, also one of a text that is gone, is meant; by its file, path and language
 */
export function confirmTranslations<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
  covers: (line: LockLine) => boolean,
): Confirmation<T> {
  const { stale, unconfirmed } = compareWithLock(present, lock);
  const covered = present.filter(covers);
  const paths = new Set(covered.map(namePath));
  const added = unconfirmed.filter(covers);
  return {
    lines: [...lock.filter((line) => !covers(line)), ...covered],
    added,
    stale: added.filter((translation) => stale.has(translation)),
    removed: lock.filter((line) => covers(line) && !paths.has(namePath(line))).length,
  };
}

function namePath({ file, path, language }: LockLine): string {
  return `${language} ${path} ${file}`;
}

/**
 * Takes imported translations for true, and leaves every other line of the lock its effect: paths do not count
 * within a file, so a line may confirm a text that has moved since, or show that one is stale.
 *
 * @param before all translations as they were before the import
 * @param now all translations as they are
 * @param isTaken whether a line stands for an imported one; by its file, path and language
 * @returns the lines of the lock as it is to be
 */
export function confirmImported(
  before: readonly LockLine[],
  now: readonly LockLine[],
  lock: readonly LockLine[],
  isTaken: (line: LockLine) => boolean,
): LockLine[] {
  const taken = now.filter(isTaken);
  const scope = new Set(taken.map(nameScope));
  const isInScope = (line: LockLine): boolean => scope.has(nameScope(line));
  const replaced = before.filter(isTaken);
  const others = before.filter((line) => isInScope(line) && !isTaken(line));
  // Of equal translations, those that stay come first: they keep the lines that confirm them.
  const verdict = compareWithLock([...others, ...replaced], lock.filter(isInScope));
  const unconfirmed = new Set(verdict.unconfirmed);
  const replacedWords = new Set(replaced.map(nameWords));
  const staleWords = new Set(others.filter((line) => verdict.stale.has(line)).map(nameWords));
  const isOfTaken = (line: LockLine): boolean =>
    isTaken(line) || replacedWords.has(nameWords(line));
  return [
    ...lock.filter((line) => !isInScope(line)),
    // With their present paths, so that no two lines fall together.
    ...others.filter((line) => !unconfirmed.has(line)),
    ...taken,
    ...verdict.leftOver.filter((line) => staleWords.has(nameWords(line)) || !isOfTaken(line)),
  ];
}

function nameScope({ file, language }: LockLine): string {
  return `${language} ${file}`;
}

/** Names the words of a translation, whatever Turkish text they were made from. */
function nameWords({ file, language, translation }: LockLine): string {
  return `${language} ${translation} ${file}`;
}

function nameTranslation(line: LockLine): string {
  return `${line.source} ${nameWords(line)}`;
}

function countBy<T>(items: readonly T[], name: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, name: string): boolean {
  const count = counts.get(name) ?? 0;
  if (count === 0) return false;
  counts.set(name, count - 1);
  return true;
}

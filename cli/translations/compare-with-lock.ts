import type { LockLine } from './lock-file.ts';

/** What the lock file says of the present translations. */
export interface LockVerdict<T extends LockLine> {
  /** Made from the Turkish text of today, or not known to the lock: written or fixed since. */
  stale: ReadonlySet<T>;
  /** Not in the lock with the Turkish text of today: stale, or not confirmed yet. */
  unconfirmed: readonly T[];
  /** The lines of the lock that vouch for no present translation. */
  leftOver: readonly LockLine[];
}

/**
 * Compares present translations with the lock. Places do not count within a file, so that moving an item of a
 * list changes nothing: each line of the lock vouches for one translation with the same two hashes. What is left
 * over was made from a Turkish text that is gone, and whatever still has its words is stale.
 */
export function compareWithLock<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
): LockVerdict<T> {
  const vouchers = countBy(lock, nameTranslation);
  const unconfirmed = present.filter((line) => !take(vouchers, nameTranslation(line)));
  const known = new Set(lock.map(nameTranslation));
  const vouched = countBy(present, nameTranslation);
  const leftOver = lock.filter((line) => !take(vouched, nameTranslation(line)));
  const wordsLeft = new Set(leftOver.map(nameWords));
  const stale = unconfirmed.filter(
    (line) => !known.has(nameTranslation(line)) && wordsLeft.has(nameWords(line)),
  );
  return { stale: new Set(stale), unconfirmed, leftOver };
}

/** Names the words of a translation, whatever Turkish text they were made from. */
export function nameWords({ file, language, translation }: LockLine): string {
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

import { compareWithLock, nameWords } from './compare-with-lock.ts';
import type { LockLine } from './lock-file.ts';

/**
 * Takes the translations of some places for true, and leaves every other line of the lock its effect: places do not
 * count within a file, so a line may vouch for a text that has moved since, or show that one is stale.
 *
 * @param before all translations as they were before those of the places were written
 * @param now all translations as they are
 * @param isTaken whether a line names one of the places; by its file, path and language
 * @returns the lines of the lock as it is to be
 */
export function confirmPlaces(
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
  // Of equal translations, those that stay come first: they keep the lines that vouch for them.
  const verdict = compareWithLock([...others, ...replaced], lock.filter(isInScope));
  const unconfirmed = new Set(verdict.unconfirmed);
  const replacedWords = new Set(replaced.map(nameWords));
  const staleWords = new Set(others.filter((line) => verdict.stale.has(line)).map(nameWords));
  const isOfTaken = (line: LockLine): boolean =>
    isTaken(line) || replacedWords.has(nameWords(line));
  return [
    ...lock.filter((line) => !isInScope(line)),
    // With their present places, so that no two lines fall together.
    ...others.filter((line) => !unconfirmed.has(line)),
    ...taken,
    ...verdict.leftOver.filter((line) => staleWords.has(nameWords(line)) || !isOfTaken(line)),
  ];
}

function nameScope({ file, language }: LockLine): string {
  return `${language} ${file}`;
}

import { compareWithLock } from './compare-with-lock.ts';
import type { Translation } from './find-gaps.ts';
import type { LockLine } from './lock-file.ts';

export interface Confirmation {
  /** The lock file as it is to be: what is not covered as it was, what is covered as the content is now. */
  lines: LockLine[];
  /** Covered translations that the lock did not hold with their present Turkish text. */
  added: Translation[];
  /** Of these, the stale ones: they are now said to be true. */
  stale: Translation[];
  /** How many covered lines stood for a place where no translation is now. */
  removed: number;
}

/**
 * Takes translations for true.
 *
 * @param present all translations of the content
 * @param covers whether a line, also one of a text that is gone, is meant; by its file, path and language
 */
export function confirmTranslations(
  present: readonly Translation[],
  lock: readonly LockLine[],
  covers: (line: LockLine) => boolean,
): Confirmation {
  const { stale, unconfirmed } = compareWithLock(present, lock);
  const covered = present.filter(covers);
  const places = new Set(covered.map(namePlace));
  const added = unconfirmed.filter(covers);
  return {
    lines: [...lock.filter((line) => !covers(line)), ...covered],
    added,
    stale: added.filter((translation) => stale.has(translation)),
    removed: lock.filter((line) => covers(line) && !places.has(namePlace(line))).length,
  };
}

function namePlace({ file, path, language }: LockLine): string {
  return `${language} ${path} ${file}`;
}

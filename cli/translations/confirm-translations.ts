import type { Language } from '../../shared/languages.ts';
import { compareWithLock } from './compare-with-lock.ts';
import type { Translation } from './find-gaps.ts';
import type { LockLine } from './lock-file.ts';

/** What a confirmation covers. */
export interface ConfirmationScope {
  /** Whether a file, by its path, is meant; also one that is no longer there. */
  coversFile(path: string): boolean;
  languages: readonly Language[];
}

export interface Confirmation {
  /** The lock file as it is to be: lines out of scope as they were, those in scope as the content is now. */
  lines: LockLine[];
  /** Translations in scope that the lock did not hold with their present Turkish text. */
  added: Translation[];
  /** Of these, the stale ones: they are now said to be true. */
  stale: Translation[];
  /** How many translations in scope the lock held already. */
  known: number;
  /** How many lines in scope stood for a place where no translation is now. */
  removed: number;
}

/** Takes all present translations in scope for true. */
export function confirmTranslations(
  present: readonly Translation[],
  lock: readonly LockLine[],
  { coversFile, languages }: ConfirmationScope,
): Confirmation {
  const isCovered = ({ file, language }: LockLine) =>
    languages.includes(language) && coversFile(file);
  const covered = present.filter(isCovered);
  const before = lock.filter(isCovered);
  const places = new Set(covered.map(namePlace));
  const { stale, unconfirmed } = compareWithLock(covered, before);
  return {
    lines: [...lock.filter((line) => !isCovered(line)), ...covered],
    added: [...unconfirmed],
    stale: unconfirmed.filter((translation) => stale.has(translation)),
    known: covered.length - unconfirmed.length,
    removed: before.filter((line) => !places.has(namePlace(line))).length,
  };
}

function namePlace({ file, path, language }: LockLine): string {
  return `${language} ${path} ${file}`;
}

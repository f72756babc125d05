import { formatPath } from '../issue.ts';
import type { Words } from '../legacy-words.ts';

/** A content file could not be changed without harm; nothing of it was changed. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly words: Words;
  /** The field that was to be changed; empty for the whole file. */
  readonly path: string;

  constructor(path: readonly PropertyKey[], words: Words) {
    super(words.en);
    this.path = formatPath(path);
    this.words = words;
  }
}

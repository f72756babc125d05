import type { TextEdit } from '../issue.ts';
import { EditError } from './edit-error.ts';

/**
 * Applies edits to a text.
 *
 * @param edits in the order of their places; of several at one place, the first comes first
 * @throws EditError where two of them want to change the same characters
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let done = 0;
  for (const { start, end, text: replacement } of edits) {
    if (start < done) {
      throw new EditError([], {
        en: 'Two changes want to write into the same place of the file.',
        tr: 'İki değişiklik dosyanın aynı yerine yazmak istiyor.',
      });
    }
    edited += text.slice(done, start) + replacement;
    done = end;
  }
  return edited + text.slice(done);
}

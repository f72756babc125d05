import type { Language } from '../../shared/languages.ts';
import type { Unit } from '../content/list-units.ts';
import type { Span } from '../issue.ts';

/**
 * Where a translation stands, or would: at the key of its plural form, at that of its language, at that of the
 * text; in a list, where a text has no key, at its Turkish.
 */
export function findKeySpan(
  { file, path, wording }: Unit,
  language: Language,
  form?: string,
): Span {
  if (typeof path.at(-1) === 'number' && !Object.hasOwn(wording, language)) {
    return file.locateKey([...path, 'tr']);
  }
  return file.locateKey([...path, language, ...(form === undefined ? [] : [form])]);
}

import type { Language } from '../../shared/languages.ts';
import type { Span } from '../issue.ts';
import type { Unit } from '../pipeline/list-units.ts';

/**
 * Where a translation stands, or would: at the key of its plural form, at that of its language, at that of the
 * text; in a list, where a text has no key, at its Turkish.
 */
export function findKeySpan(
  { file, path, wording }: Unit,
  language: Language,
  form?: string,
): Span {
  const translation = wording[language];
  if (form !== undefined && typeof translation === 'object' && translation !== null) {
    if (Object.hasOwn(translation, form)) return file.locateKey([...path, language, form]);
  }
  if (Object.hasOwn(wording, language)) return file.locateKey([...path, language]);
  return file.locateKey(typeof path.at(-1) === 'number' ? [...path, 'tr'] : path);
}

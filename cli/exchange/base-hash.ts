import { hashWording } from '../translations/hash-wording.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';

const written = /^#?(none|[0-9a-f]{12})$/;

/**
 * Names a translation as it is when it is exported, so that an import can tell what was changed since, and by whom.
 *
 * @returns the first 12 hex digits of its SHA-256 (see `hashWording`), or `none` for an empty one
 */
export function hashBase(target: string): string {
  return hashWording(unwrapParagraphs(target)) ?? 'none';
}

/**
 * Reads what `hashBase` wrote, with or without a `#` before it.
 *
 * @returns nothing for anything else: what the translation was is not known then
 */
export function readBase(text: string): string | undefined {
  return written.exec(text.trim())?.[1];
}

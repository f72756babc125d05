import { createHash } from 'node:crypto';
import { splitParagraphs, toPlainText } from '../../shared/local-text.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';

/** Hex digits of a hash in the lock file; 48 bits tell the few thousand texts of a file apart. */
const digits = 12;

/** The order in which a hash takes the plural forms, however a file orders them. */
const pluralOrder: readonly string[] = pluralCategories;

/**
 * Names what a text says, not how its lines are broken: the first 12 hex digits of the SHA-256 of its paragraphs,
 * in NFC and with single spaces. The forms of a counted label are taken in CLDR order.
 *
 * @returns nothing where there are no words to name
 */
export function hashWording(wording: unknown): string | undefined {
  const words = normalize(wording);
  if (words === undefined) return undefined;
  return createHash('sha256').update(words).digest('hex').slice(0, digits);
}

function normalize(wording: unknown): string | undefined {
  if (typeof wording === 'string') return normalizeText(wording) || undefined;
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return undefined;
  const forms = Object.entries(wording)
    .filter((form): form is [string, string] => typeof form[1] === 'string')
    .toSorted(([a], [b]) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b))
    .map(([form, text]) => `${form}=${normalizeText(text)}`);
  return forms.length === 0 ? undefined : forms.join('\n');
}

/** Re-wrapping a paragraph changes nothing; a new paragraph, a comma or a letter does. */
function normalizeText(text: string): string {
  return splitParagraphs(text.normalize('NFC')).map(toPlainText).join('\n\n');
}

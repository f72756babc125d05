import { languages } from '../../../shared/languages.ts';
import type { PluralForm } from '../../../shared/schemas/labels.ts';
import { listTextLinks } from '../../../shared/text-links.ts';
import { type Placeholder, readPlaceholders } from '../../checks/check-placeholders.ts';
import { isFormForOneNumber } from '../../checks/check-plural-forms.ts';

/** All placeholders of a text in order, including repeated ones: `{{count}}` of labels, `{phone}` of texts. */
export function findPlaceholders(text: string): string[] {
  return listWellFormed(text).map(({ start, end }) => text.slice(start, end));
}

/** The codes that a translation must keep. */
interface KnownCodes {
  placeholders: readonly string[];
  linkMarks?: readonly string[];
}

/** Splits a text at its codes: the placeholders and the marks of links that its unit knows. Others count as text. */
export function splitAtCodes(text: string, { placeholders, linkMarks = [] }: KnownCodes) {
  const codes = [
    ...listWellFormed(text)
      .map(({ start, end }) => ({ start, written: text.slice(start, end) }))
      .filter(({ written }) => placeholders.includes(written)),
    ...listLinkMarks(text).filter(({ written }) => linkMarks.includes(written)),
  ].toSorted((a, b) => a.start - b.start);
  const parts: { text: string; isCode: boolean }[] = [];
  let done = 0;
  for (const { start, written } of codes) {
    if (start < done) continue;
    parts.push({ text: text.slice(done, start), isCode: false });
    parts.push({ text: written, isCode: true });
    done = start + written.length;
  }
  parts.push({ text: text.slice(done), isCode: false });
  return parts.filter((part) => part.text !== '');
}

/** The marks around the words of the links of a text, in order. */
export function listLinkMarks(text: string): { start: number; written: string }[] {
  return listTextLinks(text).flatMap(({ start, end, words }) => {
    const behind = start + 1 + words.length;
    return [
      { start, written: '[' },
      { start: behind, written: text.slice(behind, end) },
    ];
  });
}

/** The placeholders in the syntaxes of both labels and texts; translation programs protect both. */
function listWellFormed(text: string): Placeholder[] {
  return (['label', 'text'] as const)
    .flatMap((role) => readPlaceholders(text, role))
    .filter(({ isWellFormed }) => isWellFormed)
    .toSorted((a, b) => a.start - b.start);
}

/** Whether a plural form may omit its number, since words can express it as well: “one service found”. */
export function canOmitCount(form: PluralForm | undefined, placeholder: string): boolean {
  if (form === undefined || placeholder !== '{{count}}') return false;
  // A form for a single number in one of the site’s languages is for a single number in all that have it.
  return languages.some((language) => isFormForOneNumber(form, language));
}

import { diffArrays } from 'diff';

/** A part of a text: words of both texts, of the former one alone, or of the present one alone. */
export interface MarkedPart {
  kind: 'same' | 'removed' | 'added';
  /** Without the space at its end if it is removed or added. */
  text: string;
  /** The space or line break behind it. */
  space: string;
  /** The one behind it in the former text, if it is in both. */
  formerSpace: string;
}

/**
 * A word with the space behind it: letters with their marks, and digits, joined by signs inside, such as “Dubai’de”,
 * “14.00” and “24–48”; or the signs around words. `diffWords` of the package takes each Arabic letter for a word, and
 * `Intl.Segmenter` parts “14:00”.
 */
const token =
  /[\p{L}\p{M}\p{N}]+(?:[^\s\p{L}\p{M}\p{N}]{1,3}[\p{L}\p{M}\p{N}]+)*\s*|[^\s\p{L}\p{M}\p{N}]+\s*/gu;

/** Compares two texts word by word. A space that changed is no change. */
export function markWords(before: string, after: string): MarkedPart[] {
  const former = splitWords(before);
  const present = splitWords(after);
  const parts = diffArrays(former, present, { comparator: (a, b) => a.trim() === b.trim() });
  let at = 0;
  return parts.flatMap(({ value, added, removed }, index): MarkedPart[] => {
    const joined = value.join('');
    if (!added) at += value.length;
    const text = joined.trimEnd();
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    // Before words that are gone, the space is that of the former text.
    const isLast = kind === 'same' && parts[index + 1]?.removed && !parts[index + 2]?.added;
    const formerSpace = getSpace(former[at - 1]);
    const space = isLast ? formerSpace : joined.slice(text.length);
    return [{ kind, text, space, formerSpace: added ? '' : formerSpace }];
  });
}

function splitWords(text: string): string[] {
  return text.trim().match(token) ?? [];
}

function getSpace(word = ''): string {
  return word.slice(word.trimEnd().length);
}

/** The share of words that are the same, from 0 to 1. */
export function measureSameness(parts: readonly MarkedPart[]): number {
  const count = (kinds: readonly string[]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, part) => sum + part.text.length, 0);
  return count(['same']) / Math.max(1, count(['same', 'removed', 'added']));
}

/** How many characters of unchanged text are kept on each side of a change. */
const context = 70;

/** Shortens the unchanged stretches of a long text, between words, so that its changes are seen at once. */
export function shortenUnchanged(parts: readonly MarkedPart[]): MarkedPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const kept = (isFirst ? 0 : context) + (isLast ? 0 : context);
    if (part.text.length <= kept + context) return part;
    const start = isFirst ? '' : cutAfter(part.text, context);
    const end = isLast ? '' : cutBefore(part.text, context);
    return { ...part, text: `${start}…${end}` };
  });
}

/** The beginning of a text up to a space. */
function cutAfter(text: string, length: number): string {
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length)} `;
}

/** The end of a text from a space on. */
function cutBefore(text: string, length: number): string {
  const cut = text.slice(-length);
  return cut.slice(Math.max(cut.indexOf(' '), 0));
}

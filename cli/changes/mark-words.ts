import { diffArrays } from 'diff';

/**
 * A word with the space behind it: where a link leads to, or what the site fills in; letters with their marks, and
 * digits, joined by signs inside, such as “Dubai’de”, “14.00” and “24–48”; or the signs around words.
 * `diffWordsWithSpace` of the package takes each Arabic letter for a word, and `Intl.Segmenter` parts “14:00”.
 */
const token =
  /(?:‹[^›]*›|[\p{L}\p{M}\p{N}]+(?:[^\s\p{L}\p{M}\p{N}‹]{1,3}[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}‹]+|‹)\s*/gu;

/** Texts with less in common than this share of their words are shown one after the other. */
const minSameness = 0.3;

/** The most characters of unchanged text that are kept beside a change. */
const maxAround = 70;

/**
 * Compares two texts word by word. A space that changed is no change, but the end of a paragraph is one, shown as “¶”.
 * Long stretches of unchanged text are shortened.
 *
 * @param mark returns a part as it is shown: of the former text alone (`del`), of the present one alone (`ins`), or of both
 */
export function markWords(
  before: string,
  after: string,
  mark: (text: string, element?: 'del' | 'ins') => string,
): string {
  const [former = [], present = []] = [before, after].map(
    (text) => text.replaceAll('\n\n', ' ¶ ').match(token) ?? [],
  );
  const comparator = (a: string, b: string) => a.trim() === b.trim();
  const parts = diffArrays(former, present, { comparator });
  const changed = parts.filter(({ added, removed }) => added || removed);
  const count = changed.reduce((sum, part) => sum + part.count, 0);
  const common = (former.length + present.length - count) / 2;
  if (common < (common + count) * minSameness && former.length > 0 && present.length > 0)
    return `${mark(former.join(''), 'del')} ${mark(present.join(''), 'ins')}`;
  let at = 0;
  const shown = parts.map(({ value, added, removed }, index) => {
    if (!added) at += value.length;
    const [text, next] = [value.join(''), parts[index + 1]];
    // Before words that are gone, the space is that of the former text.
    const last = next?.removed ? former[at - 1] : text;
    const space = (removed && next?.added) || /\s$/.test(last ?? '') ? ' ' : '';
    if (added || removed) return mark(text.trim(), added ? 'ins' : 'del') + space;
    return mark(shorten(text.trim(), index > 0 || !next, next !== undefined)) + space;
  });
  return shown.join('').trim();
}

/** Shortens unchanged text between words, so that the changes before and behind it are seen at once. */
function shorten(text: string, isBehind: boolean, isBefore: boolean): string {
  const start = isBehind ? text.lastIndexOf(' ', maxAround) + 1 : 0;
  const end = isBefore ? text.indexOf(' ', text.length - maxAround) : text.length;
  const isLong = (isBehind || isBefore) && end - start > maxAround;
  return isLong ? `${text.slice(0, start)}…${text.slice(end)}` : text;
}

/** Takes the paragraphs that only moved out of two texts, so that the others can be compared word by word. */
export function takeMovedParagraphs(before: string, after: string) {
  const [former = [], present = []] = [before, after].map((text) => text.split('\n\n'));
  const parts = diffArrays(former, present);
  const gone = new Set(parts.flatMap(({ removed, value }) => (removed ? value : [])));
  const moved = parts
    .flatMap(({ added, value }) => (added ? value : []))
    .filter((one) => gone.has(one));
  const leave = (paragraphs: readonly string[]) =>
    paragraphs.filter((paragraph) => !moved.includes(paragraph)).join('\n\n');
  return { before: leave(former), after: leave(present), moved };
}

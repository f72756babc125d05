import { removeTextLinks } from '../../shared/text-links.ts';
import { listStrings } from './walk-fields.ts';

/** The number of characters that fit next to a place on one line of a terminal. */
const maxTextLength = 60;

/**
 * The beginning of a text on one line, cut between words, without the addresses of its links. If the text has plural forms, it is that of the most general
 * one.
 *
 * @param limit the most UTF-16 code units to keep
 */
export function shorten(wording: unknown, limit = maxTextLength): string {
  const words = removeTextLinks(listStrings(wording).at(-1)?.text ?? '');
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length <= limit) return text;
  // A first word that is longer than the limit is cut.
  let end = 0;
  const segmenter = new Intl.Segmenter('tr', { granularity: 'word' });
  for (const { index } of segmenter.segment(text.slice(0, limit + 1))) end = index;
  return `${text.slice(0, end || limit).trimEnd()}…`;
}

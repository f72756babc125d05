import { endOfIsolate, leftToRightIsolate } from '../../shared/isolate.ts';

/**
 * The beginning of a text, with dots at its end if a sentence is cut. It ends with a whole word or number, since half of one
 * says nothing.
 *
 * @param limit the most characters to return; a first word may be longer
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit - 1);
  if (end < 0) return text;
  const words = text.slice(0, end);
  const opening = words.lastIndexOf(leftToRightIsolate);
  const isOpen = opening > words.lastIndexOf(endOfIsolate);
  const whole = (isOpen ? words.slice(0, opening) : words).trimEnd();
  return /[.!?؟]$/.test(whole) ? whole : `${whole.replace(/[,;:،؛]$/, '')}…`;
}

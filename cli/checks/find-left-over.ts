import { issueCodes } from '../codes/codes.ts';
import type { TextFinding } from './text-rule.ts';

/** Marks of authors, and those that git and `msgcat` write between versions of a text. */
const marks =
  /\b(?:TODO|FIXME|XXX|[Ll]orem [Ii]psum|LOREM IPSUM)\b|^ *(?:<{7}|={7}|>{7})(?= |$)|#(?:-#){4}(?:.*?#(?:-#){4})?/m;

/** Finds the first mark that was left over from writing (C124). */
export function findLeftOver(text: string): TextFinding[] {
  const found = marks.exec(text);
  if (!found) return [];
  const written = found[0].trim();
  const start = text.indexOf(written, found.index);
  const place = { code: issueCodes.leftOver, start, end: start + written.length };
  return [{ ...place, problem: 'leftOver', params: { written } }];
}

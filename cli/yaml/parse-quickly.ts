import { load } from 'js-yaml';

/**
 * Parses a file several times quicker than the parser that keeps places, where nothing in it could be read
 * otherwise than its editor meant; decision 10 has the figures. A test holds both parsers to the same values.
 *
 * @returns the value in an object, or nothing where the careful parser must look
 */
export function parseQuickly(text: string): { data: unknown } | undefined {
  if (suspicions.some((suspicion) => isSuspicious(text, suspicion)) || hasOddNumber(text)) {
    return undefined;
  }
  try {
    const data: unknown = load(text);
    // A content file holds fields or a list; anything else was not meant.
    return typeof data === 'object' && data !== null ? { data } : undefined;
  } catch {
    return undefined;
  }
}

/** A pattern, and the words without which it cannot match: to look for a word is much quicker. */
interface Suspicion {
  pattern: RegExp;
  words?: readonly string[];
}

/** Anything that can change what a file means; to be suspicious without need costs time, and nothing else. */
const suspicions: readonly Suspicion[] = [
  { pattern: /[\t\u00a0\u200b-\u200f\u2028\u2029\ufeff]/ },
  // Line breaks of old computers, which not every parser takes for one.
  { pattern: /\r(?!\n)/, words: ['\r'] },
  // Anchors, aliases, tags; braces that begin a text which was not quoted.
  { pattern: /(?:^|[\s,[{])[&*!]\S/, words: ['&', '*', '!'] },
  { pattern: /: *\{\w+\} *\r?$/m, words: ['{'] },
  // A comment behind a value; comments on lines of their own are harmless.
  { pattern: /[^\s#][ ]+#/, words: [' #'] },
  // Merge keys, prototypes, documents, directives, complex keys.
  { pattern: /<<|__proto__/, words: ['<<', '__proto__'] },
  { pattern: /^(?:---|\.\.\.|%|\? )/m, words: ['---', '...', '%', '? '] },
  // Keys that begin with a sign that means something, and keys that are nothing.
  { pattern: /^ *(?:- +)*[!$-&(-,./:;<=?@[-^`{}~][^:\n\r]*:?(?: |\r?$)/m },
  { pattern: /:/, words: [' :', '\n:', ',:', '{:', '[:', 'null:', 'Null:', 'NULL:', '~:'] },
  // Words behind the closing quote of a list item, which the quick parser takes for a field of the list’s owner.
  { pattern: /^ *(?:- +)+(?:'[^'\n\r]*'|"[^"\n\r]*") *[^\s:,'"]/m, words: ["- '", '- "', '-  '] },
  // Blocks that say how far they are indented.
  { pattern: /[|>][-+]?[1-9]/, words: ['|', '>'] },
];

function isSuspicious(text: string, { pattern, words }: Suspicion): boolean {
  return (!words || words.some((word) => text.includes(word))) && pattern.test(text);
}

/** Plain numbers that are not written the way they are read, such as `1.000`. */
function hasOddNumber(text: string): boolean {
  for (const [, number = ''] of text.matchAll(/[:\-,[] +([-+.]?\d[\w.+]*) *(?=[,\]}]|\r?$)/gm)) {
    if (String(Number(number)) !== number) return true;
  }
  return false;
}

import { issueCodes } from '../codes/codes.ts';
import {
  describeInvisible,
  formatCodePoint,
  listInvisible,
  noBreakSpaces,
} from '../lib/invisible-characters.ts';
import { collectFindings, type TextFinding, type TextRule } from './text-rule.ts';

/**
 * Finds invisible or meaningless characters (C017). Joiners inside emoji and half spaces between Arabic letters are fine.
 * A no-break space is fine if the file contains it as an escape (`\_`), since then it was intended.
 */
export const findInvisible: TextRule = (text, { readWritten }) =>
  collectFindings(listInvisible(text), ({ character, start, end }) => {
    const isShown = noBreakSpaces.test(character) && readWritten?.().includes(character) === false;
    return isShown ? undefined : describe(text, character, start, end);
  });

function describe(text: string, character: string, start: number, end: number): TextFinding {
  const { name, replacement } = describeInvisible(character);
  const right = replacement === 'space' ? fillGap(text, start, end) : '';
  return {
    code: issueCodes.invisibleCharacter,
    start,
    end,
    problem: 'invisibleCharacter',
    params: {
      name,
      codePoint: formatCodePoint(character),
      count: (end - start) / character.length,
      remedy: noBreakSpaces.test(character) ? 'noBreak' : replacement,
    },
    ...(replacement !== 'unknown' && {
      replacement: right,
      isSafe: right === '' || !mayBeIntended(text, character),
    }),
  };
}

/**
 * Whether a no-break space between two words may be meant: programs that write YAML anew turn its escape `\_` into the
 * character. A text without any other space was pasted.
 */
function mayBeIntended(text: string, character: string): boolean {
  return noBreakSpaces.test(character) && text.includes(' ');
}

/**
 * The replacement for a gap: one ordinary space, or nothing if there is already one or the text begins or ends here.
 */
function fillGap(text: string, start: number, end: number): string {
  const isApart = (neighbour: string | undefined) =>
    neighbour === undefined || neighbour === ' ' || neighbour === '\n';
  return isApart(text[start - 1]) || isApart(text[end]) ? '' : ' ';
}

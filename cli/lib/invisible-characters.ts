import type { InvisibleName } from '../codes/c017.ts';

/** Any character that is not clearly a visible one of our three languages. */
const unusual = /[^\n -~¡-¬®-ʯ،؛؟ء-ْ٠-٬٪‐-‧‹›€™−✓]/;

const suspects =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu;

/** Ordinary characters, and visible ones that Unicode counts as controls: Arabic number signs; the emoji style. */
const harmless = /[\n \u0600-\u0605\u06dd\u08e2]|\ufe0e|\ufe0f/;

/** Spaces that forbid a line break. An editor may write them as an escape, which is visible to everybody. */
export const noBreakSpaces = /[\u00a0\u202f\u2007]/;

interface Run {
  /** One code point. */
  character: string;
  start: number;
  end: number;
}

/** Lists invisible and meaningless characters. The same character several times in a row is one run. */
export function* listInvisible(text: string): Generator<Run> {
  if (!unusual.test(text)) return;
  let run: Run | undefined;
  for (const { 0: character, index } of text.matchAll(suspects)) {
    if (harmless.test(character) || isVisible(text, character, index)) continue;
    if (run?.character === character && run.end === index) {
      run.end += character.length;
      continue;
    }
    if (run) yield run;
    run = { character, start: index, end: index + character.length };
  }
  if (run) yield run;
}

/** Arabic letters that join the next one, and marks behind them. */
const joining = /(?![اأإآٱءدذرزژوؤة])[\u0620-\u06d3]\p{M}{0,2}$/u;

/** Whether a character changes what readers see: it parts Arabic letters, or joins or ends an emoji. */
function isVisible(text: string, character: string, index: number): boolean {
  const before = text.slice(0, index);
  // A half space, as in Persian names.
  if (character === '\u200c') {
    return joining.test(before.slice(-3)) && /^[\u0620-\u06d3]/.test(text.slice(index + 1));
  }
  if (character === '\u200d') {
    return (
      /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u.test(before.slice(-2)) &&
      /^\p{Extended_Pictographic}/u.test(text.slice(index + 1, index + 3))
    );
  }
  // The flags of England, Scotland and Wales are spelt in invisible letters behind a black flag.
  return (
    /[\u{e0020}-\u{e007f}]/u.test(character) &&
    /\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6}$/u.test(before.slice(-14))
  );
}

/** The replacement of a character: a space, nothing, or only the editor can decide. */
type Replacement = 'space' | 'nothing' | 'unknown';

/** Kinds of characters; the first pattern that matches applies. */
const kinds: readonly [RegExp, InvisibleName, Replacement][] = [
  [/\t/, 'tab', 'space'],
  [/\v/, 'wordLineBreak', 'space'],
  [/\r/, 'carriageReturn', 'space'],
  [/\u0085/, 'foreignLineBreak', 'space'],
  [/\u2028/, 'lineSeparator', 'space'],
  [/\u2029/, 'paragraphSeparator', 'space'],
  [/\u00a0/, 'noBreakSpace', 'space'],
  [/\u202f/, 'narrowNoBreakSpace', 'space'],
  [/\u2007/, 'figureSpace', 'space'],
  [/\u00ad/, 'softHyphen', 'nothing'],
  [/\u200b/, 'zeroWidthSpace', 'nothing'],
  [/\u200c/, 'zeroWidthNonJoiner', 'nothing'],
  [/\u200d/, 'zeroWidthJoiner', 'nothing'],
  [/\u2060/, 'wordJoiner', 'nothing'],
  [/\ufeff/, 'byteOrderMark', 'nothing'],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'direction', 'nothing'],
  [/\ufffd/, 'lostLetter', 'unknown'],
  [/[\p{Zs}\u2800]/u, 'unusualSpace', 'space'],
  [/\p{Cs}/u, 'halfCharacter', 'unknown'],
  [/\p{Co}/u, 'privateCharacter', 'unknown'],
  [/\p{Cn}/u, 'noCharacter', 'unknown'],
];

/** Names an invisible or unusable character (one code point), and returns the kind of its replacement. */
export function describeInvisible(character: string) {
  const kind = kinds.find(([pattern]) => pattern.test(character));
  const [, name, replacement] = kind ?? ([undefined, 'control', 'nothing'] as const);
  return { name, replacement };
}

/** Writes a code point in Unicode notation, such as `U+00A0`. */
export function formatCodePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

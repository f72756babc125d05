import { languageConfig } from '../../shared/languages.ts';
import { pairLetters } from '../../shared/pair-letters.ts';
import { arabicTwins } from '../../shared/search-text.ts';
import type { InvisibleName } from '../codes/c017.ts';
import { issueCodes } from '../codes/codes.ts';
import { collectFindings, type TextFinding, type TextRule } from './text-rule.ts';

/** Any character that is not clearly a visible one of our three languages. */
const unusual = /[^\n -~¡-¬®-ʯ،؛؟ء-ْ٠-٬٪‐-‧‹›€™−✓]/;

const suspects =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu;

/** Ordinary characters, and visible ones that Unicode counts as controls: Arabic number signs; the emoji style. */
const harmless = /[\n \u0600-\u0605\u06dd\u08e2]|\ufe0e|\ufe0f/;

/** Spaces that forbid a line break. An editor may write them as an escape, which is visible to everybody. */
export const noBreakSpaces = /[\u00a0\u202f\u2007]/;

/**
 * Finds invisible or meaningless characters (C017). Joiners inside emoji are fine. A no-break space is fine if the file
 * contains it as an escape (`\_`), since then it was intended.
 */
export const findInvisible: TextRule = (text, { readWritten }) =>
  collectFindings(listInvisible(text), ({ character, start, end }) => {
    const isShown = noBreakSpaces.test(character) && readWritten?.().includes(character) === false;
    return isShown ? undefined : describe(text, character, start, end);
  });

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
    if (harmless.test(character) || isInsideEmoji(text, character, index)) continue;
    if (run?.character === character && run.end === index) {
      run.end += character.length;
      continue;
    }
    if (run) yield run;
    run = { character, start: index, end: index + character.length };
  }
  if (run) yield run;
}

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

function isInsideEmoji(text: string, character: string, index: number): boolean {
  const before = text.slice(0, index);
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

/** Cyrillic and Greek letters with the Latin ones that look the same (Unicode TS #39, confusables). */
const latinTwins = pairLetters(
  'АВЕЅІЈКМНОРСТУХЗаеѕіјорсухԁɡһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϳ',
  'ABESIJKMHOPCTYX3aesijopcyxdghABEZHIKMNOPTYXovj',
);

/** A Cyrillic, Greek, Persian, Urdu or Kurdish letter, or an Arabic one in the form that it has in a word. */
export const foreignLetter = /[\u0370-\u052f\u06a9-\u06d5\ufb50-\ufd3d\ufd50-\ufdc7\ufe70-\ufefc]/;

/** The forms of Arabic letters at their place in a word, which Unicode has for older encodings; PDF files use them. */
const presentationForm = /[\ufb50-\ufd3d\ufd50-\ufdc7\ufe70-\ufefc]/;

/** Words. A single Greek sign such as π is not judged as one. */
const words = /[\p{L}\p{M}]+/gu;

/**
 * Finds letters of another alphabet that look like the correct ones (C104): a Cyrillic “а” in a Latin word, a Persian
 * “ک” in an Arabic one. They are invisible to readers, and a search does not find the word.
 */
export const findLookAlikes: TextRule = (text, { language }) => {
  if (!foreignLetter.test(text)) return [];
  const { letters } = languageConfig[language];
  return collectFindings(text.matchAll(words), ({ 0: word, index }) => {
    const strangers = [...word].filter(
      (letter) => foreignLetter.test(letter) && !letters.includes(letter.toLowerCase()),
    );
    if (strangers.length === 0) return undefined;
    if (presentationForm.test(word)) return judgeForms(word, index);
    if (/[\u0370-\u052f]/.test(word)) return judgeLatin(word, index, strangers);
    return judgeArabic(word, index, strangers);
  });
};

function judgeLatin(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const isGreek = /\p{Script=Greek}/u.test(word);
  if (isGreek && word.length === 1) return undefined;
  const isMixed = /\p{Script=Latin}/u.test(word);
  const canFix = strangers.every((letter) => latinTwins.has(letter));
  const script = isGreek ? 'greek' : 'cyrillic';
  if (!isMixed && !canFix) {
    const place = { code: issueCodes.wrongScript, start, end: start + word.length };
    return { ...place, problem: 'foreignAlphabet', params: { word, script } };
  }
  return describeTwins(word, start, strangers, script, canFix ? latinTwins : undefined, isMixed);
}

function judgeForms(word: string, start: number): TextFinding {
  const forms = [...word].filter((letter) => presentationForm.test(letter));
  const twins = new Map(forms.map((form) => [form, form.normalize('NFKC')]));
  return describeTwins(word, start, forms, 'presentation', twins, true);
}

function judgeArabic(word: string, start: number, strangers: string[]): TextFinding | undefined {
  const twins = strangers.filter((letter) => arabicTwins.has(letter));
  if (twins.length === 0) return undefined;
  // At the end of a word, the Persian yeh may replace ي or ى.
  const isCertain = !/[یېے]$|[ہھە]/.test(word);
  return describeTwins(word, start, twins, 'persian', arabicTwins, isCertain);
}

function describeTwins(
  word: string,
  start: number,
  strangers: readonly string[],
  script: 'cyrillic' | 'greek' | 'persian' | 'presentation',
  twins: ReadonlyMap<string, string> | undefined,
  isSafe: boolean,
): TextFinding {
  const letters = [...new Set(strangers)]
    .map((letter) => `${letter} (${formatCodePoint(letter)})`)
    .join(', ');
  return {
    code: issueCodes.wrongScript,
    start,
    end: start + word.length,
    problem: 'lookAlikes',
    params: { word, script, letters },
    ...(twins && {
      replacement: [...word].map((letter) => twins.get(letter) ?? letter).join(''),
      isSafe,
    }),
  };
}

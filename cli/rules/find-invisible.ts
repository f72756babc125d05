import { issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { collectFindings } from './collect-findings.ts';
import { type Cure, describeInvisible, formatCodePoint } from './invisible-characters.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

/** Anything that is not plainly a visible sign of our three languages. */
const unusual = /[^\n -~¡-¬®-ʯ،؛؟ء-ْ٠-٬٪‐-‧‹›€™−✓]/;

const suspects =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu;

/** Ordinary, or visible although Unicode counts them as control: Arabic number signs; the emoji style. */
const harmless = /[\n \u0600-\u0605\u06dd\u08e2]|\ufe0e|\ufe0f/;

/** Spaces that forbid a line break; an editor may write them as an escape, where everybody sees them. */
const noBreakSpaces = /[\u00a0\u202f\u2007]/;

/**
 * Finds characters that nobody sees or that mean nothing (C017). Joiners inside emoji are fine, and so is a
 * no-break space that the file shows as an escape (`\_`), since then it was meant.
 */
export const findInvisible: TextRule = (text, { readWritten }) => {
  return collectFindings(listInvisible(text), ({ character, start, end }) => {
    const isShown = noBreakSpaces.test(character) && readWritten?.().includes(character) === false;
    return isShown ? undefined : describe(text, character, start, end);
  });
};

interface Run {
  /** One code point. */
  character: string;
  start: number;
  end: number;
}

/** Walks over what nobody sees or what means nothing; the same character several times in a row is one run. */
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
  const { name, cure } = describeInvisible(character);
  const count = (end - start) / character.length;
  const code = formatCodePoint(character);
  const times = count === 1 ? '' : ` (${count} ×)`;
  const finding: TextFinding = {
    code: issueCodes.invisibleCharacter,
    start,
    end,
    message: {
      en: `Here is ${name.en}, ${code}${times}; such characters come with text pasted from Word, chat or PDF.`,
      tr: `Burada ${name.tr} var: ${code}${times}. Böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
    },
    advice: noBreakSpaces.test(character) ? adviceOnNoBreak : adviceByCure[cure],
  };
  if (cure === 'unknown') return finding;
  return {
    ...finding,
    replacement: cure === 'space' ? fillGap(text, start, end) : '',
    isSafe: true,
  };
}

/** One ordinary space, unless there is already one, or the text begins or ends here. */
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
  // Flags of England, Scotland and Wales are spelt in invisible letters behind a black flag.
  return (
    /[\u{e0020}-\u{e007f}]/u.test(character) &&
    /\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6}$/u.test(before.slice(-14))
  );
}

const adviceOnNoBreak: Words = {
  en: 'Type an ordinary space instead. If the line must not break here, put the text in double quotes and write \\_ for the space.',
  tr: 'Yerine normal bir boşluk yazın. Satır burada bölünmesin istiyorsanız metni çift tırnağa alın ve boşluk yerine \\_ yazın.',
};

const adviceByCure: Record<Cure, Words> = {
  space: { en: 'Type an ordinary space instead.', tr: 'Yerine normal bir boşluk yazın.' },
  nothing: {
    en: 'Delete it; the text reads the same without it.',
    tr: 'Silin; metin onsuz da aynı okunur.',
  },
  unknown: {
    en: 'Type the letter that belongs here, or delete it.',
    tr: 'Buraya ait olan harfi yazın ya da bu karakteri silin.',
  },
};

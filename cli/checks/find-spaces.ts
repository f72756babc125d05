import { languageConfig } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import { collectFindings, shorten, type TextContext, type TextFinding } from './text-rule.ts';

/** Most texts contain none of these. A sign between digits, before another sign or in initials is none of them. */
const suspects =
  /^ | $| \n| [ ,.;:!?،؛؟»]|« |(?:[,;:!?،؛؟]|(?<=[^\s.]{2})\.)[^\s\d,.;:!?،؛؟…’”»")\]]|(?<=[^\s\d])[,.;:!?،؛؟]\d/;

/**
 * Finds spaces (C125) that are doubled, at an end, or before a sign, and signs without one behind them. No-break spaces,
 * numbers, times, abbreviations, addresses and names of files are correct. Spaces next to a line break are not shown.
 */
export function findSpaces(
  text: string,
  { language }: Pick<TextContext, 'language'>,
): TextFinding[] {
  if (!suspects.test(text)) return [];
  const isArabic = languageConfig[language].script === 'Arabic';
  return [
    ...findNeedless(text, isArabic),
    ...collectFindings(text.matchAll(signBeforeWord), ({ 0: sign, index }) =>
      judgeSign(text, sign, index, isArabic),
    ),
  ];
}

const signs = ',.;:!?،؛؟';

const signBeforeWord = /[,.;:!?،؛؟](?=[\p{L}\p{N}{])/gu;

function findNeedless(text: string, isArabic: boolean): TextFinding[] {
  return collectFindings(text.matchAll(/ +/g), ({ 0: spaces, index: start }) => {
    const end = start + spaces.length;
    const place = { code: issueCodes.wrongSpace, start, end, replacement: '', isSafe: true };
    if (start === 0) return { ...place, problem: 'spaceAtEnd', params: { isBeginning: true } };
    const before = text.charAt(start - 1);
    const after = text.charAt(end);
    if (after === '' || (after === '\n' && text.slice(end).trim() === '')) {
      return { ...place, problem: 'spaceAtEnd', params: { isBeginning: false } };
    }
    if (before === '\n' || after === '\n') return undefined;
    if (isArabic && (before === '«' || after === '»')) {
      return { ...place, problem: 'spaceInQuotes' };
    }
    if (signs.includes(after) && isBehindWord(text, start)) {
      const finding = judgeGap(text, start, end, isArabic);
      if (finding) return finding;
    }
    if (spaces.length === 1) return undefined;
    const params = { count: spaces.length };
    // The last space stays, since it may be a line break of the source.
    return { ...place, end: end - 1, problem: 'doubledSpace', params };
  });
}

/** Judges a gap before a sign. French puts one before `?` and `!`, and a sign may be the word itself. */
function judgeGap(text: string, start: number, end: number, isArabic: boolean) {
  const sign = text.charAt(end);
  const rest = text.slice(end + 1, end + 3);
  const isDigitPair = sign === ':' && /\d$/.test(text.slice(0, start)) && /^ ?\d/.test(rest);
  const isOther = /^[.()/\\-]|^[DP](?![\p{L}])/u.test(rest) || (sign === '.' && /^\S/.test(rest));
  const isFrench = '?!'.includes(sign) && rest === ' »';
  if (isDigitPair || isOther || isFrench) return undefined;
  const isSplit = /^[\p{L}\p{N}]/u.test(rest) && !(isArabic && latinSigns.includes(sign));
  const finding: TextFinding = {
    code: issueCodes.wrongSpace,
    start,
    end: isSplit ? end + 1 : end,
    problem: 'spaceBeforeSign',
    params: { sign },
    replacement: isSplit ? `${sign} ` : '',
    isSafe: !isSplit || /^\p{L}/u.test(rest),
  };
  return finding;
}

/** Signs that are another mistake in Arabic, which is corrected first. */
const latinSigns = ',;?';

function isBehindWord(text: string, index: number): boolean {
  return /[\p{L}\p{M}\p{N}%°})\]”’»"']$/u.test(text.slice(Math.max(0, index - 2), index));
}

/** Parts of addresses, handles, hashtags, names of files and HTML. */
const address = /[@/\\=_#&<]|www\.|\.\p{Ll}{2,4}(?![\p{L}\p{N}])/u;

/** Judges a sign that is directly before a letter, a digit or a placeholder. */
function judgeSign(
  text: string,
  sign: string,
  index: number,
  isArabic: boolean,
): TextFinding | undefined {
  const before = text.slice(Math.max(0, index - 4), index);
  const after = text.slice(index + 1, index + 5);
  if (!/[\p{L}\p{M}\p{N}})\]”»]$/u.test(before)) return undefined;
  // Numbers, times and versions.
  if (/\p{N}$/u.test(before) && /^\p{N}/u.test(after)) return undefined;
  if (isArabic && latinSigns.includes(sign)) return undefined;
  if (!lacksSpace[sign]?.(before, after)) return undefined;
  const written = readWord(text, index);
  if (address.test(written)) return undefined;
  return {
    code: issueCodes.wrongSpace,
    start: index,
    end: index + 1,
    problem: 'missingSpace',
    params: { sign, written: shorten(written.replace(/^[,.;:!?،؛؟]+/, '')) },
    replacement: `${sign} `,
    // “Yahoo!nun” may be meant.
    isSafe: !'!?'.includes(sign) || /^[\p{Lu}\p{Lo}]/u.test(after),
  };
}

type Judge = (before: string, after: string) => boolean;

const afterSentence: Judge = (_before, after) => /^[\p{L}{]/u.test(after);

/** Whether a space is missing behind a sign, from the four characters before and after it. */
const lacksSpace: Readonly<Record<string, Judge>> = {
  ',': () => true,
  ';': () => true,
  '،': () => true,
  '؛': () => true,
  '!': afterSentence,
  '?': afterSentence,
  '؟': afterSentence,
  // “No:5” is usual.
  ':': (before, after) => /\p{L}[\p{Ll}\p{Lo}]{2}$/u.test(before) && /^[\p{L}\p{N}]/u.test(after),
  // Only between sentences: “kum.Deniz”, not “A.Ş.”, “e.g.” or “vaha.example”.
  '.': (before, after) =>
    (/\p{Ll}{3}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) ||
    (/\p{Lo}{3}$/u.test(before) && /^\p{Lo}{3}/u.test(after)),
};

/** The part around an offset that has no spaces. */
function readWord(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - maxWordLength), index).split(/\s/);
  const after = text.slice(index, index + maxWordLength).split(/\s/);
  return `${before.at(-1)}${after[0]}`;
}

const maxWordLength = 100;

import { pairLetters } from '../../shared/pair-letters.ts';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { foreignLetter } from './find-look-alikes.ts';
import { collectFindings, type TextFinding, type TextRule } from './text-rule.ts';

/** Ligatures, bold and wide forms, which Unicode has for older encodings. */
const specialForm = /[\u{1d400}-\u{1d7ff}\ufb00-\ufb06\uff10-\uff5a]/gu;

/** The second dot of an i, and a kashida within a word. */
const needless = /(?<=[iı])\u0307|(?<=\p{L})\u0640+(?=\p{L})/gu;

/** Romanian letters with a comma below for Turkish ones, and what Windows-1252 has in the place of Turkish letters. */
const forTurkish = pairLetters('șȘýÝðÐþÞ', 'şŞıİğĞşŞ');

/** A letter that no damage of Turkish brings: the word is a name of another language, such as “Český”. */
const ofOther = /[^\p{M}\p{N}a-zçğıİöşüâîû]/iu;

/** The beginning of a letter of UTF-8 that was read as Windows-1252. Quotation marks may stand behind a letter. */
const utf8AsLatin = /[ÂÃÄÅØÙ][¡-¿ŠŒŽšœžŸƒ‚„†‡ˆ‰‹•–—˜™›]|â€/u;

/** Codes of signs in programs, mails and addresses. In Turkish, %20 before a word is a percentage. */
const signCode =
  /\\(?:[nrt](?!\p{Ll})|u[\da-f]{4}|x[\da-f]{2})|(?:=[\dA-F]{2}){2,}|(?<=\p{L})%20/gu;

/** A character of any damage. Most texts have none. */
const suspects = /[\u{1d400}-\u{1d7ff}\ufb00-\ufb06\uff10-\uff5a\u0640șȘýÝðÐþÞâÂÃÄÅØÙ\\=%]|\u0307/u;

/**
 * Finds letters that a program damaged (C134): by the wrong encoding, as codes, or in a form that looks right and that
 * no search finds.
 */
export const findDamagedLetters: TextRule = (text, { language }) => {
  if (!suspects.test(text)) return [];
  return [
    ...findIn(text, /[\p{L}\p{M}\p{N}]+/gu, (word) => {
      // Letters of another alphabet come first.
      if (foreignLetter.test(word)) return undefined;
      const right = repair(word, language === 'tr');
      if (right === word) return undefined;
      // A name of another language may have a letter that Turkish lacks.
      const isSafe = right === repair(word, false);
      return { problem: 'damagedForm', params: { word, right }, replacement: right, isSafe };
    }),
    ...findIn(text, /\S+/g, (word) =>
      utf8AsLatin.test(word) ? { problem: 'wrongEncoding', params: { word } } : undefined,
    ),
    ...findIn(text, signCode, (code) => ({ problem: 'signCode', params: { code } })),
  ];
};

type Judged = Problem & Pick<TextFinding, 'replacement' | 'isSafe'>;

function findIn(
  text: string,
  pattern: RegExp,
  judge: (part: string) => Judged | undefined,
): TextFinding[] {
  return collectFindings(text.matchAll(pattern), ({ 0: part, index }) => {
    const judged = judge(part);
    const place = { code: issueCodes.damagedLetters, start: index, end: index + part.length };
    return judged && { ...place, ...judged };
  });
}

function repair(word: string, isTurkish: boolean): string {
  const known = word.replace(specialForm, (form) => form.normalize('NFKC')).replace(needless, '');
  if (!isTurkish) return known;
  const turkish = [...known].map((letter) => forTurkish.get(letter) ?? letter).join('');
  return ofOther.test(turkish) ? known : turkish;
}

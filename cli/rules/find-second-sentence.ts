import { issueCodes } from '../codes/codes.ts';
import type { TextContext, TextFinding } from './text-rule.ts';

/**
 * What may stand before a point within a sentence: a number of one or two digits that is no time (“2. Terminal”), a
 * letter, a capital with up to two letters (“Dr.”, “Rd.”), or a common abbreviation.
 */
const uncertainEnd =
  /(?:(?<![\p{L}\p{N}]|\p{N}[.:,])\p{N}{1,2}|(?<![\p{L}\p{N}])(?:\p{L}|\p{Lu}\p{L}{1,2}|no|vb|vs|bkz|tel|approx|[Pp]rof|Sept|Blvd|Bldg))\.\s*$/u;

const word = /[\p{L}\p{N}]/u;

/** Finds the second sentence of a notice (C131), which is a line and not a paragraph. */
export function findSecondSentence(
  text: string,
  { textRole, language }: Pick<TextContext, 'textRole' | 'language'>,
): TextFinding[] {
  if (textRole !== 'notice') return [];
  // A line break ends no sentence, but a blank line does.
  const trimmed = text.trim().replace(/\n(?!\s*\n)/g, ' ');
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(trimmed);
  const second = [...sentences].find(({ segment, index }) => {
    const before = trimmed.slice(0, index);
    return word.test(before) && word.test(segment) && !uncertainEnd.test(before);
  });
  if (!second) return [];
  const start = text.search(/\S/) + second.index + second.segment.search(/\S/);
  const end = text.trimEnd().length;
  return [{ code: issueCodes.longNotice, start, end, problem: 'secondSentence' }];
}

import { issueCodes } from '../codes/codes.ts';
import type { TextRule } from './text-rule.ts';

/** A shorter text may be a title or a label in one language and a sentence in another. */
const minLength = 60;

const sentenceEnd = /[.!?…:؟]["”»’)\]]*$/;

/**
 * Finds a translation of which a part is lost (C133): it has fewer paragraphs than the Turkish text, or a long Turkish
 * text ends a sentence where the translation stops without an end.
 */
export const findLostPart: TextRule = (text, { source }) => {
  if (source === undefined || source.length <= minLength) return [];
  const turkish = countParagraphs(source);
  const count = countParagraphs(text);
  const isCut = sentenceEnd.test(source.trim()) && !sentenceEnd.test(text.trim());
  if (count >= turkish && !isCut) return [];
  const start = text.trimEnd().replaceAll('\n', ' ').lastIndexOf(' ') + 1;
  const place = { code: issueCodes.lostPart, start, end: text.trimEnd().length };
  return count < turkish
    ? [{ ...place, problem: 'fewerParagraphs', params: { count, turkish } }]
    : [{ ...place, problem: 'endMissing' }];
};

const countParagraphs = (text: string) => text.trim().split(/\n\s*\n/).length;

import { issueCodes } from '../codes/codes.ts';
import { collectFindings, type TextRule } from './text-rule.ts';

/** A Turkish ending behind the placeholder, with or without an apostrophe: “{brand}’nin”, “{brand}da”. */
const ending = /\{brand\}['’‘`´ʼʹ′＇]?\p{L}+/gu;

/**
 * Finds a Turkish ending behind `{brand}` (C127). The vowels and consonants of an ending agree with the name before it,
 * so it is wrong for the next brand.
 *
 * @see Göksel & Kerslake, Turkish: A Comprehensive Grammar, 2005, chapters 3 and 6
 */
export const findBrandEnding: TextRule = (text, { language, role }) => {
  if (language !== 'tr' || role !== 'text' || !text.includes('{brand}')) return [];
  return collectFindings(text.matchAll(ending), ({ 0: written, index }) => ({
    code: issueCodes.brandEnding,
    start: index,
    end: index + written.length,
    problem: 'brandEnding',
    params: { written },
  }));
};

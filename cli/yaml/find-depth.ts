import { issueCodes } from '../issue.ts';
import type { Stumble } from './stumble.ts';

/** The content is some ten levels deep; parsers recurse and give up at some thousands. */
const deepest = 100;

/** Finds where a text goes deeper than any content, by brackets or by dashes on one line. */
export function findDepth(text: string): Stumble | undefined {
  const start = findDeepBracket(text) ?? findDeepDash(text);
  if (start === undefined) return undefined;
  return {
    code: issueCodes.syntax,
    start,
    end: start + 1,
    message: {
      en: `Here the file goes deeper than ${deepest} levels of brackets or dashes.`,
      tr: `Dosya burada ${deepest} düzeyden fazla iç içe ayraç ya da tire açıyor.`,
    },
    advice: {
      en: 'Restore an earlier version of the file.',
      tr: 'Dosyanın önceki bir sürümünü geri getirin.',
    },
  };
}

function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === '[' || sign === '{' ? 1 : -1));
    if (depth > deepest) return index;
  }
  return undefined;
}

function findDeepDash(text: string): number | undefined {
  let depth = 0;
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(/[-?:] +/g)) {
    depth = index === end ? depth + 1 : 1;
    end = index + sign.length;
    if (depth > deepest) return index;
  }
  return undefined;
}

import { checkLength } from './check-length.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { findInvisible } from './find-invisible.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import { findPlainPunctuation } from './find-plain-punctuation.ts';
import { findStraightQuotes } from './find-straight-quotes.ts';
import { findUntranslated } from './find-untranslated.ts';
import { findWrongScript } from './find-wrong-script.ts';
import type { TextContext, TextFinding, TextRule } from './text-rule.ts';

const textRules: readonly TextRule[] = [
  findInvisible,
  checkPlaceholders,
  checkLength,
  findStraightQuotes,
  findPlainPunctuation,
  findWrongScript,
  findLookAlikes,
  findUntranslated,
];

/** Runs every rule on one text; an empty text has no findings, since a gap is no fault of the words. */
export function checkText(text: string, context: TextContext): TextFinding[] {
  const findings: TextFinding[] = [];
  if (text.trim() === '') return findings;
  for (const rule of textRules) {
    const found = rule(text, context);
    for (const finding of found) findings.push(finding);
  }
  return findings;
}

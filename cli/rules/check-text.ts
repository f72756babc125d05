import { checkLength } from './check-length.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { findInvisible } from './find-invisible.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import { findPlainPunctuation } from './find-plain-punctuation.ts';
import { findStraightQuotes } from './find-straight-quotes.ts';
import { findUntranslated } from './find-untranslated.ts';
import { findWrongScript } from './find-wrong-script.ts';
import type { RoleContext, RoleRule, TextContext, TextFinding, TextRule } from './text-rule.ts';

/** Rules about titles and descriptions, which hold also for those that are the same in every language. */
const roleRules: readonly RoleRule[] = [checkLength];

const textRules: readonly TextRule[] = [
  findInvisible,
  checkPlaceholders,
  ...roleRules,
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

/** Runs the rules about its role on a text that is the same in every language. */
export function checkPlainText(text: string, context: RoleContext): TextFinding[] {
  return roleRules.flatMap((rule) => rule(text, context));
}

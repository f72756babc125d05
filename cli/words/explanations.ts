import type { IssueCode } from '../issue.ts';
import { explanations as en } from './en/explanations.ts';
import { textExplanations as enTexts } from './en/text-problems.ts';
import { explanations as tr } from './tr/explanations.ts';
import { textExplanations as trTexts } from './tr/text-problems.ts';
import type { ToolLanguage } from './words.ts';

/** What `catalogue explain` and the rules of SARIF say about a code. */
export interface Explanation {
  /** A few words without a full stop. */
  title: string;
  /** What was found. */
  meaning: string;
  /** What it would do to the site or its visitors. */
  why: string;
  /** What to do. */
  fix: string;
}

/**
 * Every code, explained; a code that is forgotten does not compile. These are many words that most commands never say,
 * so they stand apart from the others.
 */
export const explanations: Record<ToolLanguage, Record<IssueCode, Explanation>> = {
  en: { ...en, ...enTexts },
  tr: { ...tr, ...trTexts },
};

import type { IssueCode } from '../issue-codes.ts';
import { adviceExplanations as enAdvice } from './en/explanations/advice.ts';
import { errorExplanations as enErrors } from './en/explanations/errors.ts';
import { adviceExplanations as trAdvice } from './tr/explanations/advice.ts';
import { errorExplanations as trErrors } from './tr/explanations/errors.ts';
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
  en: { ...enErrors, ...enAdvice },
  tr: { ...trErrors, ...trAdvice },
};

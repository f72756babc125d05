import type { IssueCode } from '../issue-codes.ts';
import type { Words } from '../legacy-words.ts';

/** What `catalogue explain` and the rules of SARIF say about a code. */
export interface Explanation {
  /** A few words without a full stop. */
  title: Words;
  /** What was found. */
  meaning: Words;
  /** What it would do to the site or its visitors. */
  why: Words;
  /** What to do. */
  fix: Words;
  example: Example;
}

/** The same lines of content before and after; where the file itself is at fault, a `#` line describes it. */
interface Example {
  /** Path below the content folder. */
  file: string;
  wrong: readonly string[];
  right: readonly string[];
}

/** The explanations of one group of codes. */
export type ExplanationGroup = Partial<Record<IssueCode, Explanation>>;

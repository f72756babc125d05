import type { UiLanguage } from '../messages/messages.ts';

/** The same lines of content before and after; where the file itself is at fault, a `#` line describes it. */
interface Example {
  /** Path below the content folder. */
  file: string;
  wrong: readonly string[];
  right: readonly string[];
}

/** What `catalogue explain` and the rules of SARIF say about a code. */
interface Explanation {
  /** A few words without a full stop. */
  title: string;
  /** What was found. */
  meaning: string;
  /** What it would do to the site or its visitors. */
  why: string;
  /** What to do. */
  fix: string;
}

/** What is said of a problem: what happened, and what to do. */
export interface ProblemText {
  message: string;
  advice: string;
}

/** The sentences of a problem that are always the same, or that are filled in. */
export type ProblemSentences =
  | Record<UiLanguage, ProblemText>
  | Record<UiLanguage, (params: never) => ProblemText>;

type ProblemTable = Readonly<Record<string, ProblemSentences>>;

/** All that the tool says of one code. */
export interface CodeDefinition<
  Code extends string = string,
  Problems extends ProblemTable = ProblemTable,
> {
  code: Code;
  example: Example;
  explanation: Record<UiLanguage, Explanation>;
  /** The problems that have this code, by name. What several codes say stands with one of them. */
  problems: Problems;
}

/** Defines a code; its severity follows from its number (`severityOf`). */
export function defineCode<Code extends string, Problems extends ProblemTable>(
  definition: CodeDefinition<Code, Problems>,
) {
  return definition;
}

/** Defines the sentences of a problem; `Params` (JSON) fill them in, the same ones in every language. */
export function defineProblem<Params>(
  sentences: Record<UiLanguage, (params: Params) => ProblemText>,
) {
  return sentences;
}

import type { UiLanguage } from '../messages/messages.ts';

/** The same lines of content before and after; if the file itself is at fault, a `#` line describes it. */
interface Example {
  /** Path below the content folder. */
  file: string;
  wrong: readonly string[];
  right: readonly string[];
}

/** The explanation of a code in `catalogue explain` and in the rules of SARIF. */
interface Explanation {
  /** A few words without a full stop. */
  title: string;
  /** The finding. */
  meaning: string;
  /** Its effect on the site or its visitors. */
  why: string;
  /** How to fix it. */
  fix: string;
}

/** The words of a problem: what happened, and what to do. */
export interface ProblemText {
  message: string;
  advice: string;
}

/** The sentences of a problem, either constant or with parameters. */
export type ProblemSentences =
  | Record<UiLanguage, ProblemText>
  | Record<UiLanguage, (params: never) => ProblemText>;

type ProblemTable = Readonly<Record<string, ProblemSentences>>;

/** The definition of one code with all its texts. */
export interface CodeDefinition<
  Code extends string = string,
  Problems extends ProblemTable = ProblemTable,
> {
  code: Code;
  example: Example;
  explanation: Record<UiLanguage, Explanation>;
  /** The problems that have this code, by name. A problem of several codes is defined with one of them. */
  problems: Problems;
}

/** Defines a code; its severity follows from its number (`severityOf`). */
export function defineCode<Code extends string, Problems extends ProblemTable>(
  definition: CodeDefinition<Code, Problems>,
) {
  return definition;
}

/** Defines the sentences of a problem; `Params` (JSON) are the same in every language. */
export function defineProblem<Params>(
  sentences: Record<UiLanguage, (params: Params) => ProblemText>,
) {
  return sentences;
}

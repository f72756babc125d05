import { en, type Words } from './en/words.ts';
import { tr } from './tr/words.ts';

/** The languages in which the tool speaks to editors. */
export const toolLanguages = ['en', 'tr'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

/** The language of that code, where the tool speaks it. */
export function parseToolLanguage(code: unknown): ToolLanguage | undefined {
  return toolLanguages.find((language) => language === code);
}

export type { Words } from './en/words.ts';

/** A sentence that waits for its language, such as that of a failure. */
export type Message = (words: Words) => string;

const wordsOf: Record<ToolLanguage, Words> = { en, tr };

/** The words of a language of the tool. */
export function findWords(language: ToolLanguage): Words {
  return wordsOf[language];
}

/** What is said of a problem: what happened, and what to do. */
export interface ProblemWords {
  message: string;
  advice: string;
}

type Problems = Words['problems'];

type ProblemName = keyof Problems;

/** A problem as data: its name, and what its sentences are filled with (JSON). */
export type Problem = {
  [Name in ProblemName]: Problems[Name] extends (params: infer Params) => unknown
    ? { problem: Name; params: Params }
    : { problem: Name; params?: undefined };
}[ProblemName];

/** Says a problem in a language of the tool. */
export function describeIssue({ problem, params }: Problem, language: ToolLanguage): ProblemWords {
  const found: ProblemWords | ((params: never) => ProblemWords) =
    findWords(language).problems[problem];
  // Name and parameters belong together by the type of a problem.
  return typeof found === 'function' ? found(params as never) : found;
}

/** What a field is called, and what it means for visitors: where they see it, its form and its limits. */
export type FieldWord = readonly [name: string, meaning: string];

/** The words of fields, by the group that `named` in `shared/schemas` gives them, then by the field’s own name. */
export type FieldWords = Readonly<Record<string, Readonly<Record<string, FieldWord>>>>;

/** The same fields in another language of the tool. */
export type SameFields<English extends FieldWords> = {
  readonly [Group in keyof English]: { readonly [Field in keyof English[Group]]: FieldWord };
};

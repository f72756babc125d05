import type { UiLanguage } from '../messages/messages.ts';
import {
  type CodeDefinition,
  defineProblem,
  type ProblemSentences,
  type ProblemText,
} from './define-code.ts';

/**
 * Every code, by its name in the source code, in the order of the numbers; a number never changes its meaning. C0xx are
 * errors and stop the build. C1xx are warnings and do not. C2xx are gaps of translations and concern only `missing`. C3xx
 * are notes, guesses about meaning or what the passing of time brings, which count for nothing. The sentences of a code
 * are loaded when they are needed: few runs report more than a handful of codes.
 */
const codes = {
  unreadable: ['C001', () => import('./c001.ts')],
  syntax: ['C002', () => import('./c002.ts')],
  duplicateKey: ['C003', () => import('./c003.ts')],
  forbiddenYaml: ['C004', () => import('./c004.ts')],
  unknownFile: ['C005', () => import('./c005.ts')],
  missingFile: ['C006', () => import('./c006.ts')],
  tabIndent: ['C007', () => import('./c007.ts')],
  longFile: ['C008', () => import('./c008.ts')],
  unknownKey: ['C010', () => import('./c010.ts')],
  missingField: ['C011', () => import('./c011.ts')],
  wrongType: ['C012', () => import('./c012.ts')],
  wrongValue: ['C013', () => import('./c013.ts')],
  wrongCount: ['C014', () => import('./c014.ts')],
  changedNumber: ['C015', () => import('./c015.ts')],
  cutText: ['C016', () => import('./c016.ts')],
  invisibleCharacter: ['C017', () => import('./c017.ts')],
  joinedLines: ['C018', () => import('./c018.ts')],
  duplicateId: ['C020', () => import('./c020.ts')],
  brokenLink: ['C021', () => import('./c021.ts')],
  unknownPicture: ['C022', () => import('./c022.ts')],
  missingPicture: ['C023', () => import('./c023.ts')],
  unknownReference: ['C024', () => import('./c024.ts')],
  missingFact: ['C025', () => import('./c025.ts')],
  unreadablePicture: ['C026', () => import('./c026.ts')],
  smallPicture: ['C027', () => import('./c027.ts')],
  forbiddenHost: ['C028', () => import('./c028.ts')],
  missingAlternative: ['C029', () => import('./c029.ts')],
  wrongPlural: ['C030', () => import('./c030.ts')],
  wrongPlaceholder: ['C031', () => import('./c031.ts')],
  missingCategory: ['C032', () => import('./c032.ts')],
  futureDay: ['C033', () => import('./c033.ts')],
  draftReference: ['C037', () => import('./c037.ts')],
  reusedNumber: ['C038', () => import('./c038.ts')],
  tooManyNotices: ['C039', () => import('./c039.ts')],
  hoursOverlap: ['C040', () => import('./c040.ts')],
  earlyLink: ['C041', () => import('./c041.ts')],
  contradictingTimes: ['C042', () => import('./c042.ts')],
  otherForm: ['C043', () => import('./c043.ts')],
  longTitle: ['C101', () => import('./c101.ts')],
  longDescription: ['C102', () => import('./c102.ts')],
  wrongPunctuation: ['C103', () => import('./c103.ts')],
  wrongScript: ['C104', () => import('./c104.ts')],
  sameAsSource: ['C105', () => import('./c105.ts')],
  byteOrderMark: ['C108', () => import('./c108.ts')],
  markup: ['C110', () => import('./c110.ts')],
  passedOver: ['C114', () => import('./c114.ts')],
  unusedPicture: ['C115', () => import('./c115.ts')],
  unlinkedEntry: ['C116', () => import('./c116.ts')],
  futureDate: ['C119', () => import('./c119.ts')],
  lostAddress: ['C120', () => import('./c120.ts')],
  escapedParagraphs: ['C121', () => import('./c121.ts')],
  leftOver: ['C124', () => import('./c124.ts')],
  wrongSpace: ['C125', () => import('./c125.ts')],
  forbiddenWord: ['C126', () => import('./c126.ts')],
  writtenBrand: ['C128', () => import('./c128.ts')],
  wrongTextLink: ['C129', () => import('./c129.ts')],
  longLine: ['C131', () => import('./c131.ts')],
  repeatedWords: ['C132', () => import('./c132.ts')],
  lostPart: ['C133', () => import('./c133.ts')],
  damagedLetters: ['C134', () => import('./c134.ts')],
  separateMarks: ['C135', () => import('./c135.ts')],
  invalidException: ['C136', () => import('./c136.ts')],
  sameScene: ['C137', () => import('./c137.ts')],
  missingTranslation: ['C201', () => import('./c201.ts')],
  emptyTranslation: ['C202', () => import('./c202.ts')],
  orphanedTranslation: ['C203', () => import('./c203.ts')],
  undeclaredTranslation: ['C204', () => import('./c204.ts')],
  staleTranslation: ['C205', () => import('./c205.ts')],
  over: ['C301', () => import('./c301.ts')],
  otherNumber: ['C302', () => import('./c302.ts')],
  translatedDifferently: ['C303', () => import('./c303.ts')],
  needlessException: ['C304', () => import('./c304.ts')],
} as const;

type Codes = typeof codes;
type CodeName = keyof Codes;
type Definition<Name extends CodeName> =
  Awaited<ReturnType<Codes[Name][1]>> extends Record<Name, infer Found extends CodeDefinition>
    ? Found
    : never;

/** The code of each name, such as `C017` of `invisibleCharacter`. */
export const issueCodes = Object.fromEntries(
  Object.entries(codes).map(([name, [code]]) => [name, code]),
  // The type of `Object.entries` does not relate names to codes.
) as { readonly [Name in CodeName]: Codes[Name][0] };

export type IssueCode = Codes[CodeName][0];

/** Problems that any code may have. */
const commonProblems = {
  /** The problems that `limitProblems` omits. */
  moreProblems: defineProblem<{ count: number }>({
    en: ({ count }) => ({
      message:
        count === 1
          ? 'One more problem follows in this file.'
          : `${count} more problems follow in this file.`,
      advice: 'Fix the ones that are shown first; then the others are shown.',
    }),
    tr: ({ count }) => ({
      message: `Bu dosyada ${count} sorun daha var.`,
      advice: 'Önce gösterilenleri düzeltin; ötekiler o zaman gösterilir.',
    }),
  }),
};

type ProblemOf<Problems extends Record<string, ProblemSentences>> = {
  [Name in keyof Problems]: Problems[Name] extends Record<
    UiLanguage,
    (params: infer Params) => unknown
  >
    ? { problem: Name; params: Params }
    : { problem: Name; params?: undefined };
}[keyof Problems];

/** A problem as data: its name, and the parameters of its sentences (JSON). */
export type Problem =
  | { [Name in CodeName]: ProblemOf<Definition<Name>['problems']> }[CodeName]
  | ProblemOf<typeof commonProblems>;

/** Example, explanation and sentences of codes. */
type Definitions = Readonly<Record<IssueCode, CodeDefinition>>;

/** Loads the definitions of codes; by default, of all. */
export async function loadDefinitions(
  wanted: ReadonlySet<IssueCode> = new Set(Object.values(issueCodes)),
): Promise<Definitions> {
  const rows = Object.entries(codes).filter(([, [code]]) => wanted.has(code));
  const loaded = rows.map(async ([name, [code, load]]) => {
    const file: Readonly<Record<string, CodeDefinition>> = await load();
    return [code, file[name]];
  });
  // The caller names the codes that it asks for.
  return Object.fromEntries(await Promise.all(loaded));
}

/** A problem, with its code and the line for an exception if there are such. */
type Described = Problem & { code?: string; exceptionLine?: number };

/** Describes a problem in a language of the tool. Its advice ends with the comment that would except it. */
export type DescribeIssue = (issue: Described, language: UiLanguage) => ProblemText;

/** Loads the sentences of these issues. */
export async function loadSentences(
  issues: readonly (Problem & { code: IssueCode })[],
): Promise<DescribeIssue> {
  const some = await loadDefinitions(new Set(issues.map(({ code }) => code)));
  const names = new Set(Object.values(some).flatMap(({ problems }) => Object.keys(problems)));
  const isWhole = issues.every(({ problem }) => names.has(problem) || problem in commonProblems);
  return createDescriber(isWhole ? some : await loadDefinitions());
}

export function createDescriber(definitions: Definitions): DescribeIssue {
  const sentencesOf: Readonly<Record<Problem['problem'], ProblemSentences>> = Object.assign(
    {},
    commonProblems,
    ...Object.values(definitions).map(({ problems }) => problems),
  );
  return ({ problem, params, code, exceptionLine }, language) => {
    const found = sentencesOf[problem][language];
    // The type of a problem ensures that name and parameters match.
    const { message, advice } = typeof found === 'function' ? found(params as never) : found;
    if (code === undefined || exceptionLine === undefined) return { message, advice };
    return { message, advice: `${advice} ${adviseOnException[language](exceptionLine, code)}` };
  };
}

const adviseOnException: Record<UiLanguage, (line: number, code: string) => string> = {
  en: (line, code) => `If it is right as it is, say why above line ${line}: # ok ${code}: …`,
  tr: (line, code) => `Böyle doğruysa ${line}. satırın üstüne nedenini yazın: # ok ${code}: …`,
};

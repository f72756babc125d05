import type { FormRule } from '../../shared/schemas/checked-text.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { unreadable } from './c001.ts';
import { syntax } from './c002.ts';
import { duplicateKey } from './c003.ts';
import { forbiddenYaml } from './c004.ts';
import { unknownFile } from './c005.ts';
import { missingFile } from './c006.ts';
import { tabIndent } from './c007.ts';
import { longFile } from './c008.ts';
import { unknownKey } from './c010.ts';
import { missingField } from './c011.ts';
import { wrongType } from './c012.ts';
import { wrongValue } from './c013.ts';
import { wrongCount } from './c014.ts';
import { changedNumber } from './c015.ts';
import { cutText } from './c016.ts';
import { invisibleCharacter } from './c017.ts';
import { joinedLines } from './c018.ts';
import { duplicateId } from './c020.ts';
import { brokenLink } from './c021.ts';
import { unknownPicture } from './c022.ts';
import { missingPicture } from './c023.ts';
import { unknownReference } from './c024.ts';
import { missingFact } from './c025.ts';
import { unreadablePicture } from './c026.ts';
import { smallPicture } from './c027.ts';
import { forbiddenHost } from './c028.ts';
import { missingAlternative } from './c029.ts';
import { wrongPlural } from './c030.ts';
import { wrongPlaceholder } from './c031.ts';
import { missingCategory } from './c032.ts';
import { futureDay } from './c033.ts';
import { draftReference } from './c037.ts';
import { reusedNumber } from './c038.ts';
import { tooManyNotices } from './c039.ts';
import { hoursOverlap } from './c040.ts';
import { earlyLink } from './c041.ts';
import { contradictingTimes } from './c042.ts';
import { otherForm } from './c043.ts';
import { longTitle } from './c101.ts';
import { longDescription } from './c102.ts';
import { straightQuote } from './c103.ts';
import { wrongScript } from './c104.ts';
import { sameAsSource } from './c105.ts';
import { byteOrderMark } from './c108.ts';
import { markup } from './c110.ts';
import { passedOver } from './c114.ts';
import { unusedPicture } from './c115.ts';
import { unlinkedEntry } from './c116.ts';
import { futureDate } from './c119.ts';
import { lostAddress } from './c120.ts';
import { escapedParagraphs } from './c121.ts';
import { leftOver } from './c124.ts';
import { wrongSpace } from './c125.ts';
import { forbiddenWord } from './c126.ts';
import { writtenBrand } from './c128.ts';
import { wrongTextLink } from './c129.ts';
import { longNotice } from './c131.ts';
import { repeatedWords } from './c132.ts';
import { lostPart } from './c133.ts';
import { damagedLetters } from './c134.ts';
import { separateMarks } from './c135.ts';
import { invalidException } from './c136.ts';
import { missingTranslation } from './c201.ts';
import { emptyTranslation } from './c202.ts';
import { orphanedTranslation } from './c203.ts';
import { undeclaredTranslation } from './c204.ts';
import { staleTranslation } from './c205.ts';
import { over } from './c301.ts';
import { otherNumber } from './c302.ts';
import { translatedDifferently } from './c303.ts';
import { needlessException } from './c304.ts';
import {
  type CodeDefinition,
  defineProblem,
  type ProblemSentences,
  type ProblemText,
} from './define-code.ts';

/**
 * Every code, by its name in the source code, in the order of the numbers; a number never changes its meaning. C0xx are
 * errors and stop the build. C1xx are warnings and do not. C2xx are gaps of translations and concern only `missing`. C3xx
 * are notes, guesses about meaning or what the passing of time brings, which count for nothing.
 */
const codes = {
  unreadable,
  syntax,
  duplicateKey,
  forbiddenYaml,
  unknownFile,
  missingFile,
  tabIndent,
  longFile,
  unknownKey,
  missingField,
  wrongType,
  wrongValue,
  wrongCount,
  changedNumber,
  cutText,
  invisibleCharacter,
  joinedLines,
  duplicateId,
  brokenLink,
  unknownPicture,
  missingPicture,
  unknownReference,
  missingFact,
  unreadablePicture,
  smallPicture,
  forbiddenHost,
  missingAlternative,
  wrongPlural,
  wrongPlaceholder,
  missingCategory,
  futureDay,
  draftReference,
  reusedNumber,
  tooManyNotices,
  hoursOverlap,
  earlyLink,
  contradictingTimes,
  otherForm,
  longTitle,
  longDescription,
  straightQuote,
  wrongScript,
  sameAsSource,
  byteOrderMark,
  markup,
  passedOver,
  unusedPicture,
  unlinkedEntry,
  futureDate,
  lostAddress,
  escapedParagraphs,
  leftOver,
  wrongSpace,
  forbiddenWord,
  writtenBrand,
  wrongTextLink,
  longNotice,
  repeatedWords,
  lostPart,
  damagedLetters,
  separateMarks,
  invalidException,
  missingTranslation,
  emptyTranslation,
  orphanedTranslation,
  undeclaredTranslation,
  staleTranslation,
  over,
  otherNumber,
  translatedDifferently,
  needlessException,
};

type Codes = typeof codes;

/** The code of each name, such as `C017` of `invisibleCharacter`. */
export const issueCodes = Object.fromEntries(
  Object.entries(codes).map(([name, { code }]) => [name, code]),
  // The type of `Object.entries` does not relate names to codes.
) as { readonly [Name in keyof Codes]: Codes[Name]['code'] };

export type IssueCode = Codes[keyof Codes]['code'];

const definitions: readonly CodeDefinition[] = Object.values(codes);

/** Example, explanation and sentences of every code. */
export const codeDefinitions = Object.fromEntries(
  definitions.map((definition) => [definition.code, definition]),
) as Readonly<Record<IssueCode, CodeDefinition>>;

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
  | { [Name in keyof Codes]: ProblemOf<Codes[Name]['problems']> }[keyof Codes]
  | ProblemOf<typeof commonProblems>;

const sentencesOf: Readonly<Record<Problem['problem'], ProblemSentences>> = Object.assign(
  {},
  commonProblems,
  ...definitions.map(({ problems }) => problems),
);

/** Describes a problem in a language of the tool. Its advice ends with the comment that would except it. */
export function describeIssue(
  { problem, params, code, exceptionLine }: Problem & { code?: string; exceptionLine?: number },
  language: UiLanguage,
): ProblemText {
  const found = sentencesOf[problem][language];
  // The type of a problem ensures that name and parameters match.
  const { message, advice } = typeof found === 'function' ? found(params as never) : found;
  if (code === undefined || exceptionLine === undefined) return { message, advice };
  return { message, advice: `${advice} ${adviseOnException[language](exceptionLine, code)}` };
}

/** The advice on the form of a text, if no value is known. */
export function adviseOnForm(problem: FormRule['problem'], language: UiLanguage): string {
  const params = { value: '', name: '' };
  return describeIssue({ problem, params } as Problem, language).advice;
}

const adviseOnException: Record<UiLanguage, (line: number, code: string) => string> = {
  en: (line, code) => `If it is right as it is, say why above line ${line}: # ok ${code}: …`,
  tr: (line, code) => `Böyle doğruysa ${line}. satırın üstüne nedenini yazın: # ok ${code}: …`,
};

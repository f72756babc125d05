import { type Language, mapLanguages } from '../../shared/languages.ts';
import {
  isCounted,
  listRequiredPluralForms,
  type SourceLabel,
} from '../../shared/schemas/labels.ts';
import { issueCodes } from '../codes/codes.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { findInvisible, findLookAlikes } from './check-characters.ts';
import { checkLength, checkPlainLength } from './check-length.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { findPlainPunctuation, findStraightQuotes } from './check-punctuation.ts';
import { findDamagedLetters } from './find-damaged-letters.ts';
import { findHtml } from './find-html.ts';
import { findLeftOver } from './find-left-over.ts';
import { findLostPart } from './find-lost-part.ts';
import { findMarkdown } from './find-markdown.ts';
import { findOtherNumber } from './find-other-number.ts';
import { findRepeatedWords } from './find-repeated-words.ts';
import { findSpaces } from './find-spaces.ts';
import { findUntranslated } from './find-untranslated.ts';
import { findWrongScript } from './find-wrong-script.ts';
import type { TextContext, TextFinding, TextRule } from './text-rule.ts';

const textRules: readonly TextRule[] = [
  findInvisible,
  checkPlaceholders,
  checkLength,
  findHtml,
  findMarkdown,
  findLeftOver,
  findRepeatedWords,
  findLostPart,
  findDamagedLetters,
  findSpaces,
  findStraightQuotes,
  findPlainPunctuation,
  findWrongScript,
  findLookAlikes,
  findUntranslated,
  findOtherNumber,
];

/** Runs every rule on one text. An empty text has no findings, since a gap is not a fault of the wording. */
export function checkText(text: string, context: TextContext): TextFinding[] {
  const findings: TextFinding[] = [];
  if (text.trim() === '') return findings;
  for (const rule of textRules) findings.push(...rule(text, context));
  return dropRepeated(findings);
}

/** What the marks of a left-over, and the versions between them, bring. */
const marked: ReadonlySet<string> = new Set([
  issueCodes.markup,
  issueCodes.wrongSpace,
  issueCodes.repeatedWords,
]);

/**
 * One mistake is one finding. A quotation mark that goes with the markup around it is no mistake of its own, and neither
 * is what is alike in two versions of a text. Markup around another certain correction is removed after that one, so that
 * nothing is replaced twice.
 */
function dropRepeated(findings: TextFinding[]): TextFinding[] {
  if (findings.some(({ code }) => code === issueCodes.leftOver)) {
    return findings.filter(({ code }) => !marked.has(code));
  }
  const pieces = findings.filter(({ code }) => code === issueCodes.markup);
  if (pieces.length === 0) return dropSpaces(findings);
  const isWithin = (finding: TextFinding, piece: TextFinding) =>
    finding !== piece && piece.start <= finding.start && finding.end <= piece.end;
  const kept = findings.filter(
    (finding) =>
      finding.problem !== 'wrongQuotationMark' ||
      !pieces.some(
        (piece) =>
          isWithin(finding, piece) && !(piece.replacement ?? '').includes(finding.params.mark),
      ),
  );
  return dropSpaces(kept).map((finding) =>
    finding.code === issueCodes.markup &&
    kept.some((other) => other.isSafe && isWithin(other, finding))
      ? { ...finding, isSafe: false }
      : finding,
  );
}

/** A space inside another certain correction waits until that one is done. */
function dropSpaces(findings: TextFinding[]): TextFinding[] {
  const { wrongSpace } = issueCodes;
  if (!findings.some(({ code }) => code === wrongSpace)) return findings;
  const others = findings.filter(
    ({ code, isSafe }) => isSafe && code !== wrongSpace && code !== issueCodes.markup,
  );
  return findings.filter(
    ({ code, start, end }) =>
      code !== wrongSpace || !others.some((other) => start < other.end && other.start < end),
  );
}

type RoleContext = Pick<TextContext, 'textRole'>;

/** Runs the rules that also apply to a text that is the same in every language. */
export function checkPlainText(text: string, context: RoleContext): TextFinding[] {
  return [
    ...checkPlainLength(text, context),
    ...findHtml(text),
    ...findMarkdown(text),
    ...findLeftOver(text),
    ...findRepeatedWords(text),
    ...findSpaces(text, { language: 'tr' }),
  ];
}

export type LabelWording = SourceLabel[Language];

/**
 * A finding in a label. `form` is the plural form that contains it; omitted if the finding concerns the whole label.
 */
export type LabelFinding = TextFinding & { form?: string };

/**
 * Checks a label in one language, each of its plural forms as a text of its own.
 *
 * @param label its Turkish wording, and the values that the site fills in
 * @param wording the wording to check, the Turkish one included; a missing or empty one has no findings
 */
export function checkLabel(
  { tr: source, values }: { tr: LabelWording; values: readonly string[] },
  wording: LabelWording,
  language: Language,
): LabelFinding[] {
  if (!wording) return [];
  const context: TextContext = {
    language,
    role: 'label',
    values,
    ...(language !== 'tr' && {
      source: pickFullest(source),
      sourceForms: typeof source === 'string' ? [] : Object.values(source ?? {}),
    }),
  };
  const ofForms = checkPluralForms(isCounted(values), wording, language);
  if (typeof wording === 'string') return [...ofForms, ...checkText(wording, context)];
  const inForms = Object.entries(wording).flatMap(([form, text]) => {
    const isForOneNumber = isFormForOneNumber(form, language);
    return checkText(text, { ...context, isForOneNumber }).map((finding) => ({ ...finding, form }));
  });
  return [...ofForms, ...inForms];
}

/** The form “other” contains every value; forms for one number may leave the number out. */
function pickFullest(source: LabelWording): string {
  if (typeof source === 'string') return source;
  return source?.other ?? Object.values(source ?? {})[0] ?? '';
}

/** A form that every language may have: i18next uses it for the number 0 (i18next.com, “Plurals”). */
const formOfNothing = 'zero';

/**
 * Finds plural sets that do not fit their language (C030): a form is missing or never used, there are forms but the
 * site counts nothing, or there are none although it counts. The forms of a language are those of `Intl.PluralRules`.
 */
function checkPluralForms(
  isCounted: boolean,
  wording: NonNullable<LabelWording>,
  language: Language,
): LabelFinding[] {
  const required: string[] = [...listRequiredPluralForms(language)];
  const whole = { code: issueCodes.wrongPlural, start: 0, end: 0 };
  if (typeof wording === 'string') {
    if (!isCounted) return [];
    const params = { language, required };
    return [{ ...whole, end: wording.length, problem: 'noPluralForms', params }];
  }
  if (!isCounted) return [{ ...whole, problem: 'needlessPluralForms' }];
  const missing = required.filter((form) => !(form in wording));
  const findings: LabelFinding[] = Object.entries(wording)
    .filter(([form]) => form !== formOfNothing && !required.includes(form))
    .map(([form, text]) => ({
      ...whole,
      end: text.length,
      form,
      problem: 'unknownPluralForm',
      params: { language, form, meant: suggestName(form, missing) },
    }));
  if (missing.length === 0) return findings;
  const params = { language, required, missing };
  return [{ ...whole, problem: 'missingPluralForms', params }, ...findings];
}

/** How many numbers a form is tried on. The rules of our languages repeat within every hundred. */
const maxCountTried = 300;

/** Whether a plural form of a language is for one single whole number, such as Arabic “two”. */
export function isFormForOneNumber(form: string, language: Language): boolean {
  return form === formOfNothing || formsForOneNumber[language].includes(form);
}

const formsForOneNumber = mapLanguages((language): string[] => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: maxCountTried }, (_, number) => rules.select(number));
  const isForOne = (form: string) => numbers.filter((other) => other === form).length === 1;
  return listRequiredPluralForms(language).filter(isForOne);
});

import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { listRequiredPluralForms } from '../../shared/schemas/labels.ts';
import { type IssueCode, issueCodes } from '../codes/codes.ts';
import { formatPath, type Issue, type Span } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { shorten } from '../model/shorten.ts';
import { isGap, listRows, type TextRow } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { compareWithLock, hashWording, type LockLine } from './lock-file.ts';

/** The identifier of a text in the whole content, such as `cars/g63.yaml#about_text`. */
export function createTextId(file: string, path: readonly PropertyKey[]): string {
  return `${file}#${formatPath(path)}`;
}

export type GapKind = 'missing' | 'empty' | 'orphaned' | 'undeclared' | 'stale';

/** A translation that is missing, incomplete, unwanted or stale. */
export interface Gap {
  kind: GapKind;
  language: Language;
  /** The plural form that is missing. */
  form?: string;
  row: TextRow;
  /** The code, file and path of its issue; see `toIssue`. */
  code: IssueCode;
  file: string;
  path: string;
  problem: `${GapKind}Translation`;
}

/** A present translation with the hashes that the lock file stores for it. */
export interface Translation extends LockLine {
  row: TextRow;
}

/** What there is of a text in a language. */
export interface TextState {
  language: Language;
  /**
   * `new`: the lock file does not contain it. `incomplete`: a plural form is missing. `left out`: nothing is there, and
   * nothing should be.
   */
  kind: GapKind | 'current' | 'new' | 'incomplete' | 'left out';
  /** Whether a translation should exist: the text has its Turkish, and the entry declares the language. */
  isExpected: boolean;
  /** Set if the translation is present and complete. */
  translation?: Translation | undefined;
  gaps: readonly Gap[];
}

/** A text with its state in each language that it is translated into. */
export interface ListedText extends TextRow {
  states: readonly TextState[];
}

/**
 * Lists the texts of a file in their order, each with its state in every language.
 *
 * @param lock the lines of the lock file; if empty, no translation is stale
 */
export function listTexts(
  file: SourceFile,
  model: FieldModel,
  lock: readonly LockLine[],
): ListedText[] {
  const texts = listRows(file, model).flatMap((row) => {
    if (!row.wording) return [];
    const source = hashWording(row.wording.tr);
    return {
      ...row,
      states: translatedLanguages.map((language) => findStateWithoutLock(row, language, source)),
    };
  });
  const { stale, unaccepted } = compareWithLock(listTranslations(texts), lock);
  if (unaccepted.length === 0) return texts;
  const waiting = new Set(unaccepted);
  const settle = (row: TextRow, state: TextState): TextState => {
    const { translation, language } = state;
    if (!translation || !waiting.has(translation)) return state;
    if (!stale.has(translation)) return { ...state, kind: 'new' };
    return { ...state, kind: 'stale', gaps: [createGap(row, language, 'stale')] };
  };
  return texts.map((row) => ({ ...row, states: row.states.map((state) => settle(row, state)) }));
}

/** The present and complete translations of texts, in their order. */
export function listTranslations(texts: readonly ListedText[]): Translation[] {
  return texts.flatMap(({ states }) => states.flatMap(({ translation }) => translation ?? []));
}

/**
 * What there is of a text, whether or not it fits its Turkish, which only the lock knows.
 *
 * @param source the hash of the Turkish text
 */
function findStateWithoutLock(
  row: TextRow,
  language: Language,
  source: string | undefined,
): TextState {
  const { wording, declared } = row;
  const hasSource = !isGap(wording.tr);
  const isDeclared = declared.includes(language);
  const isExpected = hasSource && isDeclared;
  const state = { language, isExpected };
  const lack = (kind: GapKind) => ({ ...state, kind, gaps: [createGap(row, language, kind)] });
  if (isGap(wording[language])) {
    if (isExpected) return lack(nameAbsence(wording, language));
    return { ...state, kind: 'left out', gaps: [] };
  }
  if (!isDeclared) return lack('undeclared');
  if (!hasSource) return lack('orphaned');
  const gaps = listMissingForms(wording[language], language).map(({ kind, form }) =>
    createGap(row, language, kind, form),
  );
  if (gaps.length > 0) return { ...state, kind: 'incomplete', gaps };
  return { ...state, kind: 'current', gaps, translation: toTranslation(row, language, source) };
}

/** The plural forms that the language requires and that are missing or empty. */
function listMissingForms(wording: unknown, language: Language) {
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return [];
  return listRequiredPluralForms(language)
    .filter((form) => isGap(getAt(wording, [form])))
    .map((form) => ({ kind: nameAbsence(wording, form), form }));
}

function nameAbsence(wording: object, key: string): GapKind {
  return Object.hasOwn(wording, key) ? 'empty' : 'missing';
}

function toTranslation(
  row: TextRow,
  language: Language,
  source: string | undefined,
): Translation | undefined {
  const translation = hashWording(row.wording[language]);
  if (source === undefined || translation === undefined) return undefined;
  return { file: row.file.path, path: formatPath(row.path), language, source, translation, row };
}

function createGap(row: TextRow, language: Language, kind: GapKind, form?: string): Gap {
  const problem = `${kind}Translation` as const;
  return {
    ...{ kind, language, row, problem, code: issueCodes[problem], file: row.file.path },
    ...(form !== undefined && { form }),
    path: formatPath([...row.path, language, ...(form === undefined ? [] : [form])]),
  };
}

/** The issue of a gap, which locates it in its file. */
export function toIssue({ kind, language, form, row, code, problem }: Gap): Issue {
  const { file, declared, declaring, wording } = row;
  const path = [...row.path, language, ...(form === undefined ? [] : [form])];
  const others = declared.filter((known) => known !== language);
  const params = {
    language,
    form,
    source: shorten(wording.tr),
    declaration: declaring && `${declaring}: [${others.join(', ')}]`,
    command: `catalogue accept ${quoteArgument(file.path)} --lang ${language}`,
  };
  const span = findKeySpan(row, language, form);
  const issue = file.report(code, path, { problem, params }, { span });
  const mayBeRight = (kind === 'missing' || kind === 'empty') && declaring === undefined;
  return { ...issue, ...(mayBeRight && { exceptionLine: file.locateKey(path).line }) };
}

/** Quotes a name for a shell if necessary. */
function quoteArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `"${name}"`;
}

/**
 * The place of a translation, present or not: the key of its plural form, else of its language, else of the text. A
 * text in a list has no key; if its translation is missing, the place is that of the Turkish text.
 */
export function findKeySpan(
  { file, path, wording }: TextRow,
  language: Language,
  form?: string,
): Span {
  if (typeof path.at(-1) === 'number' && !Object.hasOwn(wording, language)) {
    return file.locateKey([...path, 'tr']);
  }
  return file.locateKey([...path, language, ...(form === undefined ? [] : [form])]);
}

import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { listRequiredPluralForms } from '../../shared/schemas/labels.ts';
import { issueCodes } from '../codes/codes.ts';
import { formatPath, type Issue, type Span } from '../issue.ts';
import { type FieldModel, findModel, getAt } from '../model/field-model.ts';
import { isGap, listStrings, listTexts, type Unit } from '../model/walk-fields.ts';
import { UserError } from '../user-error.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { compareWithLock, hashWording, type LockLine } from './lock-file.ts';

export type GapKind = 'missing' | 'empty' | 'orphaned' | 'undeclared' | 'stale';

/** A translation that is not there, not complete, not wanted or no longer true. */
export interface Gap {
  kind: GapKind;
  language: Language;
  unit: Unit;
  issue: Issue;
}

/** A translation that is there, with the hashes that the lock keeps of it. */
export interface Translation extends LockLine {
  unit: Unit;
}

/** A text in a language that it is, or should be, translated into. */
export interface Target {
  unit: Unit;
  language: Language;
  /** Whether it should be there: the text has its Turkish, and the entry declares the language. */
  isExpected: boolean;
  /** Where it is there and complete. */
  translation?: Translation;
  gaps: Gap[];
}

/**
 * Finds for each text of a file what its translations lack, in the order of the file. Files need not be valid.
 *
 * @param lock the lines of the lock file; without any, nothing is stale
 */
export function findGaps(file: SourceFile, model: FieldModel, lock: readonly LockLine[]): Target[] {
  const targets = listTexts(file, model).units.flatMap((unit) => {
    const source = hashWording(unit.wording.tr);
    return translatedLanguages.map((language) => lookAt(unit, language, source, model));
  });
  const translations = targets.flatMap(({ translation }) => translation ?? []);
  const { stale } = compareWithLock(translations, lock);
  for (const { translation, gaps, unit, language } of targets) {
    if (translation && stale.has(translation)) gaps.push(toGap(unit, language, 'stale', model));
  }
  return targets;
}

/** @param source the hash of the Turkish text */
function lookAt(
  unit: Unit,
  language: Language,
  source: string | undefined,
  model: FieldModel,
): Target {
  const { wording } = unit;
  const hasSource = !isGap(wording.tr);
  const isDeclared = unit.declared.includes(language);
  const isExpected = hasSource && isDeclared;
  const target = { unit, language, isExpected };
  const found = (kind: GapKind, form?: string) => toGap(unit, language, kind, model, form);
  if (isGap(wording[language])) {
    return { ...target, gaps: isExpected ? [found(nameAbsence(wording, language))] : [] };
  }
  if (!isDeclared) return { ...target, gaps: [found('undeclared')] };
  if (!hasSource) return { ...target, gaps: [found('orphaned')] };
  const gaps = findMissingForms(wording[language], language).map(({ kind, form }) =>
    found(kind, form),
  );
  const translation = gaps.length === 0 ? toTranslation(unit, language, source) : undefined;
  return { ...target, gaps, translation };
}

/** Of plural forms, those that the language needs and that say nothing. */
function findMissingForms(wording: unknown, language: Language) {
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return [];
  return listRequiredPluralForms(language)
    .filter((form) => isGap(getAt(wording, [form])))
    .map((form) => ({ kind: nameAbsence(wording, form), form }));
}

function nameAbsence(wording: object, key: string): GapKind {
  return Object.hasOwn(wording, key) ? 'empty' : 'missing';
}

function toTranslation(
  unit: Unit,
  language: Language,
  source: string | undefined,
): Translation | undefined {
  const translation = hashWording(unit.wording[language]);
  if (source === undefined || translation === undefined) return undefined;
  const { path: file } = unit.file;
  return { file, path: formatPath(unit.path), language, source, translation, unit };
}

function toGap(
  unit: Unit,
  language: Language,
  kind: GapKind,
  model: FieldModel,
  form?: string,
): Gap {
  const { file, declared, wording } = unit;
  const path = [...unit.path, language, ...(form === undefined ? [] : [form])];
  const others = declared.filter((known) => known !== language);
  const declaring = findDeclaring(unit, model);
  const params = {
    language,
    form,
    source: shorten(wording.tr),
    declaration: declaring && `${declaring}: [${others.join(', ')}]`,
    command: `catalogue accept ${quoteArgument(file.path)} --lang ${language}`,
  };
  const problem = `${kind}Translation` as const;
  const span = findKeySpan(unit, language, form);
  const issue = file.report(issueCodes[problem], path, { problem, params }, { span });
  return { kind, language, unit, issue };
}

/** A name as a shell takes it. */
function quoteArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `"${name}"`;
}

/** The field by which an entry or block around the text may say which languages it has. */
function findDeclaring({ file, path }: Unit, model: FieldModel): string | undefined {
  return path
    .map((_, depth) => findModel(model, path.slice(0, depth), file.data))
    .map((around) => (around?.kind === 'fields' ? around.declaring : undefined))
    .findLast((declaring) => declaring !== undefined);
}

/**
 * Where a translation stands, or would: at the key of its plural form, at that of its language, at that of the
 * text; in a list, where a text has no key, at its Turkish.
 */
export function findKeySpan(
  { file, path, wording }: Unit,
  language: Language,
  form?: string,
): Span {
  if (typeof path.at(-1) === 'number' && !Object.hasOwn(wording, language)) {
    return file.locateKey([...path, 'tr']);
  }
  return file.locateKey([...path, language, ...(form === undefined ? [] : [form])]);
}

/** Characters that still fit beside a place on one line of a terminal. */
const maxTextLength = 60;

const segmenter = new Intl.Segmenter('tr', { granularity: 'word' });

/**
 * The beginning of a text on one line, cut between words; of plural forms, the most general one.
 *
 * @param limit the most UTF-16 code units to keep
 */
export function shorten(wording: unknown, limit = maxTextLength): string {
  const text = (listStrings(wording).at(-1)?.text ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= limit) return text;
  // A first word that is longer than the limit is cut inside.
  let end = 0;
  for (const { index } of segmenter.segment(text.slice(0, limit + 1))) end = index;
  return `${text.slice(0, end || limit).trimEnd()}…`;
}

/** How far the translations into one language have come. */
export interface Completeness {
  /** Texts that should have a translation; what an exception gives a reason for is not among them. */
  expected: number;
  /** Of these, how many have one, stale ones included. */
  present: number;
  /** Of the present ones, how many were made from an older Turkish text. */
  stale: number;
  /** Gaps that an exception gives a reason for. */
  excepted: number;
  /** Present and not stale, in whole percent: 100 where all is done, also where nothing is to be done. */
  percent: number;
}

export type Totals = Record<string, Completeness>;

/**
 * Counts the translations of some texts per language.
 *
 * @param isOpen whether a gap is left, or an exception gives a reason for it
 */
export function measureCompleteness(
  targets: readonly Target[],
  isOpen: (gap: Gap) => boolean,
): Totals {
  return Object.fromEntries(
    translatedLanguages.map((language) => {
      const own = targets.filter((target) => target.language === language && target.isExpected);
      return [language, measureLanguage(own, isOpen)];
    }),
  );
}

function measureLanguage(targets: readonly Target[], isOpen: (gap: Gap) => boolean): Completeness {
  const open = targets.filter(({ gaps }) => gaps.some(isOpen));
  const excepted = targets.filter(({ gaps }) => gaps.length > 0 && !gaps.some(isOpen));
  const absent = open.filter(({ translation }) => translation === undefined);
  const expected = targets.length - excepted.length;
  const stale = open.length - absent.length;
  const present = expected - absent.length;
  const counts = { expected, present, stale, excepted: excepted.length };
  return { ...counts, percent: Math.floor(measurePercent(counts)) };
}

/** The exact part of what is expected that is there and true, in percent. */
function measurePercent(total: Omit<Completeness, 'percent'>): number {
  return total.expected === 0 ? 100 : ((total.present - total.stale) / total.expected) * 100;
}

/** The least part of the texts that must be translated into a language and still be true, in percent. */
export interface Minimum {
  language: Language;
  percent: number;
}

/**
 * Reads minimums from the command line, such as `ar=95` or `en=99.5`.
 *
 * @throws {UserError} for anything else
 */
export function parseMinimums(written: readonly string[]): Minimum[] {
  return written.map((text) => {
    const [, name, number] = /^([a-z]+)=(\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? [];
    const language = translatedLanguages.find((known) => known === name);
    const percent = Number(number);
    if (language && percent <= 100) return { language, percent };
    const example = translatedLanguages.map((known) => `${known}=95`).join(' --min ');
    throw new UserError((messages) => messages.translations.noMinimum({ written: text, example }));
  });
}

/** The languages that stay below their minimum, and how far they have come. */
export function findShortfalls(minimums: readonly Minimum[], totals: Totals) {
  return minimums.flatMap((minimum) => {
    const total = totals[minimum.language];
    if (!total || measurePercent(total) >= minimum.percent) return [];
    // Rounded down, so that a language that falls short by a hair does not seem to reach it.
    return [{ ...minimum, reached: Math.floor(measurePercent(total) * 100) / 100 }];
  });
}

import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { listRequiredPluralForms } from '../../shared/schemas/labels.ts';
import { issueCodes } from '../codes/codes.ts';
import { formatPath, type Issue, type Span } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { type FieldModel, findModel } from '../model/field-model.ts';
import { shorten } from '../model/shorten.ts';
import { isGap, listTexts, type Unit } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { compareWithLock, hashWording, type LockLine } from './lock-file.ts';

export type GapKind = 'missing' | 'empty' | 'orphaned' | 'undeclared' | 'stale';

/** A translation that is missing, incomplete, unwanted or stale. */
export interface Gap {
  kind: GapKind;
  language: Language;
  unit: Unit;
  issue: Issue;
}

/** A present translation with the hashes that the lock file stores for it. */
export interface Translation extends LockLine {
  unit: Unit;
}

/** A text in a language that it is, or should be, translated into. */
export interface Target {
  unit: Unit;
  language: Language;
  /** Whether a translation should exist: the text has its Turkish, and the entry declares the language. */
  isExpected: boolean;
  /** Set if the translation is present and complete. */
  translation?: Translation;
  /** Whether the lock file does not contain the translation with its present Turkish text. */
  isUnaccepted?: boolean;
  gaps: Gap[];
}

/**
 * Finds the translation gaps of each text of a file, in file order. The file need not be valid.
 *
 * @param lock the lines of the lock file; if empty, no translation is stale
 */
export function findGaps(file: SourceFile, model: FieldModel, lock: readonly LockLine[]): Target[] {
  const targets = listTexts(file, model).units.flatMap((unit) => {
    const source = hashWording(unit.wording.tr);
    return translatedLanguages.map((language) => lookAt(unit, language, source, model));
  });
  const translations = targets.flatMap(({ translation }) => translation ?? []);
  const { stale, unaccepted } = compareWithLock(translations, lock);
  const waiting = new Set(unaccepted);
  for (const target of targets) {
    const { translation, gaps, unit, language } = target;
    if (!translation || !waiting.has(translation)) continue;
    target.isUnaccepted = true;
    if (stale.has(translation)) gaps.push(toGap(unit, language, 'stale', model));
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
    return { ...target, gaps: isExpected ? [found(absenceKind(wording, language))] : [] };
  }
  if (!isDeclared) return { ...target, gaps: [found('undeclared')] };
  if (!hasSource) return { ...target, gaps: [found('orphaned')] };
  const gaps = findMissingForms(wording[language], language).map(({ kind, form }) =>
    found(kind, form),
  );
  const translation = gaps.length === 0 ? toTranslation(unit, language, source) : undefined;
  return { ...target, gaps, translation };
}

/** The plural forms that the language requires and that are missing or empty. */
function findMissingForms(wording: unknown, language: Language) {
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return [];
  return listRequiredPluralForms(language)
    .filter((form) => isGap(getAt(wording, [form])))
    .map((form) => ({ kind: absenceKind(wording, form), form }));
}

function absenceKind(wording: object, key: string): GapKind {
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
  const mayBeRight = (kind === 'missing' || kind === 'empty') && declaring === undefined;
  const exception = mayBeRight && { exceptionLine: file.locateKey(path).line };
  return { kind, language, unit, issue: { ...issue, ...exception } };
}

/** Quotes a name for a shell if necessary. */
function quoteArgument(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `"${name}"`;
}

/** The field with which an enclosing entry or block can declare its languages. */
function findDeclaring({ file, path }: Unit, model: FieldModel): string | undefined {
  return path
    .map((_, depth) => findModel(model, path.slice(0, depth), file.data))
    .map((around) => (around?.kind === 'fields' ? around.declaring : undefined))
    .findLast((declaring) => declaring !== undefined);
}

/**
 * The place of a translation, present or not: the key of its plural form, else of its language, else of the text. A
 * text in a list has no key; if its translation is missing, the place is that of the Turkish text.
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

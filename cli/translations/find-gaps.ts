import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { listRequiredPluralForms } from '../../shared/schemas/labels.ts';
import { readField } from '../content/content-index.ts';
import type { FieldModel } from '../content/field-model.ts';
import { isGap } from '../content/is-gap.ts';
import { listUnits, type Unit } from '../content/list-units.ts';
import { formatPath, type Issue } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { compareWithLock } from './compare-with-lock.ts';
import { describeGap, type GapKind } from './describe-gap.ts';
import { hashWording } from './hash-wording.ts';
import type { LockLine } from './lock-file.ts';

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

/** One text that a file should have, or has, in a language. */
export interface Place {
  unit: Unit;
  language: Language;
  /** Whether it should be there: the text has its Turkish, and the entry declares the language. */
  isExpected: boolean;
  /** Where it is there and complete. */
  translation?: Translation;
  gaps: Gap[];
}

/** The places of all translations of one file, with what is amiss at each. */
export interface FilePlaces {
  file: SourceFile;
  model: FieldModel;
  places: Place[];
}

/**
 * Finds for each text of a file what its translations lack, in the order of the file. Files need not be valid.
 *
 * @param lock the lines of the lock file; without any, nothing is stale
 */
export function findGaps(
  file: SourceFile,
  model: FieldModel,
  lock: readonly LockLine[],
): FilePlaces {
  const places = listUnits(file, model).flatMap((unit) =>
    translatedLanguages.map((language) => lookAt(unit, language, model)),
  );
  const translations = places.flatMap(({ translation }) => translation ?? []);
  const { stale } = compareWithLock(translations, lock);
  for (const { translation, gaps, unit, language } of places) {
    if (translation && stale.has(translation))
      gaps.push(toGap(unit, language, 'stale', undefined, model));
  }
  return { file, model, places };
}

function lookAt(unit: Unit, language: Language, model: FieldModel): Place {
  const { wording } = unit;
  const hasSource = !isGap(wording.tr);
  const isDeclared = unit.declared.includes(language);
  const isExpected = hasSource && isDeclared;
  const place = { unit, language, isExpected };
  const found = (kind: GapKind, form?: string) => toGap(unit, language, kind, form, model);
  if (isGap(wording[language])) {
    const kind = Object.hasOwn(wording, language) ? 'empty' : 'missing';
    return { ...place, gaps: isExpected ? [found(kind)] : [] };
  }
  if (!isDeclared) return { ...place, gaps: [found('undeclared')] };
  if (!hasSource) return { ...place, gaps: [found('orphaned')] };
  const gaps = findMissingForms(wording[language], language).map(({ kind, form }) =>
    found(kind, form),
  );
  const translation = gaps.length === 0 ? toTranslation(unit, language) : undefined;
  return { ...place, gaps, ...(translation && { translation }) };
}

/** Of plural forms, those that the language needs and that say nothing. */
function findMissingForms(
  wording: unknown,
  language: Language,
): { kind: 'missing' | 'empty'; form: string }[] {
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return [];
  return listRequiredPluralForms(language)
    .filter((form) => isGap(readField(wording, form)))
    .map((form) => ({ kind: Object.hasOwn(wording, form) ? 'empty' : 'missing', form }));
}

function toTranslation(unit: Unit, language: Language): Translation | undefined {
  const source = hashWording(unit.wording.tr);
  const translation = hashWording(unit.wording[language]);
  if (source === undefined || translation === undefined) return undefined;
  const { path: file } = unit.file;
  return { file, path: formatPath(unit.path), language, source, translation, unit };
}

function toGap(
  unit: Unit,
  language: Language,
  kind: GapKind,
  form: string | undefined,
  model: FieldModel,
): Gap {
  return { kind, language, unit, issue: describeGap(unit, language, kind, { form, model }) };
}

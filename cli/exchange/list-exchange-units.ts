import type { Language } from '../../shared/languages.ts';
import { listRequiredPluralForms, type PluralForm } from '../../shared/schemas/labels.ts';
import { textRoles } from '../../shared/schemas/text-roles.ts';
import { readField } from '../content/content-index.ts';
import type { Place } from '../translations/find-gaps.ts';
import { hashWording } from '../translations/hash-wording.ts';
import { findFieldWords } from '../words/find-field-words.ts';
import type { ToolLanguage } from '../words/words.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import { createUnitId, type ExchangeUnit } from './exchange-unit.ts';
import { findPlaceholders } from './find-placeholders.ts';

/** The texts that a translator into a language could get: all that the language should have, in order. */
export function listExchangeUnits(places: readonly Place[], language: Language): ExchangeUnit[] {
  return places
    .filter((place) => place.isExpected && place.language === language)
    .flatMap((place) => {
      const { tr } = place.unit.wording;
      if (typeof tr === 'string') return [toUnit(place, tr)];
      return listRequiredPluralForms(language).map((form) =>
        toUnit(place, pickForm(tr, form), form),
      );
    });
}

function toUnit(place: Place, source: string, form?: PluralForm): ExchangeUnit {
  const { unit, language, gaps } = place;
  const file = unit.file.path;
  const wording = unit.wording[language];
  const found = form === undefined ? wording : readField(wording, form);
  const target = typeof found === 'string' ? unwrapParagraphs(found) : '';
  const isStale = gaps.some(({ kind }) => kind === 'stale');
  const { field, role } = unit.model.meta;
  return {
    id: createUnitId(file, unit.path, form),
    file,
    path: unit.path,
    ...(form !== undefined && { form }),
    source: unwrapParagraphs(source),
    target,
    state: target === '' ? 'missing' : isStale ? 'stale' : 'current',
    meaning: { en: describeMeaning(field, 'en'), tr: describeMeaning(field, 'tr') },
    ...(role !== undefined && { maxLength: textRoles[role].searchLimit }),
    placeholders: findPlaceholders(source),
    sourceHash: hashWording(unit.wording.tr) ?? '',
  };
}

function describeMeaning(field: string | undefined, language: ToolLanguage): string {
  const words = findFieldWords(field, language);
  return words ? `${words.name}: ${words.meaning}` : '';
}

/** Turkish has two forms; for the further ones of other languages, “other” says what is meant. */
function pickForm(wording: unknown, form: PluralForm): string {
  const text = readField(wording, form) ?? readField(wording, 'other');
  return typeof text === 'string' ? text : '';
}

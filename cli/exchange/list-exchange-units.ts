import type { Language } from '../../shared/languages.ts';
import { listRequiredPluralForms, type PluralForm } from '../../shared/schemas/labels.ts';
import { textRoles } from '../../shared/schemas/text-roles.ts';
import { unwrapParagraphs } from '../edit/wrap-paragraphs.ts';
import { readField } from '../pipeline/content-index.ts';
import type { Place } from '../translations/find-gaps.ts';
import { hashWording } from '../translations/hash-wording.ts';
import { findFieldWords } from '../words/find-field-words.ts';
import type { Words } from '../words.ts';
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
  const words = field === undefined ? undefined : findFieldWords(field);
  return {
    id: createUnitId(file, unit.path, form),
    file,
    path: unit.path,
    ...(form !== undefined && { form }),
    source: unwrapParagraphs(source),
    target,
    state: target === '' ? 'missing' : isStale ? 'stale' : 'current',
    meaning: words ? describeMeaning(words) : { en: '', tr: '' },
    ...(role !== undefined && { maxLength: textRoles[role].searchLimit }),
    placeholders: findPlaceholders(source),
    sourceHash: hashWording(unit.wording.tr) ?? '',
  };
}

function describeMeaning({ name, meaning }: { name: Words; meaning: Words }): Words {
  return { en: `${name.en}: ${meaning.en}`, tr: `${name.tr}: ${meaning.tr}` };
}

/** Turkish has two forms; for the further ones of other languages, “other” says what is meant. */
function pickForm(wording: unknown, form: PluralForm): string {
  const text = readField(wording, form) ?? readField(wording, 'other');
  return typeof text === 'string' ? text : '';
}

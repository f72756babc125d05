import type { Language } from '../../../shared/languages.ts';
import { listRequiredPluralForms, type PluralForm } from '../../../shared/schemas/labels.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import { getAt } from '../../content/field-model.ts';
import { findFieldWords } from '../../words/find-field-words.ts';
import { findWords, type ToolLanguage } from '../../words/words.ts';
import { unwrapParagraphs } from '../../yaml/wrap-paragraphs.ts';
import type { Target } from '../find-gaps.ts';
import { createUnitId, type ExchangeUnit, findPlaceholders } from './exchange-unit.ts';

/** The texts that a translator into a language could get: all that the language should have, in order. */
export function listExchangeUnits(targets: readonly Target[], language: Language): ExchangeUnit[] {
  return targets
    .filter((target) => target.isExpected && target.language === language)
    .flatMap((target) => {
      const { tr } = target.unit.wording;
      if (typeof tr === 'string') return [toUnit(target, tr)];
      return listRequiredPluralForms(language).map((form) =>
        toUnit(target, pickForm(tr, form), form),
      );
    });
}

function toUnit({ unit, language, gaps }: Target, source: string, form?: PluralForm): ExchangeUnit {
  const { path: file } = unit.file;
  const wording = unit.wording[language];
  const found = form === undefined ? wording : getAt(wording, [form]);
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
    field,
    ...(role !== undefined && { maxLength: textRoles[role].searchLimit }),
    placeholders: findPlaceholders(source),
  };
}

/** Turkish has two forms; for the further ones of other languages, “other” says what is meant. */
function pickForm(wording: unknown, form: PluralForm): string {
  const text = getAt(wording, [form]) ?? getAt(wording, ['other']);
  return typeof text === 'string' ? text : '';
}

/** One thing that a translator should know about a text. */
export interface UnitNote {
  category: 'meaning' | 'limit' | 'placeholders' | 'plural' | 'previous';
  text: string;
}

/** What a translator should know about a text, in the translator’s notes. */
export function describeUnit(
  { field, maxLength, placeholders, form, state }: ExchangeUnit,
  targetLanguage: Language,
  language: ToolLanguage,
): UnitNote[] {
  const words = findWords(language).exchange.notes;
  const notes: UnitNote[] = [];
  const named = findFieldWords(field, language);
  if (named) notes.push({ category: 'meaning', text: `${named.name}: ${named.meaning}` });
  if (maxLength !== undefined) notes.push({ category: 'limit', text: words.limit(maxLength) });
  if (placeholders.length > 0) {
    const list = [...new Set(placeholders)].join(', ');
    notes.push({ category: 'placeholders', text: words.placeholders(list) });
  }
  if (form !== undefined) {
    const numbers = listNumbers(form, targetLanguage);
    notes.push({ category: 'plural', text: words.plural({ form, numbers }) });
  }
  if (state === 'stale') notes.push({ category: 'previous', text: words.stale });
  return notes;
}

/** So many numbers show what a plural form is for. */
const sampleCount = 4;
const highestSample = 200;

function listNumbers(form: PluralForm, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: highestSample }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  if (numbers.length === 0) return '';
  const first = numbers.slice(0, sampleCount).join(', ');
  return numbers.length > sampleCount ? `${first} …` : `${first}.`;
}

import { type Language, languages, translatedLanguages } from '../../../shared/languages.ts';
import { listRequiredPluralForms, type PluralForm } from '../../../shared/schemas/labels.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import { formatPath } from '../../issue.ts';
import { getFieldDocs } from '../../messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../../messages/messages.ts';
import { getAt } from '../../model/field-model.ts';
import { formatCodePoint } from '../../rules/check-characters.ts';
import { type Placeholder, readPlaceholders } from '../../rules/check-placeholders.ts';
import { isFormForOneNumber } from '../../rules/check-text.ts';
import { UserError } from '../../user-error.ts';
import { unwrapParagraphs } from '../../yaml/wrap-paragraphs.ts';
import type { Target } from '../find-gaps.ts';
import { hashWording } from '../lock-file.ts';

type UnitState = 'missing' | 'stale' | 'current';

/** One text that a translator gets, or one plural form of it. */
export interface TranslationUnit {
  /** See `createUnitId`. */
  id: string;
  /** Path of the content file below the content folder. */
  file: string;
  /** Path of the text in its file, without the language. */
  path: readonly PropertyKey[];
  form?: PluralForm;
  /** The Turkish text. */
  source: string;
  /** The translation that stands in the file; empty if there is none. */
  target: string;
  state: UnitState;
  /** What the schema calls the field, see `getFieldDocs`. */
  field: string | undefined;
  /** The most characters that search results show. */
  maxLength?: number;
  /** Parts of the source that the site fills in, such as `{{count}}` and `{phone}`. */
  placeholders: readonly string[];
}

/** What is given to a translator. */
export interface TranslationDocument {
  targetLanguage: Language;
  units: readonly TranslationUnit[];
}

/** One text that came back. */
export interface ImportedUnit {
  id: string;
  source: string;
  /** Empty if there is none. */
  target: string;
  /** Whether the translator’s program marks the translation as done: not initial, fuzzy, missing or stale. */
  isDone: boolean;
  /** Whether it is marked as only guessed (`fuzzy`), a mark that programs take away once a person has looked. */
  isDraft?: boolean;
  /** Whether its parts belong into another order than they stand in the file. */
  isReordered?: boolean;
  /** What the translation was at the export, see `hashBase`; absent where the file does not tell. */
  base?: string | undefined;
  /** Where it stands in the file that came back, where that is known. */
  line?: number;
}

/** What came back from a translator. */
export interface ImportedDocument {
  targetLanguage: Language;
  units: ImportedUnit[];
}

/** The texts that a translator into a language could get: all that the language should have, in order. */
export function listTranslationUnits(
  targets: readonly Target[],
  language: Language,
): TranslationUnit[] {
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

function toUnit(
  { unit, language, gaps }: Target,
  source: string,
  form?: PluralForm,
): TranslationUnit {
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
    form,
    source: unwrapParagraphs(source),
    target,
    state: target === '' ? 'missing' : isStale ? 'stale' : 'current',
    field,
    maxLength: role && textRoles[role].searchLimit,
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
  { field, maxLength, placeholders, form, state }: TranslationUnit,
  targetLanguage: Language,
  language: UiLanguage,
): UnitNote[] {
  const messages = getMessages(language).exchange.notes;
  const notes: UnitNote[] = [];
  const named = getFieldDocs(field, language);
  if (named) notes.push({ category: 'meaning', text: `${named.name}: ${named.meaning}` });
  if (maxLength !== undefined) notes.push({ category: 'limit', text: messages.limit(maxLength) });
  if (placeholders.length > 0) {
    const list = [...new Set(placeholders)].join(', ');
    notes.push({ category: 'placeholders', text: messages.placeholders(list) });
  }
  if (form !== undefined) {
    const numbers = listNumbers(form, targetLanguage);
    notes.push({ category: 'plural', text: messages.plural({ form, numbers }) });
  }
  if (state === 'stale') notes.push({ category: 'previous', text: messages.stale });
  return notes;
}

/** So many numbers show what a plural form is for. */
const sampleCount = 4;
const maxSample = 200;

function listNumbers(form: PluralForm, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: maxSample }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  if (numbers.length === 0) return '';
  const first = numbers.slice(0, sampleCount).join(', ');
  return numbers.length > sampleCount ? `${first} …` : `${first}.`;
}

/** A text’s name in exchanged files, unique in the whole content: `labels.yaml#results.count@few`. */
export function createUnitId(
  file: string,
  path: readonly PropertyKey[],
  form?: PluralForm,
): string {
  return `${file}#${formatPath(path)}${form === undefined ? '' : `@${form}`}`;
}

/**
 * Reads the language code of an exchanged file; programs of translators like to add a country (`ar-AE`).
 *
 * @throws {UserError} for a language that the site is not translated into
 */
export function readTargetLanguage(code: string, line?: number): Language {
  const [primary] = code.trim().toLowerCase().split(/[-_]/);
  const language = translatedLanguages.find((one) => one === primary);
  if (language !== undefined) return language;
  const known = translatedLanguages.join(', ');
  throw new UserError((messages) => messages.exchange.failures.wrongLanguage({ code, known }), {
    line,
  });
}

const written = /^#?(none|[0-9a-f]{12})$/;

/**
 * Names a translation as it is when it is exported, so that an import can tell what was changed since, and by whom.
 *
 * @returns the first 12 hex digits of its SHA-256 (see `hashWording`), or `none` for an empty one
 */
export function hashBase(target: string): string {
  return hashWording(target) ?? 'none';
}

/**
 * Reads what `hashBase` wrote, with or without a `#` before it.
 *
 * @returns nothing for anything else: what the translation was is not known then
 */
export function readBase(text: string): string | undefined {
  return written.exec(text.trim())?.[1];
}

/** Every placeholder of a text in its order, as often as it stands there: `{{count}}` of labels, `{phone}` of texts. */
export function findPlaceholders(text: string): string[] {
  return listWellFormed(text).map(({ start, end }) => text.slice(start, end));
}

/** Takes a text apart at the placeholders of a list; others are taken for text. */
export function splitAtPlaceholders(text: string, known: readonly string[]) {
  const parts: { text: string; isPlaceholder: boolean }[] = [];
  let done = 0;
  for (const { start, end } of listWellFormed(text)) {
    const written = text.slice(start, end);
    if (!known.includes(written)) continue;
    parts.push({ text: text.slice(done, start), isPlaceholder: false });
    parts.push({ text: written, isPlaceholder: true });
    done = end;
  }
  parts.push({ text: text.slice(done), isPlaceholder: false });
  return parts.filter((part) => part.text !== '');
}

/** Labels and texts write them differently; a translator’s program protects both. */
function listWellFormed(text: string): Placeholder[] {
  return (['label', 'text'] as const)
    .flatMap((role) => readPlaceholders(text, role))
    .filter(({ isWellFormed }) => isWellFormed)
    .toSorted((a, b) => a.start - b.start);
}

/** Whether a plural form may do without its number, since words can say it as well: “one service found”. */
export function canOmitCount(form: PluralForm | undefined, placeholder: string): boolean {
  if (form === undefined || placeholder !== '{{count}}') return false;
  // A form that stands for one number in one of our languages does so in every one that has it.
  return languages.some((language) => isFormForOneNumber(form, language));
}

/** Control characters but line breaks and tabs, and what is no character at all: no XML can hold them. */
const forbidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

/** The first character of a text that cannot be exchanged, as `U+0007`. */
export function findForbiddenCharacter(text: string): string | undefined {
  const character = forbidden.exec(text)?.[0];
  return character && formatCodePoint(character);
}

/** @throws {UserError} where a text holds a character that the formats cannot hold */
export function refuseForbidden({ units }: TranslationDocument): void {
  for (const { id, source, target } of units) {
    const character = findForbiddenCharacter(source + target);
    if (character === undefined) continue;
    throw new UserError((messages) =>
      messages.exchange.failures.controlCharacter({ id, character }),
    );
  }
}

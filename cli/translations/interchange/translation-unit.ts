import { type Language, translatedLanguages } from '../../../shared/languages.ts';
import { listRequiredPluralForms, type PluralForm } from '../../../shared/schemas/labels.ts';
import { type TextRole, textRoles } from '../../../shared/schemas/text-roles.ts';
import { countAfter } from '../../checks/check-filled-lengths.ts';
import { countShown } from '../../checks/check-length.ts';
import { getAt } from '../../lib/get-at.ts';
import { formatCodePoint } from '../../lib/invisible-characters.ts';
import { getFieldDocs } from '../../messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../../messages/messages.ts';
import { listForms, type Term } from '../../model/glossary.ts';
import { fillVariables, type LocalContext } from '../../model/localize.ts';
import { createTextId, type ListedText, type TextState } from '../../texts/list-texts.ts';
import { hashWritten } from '../../texts/lock-file.ts';
import { UserError } from '../../user-error.ts';
import { unwrapParagraphs } from '../../yaml/wrap-paragraphs.ts';
import { canOmitCount, findPlaceholders, listLinkMarks } from './inline-codes.ts';

type UnitState = 'missing' | 'stale' | 'current';

/** One text to translate, or one plural form of it. */
export interface TranslationUnit {
  /** See `createUnitId`. */
  id: string;
  /** Path of the content file below the content folder. */
  file: string;
  /** Path of the text in its file, without the language. */
  path: readonly PropertyKey[];
  form?: PluralForm;
  /** The line of the Turkish text in its file. */
  line: number;
  /** The Turkish text. */
  source: string;
  /** The translation in the content file; empty if there is none. */
  target: string;
  state: UnitState;
  /** The id of the field in the schema, see `getFieldDocs`. */
  field: string | undefined;
  /** The maximum number of characters, with the placeholders filled in. */
  maxLength?: number;
  /** The number of characters that each placeholder becomes, if there is a maximum. */
  filledLengths?: ReadonlyMap<string, number>;
  /** Parts of the source that the site fills in, such as `{{count}}` and `{phone}`. */
  placeholders: readonly string[];
  /** The marks around the words of links: `[` and `](/address)`; omitted if the source has no links. */
  linkMarks?: readonly string[];
  /** The terms of the glossary that the source has, and the target language has a word for. */
  terms?: readonly Term[];
}

/** The texts exported for a translator. */
export interface TranslationDocument {
  targetLanguage: Language;
  units: readonly TranslationUnit[];
}

/** One text of an imported file. */
export interface ImportedUnit {
  id: string;
  source: string;
  /** Empty if there is none. */
  target: string;
  /** Whether the translation program marks the translation as done: not initial, fuzzy, missing or stale. */
  isDone: boolean;
  /** Whether it is marked as a guess (`fuzzy`); programs remove the mark once a person has reviewed the text. */
  isDraft?: boolean;
  /** Whether its translation has inline codes: some programs show only the words before the first one. */
  hasInlineCodes?: boolean;
  /** The name of an inline element of which nothing says what it stands for. */
  unknownCode?: string;
  /** Whether its segments belong in another order than in the file. */
  isReordered?: boolean;
  /** Hash of the translation at the export, see `hashBase`; `undefined` if the file does not contain it. */
  base?: string | undefined;
  /** Its line in the imported file, if known. */
  line?: number;
}

/** An imported file. */
export interface ImportedDocument {
  targetLanguage: Language;
  units: ImportedUnit[];
}

/**
 * All texts that should be translated into a language, in order.
 *
 * @param factsOf the facts of the site, which belong to the length of a text
 * @param findTerms finds the terms of Turkish texts; omit to leave terms out
 */
export function listTranslationUnits(
  texts: readonly ListedText[],
  language: Language,
  factsOf: LocalContext['factsOf'],
  findTerms?: (turkish: readonly string[]) => readonly (readonly Term[])[],
): TranslationUnit[] {
  const units = texts.flatMap((text) => {
    const state = text.states.find((one) => one.language === language);
    const { tr } = text.wording;
    if (!state?.isExpected) return [];
    if (typeof tr === 'string') return [toUnit(text, state, tr, factsOf)];
    return listRequiredPluralForms(language).map((form) =>
      toUnit(text, state, pickForm(tr, form), factsOf, form),
    );
  });
  const terms = findTerms?.(units.map(({ source }) => source)) ?? [];
  return units.map((unit, index) => {
    const own = terms[index]?.filter(
      (term) => listForms(term, language).length > 0 || term.never?.[language],
    );
    return own && own.length > 0 ? { ...unit, terms: own } : unit;
  });
}

function toUnit(
  text: ListedText,
  { language, kind }: TextState,
  source: string,
  factsOf: LocalContext['factsOf'],
  form?: PluralForm,
): TranslationUnit {
  const { path: file } = text.file;
  const wording = text.wording[language];
  const found = form === undefined ? wording : getAt(wording, [form]);
  const target = typeof found === 'string' ? unwrapParagraphs(found) : '';
  const { fieldId, role, isLong } = text.model.meta;
  const placeholders = findPlaceholders(source);
  const linkMarks = isLong ? listLinkMarks(source).map(({ written }) => written) : [];
  return {
    id: createUnitId(file, text.path, form),
    file,
    path: text.path,
    form,
    line: text.file.locate([...text.path, 'tr']).line,
    source: unwrapParagraphs(source),
    target,
    state: target === '' ? 'missing' : kind === 'stale' ? 'stale' : 'current',
    field: fieldId,
    ...(role && measureRoom(role, placeholders, language, factsOf)),
    placeholders,
    ...(linkMarks.length > 0 && { linkMarks }),
  };
}

/**
 * Measures the room for a translation whose length is limited.
 *
 * @param placeholders of the source
 * @returns the maximum number of characters, and how many of them each placeholder becomes
 */
function measureRoom(
  role: TextRole,
  placeholders: readonly string[],
  language: Language,
  factsOf: LocalContext['factsOf'],
): { maxLength: number; filledLengths: ReadonlyMap<string, number> } {
  const measure = (written: string) => countShown(fillVariables(written, language, factsOf));
  return {
    maxLength: Math.max(1, textRoles[role].maxLength - countAfter(role, language, factsOf)),
    filledLengths: new Map(placeholders.map((written) => [written, measure(written)])),
  };
}

/** Turkish has two plural forms. Its form “other” is the source for the additional forms of other languages. */
function pickForm(wording: unknown, form: PluralForm): string {
  const text = getAt(wording, [form]) ?? getAt(wording, ['other']);
  return typeof text === 'string' ? text : '';
}

/** One note for the translator of a text. */
export interface UnitNote {
  category: 'meaning' | 'limit' | 'placeholders' | 'links' | 'plural' | 'previous' | 'term';
  text: string;
}

/**
 * The notes for the translator of a text.
 *
 * @param language of the notes
 */
export function describeUnit(
  {
    field,
    maxLength,
    filledLengths,
    placeholders,
    linkMarks,
    form,
    state,
    terms = [],
  }: TranslationUnit,
  targetLanguage: Language,
  language: UiLanguage,
): UnitNote[] {
  const messages = getMessages(language).interchange.notes;
  const notes: UnitNote[] = [];
  const named = getFieldDocs(field, language);
  if (named) notes.push({ category: 'meaning', text: `${named.name}: ${named.meaning}` });
  if (maxLength !== undefined) {
    const text = messages.limit(maxLength, [...(filledLengths ?? [])]);
    notes.push({ category: 'limit', text });
  }
  if (placeholders.length > 0) {
    const list = [...new Set(placeholders)].join(', ');
    notes.push({ category: 'placeholders', text: messages.placeholders(list) });
  }
  if (linkMarks?.length) notes.push({ category: 'links', text: messages.links });
  if (form !== undefined) {
    const numbers = listNumbers(form, targetLanguage);
    const said = [messages.plural({ form, numbers })];
    if (placeholders.some((written) => canOmitCount(form, written)))
      said.push(messages.mayOmitCount);
    notes.push({ category: 'plural', text: said.join(' ') });
  }
  for (const term of terms) {
    const [word, ...also] = listForms(term, targetLanguage);
    const never = term.never?.[targetLanguage] ?? [];
    const text = messages.term({ term: term.tr, word, also, never, note: term.note });
    // The formats refuse control characters in texts; the glossary is not worth a refusal.
    notes.push({ category: 'term', text: text.replace(everyForbidden, '') });
  }
  if (state === 'stale') notes.push({ category: 'previous', text: messages.stale });
  return notes;
}

/** The number of examples that illustrate a plural form. */
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

/** The id of a text in interchange files, unique in the whole content: `labels.yaml#results.count@few`. */
export function createUnitId(
  file: string,
  path: readonly PropertyKey[],
  form?: PluralForm,
): string {
  return `${createTextId(file, path)}${form === undefined ? '' : `@${form}`}`;
}

/**
 * Reads the language code of an interchange file. A country (`ar-AE`), which translation programs often add, is
 * ignored.
 *
 * @throws {UserError} if the site is not translated into the language
 */
export function readTargetLanguage(code: string, line?: number): Language {
  const [primary] = code.trim().toLowerCase().split(/[-_]/);
  const language = translatedLanguages.find((one) => one === primary);
  if (language !== undefined) return language;
  const known = translatedLanguages.join(', ');
  throw new UserError((messages) => messages.interchange.failures.wrongLanguage({ code, known }), {
    line,
  });
}

const written = /^#?(none|[0-9a-f]{12})$/;

/**
 * Hashes a translation at its export, so that an import can detect changes made since, and by whom.
 *
 * @returns the first 12 hex digits of its SHA-256 (see `hashWritten`), or `none` if it is empty
 */
export function hashBase(target: string): string {
  return hashWritten(target) ?? 'none';
}

/**
 * Reads a hash of `hashBase`, with or without a leading `#`.
 *
 * @returns `undefined` for any other text: the exported translation is unknown then
 */
export function readBase(text: string): string | undefined {
  return written.exec(text.trim())?.[1];
}

/** Control characters except line breaks and tabs, surrogates and noncharacters: XML cannot contain any of them. */
const forbidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;
const everyForbidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** The first character that interchange files cannot contain, as `U+0007`; `undefined` if there is none. */
export function findForbiddenCharacter(text: string): string | undefined {
  const character = forbidden.exec(text)?.[0];
  return character && formatCodePoint(character);
}

/** @throws {UserError} if a text contains a character that the formats cannot contain */
export function refuseForbidden({ units }: TranslationDocument): void {
  for (const { id, source, target } of units) {
    const character = findForbiddenCharacter(source + target);
    if (character === undefined) continue;
    throw new UserError((messages) =>
      messages.interchange.failures.controlCharacter({ id, character }),
    );
  }
}

import fc from 'fast-check';
import { getFieldDocs } from '../../../../../cli/messages/field-docs.ts';
import {
  findPlaceholders,
  listLinkMarks,
} from '../../../../../cli/translations/interchange/inline-codes.ts';
import {
  createUnitId,
  findForbiddenCharacter,
  hashBase,
  type TranslationDocument,
  type TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import type { PluralForm } from '../../../../../shared/schemas/labels.ts';
import { nastyText, proseText } from '../../yaml/texts.ts';

const words = getFieldDocs('car.order', 'en');

/** The description of the units’ field that translators read, in English. */
export const unitMeaning = `${words?.name}: ${words?.meaning}`;

/** Creates a unit with defaults for everything that a test does not set. */
export function createUnit(part: Partial<TranslationUnit> = {}): TranslationUnit {
  const { file = 'cars/g63.yaml', path = ['description'], form, source = 'Çöl turu' } = part;
  const target = part.target ?? '';
  return {
    id: createUnitId(file, path, form),
    file,
    path,
    line: 31,
    source,
    target,
    state: target === '' ? 'missing' : 'current',
    field: 'car.order',
    placeholders: findPlaceholders(source),
    linkMarks: listLinkMarks(source).map(({ written }) => written),
    ...(form === undefined ? {} : { form }),
    ...part,
  };
}

export function createDocument(units: readonly TranslationUnit[]): TranslationDocument {
  return { targetLanguage: 'ar', units };
}

/** Names of properties that every JavaScript object inherits. */
const inherited = fc.constantFrom('constructor', '__proto__', 'toString');

const exchangeable = fc
  .oneof(nastyText, proseText, inherited)
  .filter((text) => findForbiddenCharacter(text) === undefined);

const source = exchangeable.filter((text) => text !== '');

const form = fc.constantFrom<(PluralForm | undefined)[]>(undefined, 'zero', 'one', 'few', 'other');

const key = fc.oneof(
  fc.constantFrom<PropertyKey[]>('title', 'about', 'not_found', 'a.b', 'ç <&">', 0, 12),
  fc.stringMatching(/^[a-z]{1,4}$/),
  inherited,
);

/** Any document that the formats can contain. */
export const anyDocument = fc
  .uniqueArray(
    fc
      .record({
        file: fc.constantFrom('labels.yaml', 'posts/01-uae-visa-guide.yaml', 'çöl & vaha.yaml'),
        path: fc.array(key, { minLength: 1, maxLength: 4 }),
        form,
        source,
        target: fc.oneof(fc.constant(''), exchangeable, source),
        isStale: fc.boolean(),
        maxLength: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
      })
      .map(({ isStale, maxLength, form: unitForm, ...rest }) =>
        createUnit({
          ...rest,
          ...(unitForm === undefined ? {} : { form: unitForm }),
          ...(maxLength === undefined ? {} : { maxLength }),
          ...(isStale && rest.target !== '' ? { state: 'stale' } : {}),
        }),
      ),
    { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
  )
  .map(createDocument);

/** Returns what a reader must return for a document, in the order of the ids. */
export function listExpected({ units }: TranslationDocument) {
  return sortById(
    units.map(({ id, source: text, target, state }) => ({
      id,
      source: text,
      target,
      isDone: state === 'current',
      base: hashBase(target),
    })),
  );
}

export function sortById<T extends { id: string }>(units: readonly T[]): T[] {
  return units.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A text, and the forms of a count, one of them stale. */
export const sampleDocument = createDocument([
  createUnit({ source: 'Çöl & <vaha>', target: 'واحة', maxLength: 60 }),
  createUnit({
    file: 'labels.yaml',
    path: ['results', 'count'],
    form: 'one',
    source: '{{count}} hizmet, {phone} ve {{count}}',
    target: '{{count}} خدمة',
    state: 'stale',
  }),
  createUnit({
    file: 'labels.yaml',
    path: ['results', 'count'],
    form: 'few',
    source: '{{count}}',
  }),
]);

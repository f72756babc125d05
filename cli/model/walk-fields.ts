import { type Language, languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
import type { TextRole } from '../../shared/schemas/text-roles.ts';
import { listTextLinks } from '../../shared/text-links.ts';
import { getAt } from '../lib/get-at.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { chooseOption, type FieldModel, findChild } from './field-model.ts';

/** A value without fields of its own: a text, a label, a picture, a link, a number. */
export interface Leaf {
  value: unknown;
  model: FieldModel;
  /** The path of the value. Copy it to keep it, since the walk reuses the array. */
  path: readonly PropertyKey[];
  /** The languages that the entry or block declares; a gap in any other language is intended. */
  declared: readonly Language[];
}

/**
 * Walks over a value along its model, and creates the same value with other leaves. This is the only walk over the
 * content: code that lists texts or references, shows an entry or localises it is a function of a leaf.
 *
 * @param order that of the schema, which leaves unknown fields out, or that of the file, which includes them
 * @param map returns the replacement of a leaf
 */
export function mapFields(
  root: unknown,
  rootModel: FieldModel,
  order: 'schema' | 'file',
  map: (leaf: Leaf) => unknown,
): unknown {
  const path: PropertyKey[] = [];

  const mapChild = (
    key: PropertyKey,
    value: unknown,
    model: FieldModel,
    declared: readonly Language[],
  ): unknown => {
    path.push(key);
    const mapped = mapValue(value, model, declared);
    path.pop();
    return mapped;
  };

  const mapObject = (value: object, model: FieldModel, outer: readonly Language[]): unknown => {
    const declared = readDeclared(value, model) ?? outer;
    const mapped: Record<string, unknown> = {};
    if (order === 'schema' && model.kind === 'fields') {
      for (const [key, field] of model.fields) {
        const inner: unknown = Reflect.get(value, key);
        if (inner !== undefined) mapped[key] = mapChild(key, inner, field, declared);
      }
      return mapped;
    }
    for (const [key, inner] of Object.entries(value)) {
      mapped[key] = mapChild(key, inner, findChild(model, key, value) ?? unknownField, declared);
    }
    return mapped;
  };

  const mapValue = (value: unknown, field: FieldModel, declared: readonly Language[]): unknown => {
    const model =
      field.kind === 'choice' ? (chooseOption(field.options, value) ?? unknownField) : field;
    const isText = model.kind === 'text' || model.kind === 'label';
    if (Array.isArray(value)) {
      const item = model.kind === 'list' ? model.item : unknownField;
      return value.map((inner, index) => mapChild(index, inner, item, declared));
    }
    if (typeof value === 'object' && value !== null && !isText) {
      return mapObject(value, model, declared);
    }
    return map({ value, model, path, declared });
  };

  return mapValue(root, rootModel, languages);
}

/** The model of a field that the schema does not contain. */
const unknownField: FieldModel = { kind: 'value', isOptional: true, meta: {} };

function readDeclared(value: object, model: FieldModel): Language[] | undefined {
  if (model.kind !== 'fields' || model.declaring === undefined) return undefined;
  const declared: unknown = Reflect.get(value, model.declaring);
  if (!Array.isArray(declared)) return undefined;
  return languages.filter((language) => declared.includes(language));
}

/** One text of the content, with everything that its file declares about it. */
export interface Unit {
  file: SourceFile;
  path: PropertyKey[];
  kind: 'text' | 'label';
  /** The unchecked value for each language: a text, plural forms, or nothing. */
  wording: Partial<Record<Language, unknown>>;
  declared: readonly Language[];
  model: FieldModel;
}

/**
 * Lists the texts of a file in order. Also lists those that are the same in every language, such as the name of a car,
 * if search engines show them. Values of the wrong kind are skipped.
 */
export function listTexts(file: SourceFile, model: FieldModel) {
  const units: Unit[] = [];
  const plainTexts: { path: PropertyKey[]; text: string; textRole: TextRole }[] = [];
  mapFields(file.data, model, 'file', ({ value, model: field, path, declared }) => {
    const { kind, meta } = field;
    if (typeof value === 'string' && kind === 'value' && meta.role !== undefined) {
      plainTexts.push({ path: [...path], text: value, textRole: meta.role });
    }
    if (typeof value !== 'object' || value === null) return;
    if (kind !== 'text' && kind !== 'label') return;
    units.push({ file, path: [...path], kind, wording: value, declared, model: field });
  });
  return { units, plainTexts };
}

/** The strings of a wording, with their paths below the language: the sentence itself, or each plural form. */
export function listStrings(wording: unknown): { path: string[]; text: string }[] {
  if (typeof wording === 'string') return [{ path: [], text: wording }];
  if (typeof wording !== 'object' || wording === null) return [];
  return Object.entries(wording).flatMap(([form, text]) =>
    typeof text === 'string' ? [{ path: [form], text }] : [],
  );
}

/** Whether a translation is missing or empty. Plural forms are a gap if all of them are empty. */
export function isGap(wording: unknown): boolean {
  if (typeof wording === 'string') return wording.trim() === '';
  if (typeof wording !== 'object' || wording === null) return !wording;
  return Object.values(wording).every(isGap);
}

/**
 * A value that a field refers to: an address inside the site, a picture by its name, an entry by its slug, a place of a
 * notice.
 */
export interface Reference {
  kind: 'link' | 'picture' | 'entry' | 'place';
  /** The name as written in the file; for an entry, its address. */
  name: string;
  path: PropertyKey[];
  /** The place of the address inside the text at `path`, `end` exclusive; omitted if the value is the address. */
  range?: [start: number, end: number];
  /** Set if the site leaves it out until its entry is published. */
  isRelation?: true;
}

/** All references of a file, as written, including the links of its long texts. */
export function listReferences(data: unknown, model: FieldModel): Reference[] {
  const references: Reference[] = [];
  mapFields(data, model, 'file', ({ value, model: { kind, meta }, path }) => {
    if (kind === 'text' && meta.isLong) references.push(...listLinks(value, path));
    if (typeof value !== 'string') return;
    if (kind !== 'link' && kind !== 'picture' && kind !== 'entry' && kind !== 'place') return;
    const name = kind === 'entry' ? paths.detail(value) : value;
    const isRelation = meta.isRelation || kind === 'entry' || kind === 'place';
    references.push({ kind, name, path: [...path], ...(isRelation && { isRelation }) });
  });
  return references;
}

/** The links of a long text, in every language. */
function listLinks(text: unknown, path: readonly PropertyKey[]): Reference[] {
  return languages.flatMap((language) => {
    const wording = getAt(text, [language]);
    if (typeof wording !== 'string') return [];
    return listTextLinks(wording).map(({ address, addressStart }) => ({
      kind: 'link',
      name: address,
      path: [...path, language],
      range: [addressStart, addressStart + address.length],
    }));
  });
}

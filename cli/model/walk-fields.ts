import { type Language, languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
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
  /** The field with which the entry or block can declare its languages, present or not. */
  declaring?: string | undefined;
}

type Declaration = Pick<Leaf, 'declared' | 'declaring'>;

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

  const mapChild = (key: PropertyKey, value: unknown, model: FieldModel, outer: Declaration) => {
    path.push(key);
    const mapped = mapValue(value, model, outer);
    path.pop();
    return mapped;
  };

  const mapObject = (value: object, model: FieldModel, outer: Declaration): unknown => {
    const declaration = readDeclaration(value, model, outer);
    const mapped: Record<string, unknown> = {};
    if (order === 'schema' && model.kind === 'fields') {
      for (const [key, field] of model.fields) {
        const inner: unknown = Reflect.get(value, key);
        if (inner !== undefined) mapped[key] = mapChild(key, inner, field, declaration);
      }
      return mapped;
    }
    for (const [key, inner] of Object.entries(value)) {
      mapped[key] = mapChild(key, inner, findChild(model, key, value) ?? unknownField, declaration);
    }
    return mapped;
  };

  const mapValue = (value: unknown, field: FieldModel, declaration: Declaration): unknown => {
    const model =
      field.kind === 'choice' ? (chooseOption(field.options, value) ?? unknownField) : field;
    const isText = model.kind === 'text' || model.kind === 'label';
    if (Array.isArray(value)) {
      const item = model.kind === 'list' ? model.item : unknownField;
      return value.map((inner, index) => mapChild(index, inner, item, declaration));
    }
    if (typeof value === 'object' && value !== null && !isText) {
      return mapObject(value, model, declaration);
    }
    const { declared, declaring } = declaration;
    return map({ value, model, path, declared, declaring });
  };

  return mapValue(root, rootModel, { declared: languages });
}

/** The model of a field that the schema does not contain. */
const unknownField: FieldModel = { kind: 'value', isOptional: true, meta: {} };

/** What holds inside an object: its own declaration, else the one around it. */
function readDeclaration(value: object, model: FieldModel, outer: Declaration): Declaration {
  if (model.kind !== 'fields' || model.declaring === undefined) return outer;
  const { declaring } = model;
  const declared: unknown = Reflect.get(value, declaring);
  if (!Array.isArray(declared)) return { ...outer, declaring };
  return { declaring, declared: languages.filter((language) => declared.includes(language)) };
}

/** Where a value of the content is, and what its schema says: its meaning, its limit, the values that it may name. */
interface RowPlace extends Omit<Leaf, 'value'> {
  file: SourceFile;
}

/** One text of the content, unchecked. */
export interface TextRow extends RowPlace {
  /** The value of each language: a text, plural forms, or nothing. */
  wording: Partial<Record<Language, unknown>>;
  value?: undefined;
}

/** One value of the content that is the same in every language, unchecked. */
interface ValueRow extends RowPlace {
  wording?: undefined;
  value: unknown;
}

export type Row = TextRow | ValueRow;

/** Lists the texts and all other values of a file in their order. The file need not be valid. */
export function listRows(file: SourceFile, model: FieldModel): Row[] {
  const rows: Row[] = [];
  mapFields(file.data, model, 'file', (leaf) => {
    const { value, model, declared, declaring } = leaf;
    const place = { model, declared, declaring, file, path: [...leaf.path] };
    const isText = typeof value === 'object' && value !== null;
    rows.push(isText ? { ...place, wording: value } : { ...place, value });
  });
  return rows;
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

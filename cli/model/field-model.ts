import * as z from 'zod';
import { getAt } from '../lib/get-at.ts';

/**
 * The compiler’s description of a field, without its values: the kind of the field, the fields below it in the order of
 * the schema, and the metadata of the schema.
 */
export type FieldModel = Shape & {
  isOptional: boolean;
  meta: z.core.GlobalMeta;
};

type Shape =
  | { kind: 'text' | 'label' | 'picture' | 'link' | 'entry' | 'place' }
  | { kind: 'value'; allowed?: readonly unknown[] }
  | {
      kind: 'fields';
      fields: ReadonlyMap<string, FieldModel>;
      /** The name of the field that lists the languages of all fields in and below this object. */
      declaring?: string;
    }
  | { kind: 'list'; item: FieldModel; mayBeEmpty: boolean }
  | { kind: 'record'; item: FieldModel }
  | { kind: 'choice'; options: readonly FieldModel[] };

/**
 * Reads the model of a field from its schema.
 *
 * @param path of the schema, for the message of an error
 * @throws {Error} if the type of a schema is not supported: texts and links below it would not be found
 */
export function readModel(schema: z.core.$ZodType, path = 'schema'): FieldModel {
  const meta = z.globalRegistry.get(schema) ?? {};
  const canBeAbsent =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  if (canBeAbsent || schema instanceof z.ZodReadonly || schema instanceof z.ZodNonOptional) {
    const inner = readModel(schema.unwrap(), path);
    const isOptional = canBeAbsent || (schema instanceof z.ZodReadonly && inner.isOptional);
    return nameItems({ ...inner, isOptional, meta: { ...inner.meta, ...meta } });
  }
  const shape = meta.kind === undefined ? readShape(schema, path) : { kind: meta.kind };
  return nameItems({ ...shape, isOptional: false, meta });
}

/** A text that is itself an item of a list means what the list means. */
function nameItems(model: FieldModel): FieldModel {
  const { fieldId } = model.meta;
  if (model.kind !== 'list' || fieldId === undefined) return model;
  const name = (item: FieldModel): FieldModel => {
    if (item.kind === 'choice') return { ...item, options: item.options.map(name) };
    return item.kind === 'text' ? { ...item, meta: { fieldId, ...item.meta } } : item;
  };
  return { ...model, item: name(model.item) };
}

/** The types of schemas for values without fields, in addition to enums and literals. */
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

function readShape(schema: z.core.$ZodType, path: string): Shape {
  if (schema instanceof z.ZodObject && isClosed(schema)) {
    const fields = Object.entries(schema.shape).map(
      ([name, field]) => [name, readModel(field, `${path}.${name}`)] as const,
    );
    const [declaring] = fields.find(([, { meta }]) => meta.declaresLanguages) ?? [];
    return { kind: 'fields', fields: new Map(fields), declaring };
  }
  if (schema instanceof z.ZodArray) {
    const mayBeEmpty = !(Number(schema._zod.bag['minimum']) > 0);
    return { kind: 'list', item: readModel(schema.element, `${path}[]`), mayBeEmpty };
  }
  if (schema instanceof z.ZodRecord) {
    return { kind: 'record', item: readModel(schema.valueType, `${path}.*`) };
  }
  if (schema instanceof z.ZodUnion) {
    return { kind: 'choice', options: schema.options.map((option) => readModel(option, path)) };
  }
  if (schema instanceof z.ZodEnum) return { kind: 'value', allowed: schema.options };
  if (schema instanceof z.ZodLiteral) return { kind: 'value', allowed: [...schema.values] };
  const { type } = schema._zod.def;
  const isPlain =
    schema instanceof z.ZodTuple ? isTupleOfValues(schema, path) : plainTypes.has(type);
  if (isPlain) return { kind: 'value' };
  throw new Error(
    `${path} has a schema of type “${type}”, which cli/model/field-model.ts does not know: texts and links below it would be lost. Write the schema otherwise, or teach readModel the type.`,
  );
}

/** Whether an object has no other fields than the declared ones. */
function isClosed({ def: { catchall } }: z.ZodObject): boolean {
  return catchall === undefined || catchall._zod.def.type === 'never';
}

function isTupleOfValues({ def: { items, rest } }: z.ZodTuple, path: string): boolean {
  return [...items, ...(rest ? [rest] : [])].every(
    (item) => readModel(item, path).kind === 'value',
  );
}

/** Chooses the alternative of a field that is closest to a value; `undefined` if none can be meant. */
export function chooseOption(
  options: readonly FieldModel[],
  value: unknown,
): FieldModel | undefined {
  const scored = options.map((option) => ({ option, score: measureFit(option, value) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 0 ? best.option : undefined;
}

/**
 * Below zero if the value cannot be meant. Otherwise, the score rises with known fields and falls with missing ones.
 */
function measureFit(model: FieldModel, value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (model.kind === 'text' || model.kind === 'label') return isObject ? 1 : -1;
  if (model.kind !== 'fields') return isObject ? -1 : 1;
  if (!isObject) return -1;
  let known = 0;
  for (const [key, inner] of Object.entries(value)) {
    const field = model.fields.get(key);
    if (!field) continue;
    if (field.kind === 'value' && field.allowed && !field.allowed.includes(inner)) return -1;
    known += 1;
  }
  const missing = [...model.fields].filter(
    ([key, field]) => !field.isOptional && !Object.hasOwn(value, key),
  );
  return Math.max(0, known - missing.length);
}

/** The model of the value at a key; `undefined` if the schema has no such field. */
export function findChild(
  model: FieldModel,
  key: PropertyKey,
  value: unknown,
): FieldModel | undefined {
  switch (model.kind) {
    case 'fields':
      return model.fields.get(String(key));
    case 'list':
    case 'record':
      return model.item;
    case 'choice': {
      const option = chooseOption(model.options, value);
      return option && findChild(option, key, value);
    }
    default:
      return undefined;
  }
}

/** All fields of a model with their names, at any depth. */
export function listFields(model: FieldModel): (readonly [name: string, FieldModel])[] {
  if (model.kind === 'fields') {
    return [...model.fields].flatMap((entry) => [entry, ...listFields(entry[1])]);
  }
  if (model.kind === 'list' || model.kind === 'record') return listFields(model.item);
  return model.kind === 'choice' ? model.options.flatMap(listFields) : [];
}

/** The model of the field at a path; `undefined` if the values on the path leave it unknown. */
export function findModel(
  model: FieldModel,
  path: readonly PropertyKey[],
  value: unknown,
): FieldModel | undefined {
  const [key, ...rest] = path;
  if (key === undefined) {
    return model.kind === 'choice' ? chooseOption(model.options, value) : model;
  }
  const child = findChild(model, key, value);
  return child && findModel(child, rest, getAt(value, [key]));
}

import * as z from 'zod';
import { getAt } from '../lib/get-at.ts';

/**
 * What the compiler knows of a field without looking at a value: its kind, the fields below it in the order of
 * the schema, and what the schema says of it in words.
 */
export type FieldModel = Shape & {
  isOptional: boolean;
  meta: z.core.GlobalMeta;
};

type Shape =
  | { kind: 'text' | 'label' | 'picture' | 'link' | 'entry' }
  | { kind: 'value'; allowed?: readonly unknown[] }
  | {
      kind: 'fields';
      fields: ReadonlyMap<string, FieldModel>;
      /** The name of the field that lists the languages of all that stands beside and below it. */
      declaring?: string;
    }
  | { kind: 'list' | 'record'; item: FieldModel }
  | { kind: 'choice'; options: readonly FieldModel[] };

/**
 * Reads the model of a field out of its schema.
 *
 * @param path where the schema stands, for the message of an error
 * @throws {Error} where a schema has a type below which nothing would look for texts and links
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
    return { ...inner, isOptional, meta: { ...inner.meta, ...meta } };
  }
  const shape = meta.kind === undefined ? readShape(schema, path) : { kind: meta.kind };
  return { ...shape, isOptional: false, meta };
}

/** The types of schemas that are values without fields; an enum and a literal are, too. */
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
    return { kind: 'list', item: readModel(schema.element, `${path}[]`) };
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

/** Whether an object has no fields but those that it names. */
function isClosed({ def: { catchall } }: z.ZodObject): boolean {
  return catchall === undefined || catchall._zod.def.type === 'never';
}

function isTupleOfValues({ def: { items, rest } }: z.ZodTuple, path: string): boolean {
  return [...items, ...(rest ? [rest] : [])].every(
    (item) => readModel(item, path).kind === 'value',
  );
}

/** Of the forms that a field may have, the one that a value comes closest to. */
export function chooseOption(
  options: readonly FieldModel[],
  value: unknown,
): FieldModel | undefined {
  const scored = options.map((option) => ({ option, score: measureFit(option, value) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 0 ? best.option : undefined;
}

/** Below zero where the value cannot be meant; higher the more of its fields are known, and the fewer are missing. */
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

/** The model of what stands under a key of a value; nothing where the schema knows no such field. */
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

/** All fields of a model with their names, at whatever depth. */
export function listFields(model: FieldModel): (readonly [name: string, FieldModel])[] {
  if (model.kind === 'fields') {
    return [...model.fields].flatMap((entry) => [entry, ...listFields(entry[1])]);
  }
  if (model.kind === 'list' || model.kind === 'record') return listFields(model.item);
  return model.kind === 'choice' ? model.options.flatMap(listFields) : [];
}

/** The model of the field at a path, as far as the values on the way allow to know it. */
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

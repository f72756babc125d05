import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readModel } from '../../../../cli/model/field-model.ts';
import { listReferences } from '../../../../cli/model/walk-fields.ts';

type Type = z.core.$ZodTypeDef['type'];

const link = z.string().meta({ kind: 'link' });
const holder = z.strictObject({ url: link });

/** A schema of each type that can contain a link, with a value that contains one. */
const holders = {
  object: [holder, { url: '/a' }],
  array: [z.array(link), ['/a']],
  record: [z.record(z.string(), link), { one: '/a' }],
  union: [z.union([z.number(), holder]), { url: '/a' }],
  optional: [link.optional(), '/a'],
  nullable: [link.nullable(), '/a'],
  default: [link.default('/b'), '/a'],
  nonoptional: [link.optional().nonoptional(), '/a'],
  readonly: [z.array(link).readonly(), ['/a']],
} satisfies Partial<Record<Type, [z.ZodType, unknown]>>;

/** A schema of each type that is a plain value; zod has no type of its own for whole numbers. */
const values = {
  string: z.string(),
  number: z.number(),
  int: z.int(),
  boolean: z.boolean(),
  enum: z.enum(['a', 'b']),
  literal: z.literal('a'),
  tuple: z.tuple([z.number(), z.literal('a')]),
} satisfies Partial<Record<Type, z.ZodType>>;

/** A schema of every other type. If zod gets a new type, this does not compile. */
const others: Record<Exclude<Type, keyof typeof holders | keyof typeof values>, z.core.$ZodType> = {
  any: z.any(),
  bigint: z.bigint(),
  catch: link.catch('/b'),
  custom: z.custom(),
  date: z.date(),
  file: z.file(),
  function: z.function(),
  intersection: z.intersection(holder, z.strictObject({})),
  lazy: z.lazy(() => holder),
  map: z.map(z.string(), link),
  nan: z.nan(),
  never: z.never(),
  null: z.null(),
  pipe: link.transform((url) => url),
  prefault: link.prefault('/b'),
  promise: z.promise(link),
  set: z.set(link),
  success: z.success(link),
  symbol: z.symbol(),
  template_literal: z.templateLiteral(['/', z.string()]),
  transform: z.transform(String),
  undefined: z.undefined(),
  unknown: z.unknown(),
  void: z.void(),
};

const read = (schema: z.core.$ZodType) => readModel(schema, 'guide');

describe('the model of a field', () => {
  it.each(Object.entries(holders))(
    'finds the links below a schema of type %s',
    (type, [schema, value]) => {
      expect(schema.type).toBe(type);
      expect(schema.safeParse(value).success).toBe(true);
      expect(listReferences(value, read(schema))).toMatchObject([{ kind: 'link', name: '/a' }]);
    },
  );

  it.each(Object.entries(values))('knows that a schema of type %s is a value', (_type, schema) => {
    expect(read(schema)).toMatchObject({ kind: 'value', isOptional: false });
  });

  it.each(Object.entries(others))('refuses a schema of type %s, and says where', (type, schema) => {
    expect(schema._zod.def.type).toBe(type);
    const guide = z.strictObject({ books: z.array(z.record(z.string(), schema)) });
    expect(() => read(guide)).toThrow(`guide.books[].* has a schema of type “${type}”`);
  });

  it('refuses links in a pair, and fields of any name, which nothing would look at', () => {
    expect(() => read(z.tuple([link, link]))).toThrow('guide has a schema of type “tuple”');
    expect(() => read(z.tuple([z.number()], link))).toThrow('“tuple”');
    expect(() => read(z.strictObject({}).catchall(link))).toThrow('“object”');
  });

  it('takes any schema for what it is said to be', () => {
    expect(read(z.unknown().meta({ kind: 'label' }))).toMatchObject({ kind: 'label' });
  });

  it('tells what may be left out', () => {
    const optional = link.optional();
    const known = [
      link,
      optional,
      link.nullable(),
      link.default('/b'),
      optional.nonoptional(),
      optional.readonly(),
    ];
    expect(known.map((schema) => read(schema).isOptional)).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

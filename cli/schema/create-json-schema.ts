import { z } from 'zod';
import { findFieldWords } from '../words/find-field-words.ts';
import type { Words } from '../words.ts';
import type { FieldNames } from './list-names.ts';
import { nameSchemaFile } from './schema-kinds.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** How a field’s name and meaning are said in the schema. */
export type Describe = (words: { name: Words; meaning: Words }) => JsonSchema;

/** In both languages, Turkish first; VS Code shows it beside the field. */
export const describeInBoth: Describe = ({ name, meaning }) => ({
  title: `${name.tr} · ${name.en}`,
  description: `${meaning.tr}\n\n${meaning.en}`,
  markdownDescription: `${meaning.tr}\n\n*${meaning.en}*`,
});

/**
 * Turns a schema of the content into JSON Schema draft-07, the newest that every version of the YAML language server
 * understands (its README: “Supports JSON Schema 7 and below”).
 */
export function createJsonSchema(schema: z.ZodType, describe: Describe): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => translate(zodSchema, jsonSchema, describe),
  });
}

/** Says in place of the compiler’s own metadata what editors can use. */
function translate(zodSchema: z.core.$ZodType, schema: JsonSchema, describe: Describe): void {
  const { field, kind } = z.globalRegistry.get(zodSchema) ?? {};
  for (const own of ['kind', 'role', 'isShown', 'field']) delete schema[own];
  const words = field === undefined ? undefined : findFieldWords(field);
  if (words !== undefined) Object.assign(schema, describe(words));
  if (kind === 'picture' || kind === 'link') schema['$ref'] = referToNames(kind);
  dropSafeBounds(schema);
  // The kinds of blocks exclude each other anyway, and editors explain `anyOf` better.
  if (zodSchema instanceof z.ZodDiscriminatedUnion && Array.isArray(schema['oneOf'])) {
    schema.anyOf = schema['oneOf'];
    delete schema['oneOf'];
  }
}

/** Refers to the names that the content itself defines, which change more often than the schemas. */
export function referToNames(name: keyof FieldNames): string {
  return `${nameSchemaFile('names')}#/definitions/${name}`;
}

/** zod bounds whole numbers by what JavaScript can count to; nobody needs to read that. */
function dropSafeBounds(schema: JsonSchema): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}

import { z } from 'zod';
import type { PartName, Sources } from '../content/find-source.ts';
import { findFieldWords } from '../words/find-field-words.ts';

/** The folder of the schemas, below the content folder; editors’ content files name them in their first line. */
export const schemaFolder = '.schemas';

/** The kinds of content files; beside the parts of the content, the exceptions have a schema. */
export type SchemaKind = Sources[PartName]['kind'] | 'exceptions';

/** The name of a kind’s file in the folder of the schemas. */
export function nameSchemaFile(kind: SchemaKind | 'names'): string {
  return `${kind}.schema.json`;
}

/**
 * The line that makes editors with the YAML language server check and complete a file.
 *
 * @param path of the content file below the content folder
 */
export function createModeline(path: string, kind: SchemaKind): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${nameSchemaFile(kind)}`;
}

/** Names that fields refer to and that the content itself defines. */
export type FieldNames = Record<'picture' | 'link' | 'author', readonly string[]>;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** How a field’s name and meaning are said in the schema. */
export type Describe = (field: string) => JsonSchema;

/** In both languages, Turkish first; VS Code shows it beside the field. */
export const describeInBoth: Describe = (field) => {
  const tr = findFieldWords(field, 'tr');
  const en = findFieldWords(field, 'en');
  if (!tr || !en) return {};
  return {
    title: `${tr.name} · ${en.name}`,
    description: `${tr.meaning}\n\n${en.meaning}`,
    markdownDescription: `${tr.meaning}\n\n*${en.meaning}*`,
  };
};

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
  if (field !== undefined) Object.assign(schema, describe(field));
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

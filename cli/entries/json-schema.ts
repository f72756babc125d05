import { z } from 'zod';
import type { createSources } from '../content/sources.ts';

/** The folder of the schemas, below the content folder; editors’ content files name them in their first line. */
export const schemaFolder = '.schemas';

/** The kind of each part of the content; parts of one kind share a schema. */
export const schemaKinds = {
  site: 'site',
  navigation: 'navigation',
  categories: 'categories',
  services: 'services',
  home: 'home',
  authors: 'authors',
  about: 'about',
  contact: 'contact',
  privacy: 'policy',
  terms: 'policy',
  servicesPage: 'list-page',
  carsPage: 'list-page',
  blogPage: 'list-page',
  servicePages: 'service-page',
  experiences: 'experience',
  cars: 'car',
  posts: 'post',
  labels: 'labels',
  pictures: 'pictures',
} as const satisfies Record<keyof ReturnType<typeof createSources>, string>;

/** Beside the parts of the content, the exceptions have a schema. */
export type SchemaKind = (typeof schemaKinds)[keyof typeof schemaKinds] | 'exceptions';

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

type Words = NonNullable<z.core.GlobalMeta['words']>;

/** How a field’s name and meaning are said in the schema. */
export type Describe = (words: Words) => JsonSchema;

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
  const { words, role } = z.globalRegistry.get(zodSchema) ?? {};
  delete schema['role'];
  delete schema['words'];
  delete schema['searchLimit'];
  if (words !== undefined) Object.assign(schema, describe(words));
  if (role === 'picture' || role === 'link') schema['$ref'] = referToNames(role);
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

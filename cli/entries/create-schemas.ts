import type { z } from 'zod';
import { listSources } from '../content/find-source.ts';
import { createSourceForms } from '../content/source-forms.ts';
import { createSources } from '../content/sources.ts';
import {
  createJsonSchema,
  type Describe,
  type JsonSchema,
  referToNames,
} from './create-json-schema.ts';
import { exceptionsSchema } from './exceptions.ts';
import { type SchemaKind, schemaKinds } from './schema-kinds.ts';

/** The schema of each kind of content file, as the compiler has it. */
function listContentSchemas(): Map<SchemaKind, z.ZodType> {
  // What exists is for the compiler to know; the forms of the fields are the same for any content.
  const forms = createSourceForms({});
  const sources = createSources(forms);
  return new Map<SchemaKind, z.ZodType>([
    ...listSources(sources).map(([name, { schema }]) => [schemaKinds[name], schema] as const),
    ['exceptions', exceptionsSchema],
  ]);
}

/** The JSON Schema of each kind of content file. */
export function createSchemas(describe: Describe): Map<SchemaKind, JsonSchema> {
  return new Map(
    [...listContentSchemas()].map(([kind, schema]) => {
      const json = createJsonSchema(schema, describe);
      return [kind, kind === 'post' ? offerAuthors(json) : json];
    }),
  );
}

function offerAuthors(post: JsonSchema): JsonSchema {
  const author = post.properties?.['author'];
  if (typeof author !== 'object') return post;
  const offering = { ...author, $ref: referToNames('author') };
  return { ...post, properties: { ...post.properties, author: offering } };
}

import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { writeFiles } from '../build/write-files.ts';
import { type ContentIndex, indexContent } from '../content/content-index.ts';
import { listedSources } from '../content/find-source.ts';
import { readContent } from '../content/read-content.ts';
import { exceptionsSchema } from './exceptions.ts';
import {
  createJsonSchema,
  type Describe,
  describeInBoth,
  type FieldNames,
  type JsonSchema,
  nameSchemaFile,
  referToNames,
  type SchemaKind,
  schemaFolder,
} from './json-schema.ts';

/** The files of the schemas and how they compare with what is on the disk; all by name. */
export interface SchemaState {
  /** What should be there. */
  files: ReadonlyMap<string, string>;
  /** Absent or different on the disk. */
  stale: string[];
  /** On the disk, and no longer of use. */
  leftOver: string[];
}

/**
 * Builds the JSON Schemas for a content folder and compares them with those that lie there.
 *
 * @throws {ContentFolderError} where the content folder cannot be read
 */
export async function compareSchemas(content: string): Promise<SchemaState> {
  const folder = join(content, schemaFolder);
  const files = await buildFiles(content);
  const present = (await readdir(folder).catch(() => [])).toSorted();
  const stale: string[] = [];
  for (const [name, text] of files) {
    const found = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (found !== text) stale.push(name);
  }
  return { files, stale, leftOver: present.filter((name) => !files.has(name)) };
}

/** Makes the schemas of a content folder current. */
export async function writeSchemas(content: string, state: SchemaState): Promise<void> {
  const folder = join(content, schemaFolder);
  await mkdir(folder, { recursive: true });
  writeFiles(
    state.stale.map((name) => ({ path: join(folder, name), content: state.files.get(name) ?? '' })),
  );
  for (const name of state.leftOver) await rm(join(folder, name));
}

async function buildFiles(content: string): Promise<ReadonlyMap<string, string>> {
  const names = createNamesSchema(listNames(indexContent((await readContent(content)).files)));
  const files = [...createSchemas(describeInBoth)].map(
    ([kind, schema]) => [nameSchemaFile(kind), format(schema)] as const,
  );
  return new Map([...files, [nameSchemaFile('names'), format(names)]]);
}

function format(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
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

/** The schema of each kind of content file, as the compiler has it. */
function listContentSchemas(): Map<SchemaKind, z.ZodType> {
  return new Map<SchemaKind, z.ZodType>([
    ...listedSources.map(([, { kind, schema }]) => [kind, schema] as const),
    ['exceptions', exceptionsSchema],
  ]);
}

function offerAuthors(post: JsonSchema): JsonSchema {
  const author = post.properties?.['author'];
  if (typeof author !== 'object') return post;
  const offering = { ...author, $ref: referToNames('author') };
  return { ...post, properties: { ...post.properties, author: offering } };
}

/** The names of a content folder, sorted, so that the same content gives the same file. */
function listNames({ pictures, paths, authors }: ContentIndex): FieldNames {
  return {
    picture: [...(pictures ?? [])].toSorted(),
    link: [...paths].toSorted(),
    author: [...(authors ?? [])].toSorted(),
  };
}

/**
 * The names as definitions that the other schemas refer to. They are examples that an editor offers, not the only
 * values allowed: the file may be older than the content, and the compiler is who decides.
 */
export function createNamesSchema(names: FieldNames): JsonSchema {
  const definitions = Object.entries(names).map(
    ([name, examples]) => [name, { type: 'string', examples }] as const,
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(definitions),
  };
}

import { lstatSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { stringify } from 'yaml';
import * as z from 'zod';
import { isDetailPath } from '../../shared/paths.ts';
import type { FormRule } from '../../shared/schemas/checked-text.ts';
import { noticePlaces } from '../../shared/schemas/notices.ts';
import { adviseOnForm } from '../codes/sentences.ts';
import { readContent } from '../content/read-content.ts';
import { getAt } from '../lib/get-at.ts';
import { writeFiles } from '../lib/write-files.ts';
import { getFieldDocs, mayLink } from '../messages/field-docs.ts';
import { type ContentIndex, indexContent } from '../model/content-index.ts';
import { glossarySchema } from '../model/glossary.ts';
import { isEntryAddress } from '../model/page-address.ts';
import { listedSources, type SourceName, type Sources } from '../model/sources.ts';
import { UserError } from '../user-error.ts';

/** The folder of the schemas, below the content folder; content files name their schema in the first line. */
const schemaFolder = '.schemas';

/** The kinds of content files with a schema: all sources of content, and the glossary. */
export type SchemaKind = Sources[SourceName]['kind'] | 'glossary';

const schemaEnding = '.schema.json';

/** Marks each schema that the tool wrote; it removes no other file. */
const ownComment = 'Written by “catalogue schema”; do not edit by hand.';

/** The name of a kind’s file in the folder of the schemas. */
export function schemaFileName(kind: SchemaKind | 'names'): string {
  return `${kind}${schemaEnding}`;
}

/**
 * The line that makes editors with the YAML language server check and complete a file.
 *
 * @param path of the content file below the content folder
 */
export function createModeline(path: string, kind: SchemaKind): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${schemaFileName(kind)}`;
}

/** Names that fields refer to and that the content itself defines. */
export type FieldNames = Record<
  'picture' | 'link' | 'entry' | 'place' | 'author',
  readonly string[]
>;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a field’s name and meaning to annotations of the schema. */
export type Describe = (field: string, isLong: boolean) => JsonSchema;

/** In both languages, Turkish first; VS Code shows them next to the field. */
export const describeInBoth: Describe = (field, isLong) => {
  const tr = getFieldDocs(field, 'tr');
  const en = getFieldDocs(field, 'en');
  if (!tr || !en) return {};
  const [turkish, english] = (['tr', 'en'] as const).map((ui) => {
    const { inFile = '' } = getFieldDocs(field, ui) ?? {};
    return isLong ? `${inFile} ${mayLink[ui]}` : inFile;
  });
  return {
    title: `${tr.name} · ${en.name}`,
    description: `${turkish}\n\n${english}`,
    markdownDescription: `${turkish}\n\n*${english}*`,
  };
};

/**
 * Converts a schema of the content to JSON Schema draft-07, the newest that every version of the YAML language server
 * supports (its README: “Supports JSON Schema 7 and below”).
 */
export function createJsonSchema(schema: z.ZodType, describe: Describe): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => translate(zodSchema, jsonSchema, describe),
  });
  explainItems(json);
  return json;
}

/** Metadata of schemas for the compiler, not for editors. */
const ownMeta = [
  'forms',
  'kind',
  'role',
  'isLong',
  'countReason',
  'isBrand',
  'canBeName',
  'declaresLanguages',
  'values',
  'isShown',
  'isRelation',
  'fieldId',
];

/** Replaces the compiler’s own metadata with annotations for editors. */
function translate(zodSchema: z.core.$ZodType, schema: JsonSchema, describe: Describe): void {
  const { fieldId, kind, forms, isLong = false } = z.globalRegistry.get(zodSchema) ?? {};
  for (const own of ownMeta) delete schema[own];
  if (fieldId !== undefined) Object.assign(schema, describe(fieldId, isLong));
  if (forms) Object.assign(schema, describeForms(forms));
  if (kind === 'picture' || kind === 'link' || kind === 'entry' || kind === 'place') {
    schema['$ref'] = referToNames(kind);
    // The definition lists all places, so its alternatives say nothing more.
    delete schema.anyOf;
  }
  // Editors complete a field without a type as its bare name.
  const [referred] = schema.allOf ?? [];
  if (schema.type === undefined && typeof referred === 'object') schema.type = referred.type;
  // A pattern says more of an empty text.
  if (forms) delete schema.minLength;
  // zod limits whole numbers to the safe integers of JavaScript, which is no help to editors.
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  // The kinds of blocks exclude each other anyway, and editors explain `anyOf` better.
  if (zodSchema instanceof z.ZodDiscriminatedUnion && Array.isArray(schema['oneOf'])) {
    schema.anyOf = schema['oneOf'];
    delete schema['oneOf'];
  }
}

/** The rules about the form of a text. Editors show the compiler’s advice instead of an expression. */
function describeForms(forms: readonly FormRule[]): JsonSchema {
  const [main, ...others] = forms.map(({ pattern, problem }) => {
    const advice = `${adviseOnForm(problem, 'tr')}\n${adviseOnForm(problem, 'en')}`;
    // A value of another type gets the advice too: most are numbers without quotes.
    const ofType = problem === 'emptyText' ? {} : { errorMessage: advice };
    return { pattern, patternErrorMessage: advice, ...ofType };
  });
  return others.length === 0 ? { ...main } : { ...main, allOf: others };
}

/**
 * Explains the items of lists as their lists are, unless an item has words of its own. Editors show the words of the
 * item that is pointed at.
 */
function explainItems(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const inner of Object.values(schema)) explainItems(inner);
  const { items, title, description, markdownDescription } = schema as JsonSchema;
  if (title === undefined || typeof items !== 'object' || Array.isArray(items)) return;
  Object.assign(schema, { items: { title, description, markdownDescription, ...items } });
}

/** Refers to the names that the content itself defines, which change more often than the schemas. */
function referToNames(name: keyof FieldNames): string {
  return `${schemaFileName('names')}#/definitions/${name}`;
}

/**
 * Writes the JSON Schemas of a content folder that are missing or different, and removes obsolete ones that the tool
 * wrote.
 *
 * @returns the number of schemas, and the paths of those that were written
 * @throws {ContentFolderError} if the content folder cannot be read
 * @throws {UserError} if a link, or something else, has the name of the folder or of a file in it
 */
export async function writeSchemas(content: string) {
  const folder = join(content, schemaFolder);
  const files = await buildFiles(content);
  refuseOther(folder, 'folder');
  const outputs = [...files].map(([name, text]) => ({ path: join(folder, name), content: text }));
  for (const { path } of outputs) refuseOther(path, 'file');
  const written = writeFiles(outputs).map((path) => join(folder, basename(path)));
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isUnknown = entry.name.endsWith(schemaEnding) && !files.has(entry.name);
    if (isUnknown && entry.isFile() && (await isOwn(path))) await rm(path);
  }
  return { total: files.size, written };
}

/** Writing through a link would overwrite a file elsewhere that does not belong to the tool. */
function refuseOther(path: string, kind: 'file' | 'folder'): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || (kind === 'file' ? stats.isFile() : stats.isDirectory())) return;
  throw new UserError((messages) => messages.commands.schema.notOwn({ path, kind }));
}

async function isOwn(path: string): Promise<boolean> {
  try {
    return getAt(JSON.parse(await readFile(path, 'utf8')), ['$comment']) === ownComment;
  } catch {
    return false;
  }
}

async function buildFiles(content: string): Promise<ReadonlyMap<string, string>> {
  const names = createNamesSchema(listNames(indexContent((await readContent(content)).files)));
  const schemas = [...createSchemas(describeInBoth), ['names', names] as const];
  return new Map(
    schemas.map(([kind, schema]) => [
      schemaFileName(kind),
      `${JSON.stringify({ $comment: ownComment, ...schema }, undefined, 2)}\n`,
    ]),
  );
}

/** The JSON Schema of each kind of content file. */
export function createSchemas(describe: Describe): Map<SchemaKind, JsonSchema> {
  const glossary = { kind: 'glossary', schema: glossarySchema } as const;
  const kinds = [...listedSources.map(([, source]) => source), glossary];
  return new Map(
    kinds.map(({ kind, schema }) => {
      const json = createJsonSchema(schema, describe);
      return [kind, kind === 'post' ? offerAuthors(json) : json];
    }),
  );
}

function offerAuthors(post: JsonSchema): JsonSchema {
  const author = post.properties?.['author'];
  if (typeof author !== 'object') return post;
  // In draft-07, a reference annuls the rules beside it.
  const offering = { ...author, allOf: [{ $ref: referToNames('author') }] };
  return { ...post, properties: { ...post.properties, author: offering } };
}

/** The names of a content folder, sorted, so that the same content gives the same file. */
function listNames({ pictures, paths, authors }: ContentIndex): FieldNames {
  return {
    picture: [...(pictures ?? [])].toSorted(),
    link: [...paths].toSorted(),
    entry: [...paths]
      .filter(isDetailPath)
      .map((path) => basename(path))
      .toSorted(),
    place: [...noticePlaces, ...[...paths].filter(isEntryAddress).toSorted()],
    author: [...(authors ?? [])].toSorted(),
  };
}

/**
 * The names as definitions that the other schemas refer to. Editors offer them, but they are not the only allowed
 * values: the file may be older than the content, and only the compiler decides. They are no `examples`, since VS Code
 * lists all of these wherever a name is pointed at.
 */
export function createNamesSchema(names: FieldNames): JsonSchema {
  const definitions = Object.entries(names).map(
    ([name, known]) =>
      [
        name,
        {
          type: 'string',
          defaultSnippets: known.map((body) => ({ label: body, body: stringify(body).trimEnd() })),
        },
      ] as const,
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: Object.fromEntries(definitions),
  };
}

import { Ajv, type ValidateFunction } from 'ajv';
import {
  createNamesSchema,
  createSchemas,
  describeInBoth,
  type SchemaKind,
  schemaFileName,
} from '../../../cli/entries/json-schema.ts';
import { glossaryFile } from '../../../cli/model/glossary.ts';
import { findSource } from '../../../cli/model/sources.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
/** Keywords of the YAML language server. */
ajv.addVocabulary([
  'markdownDescription',
  'patternErrorMessage',
  'errorMessage',
  'defaultSnippets',
]);
ajv.addSchema(
  createNamesSchema({ picture: [], link: [], entry: [], place: [], author: [] }),
  schemaFileName('names'),
);

const validators: ReadonlyMap<SchemaKind, ValidateFunction> = new Map(
  [...createSchemas(describeInBoth)].map(([kind, schema]) => [kind, ajv.compile(schema)]),
);

/** Returns the kind of a content file, by its path below the content folder; `undefined` for a stray file. */
export function findKind(path: string): SchemaKind | undefined {
  if (path === glossaryFile) return 'glossary';
  const source = findSource(path);
  return source?.kind;
}

/**
 * Validates the data of a file as an editor does, with the JSON Schema of its kind.
 *
 * @param path of the file below the content folder
 * @returns one line for each error; empty for valid data
 */
export function validateWithJsonSchema(path: string, data: unknown): string[] {
  const kind = findKind(path);
  const validate = kind && validators.get(kind);
  if (!validate) throw new Error(`${path} belongs to no part of the content.`);
  if (validate(data)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `${instancePath} ${message}`,
  );
}

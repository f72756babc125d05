import type { createSources } from '../pipeline/sources.ts';

/** The folder of the schemas, below the content folder; editors’ content files name them in their first line. */
export const schemaFolder = '.schemas';

type Sources = ReturnType<typeof createSources>;

/** The kinds of content files; beside the parts of the content, the exceptions have a schema. */
export type SchemaKind = Sources[keyof Sources]['kind'] | 'exceptions';

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

import type { ContentIndex } from '../content/content-index.ts';
import type { JsonSchema } from './create-json-schema.ts';

/** Names that fields refer to and that the content itself defines. */
export type FieldNames = Record<'picture' | 'link' | 'author', readonly string[]>;

/** The names of a content folder, sorted, so that the same content gives the same file. */
export function listNames({ pictures, paths, authors }: ContentIndex): FieldNames {
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

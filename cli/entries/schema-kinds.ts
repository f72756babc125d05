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

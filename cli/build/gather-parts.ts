import type { FieldModel } from '../content/field-model.ts';
import { findSource, listedSources, type PartName, type Sources } from '../content/find-source.ts';
import type { ContentFile } from '../content/inspect-file.ts';
import type { SourceValues } from '../content/sources.ts';

/** The collections whose entries stand in the bundles one by one; all other parts are a few files. */
export const collections = ['experiences', 'cars', 'posts'] as const;

export type Collection = (typeof collections)[number];

/** The values of the parts that are one file each, or a few, as their schemas understand them. */
export type Parts = Omit<SourceValues<Sources>, Collection>;

/** Gathers the parts of content that was checked and has no errors. */
export function gatherParts(files: readonly ContentFile[]): Parts {
  const values: Record<string, unknown> = {};
  const byPart = Map.groupBy(files, ({ part }) => part);
  for (const [name, source] of listedSources) {
    if (isCollection(name)) continue;
    const parsed = (byPart.get(name) ?? []).map(({ data }) => source.schema.parse(data));
    values[name] = 'folder' in source ? parsed : parsed[0];
  }
  // Each value is what the schema of its name made of it.
  return values as unknown as Parts;
}

function isCollection(name: PartName): name is Collection {
  return collections.some((collection) => collection === name);
}

/** The model of a part of the content. */
export function findPartModel(name: PartName): FieldModel {
  const [, source] = listedSources.find(([listed]) => listed === name) ?? [];
  const path = source && ('file' in source ? source.file : `${source.folder}/any.yaml`);
  const found = path === undefined ? undefined : findSource(path);
  if (!found) throw new Error(`There is no part of the content called ${name}.`);
  return found.model;
}

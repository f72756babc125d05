import * as z from 'zod';
import { collections, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import {
  createCategoriesSchema,
  createServicePageSchema,
  createServicesSchema,
} from '../../shared/schemas/categories.ts';
import { createCarSchema, createExperienceSchema } from '../../shared/schemas/detail.ts';
import { type FieldTypes, sourceText } from '../../shared/schemas/field-types.ts';
import { sourceLabels } from '../../shared/schemas/labels.ts';
import { createPageSchemas, type PageSchemas } from '../../shared/schemas/page-schemas.ts';
import { pictureLibrary } from '../../shared/schemas/pictures.ts';
import { createAuthorsSchema, createPostSchema } from '../../shared/schemas/post.ts';
import { createNavigationSchema, createSiteSchema } from '../../shared/schemas/site.ts';
import { type FieldModel, readModel } from './field-model.ts';

/** A source is one file, or a folder whose every file is an entry; sources of one kind share a schema. */
interface FileSource<S extends z.ZodType, Kind extends string> {
  file: string;
  kind: Kind;
  schema: S;
}

function defineFile<S extends z.ZodType, Kind extends string>(
  kind: Kind,
  schema: S,
): FileSource<S, Kind> {
  return { file: `${kind}.yaml`, kind, schema };
}

function defineFolder<S extends z.ZodType, Kind extends string>(
  { folder }: { folder: string },
  kind: Kind,
  schema: S,
) {
  return { folder, kind, schema };
}

/** Where each part of the content lives and which schema it follows, for the given field types. */
export function createSources<T extends z.ZodType, P extends z.ZodType>(types: FieldTypes<T, P>) {
  const { servicePages, experiences, cars, posts } = collections;
  return {
    site: defineFile('site', createSiteSchema(types)),
    navigation: defineFile('navigation', createNavigationSchema(types)),
    categories: defineFile('categories', createCategoriesSchema(types)),
    services: defineFile('services', createServicesSchema(types)),
    authors: defineFile('authors', createAuthorsSchema(types)),
    ...createPageSources(types),
    servicePages: defineFolder(servicePages, 'service-page', createServicePageSchema(types)),
    experiences: defineFolder(experiences, 'experience', createExperienceSchema(types)),
    cars: defineFolder(cars, 'car', createCarSchema(types)),
    posts: defineFolder(posts, 'post', createPostSchema(types)),
    labels: defineFile('labels', sourceLabels),
    pictures: defineFile('pictures', pictureLibrary),
  };
}

/** The source of each page of which there is one: that of `cars` is `carsPage`, beside the cars themselves. */
type PageSources<T extends z.ZodType, P extends z.ZodType> = {
  [Key in PageKey as `${Key}Page`]: FileSource<PageSchemas<T, P>[Key], (typeof pages)[Key]['kind']>;
};

function createPageSources<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
): PageSources<T, P> {
  const schemas = createPageSchemas(types);
  const sources = pageKeys.map((key) => {
    const { file, kind } = pages[key];
    return [`${key}Page`, { file, kind, schema: schemas[key] }];
  });
  return Object.fromEntries(sources) as PageSources<T, P>;
}

/** What the sources hold, with the given field types: one value per file, a list per folder. */
type SourceValues<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends FileSource<infer S, string>
    ? z.output<S>
    : Sources[Name] extends { schema: infer S extends z.ZodType }
      ? z.output<S>[]
      : never;
};

/** The field types of editors’ files: texts side by side, names of pictures, links. Whether those exist, no file knows alone. */
const sourceFieldTypes: FieldTypes<typeof sourceText, z.ZodString> = {
  text: sourceText,
  picture: z.string().meta({ kind: 'picture' }),
  url: z.string().meta({ kind: 'link' }),
};

/** Every part of the content: where it lives and which schema it follows. */
export const sources = createSources(sourceFieldTypes);

export type Sources = typeof sources;

export type SourceName = keyof Sources;

/** The part of the content that a file belongs to. */
export interface SourceOfFile {
  name: SourceName;
  kind: Sources[SourceName]['kind'];
  schema: z.ZodType;
  model: FieldModel;
}

/** The sources with their names, in the order of their table. */
export const listedSources = Object.entries(sources) as readonly [
  SourceName,
  Sources[SourceName],
][];

/** The paths without which there is no site, in the order of their table. */
export const requiredFiles: readonly string[] = listedSources.flatMap(([, source]) =>
  'file' in source ? [source.file] : [],
);

/** By their files, or their folders with a slash at the end. */
const byPlace = new Map(
  listedSources.map(([name, source]): [string, SourceOfFile] => {
    const { kind, schema } = source;
    const place = 'file' in source ? source.file : `${source.folder}/`;
    return [place, { name, kind, schema, model: readModel(schema, name) }];
  }),
);

/** Finds, for a path below the content folder, the part of the content it belongs to; nothing for a stray file. */
export function findSource(path: string): SourceOfFile | undefined {
  const [folder = '', , deeper] = path.split('/');
  return byPlace.get(path) ?? (deeper === undefined ? byPlace.get(`${folder}/`) : undefined);
}

/**
 * The collections, called like their folders, whose entries stand in the bundles one by one and may be drafts; all other
 * parts are a few files.
 */
export const entryCollections = ['experiences', 'cars', 'posts'] as const;

export type Collection = (typeof entryCollections)[number];

/** The values of the parts that are one file each, or a few, as their schemas understand them. */
export type Singletons = Omit<SourceValues<Sources>, Collection>;

/** Gathers the parts of content that was checked and has no errors. */
export function loadSingletons(
  files: readonly { source?: SourceName; data?: unknown }[],
): Singletons {
  const values: Record<string, unknown> = {};
  const bySource = Map.groupBy(files, ({ source }) => source);
  for (const [name, source] of listedSources) {
    if (entryCollections.some((collection) => collection === name)) continue;
    const parsed = (bySource.get(name) ?? []).map(({ data }) => source.schema.parse(data));
    values[name] = 'folder' in source ? parsed : parsed[0];
  }
  // Each value is what the schema of its name made of it.
  return values as unknown as Singletons;
}

const models = new Map(Array.from(byPlace.values(), ({ name, model }) => [name, model]));

/** The model of a part of the content. */
export function modelOf(name: SourceName): FieldModel {
  const model = models.get(name);
  if (!model) throw new Error(`There is no part of the content called ${name}.`);
  return model;
}

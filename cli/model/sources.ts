import * as z from 'zod';
import { collections, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import {
  createCategoriesSchema,
  createCategoryPageSchema,
  createServicesSchema,
} from '../../shared/schemas/categories.ts';
import { createCarSchema, createExperienceSchema } from '../../shared/schemas/detail.ts';
import { type FieldTypes, sourceText } from '../../shared/schemas/field-types.ts';
import { sourceLabel, sourceLabels } from '../../shared/schemas/labels.ts';
import { createMessagesSchema } from '../../shared/schemas/messages.ts';
import { createNoticesSchema } from '../../shared/schemas/notices.ts';
import { createPageSchemas, type PageSchemas } from '../../shared/schemas/page-schemas.ts';
import { picturesSchema } from '../../shared/schemas/pictures.ts';
import { createAuthorsSchema, createPostSchema } from '../../shared/schemas/post.ts';
import { createNavigationSchema, createSiteSchema } from '../../shared/schemas/site.ts';
import { type FieldModel, readModel } from './field-model.ts';

/**
 * A source that is one file; others are folders in which every file is an entry. Sources of one kind share a schema.
 */
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

/** The place and schema of each source, for the given field types. */
export function createSources<T extends z.ZodType, P extends z.ZodType>(types: FieldTypes<T, P>) {
  const { categoryPages, experiences, cars, posts } = collections;
  return {
    site: defineFile('site', createSiteSchema(types)),
    navigation: defineFile('navigation', createNavigationSchema(types)),
    categories: defineFile('categories', createCategoriesSchema(types)),
    services: defineFile('services', createServicesSchema(types)),
    authors: defineFile('authors', createAuthorsSchema(types)),
    notices: defineFile('notices', createNoticesSchema(types)),
    messages: defineFile('messages', createMessagesSchema(types, sourceLabel)),
    ...createPageSources(types),
    categoryPages: defineFolder(categoryPages, 'category-page', createCategoryPageSchema(types)),
    experiences: defineFolder(experiences, 'experience', createExperienceSchema(types)),
    cars: defineFolder(cars, 'car', createCarSchema(types)),
    posts: defineFolder(posts, 'post', createPostSchema(types)),
    labels: defineFile('labels', sourceLabels),
    pictures: defineFile('pictures', picturesSchema),
  };
}

/** The source of each single page. The page of `cars` is `carsPage`, since `cars` are the cars themselves. */
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

/** The values of the sources, with the given field types: one value per file, a list per folder. */
type SourceValues<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends FileSource<infer S, string>
    ? z.output<S>
    : Sources[Name] extends { schema: infer S extends z.ZodType }
      ? z.output<S>[]
      : never;
};

/**
 * The field types of editors’ files: texts in all languages, names of pictures, links. A single file cannot show
 * whether pictures and links exist.
 */
const sourceFieldTypes: FieldTypes<typeof sourceText, z.ZodString> = {
  text: sourceText,
  picture: z.string().meta({ kind: 'picture' }),
  url: z.string().meta({ kind: 'link' }),
};

/** Every source of the content: its place and its schema. */
export const sources = createSources(sourceFieldTypes);

export type Sources = typeof sources;

export type SourceName = keyof Sources;

/** The source that a file belongs to. */
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

/** The paths of the files that the site requires, in the order of their table. */
export const requiredFiles: readonly string[] = listedSources.flatMap(([, source]) =>
  'file' in source ? [source.file] : [],
);

/** The sources by their files, or by their folders with a slash at the end. */
const byPlace = new Map(
  listedSources.map(([name, source]): [string, SourceOfFile] => {
    const { kind, schema } = source;
    const place = 'file' in source ? source.file : `${source.folder}/`;
    return [place, { name, kind, schema, model: readModel(schema, name) }];
  }),
);

/** Finds the source of a path below the content folder; `undefined` for a stray file. */
export function findSource(path: string): SourceOfFile | undefined {
  const [folder = '', , deeper] = path.split('/');
  return byPlace.get(path) ?? (deeper === undefined ? byPlace.get(`${folder}/`) : undefined);
}

/**
 * The collections, named like their folders, whose entries are written to the bundles one by one and may be drafts. All
 * other sources are a few files.
 */
export const entryCollections = ['experiences', 'cars', 'posts'] as const;

export type Collection = (typeof entryCollections)[number];

/** The parsed values of the sources that are one file each, or a few. */
export type Singletons = Omit<SourceValues<Sources>, Collection>;

/** Parses the singletons of content that was checked and has no errors. */
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
  // Each value was parsed by the schema of its name.
  return values as unknown as Singletons;
}

/** The model of each source. */
export const models = Object.fromEntries(
  Array.from(byPlace.values(), ({ name, model }) => [name, model]),
) as Record<SourceName, FieldModel>;

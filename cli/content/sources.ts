import type { z } from 'zod';
import { collections, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import {
  createCategoriesSchema,
  createServicePageSchema,
  createServicesSchema,
} from '../../shared/schemas/catalogue.ts';
import { createCarSchema, createExperienceSchema } from '../../shared/schemas/detail.ts';
import type { Forms } from '../../shared/schemas/forms.ts';
import { sourceLabels } from '../../shared/schemas/labels.ts';
import { pictureLibrary } from '../../shared/schemas/library.ts';
import { createPageSchemas, type PageSchemas } from '../../shared/schemas/page-schemas.ts';
import { createAuthorsSchema, createPostSchema } from '../../shared/schemas/post.ts';
import { createNavigationSchema, createSiteSchema } from '../../shared/schemas/site.ts';

/** A source is one file, or a folder whose every file is an entry; sources of one kind share a schema. */
export interface FileSource<S extends z.ZodType, Kind extends string = string> {
  file: string;
  kind: Kind;
  schema: S;
}
export interface FolderSource<S extends z.ZodType, Kind extends string = string> {
  folder: string;
  kind: Kind;
  schema: S;
}

function defineFile<S extends z.ZodType, Kind extends string>(
  file: string,
  kind: Kind,
  schema: S,
): FileSource<S, Kind> {
  return { file, kind, schema };
}

function defineFolder<S extends z.ZodType, Kind extends string>(
  { folder }: { folder: string },
  kind: Kind,
  schema: S,
): FolderSource<S, Kind> {
  return { folder, kind, schema };
}

/** Where each part of the content lives and which schema it follows, for the given forms. */
export function createSources<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { servicePages, experiences, cars, posts } = collections;
  return {
    site: defineFile('site.yaml', 'site', createSiteSchema(forms)),
    navigation: defineFile('navigation.yaml', 'navigation', createNavigationSchema(forms)),
    categories: defineFile('categories.yaml', 'categories', createCategoriesSchema(forms)),
    services: defineFile('services.yaml', 'services', createServicesSchema(forms)),
    authors: defineFile('authors.yaml', 'authors', createAuthorsSchema(forms)),
    ...createPageSources(forms),
    servicePages: defineFolder(servicePages, 'service-page', createServicePageSchema(forms)),
    experiences: defineFolder(experiences, 'experience', createExperienceSchema(forms)),
    cars: defineFolder(cars, 'car', createCarSchema(forms)),
    posts: defineFolder(posts, 'post', createPostSchema(forms)),
    labels: defineFile('labels.yaml', 'labels', sourceLabels),
    pictures: defineFile('pictures.yaml', 'pictures', pictureLibrary),
  };
}

/** The source of each page of which there is one: that of `cars` is `carsPage`, beside the cars themselves. */
type PageSources<T extends z.ZodType, P extends z.ZodType> = {
  [Key in PageKey as `${Key}Page`]: FileSource<PageSchemas<T, P>[Key], (typeof pages)[Key]['kind']>;
};

function createPageSources<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
): PageSources<T, P> {
  const schemas = createPageSchemas(forms);
  const sources = pageKeys.map((key) => {
    const { file, kind } = pages[key];
    return [`${key}Page`, defineFile(file, kind, schemas[key])];
  });
  return Object.fromEntries(sources) as PageSources<T, P>;
}

/** What the sources hold, with the given forms: one value per file, a list per folder. */
export type SourceValues<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends FileSource<infer S>
    ? z.output<S>
    : Sources[Name] extends FolderSource<infer S>
      ? z.output<S>[]
      : never;
};

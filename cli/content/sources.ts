import type { z } from 'zod';
import {
  createCategoriesSchema,
  createServicePageSchema,
  createServicesSchema,
} from '../../shared/schemas/catalogue.ts';
import { createCarSchema, createExperienceSchema } from '../../shared/schemas/detail.ts';
import type { Forms } from '../../shared/schemas/forms.ts';
import { createHomeSchema } from '../../shared/schemas/home.ts';
import { sourceLabels } from '../../shared/schemas/labels.ts';
import { pictureLibrary } from '../../shared/schemas/library.ts';
import {
  createAboutSchema,
  createContactSchema,
  createListPageSchema,
  createPolicySchema,
} from '../../shared/schemas/pages.ts';
import { createAuthorsSchema, createPostSchema } from '../../shared/schemas/post.ts';
import { createNavigationSchema, createSiteSchema } from '../../shared/schemas/site.ts';

/** A source is one file, or a folder whose every file is an entry. */
interface FileSource<S extends z.ZodType> {
  file: string;
  schema: S;
}
interface FolderSource<S extends z.ZodType> {
  folder: string;
  schema: S;
}

function defineFile<S extends z.ZodType>(path: string, schema: S): FileSource<S> {
  return { file: path, schema };
}

function defineFolder<S extends z.ZodType>(path: string, schema: S): FolderSource<S> {
  return { folder: path, schema };
}

/** Where each part of the content lives and which schema it follows, for the given forms. */
export function createSources<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  return {
    site: defineFile('site.yaml', createSiteSchema(forms)),
    navigation: defineFile('navigation.yaml', createNavigationSchema(forms)),
    categories: defineFile('categories.yaml', createCategoriesSchema(forms)),
    services: defineFile('services.yaml', createServicesSchema(forms)),
    home: defineFile('home.yaml', createHomeSchema(forms)),
    authors: defineFile('authors.yaml', createAuthorsSchema(forms)),
    about: defineFile('pages/about.yaml', createAboutSchema(forms)),
    contact: defineFile('pages/contact.yaml', createContactSchema(forms)),
    privacy: defineFile('pages/privacy.yaml', createPolicySchema(forms)),
    terms: defineFile('pages/terms.yaml', createPolicySchema(forms)),
    servicesPage: defineFile('pages/services.yaml', createListPageSchema(forms)),
    carsPage: defineFile('pages/cars.yaml', createListPageSchema(forms)),
    blogPage: defineFile('pages/blog.yaml', createListPageSchema(forms)),
    servicePages: defineFolder('service-pages', createServicePageSchema(forms)),
    experiences: defineFolder('experiences', createExperienceSchema(forms)),
    cars: defineFolder('cars', createCarSchema(forms)),
    posts: defineFolder('posts', createPostSchema(forms)),
    labels: defineFile('labels.yaml', sourceLabels),
    pictures: defineFile('pictures.yaml', pictureLibrary),
  };
}

/** What the sources hold, with the given forms: one value per file, a list per folder. */
export type SourceValues<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends FileSource<infer S>
    ? z.output<S>
    : Sources[Name] extends FolderSource<infer S>
      ? z.output<S>[]
      : never;
};

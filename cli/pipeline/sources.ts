import type { z } from 'zod';
import {
  categoriesSchema,
  servicePageSchema,
  servicesSchema,
} from '../../shared/schemas/catalogue.ts';
import { carSchema, experienceSchema } from '../../shared/schemas/detail.ts';
import type { Forms } from '../../shared/schemas/forms.ts';
import { homeSchema } from '../../shared/schemas/home.ts';
import { sourceLabels } from '../../shared/schemas/labels.ts';
import { pictureLibrary } from '../../shared/schemas/library.ts';
import {
  aboutSchema,
  contactSchema,
  listPageSchema,
  policySchema,
} from '../../shared/schemas/pages.ts';
import { authorsSchema, postSchema } from '../../shared/schemas/post.ts';
import { navigationSchema, siteSchema } from '../../shared/schemas/site.ts';

/** A source is one file, or a folder whose every file is an entry. */
interface FileSource<S extends z.ZodType> {
  file: string;
  schema: S;
}
interface FolderSource<S extends z.ZodType> {
  folder: string;
  schema: S;
}

function file<S extends z.ZodType>(path: string, schema: S): FileSource<S> {
  return { file: path, schema };
}

function folder<S extends z.ZodType>(path: string, schema: S): FolderSource<S> {
  return { folder: path, schema };
}

/** Where each part of the content lives and which schema it follows, for the given forms. */
export function createSources<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  return {
    site: file('site.yaml', siteSchema(forms)),
    navigation: file('navigation.yaml', navigationSchema(forms)),
    categories: file('categories.yaml', categoriesSchema(forms)),
    services: file('services.yaml', servicesSchema(forms)),
    home: file('home.yaml', homeSchema(forms)),
    authors: file('authors.yaml', authorsSchema(forms)),
    about: file('pages/about.yaml', aboutSchema(forms)),
    contact: file('pages/contact.yaml', contactSchema(forms)),
    privacy: file('pages/privacy.yaml', policySchema(forms)),
    terms: file('pages/terms.yaml', policySchema(forms)),
    servicesPage: file('pages/services.yaml', listPageSchema(forms)),
    carsPage: file('pages/cars.yaml', listPageSchema(forms)),
    blogPage: file('pages/blog.yaml', listPageSchema(forms)),
    servicePages: folder('service-pages', servicePageSchema(forms)),
    experiences: folder('experiences', experienceSchema(forms)),
    cars: folder('cars', carSchema(forms)),
    posts: folder('posts', postSchema(forms)),
    labels: file('labels.yaml', sourceLabels),
    pictures: file('pictures.yaml', pictureLibrary),
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

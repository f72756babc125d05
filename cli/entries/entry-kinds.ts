import { parse } from 'node:path';
import type * as z from 'zod';
import { defaultLanguage, translatedLanguages } from '../../shared/languages.ts';
import { listAsciiWords } from '../../shared/list-ascii-words.ts';
import { slug } from '../../shared/schemas/field-types.ts';
import { noticePlaces } from '../../shared/schemas/notices.ts';
import { getAt } from '../lib/get-at.ts';
import type { Messages } from '../messages/messages.ts';
import type { ContentFile } from '../model/content-file.ts';
import {
  type ContentIndex,
  findData,
  findNextPost,
  listFolder,
  readList,
} from '../model/content-index.ts';
import {
  foldWords,
  glossaryFile,
  glossarySchema,
  listForms,
  parseTerms,
} from '../model/glossary.ts';
import { isEntryAddress } from '../model/page-address.ts';
import type { Sources } from '../model/sources.ts';
import type { EntryField } from './entry-fields.ts';
import type { SchemaKind } from './json-schema.ts';

/** The context in which an entry is made. */
export interface NewContext {
  files: readonly ContentFile[];
  index: ContentIndex;
  /** The names of the files in the folder of pictures. */
  images: readonly string[];
  /** The current day in Dubai, in ISO 8601. */
  today: string;
}

/** The answers so far, by question, as values of the content. */
export type Values = Readonly<Record<string, unknown>>;

export interface Question {
  /** The field and flag that it fills; `name` and a post’s `slug` only name the entry. */
  field: EntryField;
  /** Whether it may be left empty, to be filled in the file later. */
  isOptional?: boolean;
  /** The default if there is no answer. */
  suggest?(context: NewContext, values: Values): string | undefined;
  /** The possible answers, or items of an answer that is a list, if the schema does not list them. */
  listChoices?(context: NewContext): readonly string[];
  /** Finds the entry that already has the value. */
  findOwner?(value: unknown, context: NewContext): string | undefined;
  /** The schema and messages, if the field is not in the schema of the entry. */
  own?: { schema: z.ZodType; messages: keyof Messages['entries']['questions'] };
}

/** The place of a new entry: a file of its own, or the end of a list or of a table of names. */
type Place =
  | { path: string; kind: SchemaKind }
  | {
      path: string;
      /** The key of the list or table; omitted if the file is the list itself. */
      below?: string;
      name?: string;
      /** The kind of the file if it may be absent, and is then created with this entry. */
      newKind?: SchemaKind;
    };

export interface EntryKind {
  name: keyof Messages['entries']['kinds'];
  selectSchema(sources: Sources): z.ZodObject;
  questions: readonly Question[];
  /** The values that need no question. */
  complete(values: Values, context: NewContext): Values;
  place(values: Values, context: NewContext): Place;
}

const slugQuestion: Question = {
  field: 'slug',
  suggest: (_, { title }) => toSlug(title),
  findOwner: (value, { files }) =>
    listFolder(files, 'experiences', 'cars').find(
      (file) => getAt(file.data, ['slug']) === value || readList(file, 'aliases').includes(value),
    )?.path,
};

/** Converts a title to a slug; `undefined` if none of its letters is allowed in one. */
function toSlug(title: unknown): string | undefined {
  const turkish = typeof title === 'string' ? title : getAt(title, ['tr']);
  return listAsciiWords(String(turkish ?? '')).join('-') || undefined;
}

const publishQuestion: Question = { field: 'publish', isOptional: true };

const car: EntryKind = {
  name: 'car',
  selectSchema: ({ cars }) => cars.schema,
  questions: [
    { field: 'title' },
    slugQuestion,
    {
      field: 'order',
      suggest: ({ files }) =>
        String(findNextNumber(listFolder(files, 'cars').map(({ data }) => getAt(data, ['order'])))),
      findOwner: (value, { files }) =>
        listFolder(files, 'cars').find(({ data }) => getAt(data, ['order']) === value)?.path,
    },
    { field: 'price' },
    { field: 'images', isOptional: true },
    { field: 'keywords', isOptional: true },
    publishQuestion,
  ],
  complete: (_, { today }) => ({ updated: today }),
  place: ({ slug: name }) => ({ path: `cars/${String(name)}.yaml`, kind: 'car' }),
};

const experience: EntryKind = {
  name: 'experience',
  selectSchema: ({ experiences }) => experiences.schema,
  questions: [
    { field: 'title' },
    slugQuestion,
    { field: 'category' },
    { field: 'price' },
    { field: 'images', isOptional: true },
    { field: 'keywords', isOptional: true },
    publishQuestion,
  ],
  complete: (_, { today }) => ({ updated: today }),
  place: ({ slug: name }) => ({ path: `experiences/${String(name)}.yaml`, kind: 'experience' }),
};

const post: EntryKind = {
  name: 'post',
  selectSchema: ({ posts }) => posts.schema,
  questions: [
    { field: 'title' },
    { field: 'slug', suggest: slugQuestion.suggest, own: { schema: slug, messages: 'fileName' } },
    { field: 'category', isOptional: true },
    {
      field: 'author',
      listChoices: ({ index }) => [...(index.authors ?? [])],
      suggest: ({ index }) => (index.authors?.size === 1 ? [...index.authors][0] : undefined),
    },
    { field: 'date', suggest: ({ today }) => today },
    { field: 'readTime', suggest: () => '4' },
    { field: 'image', isOptional: true },
    { field: 'keywords', isOptional: true },
    publishQuestion,
  ],
  complete: ({ category, image }, { files, index }) => ({
    id: findNextPost(files, index),
    category: findSameCategory(category, files),
    featuredImage: image,
  }),
  place: ({ slug: name }, { files, index }) => {
    const number = String(findNextPost(files, index)).padStart(2, '0');
    return { path: `posts/${number}-${String(name)}.yaml`, kind: 'post' };
  },
};

/** Reuses a category of another post with its translations. */
function findSameCategory(category: unknown, files: readonly ContentFile[]): unknown {
  const turkish = getAt(category, ['tr']);
  if (turkish === undefined) return category;
  const known = listFolder(files, 'posts').map(({ data }) => getAt(data, ['category']));
  return known.find((other) => getAt(other, ['tr']) === turkish) ?? category;
}

const service: EntryKind = {
  name: 'service',
  selectSchema: ({ services }) => services.schema.shape.services.element,
  questions: [
    { field: 'title' },
    { field: 'category' },
    { field: 'price' },
    { field: 'image', isOptional: true },
    { field: 'url', isOptional: true },
    { field: 'keywords', isOptional: true },
  ],
  complete: (_, { files }) => {
    const services = readList({ data: findData(files, 'services.yaml') }, 'services');
    return { id: findNextNumber(services.map((other) => getAt(other, ['id']))) };
  },
  place: () => ({ path: 'services.yaml', below: 'services' }),
};

const picture: EntryKind = {
  name: 'picture',
  selectSchema: ({ pictures }) => pictures.schema.shape.pictures.valueType.options[0],
  questions: [
    {
      field: 'name',
      own: { schema: slug, messages: 'pictureName' },
      findOwner: (value, { index }) =>
        index.pictures?.has(String(value)) ? 'pictures.yaml' : undefined,
    },
    {
      field: 'file',
      suggest: ({ images }, { name }) =>
        images.find((file) => parse(file).name === name) ?? `${String(name)}.jpg`,
    },
    { field: 'alt', isOptional: true },
  ],
  complete: ({ alt = {} }) => ({ alt, focus: [0.5, 0.5] }),
  place: ({ name }) => ({ path: 'pictures.yaml', below: 'pictures', name: String(name) }),
};

const notice: EntryKind = {
  name: 'notice',
  selectSchema: ({ notices }) => notices.schema.element,
  questions: [
    { field: 'text' },
    { field: 'kind', suggest: () => 'info' },
    { field: 'from', suggest: ({ today }) => today },
    { field: 'until' },
    {
      field: 'on',
      isOptional: true,
      listChoices: ({ index }) => [...noticePlaces, ...[...index.paths].filter(isEntryAddress)],
    },
    { field: 'link', isOptional: true },
  ],
  complete: () => ({}),
  place: () => ({ path: 'notices.yaml', newKind: 'notices' }),
};

const term: EntryKind = {
  name: 'term',
  selectSchema: () => glossarySchema.shape.terms.element,
  questions: [
    {
      field: defaultLanguage,
      findOwner: (value, { files }) => (isKnownTerm(value, files) ? glossaryFile : undefined),
    },
    ...translatedLanguages.map((field) => ({ field, isOptional: true })),
    { field: 'note', isOptional: true },
  ],
  complete: () => ({}),
  place: () => ({ path: glossaryFile, below: 'terms', newKind: 'glossary' }),
};

function isKnownTerm(value: unknown, files: readonly ContentFile[]): boolean {
  const fold = (text: string) => foldWords(defaultLanguage, text);
  return parseTerms(findData(files, glossaryFile)).some((known) =>
    listForms(known, defaultLanguage).some((form) => fold(form) === fold(String(value))),
  );
}

export const entryKinds = { car, experience, post, service, picture, notice, term } as const;

export type EntryKindName = keyof typeof entryKinds;

/** The smallest number from 1 that is not taken. */
function findNextNumber(taken: Iterable<unknown>): number {
  const numbers = new Set(taken);
  let number = 1;
  while (numbers.has(number)) number += 1;
  return number;
}

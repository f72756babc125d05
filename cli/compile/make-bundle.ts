import type * as z from 'zod';
import { type Language, languageConfig, languages, mapLanguages } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { pageKeys } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { keywords, localText, type Picture } from '../../shared/schemas/field-types.ts';
import { createSearchable, type Searchable } from '../../shared/search-text.ts';
import type { ContentFile } from '../content/analyze-file.ts';
import { isDraft } from '../content/check-drafts.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import { getAt } from '../model/field-model.ts';
import {
  createSiteVariables,
  type LocalContext,
  listFallbackLabels,
  localize,
  localizeText,
} from '../model/localize.ts';
import { type Collection, modelOf, type Singletons } from '../model/sources.ts';
import type { BundleSections } from './check-bundle.ts';
import type { MadePicture } from './write-pictures.ts';

/** What bundles are made from: content that was checked and has no errors. */
interface BundleSources {
  /** Drafts among them get a mark. */
  entries: Entries;
  parts: Singletons;
  /** The pictures of the whole library, without their alternative texts. */
  pictures: ReadonlyMap<string, MadePicture>;
}

/** Makes the sections of the bundle of each language; remembers the entries that did not change. */
export function createBundleMaker() {
  /** An entry in every language, as JSON; kept as long as its file is known unchanged. */
  const known = new WeakMap<ContentFile, { facts: string; lines: ReadonlyMap<Language, Buffer> }>();
  return (sources: BundleSources) => {
    const factsOf = createSiteVariables(sources.parts.site);
    const facts = hashBytes(JSON.stringify(languages.map(factsOf)));
    const writeEntry = (file: ContentFile, name: Collection, context: LocalContext): Buffer => {
      const found = known.get(file);
      const lines = new Map(found?.facts === facts ? found.lines : []);
      const line = lines.get(context.language) ?? writeJson(localizeEntry(file, name, context));
      known.set(file, { facts, lines: lines.set(context.language, line) });
      return line;
    };
    return mapLanguages((language) => writeBundle(sources, { language, factsOf }, writeEntry));
  };
}

/** An entry without saying whether it is a draft; before the title of one, a mark says it. */
function localizeEntry(
  { data }: ContentFile,
  name: Collection,
  context: LocalContext,
): Record<string, unknown> {
  const local = localize(data, modelOf(name), context);
  const all: Record<string, unknown> = typeof local === 'object' ? { ...local } : {};
  const { draft, keywords: own, ...fields } = all;
  const title = localText.parse(fields['title']);
  const entry = { ...fields, ...foldWords([title], keywords.parse(own), context) };
  return draft === true ? { ...entry, title: markDraft(title, context.language) } : entry;
}

/** What a search finds an entry by: texts that visitors read, and the keywords of their language. */
function foldWords(
  texts: readonly LocalText[],
  own: z.output<typeof keywords>,
  { language }: LocalContext,
): Searchable {
  return createSearchable(texts.map(toPlainText), own?.[language] ?? []);
}

function markDraft(title: LocalText, language: Language): LocalText {
  if (typeof title === 'string') return `[${languageConfig[language].draft}] ${title}`;
  return { ...title, text: `[${languageConfig[title.lang].draft}] ${title.text}` };
}

type WriteEntry = (file: ContentFile, name: Collection, context: LocalContext) => Buffer;

type Entries = Record<Collection, ContentFile[]>;

/** The sections of a bundle, in the order of its schema. */
function writeBundle(
  { parts, pictures, entries }: BundleSources,
  context: LocalContext,
  writeEntry: WriteEntry,
): BundleSections {
  const local = (name: keyof Singletons, value: unknown = parts[name]) =>
    localize(value, modelOf(name), context);
  const { experiences, cars, posts } = entries;
  const addressOf = ({ data }: ContentFile) => paths.detail(String(getAt(data, ['slug'])));
  const details = new Map([...experiences, ...cars].map((file) => [addressOf(file), file]));
  const { home, ...pages } = Object.fromEntries(pageKeys.map((key) => [key, local(`${key}Page`)]));
  return {
    language: writeJson(context.language),
    pictures: writeJson(describePictures(parts.pictures.pictures, pictures, context.language)),
    site: writeJson(local('site')),
    navigation: writeJson(local('navigation')),
    categories: writeJson(getAt(local('categories'), ['categories'])),
    services: writeJson(completeServices(parts, context)),
    home: writeJson(home),
    servicePages: parts.servicePages.map((page) =>
      writeJson(completePackages(page, details, context)),
    ),
    experiences: experiences.map((file) => writeEntry(file, 'experiences', context)),
    cars: cars.map((file) => writeEntry(file, 'cars', context)),
    posts: completePosts(posts, parts, context).map(writeJson),
    pages: writeJson(pages),
    fallbackLabels: writeJson(listFallbackLabels(parts.labels, context.language)),
  };
}

/** A bundle as its file holds it: JSON with a line for each section and each entry, so that two can be compared. */
export function joinSections(sections: BundleSections): Buffer {
  const lines = Object.entries(sections).map(([key, json]) =>
    Buffer.concat([
      Buffer.from(`${JSON.stringify(key)}:`),
      Buffer.isBuffer(json) ? json : joinLines(json),
    ]),
  );
  return Buffer.concat([Buffer.from('{'), ...separate(lines), Buffer.from('\n}\n')]);
}

/** JSON as it is written to a file: of thousands of entries, bytes take less memory than text, and are joined sooner. */
function writeJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function joinLines(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return Buffer.from('[]');
  return Buffer.concat([Buffer.from('[\n'), ...separate(items), Buffer.from('\n]')]);
}

const separator = Buffer.from(',\n');

function separate(items: readonly Buffer[]): Buffer[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/**
 * The entries in the order in which the site shows them: cars as editors number them, the newest post first.
 *
 * @param drafts whether drafts are among them
 */
export function arrangeEntries(files: readonly ContentFile[], drafts: boolean): Entries {
  const of = (name: Collection) =>
    files.filter(({ source, data }) => source === name && (drafts || !isDraft(data)));
  const read = ({ data }: ContentFile, key: string) => getAt(data, [key]);
  return {
    experiences: of('experiences'),
    cars: of('cars').toSorted((a, b) => Number(read(a, 'order')) - Number(read(b, 'order'))),
    posts: of('posts').toSorted(
      (a, b) =>
        String(read(b, 'date')).localeCompare(String(read(a, 'date'))) ||
        Number(read(b, 'id')) - Number(read(a, 'id')),
    ),
  };
}

function describePictures(
  library: Singletons['pictures']['pictures'],
  pictures: ReadonlyMap<string, MadePicture>,
  language: Language,
): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(library).flatMap(([name, entry]) => {
      const picture = pictures.get(name);
      if (!picture) return [];
      const { src, avif, width, height, ...rest } = picture;
      const alt = entry.alt ? localizeText(entry.alt, language) : '';
      return [[name, { src, avif, width, height, alt, ...rest }]];
    }),
  );
}

/** The services, each with its price as a number and the words that a search finds it by. */
function completeServices({ services, categories }: Singletons, context: LocalContext): object[] {
  return services.services.map(({ keywords: own, ...service }) => {
    const priced = { services: [{ ...service, price: Number(service.price) }] };
    const local = getAt(localize(priced, modelOf('services'), context), ['services', 0]);
    const category = categories.categories.find(({ id }) => id === service.category);
    const texts = [service.title, service.description, category?.name]
      .filter((text) => text !== undefined)
      .map((text) => localizeText(text, context.language));
    return Object.assign(foldWords(texts, own, context), local);
  });
}

/** A category page whose packages all have price and duration: their own, or those of the entry they lead to. */
function completePackages(
  page: Singletons['servicePages'][number],
  details: ReadonlyMap<string, ContentFile>,
  context: LocalContext,
): unknown {
  const pricing = page.pricing.map((item) => {
    const { data } = details.get(item.url) ?? {};
    const price = getAt(data, ['price']) ?? item.price;
    const duration = getAt(data, ['duration']) ?? item.duration;
    return { ...item, price, duration };
  });
  return localize({ ...page, pricing }, modelOf('servicePages'), context);
}

/**
 * The posts, each with its author and with what it shows of related posts; what stands in one is put into the language
 * once, also where others show it.
 */
function completePosts(
  posts: readonly ContentFile[],
  { authors }: Singletons,
  context: LocalContext,
): object[] {
  const all = posts.map((file) => localizeEntry(file, 'posts', context));
  const byId = new Map(all.map((post) => [post['id'], post]));
  return all.map(({ author, relatedBlogs, ...own }) => {
    const found = authors.authors.filter(({ id }) => id === author);
    const local = localize({ authors: found }, modelOf('authors'), context);
    const wanted: readonly unknown[] = Array.isArray(relatedBlogs) ? relatedBlogs : [];
    const related = wanted.map((id) => byId.get(id)).filter((post) => post !== undefined);
    return {
      ...own,
      relatedBlogs: related.map(({ id, title, image }) => ({ id, title, image })),
      author: getAt(local, ['authors', 0, 'name']),
      authorImage: getAt(local, ['authors', 0, 'image']),
    };
  });
}

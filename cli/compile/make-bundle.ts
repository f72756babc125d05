import type * as z from 'zod';
import { type Language, languageConfig, languages, mapLanguages } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { pageKeys } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { keywords, localText, type Picture } from '../../shared/schemas/field-types.ts';
import { createQuestionsSchema } from '../../shared/schemas/questions.ts';
import { createSearchable, type Searchable } from '../../shared/search-text.ts';
import { severityOf } from '../issue.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import { getAt } from '../lib/get-at.ts';
import type { Entries } from '../model/arrange-entries.ts';
import type { ContentFile } from '../model/content-file.ts';
import { readEntryAddress } from '../model/content-index.ts';
import {
  createSiteVariables,
  type LocalContext,
  localize,
  localizeText,
} from '../model/localize.ts';
import { listFallbackLabels } from '../model/localize-labels.ts';
import { type Collection, entryCollections, models, type Singletons } from '../model/sources.ts';
import type { BundleSections } from './check-bundle.ts';
import { listMoments } from './list-moments.ts';
import type { MadePicture } from './write-pictures.ts';

/** The input of bundles: validated content without errors. */
interface BundleSources {
  /** May include finished drafts, which get a mark. */
  entries: Entries;
  singletons: Singletons;
  /** The pictures of the whole library, without their alternative texts. */
  pictures: ReadonlyMap<string, MadePicture>;
}

/** The sections whose entries depend on their own files and the facts of the site alone. */
export const keptSections = ['experiences', 'cars'] as const;

/** The entries of each language as JSON, by the hashes of their files. */
export interface EntryLines {
  /** The hash of the facts of the site that their texts name. */
  facts: string;
  lines: Readonly<Record<Language, Map<string, Buffer>>>;
}

/**
 * Creates a function that makes the bundle sections of each language. It keeps the entries that did not change.
 *
 * @param before the entries of the last build; omit if there are none
 * @param checkAhead is told every entry that is made, and its JSON
 */
export function createBundleMaker(
  before?: EntryLines,
  checkAhead?: (name: Collection, entry: unknown, line: Buffer) => void,
) {
  let known = before;
  let factsOf: LocalContext['factsOf'] | undefined;
  const createLines = () => mapLanguages(() => new Map<string, Buffer>());
  const makeLine: WriteEntry = (file, name, context) => {
    const entry = localizeEntry(file, name, context);
    const line = writeJson(entry);
    checkAhead?.(name, entry, line);
    return line;
  };
  return {
    /**
     * Makes the entries of files that were just read, while other threads read the next ones. Nothing is made before the
     * facts of the site are known, which the entries contain.
     *
     * @param siteFacts if `site.yaml` is one of the files
     */
    makeAhead(files: readonly ContentFile[], siteFacts?: LocalContext['factsOf']) {
      if (siteFacts) {
        factsOf = siteFacts;
        const facts = hashFacts(factsOf);
        if (known?.facts !== facts) known = { facts, lines: createLines() };
      }
      if (!factsOf || !known) return;
      for (const file of files) {
        const name = keptSections.find((section) => section === file.source);
        if (!name || file.issues.some((issue) => severityOf(issue) === 'error')) continue;
        for (const language of languages) {
          if (known.lines[language].has(file.hash)) continue;
          const line = makeLine(file, name, { language, factsOf });
          known.lines[language].set(file.hash, line);
        }
      }
    },
    makeBundles(content: BundleSources) {
      const siteFacts = createSiteVariables(content.singletons.site);
      const facts = hashFacts(siteFacts);
      const usable = known?.facts === facts ? known.lines : undefined;
      const lines = createLines();
      const bundles = mapLanguages((language) =>
        writeBundle(content, { language, factsOf: siteFacts }, (file, name, context) => {
          const same = usable?.[language].get(file.hash);
          const line = same ?? makeLine(file, name, context);
          lines[language].set(file.hash, line);
          return line;
        }),
      );
      known = { facts, lines };
      return { bundles, facts };
    },
  };
}

function hashFacts(factsOf: LocalContext['factsOf']): string {
  return hashBytes(JSON.stringify(languages.map(factsOf)));
}

const questions = createQuestionsSchema({ text: localText }).optional();

/** A localized entry without the field `draft`. The title of a draft gets a mark instead. */
function localizeEntry(
  { data }: ContentFile,
  name: Collection,
  context: LocalContext,
): Record<string, unknown> {
  const local = localize(data, models[name], context);
  const { draft, ...entry } = completeSearch(local, context);
  const title = localText.parse(entry['title']);
  return draft === true ? { ...entry, title: markDraft(title, context.language) } : entry;
}

/** A localized entry or page. It has search data instead of keywords, and so does each of its questions. */
function completeSearch(local: unknown, context: LocalContext): Record<string, unknown> {
  const all: Record<string, unknown> = typeof local === 'object' ? { ...local } : {};
  const { keywords: own, ...fields } = all;
  const faq = questions.parse(fields['faq'])?.map(({ q, a, keywords: asked }) => {
    return { q, a, ...foldWords([q], asked, context, [a]) };
  });
  const words = foldWords([localText.parse(fields['title'])], keywords.parse(own), context);
  return { ...fields, ...(faq && { faq }), ...words };
}

/**
 * The search data of an entry or question.
 *
 * @param texts by which visitors know it; a part of a word is enough for a match
 * @param own its keywords, in each language
 * @param longer its longer texts, whose words are matched from their beginnings, as keywords are: a part
 *   of one of so many words matches almost anything
 */
function foldWords(
  texts: readonly LocalText[],
  own: z.output<typeof keywords>,
  { language }: LocalContext,
  longer: readonly LocalText[] = [],
): Searchable {
  const words = [...(own?.[language] ?? []), ...longer.map(toPlainText)];
  return createSearchable(texts.map(toPlainText), words);
}

function markDraft(title: LocalText, language: Language): LocalText {
  if (typeof title === 'string') return `[${languageConfig[language].draft}] ${title}`;
  return { ...title, text: `[${languageConfig[title.lang].draft}] ${title.text}` };
}

type WriteEntry = (file: ContentFile, name: Collection, context: LocalContext) => Buffer;

/** The sections of a bundle, in the order of its schema. */
function writeBundle(
  { singletons, pictures, entries }: BundleSources,
  context: LocalContext,
  writeEntry: WriteEntry,
): BundleSections {
  const local = (name: keyof Singletons, value: unknown = singletons[name]) =>
    localize(value, models[name], context);
  const { experiences, cars, posts } = entries;
  const addressOf = ({ data }: ContentFile) => paths.detail(String(getAt(data, ['slug'])));
  const details = new Map([...experiences, ...cars].map((file) => [addressOf(file), file]));
  const { home, ...pages } = Object.fromEntries(pageKeys.map((key) => [key, local(`${key}Page`)]));
  return {
    language: writeJson(context.language),
    pictures: writeJson(describePictures(singletons.pictures.pictures, pictures, context)),
    site: writeJson(local('site')),
    navigation: writeJson(local('navigation')),
    categories: writeJson(getAt(local('categories'), ['categories'])),
    services: writeJson(completeServices(singletons, context)),
    home: writeJson(home),
    categoryPages: singletons.categoryPages.map((page) =>
      writeJson(completePackages(page, details, context)),
    ),
    experiences: experiences.map((file) => writeEntry(file, 'experiences', context)),
    cars: cars.map((file) => writeEntry(file, 'cars', context)),
    posts: completePosts(posts, singletons, context).map(writeJson),
    pages: writeJson({ ...pages, contact: completeSearch(pages['contact'], context) }),
    notices: writeJson(local('notices')),
    messages: writeJson(local('messages')),
    moments: writeJson(
      listMoments(singletons.notices, singletons.site.hours.special, listPublished(entries)),
    ),
    fallbackLabels: writeJson(listFallbackLabels(singletons.labels, context.language)),
  };
}

/** The entries that visitors see from some moment on. */
function listPublished(entries: Entries): { address: string; publish: string }[] {
  return entryCollections.flatMap((name) =>
    entries[name].flatMap((file) => {
      const publish = getAt(file.data, ['publish']);
      if (typeof publish !== 'string') return [];
      const address = readEntryAddress(file);
      return address === undefined ? [] : [{ address, publish }];
    }),
  );
}

/** The parts of a bundle: JSON with a line for each section and each entry, so that two bundles can be compared. */
export function listBundleParts(sections: BundleSections): Buffer[] {
  const lines = Object.entries(sections).map(([key, json]) => [
    Buffer.from(`${JSON.stringify(key)}:`),
    ...(Buffer.isBuffer(json) ? [json] : listLines(json)),
  ]);
  return [Buffer.from('{'), ...separate(lines), Buffer.from('\n}\n')];
}

/** Encodes JSON as bytes: for thousands of entries, they take less memory than strings. */
function writeJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/**
 * The entries of a section in a bundle of `listBundleParts`.
 *
 * @param hashes those of their files, in order
 */
export function splitEntries(
  bundle: Buffer,
  section: Collection,
  hashes: readonly string[],
): [hash: string, line: Buffer][] {
  const head = `\n${JSON.stringify(section)}:[\n`;
  // JSON has no line break within a text, so that this is no part of one.
  let start = bundle.indexOf(head) + head.length;
  return hashes.map((hash, index) => {
    const end = bundle.indexOf('\n', start);
    const line = bundle.subarray(start, index === hashes.length - 1 ? end : end - 1);
    start = end + 1;
    return [hash, line];
  });
}

function listLines(items: readonly Buffer[]): Buffer[] {
  if (items.length === 0) return [Buffer.from('[]')];
  return [Buffer.from('[\n'), ...separate(items.map((item) => [item])), Buffer.from('\n]')];
}

const separator = Buffer.from(',\n');

/** The parts of all items, with a separator between two items. */
function separate(items: readonly (readonly Buffer[])[]): Buffer[] {
  return items.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));
}

function describePictures(
  listed: Singletons['pictures']['pictures'],
  pictures: ReadonlyMap<string, MadePicture>,
  { language, factsOf }: LocalContext,
): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(listed).flatMap(([name, entry]) => {
      const picture = pictures.get(name);
      if (!picture) return [];
      const { src, avif, width, height, ...rest } = picture;
      const alt = entry.alt ? localizeText(entry.alt, language, factsOf) : '';
      return [[name, { src, avif, width, height, alt, ...rest }]];
    }),
  );
}

/** The services, each with its price as a number and its search data. */
function completeServices({ services, categories }: Singletons, context: LocalContext): object[] {
  return services.services.map(({ keywords: own, ...service }) => {
    const priced = { services: [{ ...service, price: Number(service.price) }] };
    const local = getAt(localize(priced, models.services, context), ['services', 0]);
    const category = categories.categories.find(({ id }) => id === service.category);
    const texts = [service.title, service.description, category?.name]
      .filter((text) => text !== undefined)
      .map((text) => localizeText(text, context.language, context.factsOf));
    return Object.assign(foldWords(texts, own, context), local);
  });
}

/** A category page whose packages all have price and duration: those of the entry they lead to, else their own. */
function completePackages(
  page: Singletons['categoryPages'][number],
  details: ReadonlyMap<string, ContentFile>,
  context: LocalContext,
): unknown {
  const pricing = page.pricing.map((item) => {
    const { data } = details.get(item.url) ?? {};
    const price = getAt(data, ['price']) ?? item.price;
    const duration = getAt(data, ['duration']) ?? item.duration;
    return { ...item, price, duration };
  });
  return localize({ ...page, pricing }, models.categoryPages, context);
}

/**
 * The posts, each with its author and the fields that it shows of related posts. Each post is localized once, even if
 * other posts show it.
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
    const local = localize({ authors: found }, models.authors, context);
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

import { collections, pages } from '../../shared/pages.ts';
import { readField } from '../content/content-index.ts';
import type { FieldModel } from '../content/field-model.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** A file of the content as people speak of it: an experience, a car, a page, the labels. */
export interface ContentEntry {
  file: SourceFile;
  model: FieldModel;
  /** The folder it lies in, such as `cars`; `files` for one in none. */
  kind: string;
  /** What tells it from others of its kind: the slug, the number of a post, the name of the file. */
  name: string;
  /** Its Turkish title; its name where it has none. */
  title: string;
  /** Where visitors find it, such as `/detay/g63`; absent for what is on many pages. */
  address?: string;
}

/** Names an entry by what stands in its file, which need not be valid. */
export function describeEntry(file: SourceFile, model: FieldModel): ContentEntry {
  const [stem, folder] = file.path
    .replace(/\.ya?ml$/, '')
    .split('/')
    .toReversed();
  const kind = folder ?? 'files';
  const name = findName(file.data, kind) ?? stem ?? file.path;
  const address = findAddress(file.path, kind, name);
  return {
    file,
    model,
    kind,
    name,
    title: findTitle(file.data) ?? name,
    ...(address !== undefined && { address }),
  };
}

function findName(data: unknown, kind: string): string | undefined {
  const collection = findCollection(kind);
  const name = collection && readField(data, collection.key);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

function findTitle(data: unknown): string | undefined {
  const title = readField(data, 'title');
  const words = typeof title === 'string' ? title : readField(title, 'tr');
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined;
}

function findAddress(path: string, kind: string, name: string): string | undefined {
  const collection = findCollection(kind);
  if (collection) return collection.prefix + name;
  return Object.values(pages).find(({ file }) => file === path)?.path;
}

function findCollection(folder: string) {
  return Object.values(collections).find((collection) => collection.folder === folder);
}

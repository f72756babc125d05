import { defaultLanguage } from '../../shared/languages.ts';
import { collections, pages } from '../../shared/pages.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { isDraft } from '../model/is-draft.ts';
import { fillVariables, type LocalContext } from '../model/localize.ts';
import { findPublishing } from '../model/read-publish.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** A content file as users refer to it: an experience, a car, a page, the labels. */
export interface ContentEntry {
  file: SourceFile;
  model: FieldModel;
  /** Its folder, such as `cars`; `files` if it is in none. */
  kind: string;
  /** Its identifier among others of its kind: the slug, the number of a post, the name of the file. */
  name: string;
  /** Its Turkish title; its name if it has no title. */
  title: string;
  /** Path of its page, such as `/detay/g63`; `undefined` for content that is on many pages. */
  address: string | undefined;
  /** Whether visitors do not see it before its editors say so. */
  isDraft: boolean;
  /** The day or minute from which visitors see it, if that lies ahead. */
  publish: string | undefined;
}

/** Describes an entry from the contents of its file, which need not be valid. */
export function describeEntry(
  file: SourceFile,
  model: FieldModel,
  factsOf: LocalContext['factsOf'],
): ContentEntry {
  const [stem = file.path, kind = 'files'] = dropEnding(file.path).split('/').toReversed();
  const collection = Object.values(collections).find(({ folder }) => folder === kind);
  const key = collection && getAt(file.data, [collection.key]);
  const name = typeof key === 'string' || typeof key === 'number' ? String(key) : stem;
  return {
    file,
    model,
    kind,
    name,
    title: fillVariables(findTitle(file.data) ?? name, defaultLanguage, factsOf),
    address: collection
      ? collection.prefix + name
      : Object.values(pages).find((page) => page.file === file.path)?.path,
    isDraft: isDraft(file),
    publish: findPublishing(file, Date.now()),
  };
}

function findTitle(data: unknown): string | undefined {
  const title = getAt(data, ['title']);
  const messages = typeof title === 'string' ? title : getAt(title, ['tr']);
  return typeof messages === 'string' && messages.trim() !== '' ? messages.trim() : undefined;
}

/** A path without the ending of YAML. */
export function dropEnding(path: string): string {
  return path.replace(/\.ya?ml$/, '');
}

import { analyzeFile } from '../content/analyze-file.ts';
import { type Content, isAside } from '../content/read-content.ts';
import { getAt } from '../lib/get-at.ts';
import {
  addressesFile,
  type ContentFile,
  imageFolder,
  isContentFile,
} from '../model/content-file.ts';
import { glossaryFile } from '../model/glossary.ts';
import { parseSource } from '../model/parse-source.ts';
import { findSource } from '../model/sources.ts';
import type { Revision } from './read-revision.ts';

/** The lists that the tool keeps beside the content. */
const lists = [glossaryFile, 'translations.lock', addressesFile];

/** One of the two states of the content that are compared. */
export type Side = 'before' | 'after';

/** A state of the content. */
export interface ContentState {
  side: Side;
  /** The files whose data is sure. */
  files: readonly ContentFile[];
  /** Names of the bytes of picture files, by their path below the content folder. */
  blobs: ReadonlyMap<string, string>;
}

/** Both states of the content, and the files that are in neither since one side cannot be read. */
export interface LoadedStates extends Record<Side, ContentState> {
  unread: readonly { path: string; side: Side }[];
  /** The content files that are not stored as they were, byte by byte. */
  rewritten: readonly string[];
  /** The lists that the tool keeps beside the content, and that are not stored as they were. */
  lists: readonly string[];
}

/**
 * Reads the former state of the content from git, and puts it beside the present one. A file that is stored as it was is
 * the same object in both states.
 */
export async function loadStates(content: Content, revision: Revision): Promise<LoadedStates> {
  const present = new Map(content.files.map((file) => [file.path, file]));
  const others = [...content.others].flatMap(([path, kind]) => (kind === 'file' ? [path] : []));
  const hashes = await revision.hashFiles([...present.keys(), ...others, ...lists]);
  const isSame = (path: string) => {
    const stored = revision.blobs.get(path);
    return stored !== undefined && stored === hashes.get(path);
  };
  const paths = [...revision.blobs.keys()].filter((path) => isContentFile(path) && !isAside(path));
  const bytes = await revision.read(paths.filter((path) => !isSame(path)));
  const former = paths.map((path): ContentFile => {
    const same = isSame(path) ? present.get(path) : undefined;
    // A blob that the repository lacks, as in a partial clone, is a file that cannot be read.
    return same ?? analyzeFile(path, bytes.get(path) ?? { code: 'ENOENT', errno: -2 });
  });
  const listUnread = (side: Side, files: readonly ContentFile[], read: (path: string) => string) =>
    files
      .filter((file) => !isSame(file.path) && !isSure(file, read))
      .map(({ path }) => ({ path, side }));
  const unread = [
    ...listUnread('before', former, (path) => new TextDecoder().decode(bytes.get(path))),
    ...listUnread('after', content.files, (path) => content.readText(path) ?? ''),
  ];
  const isLeftOut = createLeftOutCheck(unread, [...former, ...content.files]);
  const createState = (
    side: Side,
    files: readonly ContentFile[],
    blobs: ContentState['blobs'],
  ): ContentState => ({
    side,
    files: files.filter((file) => !isLeftOut(file)),
    blobs: new Map([...blobs].filter(([path]) => path.startsWith(`${imageFolder}/`))),
  });
  return {
    before: createState('before', former, revision.blobs),
    after: createState('after', content.files, hashes),
    unread,
    rewritten: content.files.flatMap(({ path }) =>
      revision.blobs.has(path) && !isSame(path) && !lists.includes(path) ? [path] : [],
    ),
    lists: lists.filter((path) => revision.blobs.get(path) !== hashes.get(path)),
  };
}

/** Whether the data of a file is what its editor wrote. After a mistake of syntax, a part of it is guessed. */
function isSure(
  { path, data, identifierHints }: ContentFile,
  read: (path: string) => string,
): boolean {
  if (data === undefined) return false;
  if (findSource(path) === undefined || identifierHints === undefined) return true;
  return parseSource(path, read(path)).file?.isCertain === true;
}

/** The files of entries that are unread on one side, under whatever name they are on the other. */
function createLeftOutCheck(
  unread: LoadedStates['unread'],
  files: readonly ContentFile[],
): (file: ContentFile) => boolean {
  const paths = new Set(unread.map(({ path }) => path));
  const names = new Set(files.filter(({ path }) => paths.has(path)).flatMap(listNames));
  return (file) => paths.has(file.path) || listNames(file).some((name) => names.has(name));
}

/** The slug or number of an entry with its folder; also of a file that cannot be parsed. */
function listNames({ path, data, identifierHints }: ContentFile): string[] {
  const [folder, name] = path.split('/');
  if (name === undefined) return [];
  const source: unknown = typeof data === 'object' && data !== null ? data : identifierHints;
  return ['slug', 'id', 'name'].flatMap((key) => {
    const value = getAt(source, [key]);
    const isName = typeof value === 'string' || typeof value === 'number';
    return isName ? [`${folder}/${key}/${value}`] : [];
  });
}

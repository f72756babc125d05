import { analyzeFile } from '../content/analyze-file.ts';
import { type Content, isAside } from '../content/read-content.ts';
import { type ContentFile, imageFolder, isContentFile } from '../model/content-file.ts';
import { parseSource } from '../model/parse-source.ts';
import { findSource } from '../model/sources.ts';
import type { ContentState, Side } from './change.ts';
import type { Revision } from './read-revision.ts';

/** A file whose contents are unknown on one side, so that nothing can be said about it. */
export interface UnreadFile {
  path: string;
  side: Side;
}

/** Both states of the content, and the files that are in neither since one side cannot be read. */
export interface LoadedStates {
  before: ContentState;
  after: ContentState;
  unread: readonly UnreadFile[];
  /** The content files that are not stored as they were, byte by byte. */
  rewritten: readonly string[];
  /** The text of a file that is no content of the site, such as a list of the tool. */
  readTexts(path: string): Promise<{ before: string; after: string }>;
}

/** The files that the tool keeps beside the content, below the content folder. */
export const toolFiles = ['glossary.yaml', 'translations.lock', 'addresses.lock'];

/**
 * Reads the former state of the content from git, and puts it beside the present one. Both sides are parsed alike; a
 * file that is stored as it was is parsed once.
 */
export async function loadStates(content: Content, revision: Revision): Promise<LoadedStates> {
  const present = new Map(content.files.map((file) => [file.path, file]));
  const others = [...content.others].flatMap(([path, kind]) => (kind === 'file' ? [path] : []));
  const hashes = await revision.hashFiles([...present.keys(), ...others, ...toolFiles]);
  const isSame = (path: string) => {
    const blob = revision.blobs.get(path);
    return blob !== undefined && blob === hashes.get(path);
  };
  const paths = [...revision.blobs.keys()].filter((path) => isContentFile(path) && !isAside(path));
  const bytes = await revision.read(paths.filter((path) => !isSame(path)));
  const former = paths.map((path): ContentFile => {
    const same = isSame(path) ? present.get(path) : undefined;
    // A blob that the repository lacks, as in a partial clone, is a file that cannot be read.
    return same ?? analyzeFile(path, bytes.get(path) ?? { code: 'ENOENT', errno: -2 });
  });
  const texts = (path: string) => decode(bytes.get(path));
  const unread: UnreadFile[] = [
    ...former
      .filter((file) => !isSame(file.path) && !isSure(file, texts(file.path)))
      .map(({ path }): UnreadFile => ({ path, side: 'before' })),
    ...content.files
      .filter((file) => !isSame(file.path) && !isSure(file, content.readText(file.path) ?? ''))
      .map(({ path }): UnreadFile => ({ path, side: 'after' })),
  ];
  const isLeftOut = createLeftOutCheck(unread, [...former, ...content.files]);
  return {
    before: {
      side: 'before',
      files: former.filter((file) => !isLeftOut(file)),
      blobs: pickImages(revision.blobs),
    },
    after: {
      side: 'after',
      files: content.files.filter((file) => !isLeftOut(file)),
      blobs: pickImages(hashes),
    },
    unread,
    rewritten: content.files.flatMap(({ path }) =>
      revision.blobs.has(path) && !isSame(path) ? [path] : [],
    ),
    async readTexts(path) {
      const stored = await revision.read([path]);
      return { before: decode(stored.get(path)), after: content.readText(path) ?? '' };
    },
  };
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

/** Whether the data of a file is what its editor wrote. After a mistake of syntax, a part of it is guessed. */
function isSure({ path, data }: ContentFile, text: string): boolean {
  if (data === undefined) return false;
  return findSource(path) === undefined || parseSource(path, text).file?.isCertain === true;
}

/** The files of entries that are unread on one side, under whatever name they are on the other. */
function createLeftOutCheck(unread: readonly UnreadFile[], files: readonly ContentFile[]) {
  const paths = new Set(unread.map(({ path }) => path));
  const names = new Set(files.filter(({ path }) => paths.has(path)).flatMap(listNames));
  return (file: ContentFile) =>
    paths.has(file.path) || listNames(file).some((name) => names.has(name));
}

/** The slug or number of an entry with its folder; also of a file that cannot be parsed. */
function listNames({ path, data, identifierHints }: ContentFile): string[] {
  const [folder, name] = path.split('/');
  if (name === undefined) return [];
  const hints: object = identifierHints ?? {};
  const source = typeof data === 'object' && data !== null ? data : hints;
  return ['slug', 'id', 'name'].flatMap((key) => {
    const value: unknown = Reflect.get(source, key);
    const isName = typeof value === 'string' || typeof value === 'number';
    return isName ? [`${folder}/${key}/${value}`] : [];
  });
}

function pickImages(blobs: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...blobs].filter(([path]) => path.startsWith(`${imageFolder}/`)));
}

import { analyzeFile } from '../content/analyze-file.ts';
import { type Content, isAside } from '../content/read-content.ts';
import { type ContentFile, isContentFile } from '../model/content-file.ts';
import { parseSource } from '../model/parse-source.ts';
import type { Revision } from './read-revision.ts';

/** One of the two states of the content that are compared. */
export type Side = 'before' | 'after';

/** A state of the content. */
export interface ContentState {
  files: readonly ContentFile[];
  /** Names of the bytes of all files, by their path below the content folder. */
  blobs: ReadonlyMap<string, string>;
}

/** Both states of the content, and what is known beside them. */
export type LoadedStates = ReturnType<typeof loadStates>;

/**
 * Reads the former state of the content from git, and puts it beside the present one. A file that is stored as it was is
 * the same object in both.
 */
export function loadStates(content: Content, revision: Revision) {
  const { blobs } = revision;
  const present = new Map(content.files.map((file) => [file.path, file]));
  const others = [...content.others].flatMap(([path, kind]) => (kind === 'file' ? [path] : []));
  const hashes = revision.hashFiles([...present.keys(), ...others]);
  const isSame = (path: string) => blobs.get(path) === hashes.get(path);
  const paths = [...blobs.keys()].filter((path) => isContentFile(path) && !isAside(path));
  const bytes = revision.read(paths.filter((path) => !isSame(path)));
  const former = paths.map((path): ContentFile => {
    const same = isSame(path) ? present.get(path) : undefined;
    // A blob that the repository lacks, as in a partial clone, is a file that cannot be read.
    return same ?? analyzeFile(path, bytes.get(path) ?? { code: 'ENOENT', errno: -2 });
  });
  const listUnread = (side: Side, files: readonly ContentFile[], read: (path: string) => string) =>
    files
      .filter((file) => !isSame(file.path) && !isSure(file, read))
      .map((file) => [file, side] as const);
  return {
    before: { files: former, blobs },
    after: { files: content.files, blobs: hashes },
    /** The files whose data is not sure, so that nothing can be said about them. */
    unread: new Map([
      ...listUnread('before', former, (path) => new TextDecoder().decode(bytes.get(path))),
      ...listUnread('after', content.files, (path) => content.readText(path) ?? ''),
    ]),
  };
}

/** Whether the data of a file is what its editor wrote. After a mistake of syntax, a part of it is guessed. */
function isSure({ path, data, identifierHints }: ContentFile, read: (path: string) => string) {
  if (data === undefined || identifierHints === undefined) return data !== undefined;
  return parseSource(path, read(path)).file?.isCertain === true;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listContentFiles } from '../content/list-content-files.ts';
import { type CompileCache, readCompileCache, writeCompileCache } from './compile-cache.ts';
import { createFileMemory, type SeenFile } from './file-memory.ts';
import { isSameStamp, readStamp } from './stamp.ts';

/** What the process before left behind, and whether all of it is still true. */
export interface OpenedCache {
  cache: CompileCache;
  /** Whether no file has changed: then there is nothing to do. */
  isFresh: boolean;
}

/** Where this many files had to be read to be sure of them, their new stamps are worth a new cache. */
const manyFiles = 100;

/**
 * Finds out, without parsing anything, whether there is something to compile.
 *
 * @param imageFolder below the content folder
 * @param pictureFolder where the files of pictures are written
 * @returns nothing where there is no cache, or a file that it vouches for was touched by others
 * @throws {ContentFolderError} where the content folder cannot be read
 */
export async function openCache(
  { content, out }: { content: string; out: string },
  imageFolder: string,
  pictureFolder: string,
): Promise<OpenedCache | undefined> {
  const folder = join(out, 'content');
  const cache = readCompileCache(folder);
  if (!cache?.outputs.every(([path, stamp]) => isSameStamp(readStamp(join(out, path)), stamp)))
    return undefined;
  const paths = await listContentFiles(content);
  const names = new Set(await readdir(pictureFolder).catch(() => []));
  const files = lookAgain(content, cache.content);
  const images = lookAgain(imageFolder, cache.images);
  const isFresh =
    paths.length === cache.content.length &&
    paths.every((path) => files.seen.has(path)) &&
    files.areSame &&
    images.areSame &&
    cache.pictures.every(([, { fileNames }]) => fileNames.every((name) => names.has(name)));
  if (isFresh && files.read + images.read > manyFiles) {
    writeCompileCache(folder, { ...cache, content: [...files.seen], images: [...images.seen] });
  }
  return { cache, isFresh };
}

function lookAgain(folder: string, before: CompileCache['content']) {
  const memory = createFileMemory(folder, before);
  let read = 0;
  const isSame = ([path, { hash }]: readonly [string, SeenFile]) => {
    const look = memory.look(path);
    if (look?.isRead) read += 1;
    return look?.hash === hash;
  };
  return { areSame: before.every(isSame), seen: memory.seen, read };
}

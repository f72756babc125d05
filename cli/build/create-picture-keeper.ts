import { join } from 'node:path';
import { imageFolder } from '../content/describe-picture-problem.ts';
import { findFullBleed } from './find-full-bleed.ts';
import { prunePictures } from './prune-pictures.ts';
import {
  encodePictures,
  type KnownPicture,
  type PictureOptions,
  type PictureRun,
  type PlannedPictures,
  planPictures,
} from './write-pictures.ts';
import type { CompileCache } from './compile-cache.ts';
import type { Parts } from './create-globals.ts';
import { createFileMemory, type SeenFile } from './file-memory.ts';

/** Makes pictures, and remembers which it made, so that their files are not read again. */
export interface PictureKeeper {
  /** Whether a file was good in the last run and has not changed since. */
  isKnown(file: string): boolean;
  /** Describes the pictures whose files are there, without making any. */
  plan(parts: Parts): Promise<PlannedPictures>;
  /** Makes those that are missing. */
  make(planned: PlannedPictures, parts: Parts): Promise<PictureRun>;
  /** Remembers the pictures of a build that was written, and removes the files of others. */
  keep(run: PictureRun): Promise<void>;
  seen: ReadonlyMap<string, SeenFile>;
  known(): ReadonlyMap<string, KnownPicture>;
}

/** Where the files of pictures are written below the folder to write to. */
function pictureFolder(out: string): string {
  return join(out, 'public/pictures');
}

export function createPictureKeeper(
  content: string,
  out: string,
  cache: Pick<CompileCache, 'images' | 'pictures'> | undefined,
  onProgress: PictureOptions['onProgress'] = () => {},
): PictureKeeper {
  const images = createFileMemory(join(content, imageFolder), cache?.images);
  let known: ReadonlyMap<string, KnownPicture> = new Map(cache?.pictures);
  let good = listGood(known);
  const hashOf = (file: string) => images.look(file)?.hash ?? 'missing';
  const describe = (parts: Parts): PictureOptions => ({
    imageFolder: join(content, imageFolder),
    outFolder: pictureFolder(out),
    publicPath: '/pictures',
    fullBleed: findFullBleed({ values: parts }),
    hashOf,
    known,
    onProgress,
  });
  return {
    isKnown: (file) => good.get(file) === hashOf(file),
    plan: (parts) => planPictures(parts.pictures.pictures, describe(parts)),
    make: (planned, parts) => encodePictures(planned, describe(parts)),
    async keep(run) {
      known = run.known;
      good = listGood(known);
      await prunePictures(pictureFolder(out), run.files);
    },
    seen: images.seen,
    known: () => known,
  };
}

/** The hashes of the picture files that were made into pictures, by their names. */
function listGood(known: ReadonlyMap<string, KnownPicture>): Map<string, string> {
  return new Map([...known.values()].map(({ file, hash }) => [file, hash]));
}

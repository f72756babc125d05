import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { SourcePicture } from '../../shared/schemas/library.ts';
import {
  describeRemotePicture,
  describeStoredPicture,
  type PictureFiles,
} from './describe-picture.ts';
import { encodePicture, findMissingFiles } from './encode-picture.ts';
import { UnreadablePictureError } from './open-picture.ts';
import { listFileNames, type PicturePlan, planPicture } from './plan-picture.ts';
import { processInParallel } from './process-in-parallel.ts';

export interface PictureRun {
  pictures: Map<string, PictureFiles>;
  /** Names of the files in the output folder that these pictures are made of. */
  files: Set<string>;
  encoded: number;
  /** Names of pictures whose file is there but cannot be decoded. */
  unreadable: string[];
}

export interface PictureOptions {
  imageFolder: string;
  outFolder: string;
  /** The address under which `outFolder` is served, such as `/pictures`. */
  publicPath: string;
  /** Names of the pictures that fill the screen from edge to edge, see `findFullBleed`. */
  fullBleed: ReadonlySet<string>;
  /** Called before the first and after each picture that is made; not where all are there already. */
  onProgress?: (done: number, total: number, name?: string) => void;
}

type StoredPicture = Extract<SourcePicture, { file: string }>;

/**
 * Encodes the pictures of the library in modern formats at several widths. A file’s name holds the hash of
 * its source and of the recipe, so what is already there is neither decoded nor made again.
 */
export async function writePictures(
  library: Record<string, SourcePicture>,
  options: PictureOptions,
): Promise<PictureRun> {
  const run: PictureRun = { pictures: new Map(), files: new Set(), encoded: 0, unreadable: [] };
  const waiting: { name: string; entry: StoredPicture; pixels: number }[] = [];

  const finish = async (name: string, entry: StoredPicture, plan: PicturePlan) => {
    run.pictures.set(name, await describeStoredPicture(plan, entry, options));
    for (const fileName of listFileNames(plan)) run.files.add(fileName);
  };
  const skipUnreadable = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      run.unreadable.push(name);
    }
  };

  await processInParallel(Object.entries(library), async ([name, entry]) => {
    if ('url' in entry) {
      run.pictures.set(name, describeRemotePicture(entry));
      return;
    }
    await skipUnreadable(name, async () => {
      const { plan } = await readPicture(name, entry, options);
      const missing = await findMissingFiles(plan, options.outFolder);
      if (missing.length === 0) await finish(name, entry, plan);
      else waiting.push({ name, entry, pixels: countPixels(plan) });
    });
  });
  if (waiting.length === 0) return run;

  // One thread per file: the bytes of an AVIF depend on the number of threads, and more of them gain little.
  sharp.concurrency(1);
  const workersPerPicture = Math.ceil(availableParallelism() / waiting.length);
  options.onProgress?.(0, waiting.length);
  let done = 0;
  const largestFirst = waiting.toSorted((a, b) => b.pixels - a.pixels);
  await processInParallel(largestFirst, async ({ name, entry }) => {
    await skipUnreadable(name, async () => {
      // Read anew rather than kept, so that memory holds one picture per core, and its name fits its bytes.
      const { source, plan } = await readPicture(name, entry, options);
      const encoded = await encodePicture(source, plan, options.outFolder, workersPerPicture);
      run.encoded += encoded;
      await finish(name, entry, plan);
    });
    done += 1;
    options.onProgress?.(done, waiting.length, name);
  });
  return run;
}

/** The alternative text of a picture for a language’s bundle. */
export function localizeAlt(
  entry: SourcePicture,
  localize: (text: NonNullable<SourcePicture['alt']>) => LocalText,
): Picture['alt'] {
  return entry.alt ? localize(entry.alt) : '';
}

async function readPicture(
  name: string,
  { file, focus }: StoredPicture,
  { imageFolder, fullBleed }: PictureOptions,
) {
  const source = await readFile(join(imageFolder, file));
  return {
    source,
    plan: await planPicture(name, source, { isFullBleed: fullBleed.has(name), focus }),
  };
}

/** A measure of how long encoding takes. */
function countPixels({ outputs, width, height }: PicturePlan): number {
  return outputs.reduce((sum, output) => sum + output.width ** 2 * (height / width), 0);
}

import { readdir, readFile } from 'node:fs/promises';
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
import { encodePicture } from './encode-picture.ts';
import { readOrRefuse, UnreadablePictureError } from '../content/open-picture.ts';
import { listFileNames, type PicturePlan, planPicture } from './plan-picture.ts';
import { processInParallel } from './process-in-parallel.ts';

/** What a picture was made into before, and out of what. */
export interface KnownPicture {
  /** Of everything that its files are made from. */
  key: string;
  /** The picture file and the hash of what stood in it. */
  file: string;
  hash: string;
  picture: PictureFiles;
  fileNames: readonly string[];
}

export interface PictureRun {
  pictures: Map<string, PictureFiles>;
  /** Names of the files in the output folder that these pictures are made of. */
  files: Set<string>;
  /** The pictures of ours, for the next run. */
  known: Map<string, KnownPicture>;
  encoded: number;
  /** Names of pictures whose file is there but cannot be decoded. */
  unreadable: string[];
}

/** Pictures that are described, and those whose files must be made first. */
export interface PlannedPictures extends PictureRun {
  waiting: readonly { name: string; entry: StoredPicture; pixels: number }[];
}

export interface PictureOptions {
  imageFolder: string;
  outFolder: string;
  /** The address under which `outFolder` is served, such as `/pictures`. */
  publicPath: string;
  /** Names of the pictures that fill the screen from edge to edge, see `findFullBleed`. */
  fullBleed: ReadonlySet<string>;
  /** The hash of a picture file as it is now. */
  hashOf: (file: string) => string;
  /** What is known from the run before: such pictures are not opened, unless a file of theirs is gone. */
  known: ReadonlyMap<string, KnownPicture>;
  /** Called before the first and after each picture that is made; not where all are there already. */
  onProgress?: (done: number, total: number, name?: string) => void;
}

type StoredPicture = Extract<SourcePicture, { file: string }>;

/** Describes all pictures whose files are there already, and finds those that must be made. */
export async function planPictures(
  library: Readonly<Record<string, SourcePicture>>,
  options: PictureOptions,
): Promise<PlannedPictures> {
  const run: PictureRun = {
    pictures: new Map(),
    files: new Set(),
    known: new Map(),
    encoded: 0,
    unreadable: [],
  };
  const waiting: PlannedPictures['waiting'][number][] = [];
  const present = new Set(await readdir(options.outFolder).catch(() => []));
  await processInParallel(Object.entries(library), async ([name, entry]) => {
    if ('url' in entry) {
      run.pictures.set(name, describeRemotePicture(entry));
      return;
    }
    const known = options.known.get(name);
    if (
      known?.key === describeSource(name, entry, options) &&
      known.fileNames.every((fileName) => present.has(fileName))
    ) {
      remember(run, name, known);
      return;
    }
    await skipUnreadable(run, name, async () => {
      const { plan } = await readPicture(name, entry, options);
      const isMade = listFileNames(plan).every((fileName) => present.has(fileName));
      if (isMade) await finish(run, name, entry, plan, options);
      else waiting.push({ name, entry, pixels: countPixels(plan) });
    });
  });
  return { ...run, waiting };
}

/**
 * Encodes the planned pictures in modern formats at several widths. A file’s name holds the hash of its source
 * and of the recipe, so what is already there is neither decoded nor made again.
 */
export async function encodePictures(
  { waiting, ...planned }: PlannedPictures,
  options: PictureOptions,
): Promise<PictureRun> {
  const run: PictureRun = planned;
  if (waiting.length === 0) return run;
  // One thread per file: the bytes of an AVIF depend on the number of threads, and more of them gain little.
  sharp.concurrency(1);
  const workersPerPicture = Math.ceil(availableParallelism() / waiting.length);
  options.onProgress?.(0, waiting.length);
  let done = 0;
  const largestFirst = waiting.toSorted((a, b) => b.pixels - a.pixels);
  await processInParallel(largestFirst, async ({ name, entry }) => {
    await skipUnreadable(run, name, async () => {
      // Read anew rather than kept, so that memory holds one picture per core, and its name fits its bytes.
      const { source, plan } = await readPicture(name, entry, options);
      // Added only once it is known: others add theirs in the meantime.
      const encoded = await encodePicture(source, plan, options.outFolder, workersPerPicture);
      run.encoded += encoded;
      await finish(run, name, entry, plan, options);
    });
    done += 1;
    options.onProgress?.(done, waiting.length, name);
  });
  return run;
}

async function finish(
  run: PictureRun,
  name: string,
  entry: StoredPicture,
  plan: PicturePlan,
  options: PictureOptions,
): Promise<void> {
  remember(run, name, {
    key: describeSource(name, entry, options),
    file: entry.file,
    hash: options.hashOf(entry.file),
    picture: await describeStoredPicture(plan, entry, options),
    fileNames: listFileNames(plan),
  });
}

function remember(run: PictureRun, name: string, known: KnownPicture): void {
  run.known.set(name, known);
  run.pictures.set(name, known.picture);
  for (const fileName of known.fileNames) run.files.add(fileName);
}

/** Everything that the files of a picture and its description are made from. */
function describeSource(
  name: string,
  { file, focus, focusBehindWords }: StoredPicture,
  { fullBleed, hashOf }: PictureOptions,
): string {
  return JSON.stringify([file, hashOf(file), focus, focusBehindWords, fullBleed.has(name)]);
}

async function skipUnreadable(
  run: PictureRun,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    run.unreadable.push(name);
  }
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
  const source = await readOrRefuse(() => readFile(join(imageFolder, file)));
  return {
    source,
    plan: await planPicture(name, source, { isFullBleed: fullBleed.has(name), focus }),
  };
}

/** A measure of how long encoding takes. */
function countPixels({ outputs, width, height }: PicturePlan): number {
  return outputs.reduce((sum, output) => sum + output.width ** 2 * (height / width), 0);
}

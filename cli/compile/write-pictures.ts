import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pageKeys } from '../../shared/pages.ts';
import type { Picture } from '../../shared/schemas/field-types.ts';
import type { SourcePicture } from '../../shared/schemas/pictures.ts';
import type { PictureFiles } from '../content/picture-files.ts';
import { hashBytes, listNames, readBytes } from '../lib/file-tracker.ts';
import { imageFolder } from '../model/content-file.ts';
import type { Singletons } from '../model/sources.ts';
import { SavedMeanwhileError } from '../user-error.ts';
import { type Effort, listFileNames, type PicturePlan, planPicture } from './plan-picture.ts';

/** A picture without its alternative text, which differs per language. */
export type MadePicture = Omit<Picture, 'alt'>;

/** A local picture as it was encoded before. */
export interface KnownPicture {
  /** Identifies everything that its files are made from. */
  key: string;
  picture: MadePicture;
  fileNames: readonly string[];
}

interface PictureOptions {
  files: PictureFiles;
  /** The folder that the pictures are written to. */
  outFolder: string;
  effort: Effort;
  /** Pictures of the last run. They are not opened unless one of their files is missing. */
  known: ReadonlyMap<string, KnownPicture>;
  /** Called before the first picture is encoded and after each one; not called if all files exist. */
  onProgress?: ((done: number, total: number, name?: string) => void) | undefined;
}

/** The URL path of the pictures. */
const publicPath = '/pictures';

/** The name of the picture that a URL path is of; `undefined` if it is none of the compiled ones. */
export function readPictureName(path: string): string | undefined {
  if (!path.startsWith(`${publicPath}/`)) return undefined;
  const file = path.slice(publicPath.length + 1);
  return /^(.+)-[\da-f]{10}-\d+(?:x\d+)?\.(?:avif|jpg|webp)$/.exec(file)?.[1];
}

/** A picture with missing files. */
interface WaitingPicture {
  name: string;
  entry: Extract<SourcePicture, { file: string }>;
  plan: PicturePlan;
  key: string;
  hash: string | undefined;
}

/**
 * Brings the picture files up to date: AVIF at several widths, and a JPEG. A file’s name contains the hash of its
 * source and of the effort, so existing files are neither decoded nor encoded again.
 */
export async function writePictures(singletons: Singletons, options: PictureOptions) {
  const { files, outFolder, effort, known, onProgress } = options;
  const run = {
    pictures: new Map<string, MadePicture>(),
    /** The local pictures, for the next run. */
    known: new Map<string, KnownPicture>(),
    /** Number of files that were encoded. */
    encoded: 0,
    /** Names of pictures whose file exists but cannot be decoded. */
    unreadable: [] as string[],
  };
  const fullBleed = findFullBleed(singletons);
  const present = new Set(listNames(outFolder));
  const waiting: WaitingPicture[] = [];
  const finish = (name: string, picture: KnownPicture) => {
    run.known.set(name, picture);
    run.pictures.set(name, picture.picture);
  };
  for (const [name, entry] of Object.entries(singletons.pictures.pictures)) {
    if ('url' in entry) {
      const { url, width, height } = entry;
      run.pictures.set(name, { src: url, width, height, ...pickFocus(entry) });
      continue;
    }
    const { file, focus } = entry;
    const isFullBleed = fullBleed.has(name);
    const hash = files.scan(file);
    const key = JSON.stringify([file, hash, pickFocus(entry), isFullBleed, effort]);
    const before = known.get(name);
    if (before?.key === key && before.fileNames.every((fileName) => present.has(fileName))) {
      finish(name, before);
      continue;
    }
    const source = readBytes(join(files.folder, file));
    const header = await files.readHeader(file);
    if (!source || typeof header !== 'object') {
      run.unreadable.push(name);
      continue;
    }
    refuseOther(source, hash, file);
    const plan = planPicture(name, source, header, { isFullBleed, effort, focus });
    const isMade = listFileNames(plan).every((fileName) => present.has(fileName));
    if (isMade) finish(name, describeStored(plan, entry, key, outFolder));
    else waiting.push({ name, entry, plan, key, hash });
  }
  if (waiting.length === 0) return run;

  // The encoder takes long to load, and is rarely needed.
  const { encodePicture, processInParallel, UnreadablePictureError } = await import(
    './encode-picture.ts'
  );
  const workersPerPicture = Math.ceil(availableParallelism() / waiting.length);
  const largestFirst = waiting.toSorted((a, b) => countPixels(b.plan) - countPixels(a.plan));
  let done = 0;
  onProgress?.(0, waiting.length);
  await processInParallel(largestFirst, async ({ name, entry, plan, key, hash }) => {
    try {
      // Read again rather than kept, so that memory holds one picture per core.
      const source = readFileSync(join(files.folder, entry.file));
      refuseOther(source, hash, entry.file);
      const encoded = await encodePicture(source, plan, outFolder, workersPerPicture);
      run.encoded += encoded;
      finish(name, describeStored(plan, entry, key, outFolder));
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      run.unreadable.push(name);
    }
    done += 1;
    onProgress?.(done, waiting.length, name);
  });
  return run;
}

/** A picture that was replaced since it was hashed must not be stored under the hash of the old one. */
function refuseOther(source: Uint8Array, hash: string | undefined, file: string): void {
  if (hashBytes(source) === hash) return;
  throw new SavedMeanwhileError(`${imageFolder}/${file}`);
}

/** The names of the pictures that some page shows from edge to edge, for which wider files are made. */
export function findFullBleed(parts: Singletons): Set<string> {
  const { hero, cta } = parts.homePage;
  const pages = [...pageKeys.map((key) => parts[`${key}Page` as const]), ...parts.categoryPages];
  return new Set([
    ...hero.flatMap(({ image, portrait }) => (portrait ? [image, portrait] : [image])),
    cta.image,
    ...pages.flatMap((page) => ('heroImage' in page ? page.heroImage : [])),
  ]);
}

/** Describes a local picture once all its files are written. */
function describeStored(
  plan: PicturePlan,
  entry: SourcePicture,
  key: string,
  outFolder: string,
): KnownPicture {
  const addressOf = ({ fileName }: { fileName: string }) => `${publicPath}/${fileName}`;
  const small = plan.placeholder && readFileSync(join(outFolder, plan.placeholder), 'base64');
  const picture: MadePicture = {
    src: addressOf(plan.fallback),
    avif: plan.outputs.map((output) => `${addressOf(output)} ${output.width}w`).join(', '),
    width: plan.width,
    height: plan.height,
    ...pickFocus(entry),
    share: addressOf(plan.share),
    ...(small !== undefined && { placeholder: `data:image/webp;base64,${small}` }),
  };
  return { key, picture, fileNames: listFileNames(plan) };
}

function pickFocus({ focus, focusBehindWords, turnsWithWords }: SourcePicture) {
  return {
    focalPoint: focus,
    ...(focusBehindWords && { focalPointBehindText: focusBehindWords }),
    ...(turnsWithWords && { turnsWithText: turnsWithWords }),
  };
}

/** Estimates how long encoding takes. */
function countPixels({ outputs, width, height }: PicturePlan): number {
  return outputs.reduce((sum, output) => sum + output.width ** 2 * (height / width), 0);
}

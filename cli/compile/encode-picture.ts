import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cropAbout } from '../../shared/focal-point.ts';
import { openPicture } from '../content/picture-files.ts';
import { writeFiles } from '../lib/write-files.ts';
import { background, listFileNames, type PicturePlan, placeholder, share } from './plan-picture.ts';

/** The file exists, but its picture cannot be decoded completely. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/**
 * Encodes the missing files of a picture.
 *
 * @param workers number of files to encode at once
 * @returns the number of files that were encoded
 * @throws {UnreadablePictureError} if the picture is truncated or damaged; nothing is written then
 */
export async function encodePicture(
  source: Uint8Array,
  plan: PicturePlan,
  outFolder: string,
  workers: number,
): Promise<number> {
  const missing = new Set(
    listFileNames(plan).filter((fileName) => !existsSync(join(outFolder, fileName))),
  );
  if (missing.size === 0) return 0;
  // One thread per file: the bytes of an AVIF depend on the number of threads, and more threads gain little.
  sharp.concurrency(1);
  const pixels = await decode(source, Math.max(...plan.outputs.map(({ width }) => width)));
  const write = async (fileName: string, image: Sharp) => {
    if (!missing.has(fileName)) return;
    writeFiles([{ path: join(outFolder, fileName), content: await image.toBuffer() }]);
  };
  if (plan.placeholder) {
    const { width, blur, options } = placeholder;
    await write(plan.placeholder, pixels.clone().resize({ width }).blur(blur).webp(options));
  }
  const small = pixels.clone().resize({ width: plan.fallback.width }).flatten({ background });
  await write(plan.fallback.fileName, small.jpeg(plan.jpeg));
  await write(plan.share.fileName, await makeSharePicture(pixels, plan));
  const largestFirst = plan.outputs.toSorted((a, b) => b.width - a.width);
  await processInParallel(
    largestFirst,
    ({ fileName, width }) => write(fileName, pixels.clone().resize({ width }).avif(plan.avif)),
    workers,
  );
  return missing.size;
}

/** The preview of a shared link: cropped around its focal point, and enlarged if it is smaller than the preview. */
async function makeSharePicture(
  pixels: Sharp,
  { share: { focus }, jpeg }: Pick<PicturePlan, 'share' | 'jpeg'>,
): Promise<Sharp> {
  const { width, height } = share;
  return pixels
    .clone()
    .extract(cropAbout(focus, await pixels.metadata(), share))
    .resize({ width, height, fit: 'fill' })
    .flatten({ background })
    .jpeg(jpeg);
}

/**
 * Decodes a picture once for all its files: upright, in sRGB, without metadata, and no wider than the widest of them,
 * so that a camera’s twenty megapixels are never kept in memory.
 */
async function decode(source: Uint8Array, width: number): Promise<Sharp> {
  try {
    const opened = await openPicture(source);
    const { data, info } = await opened
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: rawWidth, height, channels } = info;
    return sharp(data, { raw: { width: rawWidth, height, channels } });
  } catch (cause) {
    throw new UnreadablePictureError('The picture cannot be read.', { cause });
  }
}

/**
 * Processes a list with several workers at once, so that few items are in memory.
 *
 * @param workers defaults to one per processor core
 */
export async function processInParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  workers = availableParallelism(),
): Promise<void> {
  const queue = items.values();
  const processNext = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, processNext));
}

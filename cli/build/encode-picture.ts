import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { canRead } from '../content/can-read.ts';
import { cropAbout } from './crop-about.ts';
import { openPicture, readOrRefuse } from '../content/open-picture.ts';
import { placeholder, share } from './picture-recipe.ts';
import { listFileNames, type PicturePlan } from './plan-picture.ts';
import { processInParallel } from './process-in-parallel.ts';
import { writeIfChanged } from './write-if-changed.ts';

/**
 * Makes the files of a picture that are not there yet.
 *
 * @param workers how many files are made at once
 * @returns how many were made
 * @throws {UnreadablePictureError} where the picture is cut off or damaged; then nothing is written
 */
export async function encodePicture(
  source: Uint8Array,
  plan: PicturePlan,
  outFolder: string,
  workers: number,
): Promise<number> {
  const missing = new Set(await findMissingFiles(plan, outFolder));
  if (missing.size === 0) return 0;
  const pixels = await decode(source, Math.max(...plan.outputs.map(({ width }) => width)));
  const write = async (fileName: string, image: Sharp) => {
    if (!missing.has(fileName)) return;
    await writeIfChanged(join(outFolder, fileName), await image.toBuffer());
  };
  if (plan.placeholder) {
    const { width, blur, options } = placeholder;
    await write(plan.placeholder, pixels.clone().resize({ width }).blur(blur).webp(options));
  }
  await write(plan.share.fileName, await makeSharePicture(pixels, plan.share.focus));
  const largestFirst = plan.outputs.toSorted((a, b) => b.width - a.width);
  await processInParallel(
    largestFirst,
    ({ fileName, width, format: { extension, options } }) =>
      write(fileName, pixels.clone().resize({ width }).toFormat(extension, options)),
    workers,
  );
  return missing.size;
}

/** The picture beside a shared link: cropped about its point, and enlarged where it is lower than that. */
async function makeSharePicture(pixels: Sharp, focus: readonly [number, number]): Promise<Sharp> {
  const { background, width, height, options } = share;
  return pixels
    .clone()
    .extract(cropAbout(focus, await pixels.metadata(), share))
    .resize({ width, height, fit: 'fill' })
    .flatten({ background })
    .jpeg(options);
}

/** The files of a picture that are not in the output folder yet. */
async function findMissingFiles(plan: PicturePlan, outFolder: string): Promise<string[]> {
  const names = listFileNames(plan);
  const isThere = await Promise.all(names.map((name) => canRead(join(outFolder, name))));
  return names.filter((_name, index) => !isThere[index]);
}

/**
 * Decodes a picture once for all its files: upright, in sRGB, without metadata, and no larger than the
 * widest of them, so that a camera’s twenty megapixels are never held in memory.
 */
async function decode(source: Uint8Array, width: number): Promise<Sharp> {
  const { data, info } = await readOrRefuse(() =>
    openPicture(source)
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width: rawWidth, height, channels } = info;
  return sharp(data, { raw: { width: rawWidth, height, channels } });
}

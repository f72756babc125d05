import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { SourcePicture } from '../../shared/schemas/library.ts';
import { canRead } from './can-read.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** Widths in pixels; a picture is never enlarged. */
const widths = [480, 768, 1200, 1600, 2400];

const formats = [
  {
    extension: 'avif',
    type: 'image/avif',
    convert: (image: Sharp) => image.avif({ quality: 50, effort: 4 }),
  },
  {
    extension: 'webp',
    type: 'image/webp',
    convert: (image: Sharp) => image.webp({ quality: 74, effort: 4 }),
  },
] as const;

/** Part of every name, so that pictures are made anew when the recipe changes. */
const recipe = 'v1';

/** A picture without its alternative text, which differs per language. */
export type PictureFiles = Omit<Picture, 'alt'>;

/** A file that is there but holds no picture. */
class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

export interface PictureRun {
  pictures: Map<string, PictureFiles>;
  encoded: number;
  /** Names of pictures whose file is there but is no picture. */
  unreadable: string[];
}

export interface PictureOptions {
  imageFolder: string;
  outFolder: string;
  /** The address under which `outFolder` is served, such as `/pictures`. */
  publicPath: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Encodes the pictures of the library in modern formats at several widths. A file’s name holds the hash of
 * its source, so what is already there is not made again.
 */
export async function writePictures(
  library: Record<string, SourcePicture>,
  options: PictureOptions,
): Promise<PictureRun> {
  const entries = Object.entries(library);
  const pictures = new Map<string, PictureFiles>();
  let done = 0;
  let encoded = 0;
  const unreadable: string[] = [];
  const queue = entries.values();
  const work = async () => {
    for (const [name, entry] of queue) {
      done += 1;
      try {
        const result = 'url' in entry ? describeRemote(entry) : await encode(name, entry, options);
        pictures.set(name, result.picture);
        encoded += result.encoded;
        if (result.encoded > 0) options.onProgress?.(done, entries.length);
      } catch (error) {
        if (!(error instanceof UnreadablePictureError)) throw error;
        unreadable.push(name);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { pictures, encoded, unreadable };
}

/** The alternative text of a picture for a language’s bundle. */
export function localizeAlt(
  entry: SourcePicture,
  localize: (text: NonNullable<SourcePicture['alt']>) => LocalText,
): Picture['alt'] {
  return entry.alt ? localize(entry.alt) : '';
}

interface Encoded {
  picture: PictureFiles;
  encoded: number;
}

function describeRemote(entry: Extract<SourcePicture, { url: string }>): Encoded {
  const { url, width, height, focus } = entry;
  return { picture: { src: url, sources: [], width, height, focus }, encoded: 0 };
}

async function encode(
  name: string,
  entry: Extract<SourcePicture, { file: string }>,
  { imageFolder, outFolder, publicPath }: PictureOptions,
): Promise<Encoded> {
  const source = await readFile(join(imageFolder, entry.file));
  const hash = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 10);
  const upright = sharp(source).rotate();
  const { autoOrient: size } = await decode(() => sharp(source).metadata());
  const usable = [
    ...widths.filter((width) => width < size.width),
    Math.min(size.width, widths.at(-1) ?? size.width),
  ];
  const fileName = (width: number, extension: string) => `${name}-${hash}-${width}.${extension}`;
  let encoded = 0;
  for (const { extension, convert } of formats) {
    for (const width of usable) {
      const path = join(outFolder, fileName(width, extension));
      if (await canRead(path)) continue;
      await writeIfChanged(
        path,
        await decode(() => convert(upright.clone().resize({ width })).toBuffer()),
      );
      encoded += 1;
    }
  }
  const address = (width: number, extension: string) =>
    `${publicPath}/${fileName(width, extension)}`;
  const fallbackWidth = usable.find((width) => width >= 1200) ?? usable.at(-1) ?? size.width;
  return {
    picture: {
      src: address(fallbackWidth, 'webp'),
      sources: formats.map(({ extension, type }) => ({
        type,
        srcSet: usable.map((width) => `${address(width, extension)} ${width}w`).join(', '),
      })),
      width: size.width,
      height: size.height,
      focus: entry.focus,
    },
    encoded,
  };
}

async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new UnreadablePictureError('The file holds no picture.', { cause });
  }
}

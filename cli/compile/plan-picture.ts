import { createHash } from 'node:crypto';
import type { AvifOptions, JpegOptions } from 'sharp';
import { type FocalPoint, shareSize } from '../../shared/focal-point.ts';
import { fullBleedWidth } from '../checks/check-pictures.ts';
import type { PictureHeader } from '../model/content-file.ts';

/**
 * Widths of every picture, in pixels; a picture is never enlarged. Each width is at most 1.4 times the previous one,
 * so that no browser loads a file more than 1.5 times as wide as it needs, although `sizes` are not exact to the pixel.
 */
const widths = [480, 660, 900, 1200, 1600];

/** Further widths of pictures that fill the screen from edge to edge. */
const fullBleedWidths = [1920, fullBleedWidth];

/**
 * Settings of the encoders by effort. At 0, the AVIF files of a picture take a third of a second of one core; at 3,
 * about two seconds, for a sixth fewer bytes. All engines since 2024 can read the result. A JPEG takes half as long
 * without trellis quantization and the choice of scans, for a seventh more bytes.
 */
const efforts = {
  fast: {
    avif: { quality: 50, effort: 0 },
    jpeg: { quality: 80, mozjpeg: true, trellisQuantisation: false, optimiseScans: false },
  },
  max: { avif: { quality: 50, effort: 3 }, jpeg: { quality: 80, mozjpeg: true } },
} as const;

export type Effort = keyof typeof efforts;

/** Background of transparent pictures in formats without transparency: `--paper`. */
export const background = '#FAF7F1';

/** The single file for browsers without AVIF support. */
const fallback = { width: 1080 } as const;

/** A few pixels that are inlined in the page, blurred so that they look like light and not like squares. */
export const placeholder = {
  width: 24,
  blur: 1,
  options: { quality: 20, effort: 6 },
} as const;

/** The preview of a shared link: the size that social networks request, in the format that all of them read. */
export const share = shareSize;

/** To be increased if pictures must be encoded again although no number here has changed. */
const version = 3;

/** A file to be encoded from a picture. */
interface PictureOutput {
  fileName: string;
  width: number;
}

/** All files of one picture. Each name contains a hash of everything that the file is made from. */
export interface PicturePlan {
  width: number;
  height: number;
  outputs: PictureOutput[];
  /** Encoder settings of `outputs`. */
  avif: AvifOptions;
  /** Encoder settings of `fallback` and `share`. */
  jpeg: JpegOptions;
  /** The file for browsers without AVIF support. */
  fallback: PictureOutput;
  /** Name of the placeholder’s file; omitted if the picture has transparency. */
  placeholder?: string;
  share: {
    /** Name of the preview’s file. */
    fileName: string;
    /** The point that its crop keeps, as fractions from the top left. */
    focus: FocalPoint;
  };
}

interface PlanOptions {
  isFullBleed: boolean;
  effort: Effort;
  /** The point that must stay visible, as fractions from the top left. */
  focus: FocalPoint;
}

/** Determines the sizes of a picture and the names of its files. */
export function planPicture(
  name: string,
  source: Uint8Array,
  { width, height, hasAlpha }: Exclude<PictureHeader, string>,
  { isFullBleed, effort, focus }: PlanOptions,
): PicturePlan {
  const { avif, jpeg } = efforts[effort];
  const stem = `${name}-${hashWith({ version, avif, jpeg, fallback, background, placeholder }, source)}`;
  // The crop depends on the focal point, so it has a hash of its own, which leaves the other names unchanged.
  const shareStem = `${name}-${hashWith({ share, jpeg, background, focus }, source)}`;
  return {
    width,
    height,
    outputs: chooseWidths(width, isFullBleed).map((size) => ({
      fileName: `${stem}-${size}.avif`,
      width: size,
    })),
    avif,
    jpeg,
    fallback: { fileName: `${stem}-${fallback.width}.jpg`, width: fallback.width },
    ...(!hasAlpha && { placeholder: `${stem}-${placeholder.width}.webp` }),
    share: { fileName: `${shareStem}-${share.width}x${share.height}.jpg`, focus },
  };
}

/** Hash of a source and its recipe: a file with this hash in its name need not be encoded again. */
function hashWith(recipe: object, source: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).update(source);
  return hash.digest('hex').slice(0, 10);
}

/** The names of all files of a picture. */
export function listFileNames({ outputs, placeholder: small, ...plan }: PicturePlan): string[] {
  const jpegs = [plan.fallback.fileName, plan.share.fileName];
  return [...outputs.map(({ fileName }) => fileName), ...(small ? [small] : []), ...jpegs];
}

/** The widths below that of the master, and the widest that the master can fill without being enlarged. */
function chooseWidths(master: number, isFullBleed: boolean): number[] {
  const wanted = isFullBleed ? [...widths, ...fullBleedWidths] : widths;
  const widest = Math.min(master, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

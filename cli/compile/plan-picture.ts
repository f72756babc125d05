import { createHash } from 'node:crypto';
import { fullBleedWidth, type PictureHeader } from '../content/picture-files.ts';

/**
 * Widths in pixels that every picture is made in; a picture is never enlarged. Each is at most one and a half times
 * the one before, so that no browser needs to take a file much wider than what it shows.
 */
const widths = [480, 720, 1080, 1600];

/**
 * How hard the encoder looks for small files, which all engines since 2024 read: a picture takes a third of a second of
 * one core at 0, some two seconds at 3, which spares a sixth of the bytes.
 */
const efforts = { fast: 0, max: 3 };

export type Effort = keyof typeof efforts;

const jpeg = { quality: 80, mozjpeg: true } as const;

/** What shows through a see-through picture where its format cannot: `--paper`. */
export const background = '#FAF7F1';

/** The one file for what does not read AVIF. */
export const fallback = { width: 1080, options: jpeg } as const;

/** A few pixels that stand in the page itself, blurred so that they look like light and not like squares. */
export const placeholder = {
  width: 24,
  blur: 1,
  options: { quality: 20, effort: 6 },
} as const;

/** What stands beside a link that is shared: the size that networks ask for, in the format that all of them read. */
export const share = {
  width: 1200,
  height: 630,
  options: jpeg,
} as const;

/** Raised where pictures must be made again although no number here has changed. */
const version = 3;

/** A file to be made of a picture. */
interface PictureOutput {
  fileName: string;
  width: number;
}

/** Everything that is made of one picture; its files are named after what they are made from. */
export interface PicturePlan {
  width: number;
  height: number;
  outputs: PictureOutput[];
  /** How they are encoded. */
  avif: { quality: number; effort: number };
  /** The file for what does not read the others. */
  fallback: PictureOutput;
  /** Name of the placeholder’s file; absent where the picture is see-through. */
  placeholder?: string;
  share: {
    /** Name of the file that stands beside a shared link. */
    fileName: string;
    /** The point that its crop keeps, as fractions from the top left. */
    focus: readonly [number, number];
  };
}

interface PlanOptions {
  isFullBleed: boolean;
  effort: Effort;
  /** The point that must stay visible, as fractions from the top left. */
  focus: readonly [number, number];
}

/** Decides in which sizes a picture is made, and what its files are called. */
export function planPicture(
  name: string,
  source: Uint8Array,
  { width, height, hasAlpha }: Exclude<PictureHeader, 'unreadable'>,
  { isFullBleed, effort, focus }: PlanOptions,
): PicturePlan {
  const avif = { quality: 50, effort: efforts[effort] };
  const stem = `${name}-${hashWith({ version, avif, fallback, background, placeholder }, source)}`;
  // Cropped about a point, so with a hash of its own that leaves the others alone.
  const shareStem = `${name}-${hashWith({ share, background, focus }, source)}`;
  return {
    width,
    height,
    outputs: chooseWidths(width, isFullBleed).map((size) => ({
      fileName: `${stem}-${size}.avif`,
      width: size,
    })),
    avif,
    fallback: { fileName: `${stem}-${fallback.width}.jpg`, width: fallback.width },
    ...(!hasAlpha && { placeholder: `${stem}-${placeholder.width}.webp` }),
    share: { fileName: `${shareStem}-${share.width}x${share.height}.jpg`, focus },
  };
}

/** A short name for a source and all that is done to it: what has it already need not be made again. */
function hashWith(recipe: object, source: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).update(source);
  return hash.digest('hex').slice(0, 10);
}

/** The names of all files of a picture. */
export function listFileNames({ outputs, placeholder: small, ...plan }: PicturePlan): string[] {
  const jpegs = [plan.fallback.fileName, plan.share.fileName];
  return [...outputs.map(({ fileName }) => fileName), ...(small ? [small] : []), ...jpegs];
}

/** The widths below that of the master, and the widest that it can fill; it is never enlarged. */
function chooseWidths(master: number, isFullBleed: boolean): number[] {
  const wanted = isFullBleed ? [...widths, fullBleedWidth] : widths;
  const widest = Math.min(master, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has the shape of a frame and its point as near the middle as can be.
 *
 * @param focus the point, as fractions from the top left
 * @returns the part in whole pixels of the picture
 */
export function cropAbout([x, y]: readonly [number, number], picture: Size, frame: Size) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return {
    width,
    height,
    left: keepWithin(Math.round(x * picture.width - width / 2), picture.width - width),
    top: keepWithin(Math.round(y * picture.height - height / 2), picture.height - height),
  };
}

function keepWithin(start: number, last: number): number {
  return Math.min(Math.max(start, 0), last);
}

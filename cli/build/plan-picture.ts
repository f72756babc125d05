import { createHash } from 'node:crypto';
import { fullBleedWidth, type PictureHeader } from '../content/picture-files.ts';

/** Widths in pixels that every picture is made in; a picture is never enlarged. */
const widths = [480, 768, 1200, 1600];

/** The modern formats, the smaller one first: a browser takes the first that it knows. */
export const formats = [
  { extension: 'avif', type: 'image/avif', options: { quality: 50, effort: 6 } },
  { extension: 'webp', type: 'image/webp', options: { quality: 74, effort: 4 } },
] as const;

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
  /** What shows through a see-through picture: `--paper`. */
  background: '#FAF7F1',
  options: { quality: 80, mozjpeg: true },
} as const;

/** Raised where pictures must be made again although no number here has changed. */
const version = 2;

/** A file to be made of a picture. */
interface PictureOutput {
  fileName: string;
  width: number;
  format: (typeof formats)[number];
}

/** Everything that is made of one picture; its files are named after what they are made from. */
export interface PicturePlan {
  width: number;
  height: number;
  outputs: PictureOutput[];
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
  /** The point that must stay visible, as fractions from the top left. */
  focus: readonly [number, number];
}

/** Decides in which sizes a picture is made, and what its files are called. */
export function planPicture(
  name: string,
  source: Uint8Array,
  { width, height, hasAlpha }: Exclude<PictureHeader, 'unreadable'>,
  { isFullBleed, focus }: PlanOptions,
): PicturePlan {
  const stem = `${name}-${hashWith({ version, formats, placeholder }, source)}`;
  // Cropped about a point, so with a hash of its own that leaves the others alone.
  const shareStem = `${name}-${hashWith({ share, focus }, source)}`;
  return {
    width,
    height,
    outputs: formats.flatMap((format) =>
      chooseWidths(width, isFullBleed).map((size) => ({
        fileName: `${stem}-${size}.${format.extension}`,
        width: size,
        format,
      })),
    ),
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
export function listFileNames({ outputs, placeholder: small, share }: PicturePlan): string[] {
  return [...outputs.map(({ fileName }) => fileName), ...(small ? [small] : []), share.fileName];
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

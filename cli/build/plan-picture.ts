import { readPictureHeader } from '../content/open-picture.ts';
import {
  formats,
  fullBleedWidth,
  hashPicture,
  hashShare,
  placeholder,
  share,
  widths,
} from './picture-recipe.ts';

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

/** Decides in which sizes a picture is made, from the beginning of its file alone. */
export async function planPicture(
  name: string,
  source: Uint8Array,
  { isFullBleed, focus }: PlanOptions,
): Promise<PicturePlan> {
  const { width, height, hasAlpha } = await readPictureHeader(source);
  const stem = `${name}-${hashPicture(source)}`;
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
    share: {
      fileName: `${name}-${hashShare(source, focus)}-${share.width}x${share.height}.jpg`,
      focus,
    },
  };
}

/** The names of all files of a picture. */
export function listFileNames({ outputs, placeholder: small, share }: PicturePlan): string[] {
  return [...outputs.map(({ fileName }) => fileName), ...(small ? [small] : []), share.fileName];
}

/** Whether a file of the output folder has a name that only a picture of ours can have. */
export function isPictureFileName(fileName: string): boolean {
  return /^[a-z0-9-]+-[0-9a-f]{10}-(\d+\.(avif|webp)|\d+x\d+\.jpg)$/.test(fileName);
}

/** The widths below that of the master, and the widest that it can fill; it is never enlarged. */
function chooseWidths(master: number, isFullBleed: boolean): number[] {
  const wanted = isFullBleed ? [...widths, fullBleedWidth] : widths;
  const widest = Math.min(master, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

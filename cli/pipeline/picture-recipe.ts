import { createHash } from 'node:crypto';

/** Widths in pixels that every picture is made in; a picture is never enlarged. */
export const widths = [480, 768, 1200, 1600];

/** For pictures that fill the screen from edge to edge. */
export const fullBleedWidth = 2400;

/** A picture must be this wide, so that it is sharp wherever it may stand. */
export const smallestWidth = 1200;

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

/** Raised where pictures must be made anew although no number here has changed. */
const version = 2;

/** A short name for a source and all that is done to it: what has it already need not be made again. */
export function hashPicture(source: Uint8Array): string {
  const recipe = JSON.stringify({ version, formats, placeholder });
  return createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 10);
}

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

/** What stands beside a link that is shared: the size that networks ask for, in the format that all of them read. */
export const share = {
  width: 1200,
  height: 630,
  /** What shows through a see-through picture: `--paper`. */
  background: '#FAF7F1',
  options: { quality: 80, mozjpeg: true },
} as const;

/** Raised where pictures must be made anew although no number here has changed. */
const version = 2;

/** A short name for a source and all that is done to it: what has it already need not be made again. */
export function hashPicture(source: Uint8Array): string {
  const recipe = JSON.stringify({ version, formats, placeholder });
  return hash(recipe, source);
}

/** The same for the picture of a shared link, which is cropped about a point; a hash of its own leaves the others alone. */
export function hashShare(source: Uint8Array, focus: readonly [number, number]): string {
  return hash(JSON.stringify({ share, focus }), source);
}

function hash(recipe: string, source: Uint8Array): string {
  return createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 10);
}

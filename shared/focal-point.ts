/** The point of a picture that stays visible when it is cropped, as fractions from the top left. */
export type FocalPoint = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

/** The size of the preview of a shared link. */
export const shareSize = { width: 1200, height: 630 } as const satisfies Size;

const step = 5;

/** The percentage of a fraction as pages use it: classes instead of style attributes allow only some steps. */
export function toFocusStep(fraction: number): number {
  return Math.round((fraction * 100) / step) * step;
}

/**
 * The largest part of a picture with the aspect ratio of a frame and the focal point as near to the centre as possible.
 *
 * @param focus the focal point, as fractions from the top left
 * @returns the part in whole pixels of the picture
 */
export function cropAbout([x, y]: FocalPoint, picture: Size, frame: Size) {
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

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

import sharp, { type Sharp } from 'sharp';

/** A file that is there but whose picture cannot be read. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

export interface PictureHeader {
  /** Width and height of the picture as it is seen, after the camera’s rotation. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/**
 * Opens a picture upright and strictly: a file that is cut off or damaged fails, where it would otherwise
 * give a picture with a grey remainder.
 */
export function openPicture(source: Uint8Array): Sharp {
  return sharp(source, { autoOrient: true, failOn: 'warning' });
}

/**
 * Reads what stands at the beginning of a picture file; no pixel is decoded.
 *
 * @throws {UnreadablePictureError} where the file holds no picture
 */
export async function readPictureHeader(source: Uint8Array): Promise<PictureHeader> {
  return readOrRefuse(async () => {
    const { autoOrient, hasAlpha } = await openPicture(source).metadata();
    return { ...autoOrient, hasAlpha };
  });
}

/** Runs what decodes a picture, and calls its failure by one name. */
export async function readOrRefuse<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new UnreadablePictureError('The picture cannot be read.', { cause });
  }
}

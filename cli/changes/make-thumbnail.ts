import sharp from 'sharp';

/** The longest side in pixels: twice as many as a page shows, for sharp screens. */
const size = 480;

/** Makes a small copy of a picture as a data URI; `undefined` if the bytes are no picture that can be decoded. */
export async function makeThumbnail(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const small = await sharp(bytes)
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#faf7f1' })
      .jpeg({ quality: 72 })
      .toBuffer();
    return `data:image/jpeg;base64,${small.toString('base64')}`;
  } catch {
    return undefined;
  }
}

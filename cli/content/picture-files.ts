import type { Sharp } from 'sharp';
import { createFileTracker, hashBytes, type TrackedFile } from '../lib/file-tracker.ts';
import type { PictureHeader } from '../model/content-file.ts';

/** See `createPictureFiles`. */
export type PictureFiles = ReturnType<typeof createPictureFiles>;

/**
 * Creates a reader of the content’s picture files that only reads changed ones.
 *
 * @param before the cached results of the previous process
 */
export function createPictureFiles(
  folder: string,
  before: {
    images: Iterable<readonly [string, TrackedFile]>;
    headers: Iterable<readonly [string, PictureHeader]>;
  } = { images: [], headers: [] },
) {
  const files = createFileTracker(folder, before.images);
  const headers = new Map(before.headers);
  const headersBefore = headers.size;
  return {
    folder,
    /** The hash of a file’s contents; `undefined` if the file is missing. */
    scan: files.scan,
    /** The header of a file; `undefined` if the file is missing. */
    async readHeader(file: string) {
      const opened = files.open(file);
      if (!opened) return undefined;
      const known = headers.get(opened.hash);
      if (known) return known;
      const bytes = opened.bytes ?? files.read(file);
      const header = await readHeader(bytes);
      // The file may have been replaced since it was scanned, or be unreadable only for now.
      const hash = opened.bytes ? opened.hash : hashBytes(bytes);
      if (bytes && hash === opened.hash) headers.set(hash, header);
      return header;
    },
    seen: files.seen,
    headers: headers as ReadonlyMap<string, PictureHeader>,
    /** How many results are new since the previous process and worth caching. */
    get changeCount() {
      return files.changeCount + headers.size - headersBefore;
    },
  };
}

/**
 * Opens a picture upright. A truncated file fails, instead of resulting in a picture with a grey remainder. A fault that
 * the decoder only warns about does not: every browser shows the photographs of phones that write a wrong number.
 */
export async function openPicture(source: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { autoOrient: true, failOn: 'error' });
}

async function readHeader(source: Buffer | undefined): Promise<PictureHeader> {
  try {
    if (!source) return 'unreadable';
    const picture = await openPicture(source);
    const { autoOrient, hasAlpha, format } = await picture.metadata();
    const isWhole = format === 'jpeg' ? hasEnd(source) : await canDecode(picture);
    return isWhole ? { ...autoOrient, hasAlpha } : 'damaged';
  } catch {
    return 'unreadable';
  }
}

/**
 * Whether a JPEG has its end, whatever follows it: a second picture, or a film. Nothing is decoded, since a library of
 * photographs would take seconds. The search begins behind the header, whose preview has an end of its own.
 */
function hasEnd(jpeg: Buffer): boolean {
  const [startOfScan, filler, end] = [0xda, 0xff, Buffer.from([0xff, 0xd9])];
  for (let at = 2; jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1];
    if (marker === startOfScan) return jpeg.includes(end, at);
    at += marker === filler ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return true;
}

function canDecode(picture: Sharp): Promise<boolean> {
  return picture
    .resize({ width: 1 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

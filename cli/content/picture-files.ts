import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import {
  createFileTracker,
  isUnchanged,
  lookAt,
  readBytes,
  type Sighting,
  type TrackedFile,
} from '../lib/file-tracker.ts';
import type { PictureHeader } from '../model/content-file.ts';

/** The header of a picture, and the file that it was read from. */
export interface KnownHeader extends Sighting {
  header: PictureHeader;
}

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
    headers: Iterable<readonly [string, KnownHeader]>;
  } = { images: [], headers: [] },
) {
  const files = createFileTracker(folder, before.images);
  const headers = new Map(before.headers);
  let changes = 0;
  return {
    folder,
    /** The hash of a file’s contents; `undefined` if the file is missing. */
    scan: files.scan,
    /** The header of a file; `undefined` if the file is missing. */
    async readHeader(file: string) {
      const path = join(folder, file);
      const now = lookAt(path);
      if (!now) return undefined;
      const known = headers.get(file);
      if (known && isUnchanged(known, now)) return known.header;
      const header = readPlainJpeg(path) ?? (await readHeader(readBytes(path)));
      // A file without permission may be readable the next time.
      if (header === undefined) return 'unreadable';
      headers.set(file, { ...now, header });
      changes += 1;
      return header;
    },
    seen: files.seen,
    headers: headers as ReadonlyMap<string, KnownHeader>,
    /** How many results are new since the previous process and worth caching. */
    get changeCount() {
      return files.changeCount + changes;
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

async function readHeader(source: Buffer | undefined): Promise<PictureHeader | undefined> {
  if (!source) return undefined;
  try {
    const picture = await openPicture(source);
    const { autoOrient, hasAlpha, format } = await picture.metadata();
    const isWhole = format === 'jpeg' ? hasEnd(source) : await canDecode(picture);
    return isWhole ? { ...autoOrient, hasAlpha } : 'damaged';
  } catch {
    return 'unreadable';
  }
}

/** Markers of a JPEG, each behind the byte 255 (ITU T.81, table B.1). */
const markers = {
  baseline: 0xc0,
  progressive: 0xc2,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  exif: 0xe1,
  filler: 0xff,
};

/** The most of a file that is read for its header, in bytes. The picture of a camera has more, and is no plain one. */
const headSize = 4 * 1024;

/**
 * The header of a JPEG of the usual kind that ends as it should. It needs no image library: to load one, and to read all
 * pictures whole, would take as long as to check a fifth of all texts. A photograph that may be turned is none.
 *
 * @returns `undefined` for every other file
 */
function readPlainJpeg(path: string): PictureHeader | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { size } = fstatSync(file);
    const head = Buffer.allocUnsafe(Math.min(size, headSize));
    readSync(file, head, 0, head.length, 0);
    const tail = Buffer.allocUnsafe(2);
    readSync(file, tail, 0, 2, size - 2);
    const { baseline, progressive, start, end, exif, filler, scan } = markers;
    if (head.readUInt16BE() !== 256 * filler + start) return undefined;
    if (tail.readUInt16BE() !== 256 * filler + end) return undefined;
    const segments = listSegments(head);
    const frame = segments.find(([marker]) => marker === baseline || marker === progressive);
    const isComplete = segments.at(-1)?.[0] === scan;
    if (!frame || !isComplete || segments.some(([marker]) => marker === exif)) return undefined;
    // Behind the length of the segment: bits, height, width, number of colours (B.2.2).
    const at = frame[1] + 2;
    const [bits, colours] = [head[at], head[at + 5]];
    const [height, width] = [head.readUInt16BE(at + 1), head.readUInt16BE(at + 3)];
    const isUsual = bits === 8 && (colours === 1 || colours === 3) && width > 0 && height > 0;
    return isUsual ? { width, height, hasAlpha: false } : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The segments of the header of a JPEG up to its first scan: the marker, and where the length of the segment stands. */
function listSegments(jpeg: Buffer): [marker: number, start: number][] {
  const { filler, scan } = markers;
  const segments: [number, number][] = [];
  for (let at = 2; jpeg[at] === filler; ) {
    const marker = jpeg[at + 1] ?? filler;
    if (marker !== filler) segments.push([marker, at + 2]);
    if (marker === scan) break;
    at += marker === filler ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return segments;
}

/**
 * Whether a JPEG has its end, whatever follows it: a second picture, or a film. Nothing is decoded, since a library of
 * photographs would take seconds. The search begins behind the header, whose preview has an end of its own.
 */
function hasEnd(jpeg: Buffer): boolean {
  const { filler, end, scan } = markers;
  const [marker, start] = listSegments(jpeg).at(-1) ?? [];
  return marker !== scan || jpeg.includes(Buffer.from([filler, end]), start);
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

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFiles } from '../../cli/lib/write-files.ts';

const source = 'client/icon.svg';

/** `--night`, the background of the drawing, which continues behind its rounded corners. */
const ground = '#0E1B23';

/** A device may cut a maskable icon down to the middle 80 % (W3C Web Application Manifest, “safe zone”). */
const safeZone = 0.8;

/** Pixels per inch at which a drawing of 32 units becomes one pixel per unit. */
const oneToOne = 72;
const drawingSize = 32;

/** Makes the icons that devices require as bitmaps. Returns the URL of each, which holds a hash of its contents. */
export async function buildIcons(folder: string) {
  const save = (name: string, extension: string, bytes: Uint8Array) =>
    saveAsset(folder, name, extension, bytes);
  return {
    favicon: save('favicon', 'ico', packIcons(await Promise.all([16, 32, 48].map(draw)))),
    touch: save('icon-180', 'png', await drawSquare(180, 1)),
    small: save('icon-192', 'png', await draw(192)),
    large: save('icon-512', 'png', await draw(512)),
    maskable: save('icon-maskable-512', 'png', await drawSquare(512, safeZone)),
  };
}

/** Writes a file under a name that holds a hash of its contents. Returns its URL. */
export function saveAsset(
  folder: string,
  name: string,
  extension: string,
  content: Uint8Array,
): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const fileName = `${name}-${hash}.${extension}`;
  writeFiles([{ path: join(folder, fileName), content }]);
  return `/assets/${fileName}`;
}

function draw(size: number): Promise<Buffer> {
  return sharp(source, { density: (oneToOne * size) / drawingSize })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Draws the icon on a background that fills the square up to its corners; the device crops it to its own shape. */
async function drawSquare(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await draw(inner), gravity: 'centre' }])
    .png()
    .toBuffer();
}

/**
 * Packs PNG images into one ICO file: a header of 6 bytes, 16 bytes that describe each image, then the images
 * (Microsoft, “Icons”, https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 */
function packIcons(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map((image) => {
    const entry = Buffer.alloc(16);
    // A PNG holds its width in four bytes at 16, its height at 20 (PNG specification, IHDR).
    entry.writeUInt8(image.readUInt32BE(16), 0);
    entry.writeUInt8(image.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}

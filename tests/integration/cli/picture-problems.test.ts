import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { vary } from '../../vary.ts';
import { createPictureTree, drawPicture, toJpeg } from './picture-files.ts';

/** Returns a report without its line breaks. */
function unwrap(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Draws noise, so that a file has enough data to be truncated. */
function drawNoise(): Sharp {
  const size = { width: 1200, height: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { ...size, channels: 3, background: 'grey', noise } });
}

/** Where the scan of a JPEG begins: at its first marker `FF DA`, since these have no preview in their header. */
const findScan = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

/** Inserts a segment behind the start of a JPEG. */
const insert = (jpeg: Buffer, marker: number, name: string, ...bytes: number[]) => {
  const data = [...Buffer.from(name), ...bytes];
  const segment = [0xff, marker, 0, data.length + 2, ...data];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)]);
};

/** Photographs with faults that no browser minds, made from a sound one. */
const harmless: Record<string, (jpeg: Buffer) => Buffer> = {
  'the last coefficient is 0, as phones of Samsung write it': (jpeg) => {
    const photo = Buffer.from(jpeg);
    const scan = findScan(photo);
    photo[scan + photo.readUInt16BE(scan + 2)] = 0;
    // Behind its end, such a photograph may have a film.
    return Buffer.concat([photo, Buffer.from([0xff, 0xda, 0, 12]), Buffer.from('SEFT')]);
  },
  'its revision of JFIF is unknown': (jpeg) =>
    insert(jpeg, 0xe0, 'JFIF', 0, 9, 1, 0, 0, 1, 0, 1, 0, 0),
  'its transform of colours is unknown': (jpeg) =>
    insert(jpeg, 0xee, 'Adobe', 0, 100, 0, 0, 0, 0, 7),
};

describe('the problems of pictures', () => {
  it.each(Object.entries(harmless))(
    'do not include a JPEG that every browser shows: %s',
    async (_fault, spoil) => {
      const tree = createPictureTree({ two: spoil(await toJpeg(drawPicture({ width: 1200 }))) });
      expect((await tree.compile()).out).toBe('');
    },
  );

  it.each([
    ['jpg', (image: Sharp) => image.jpeg()],
    ['jpg', (image: Sharp) => image.jpeg({ progressive: true })],
    ['png', (image: Sharp) => image.png()],
    ['avif', (image: Sharp) => image.avif({ effort: 0 })],
    ['webp', (image: Sharp) => image.webp()],
  ] as const)(
    'include a cut %s, which validate names before anything is encoded',
    async (_ending, encode) => {
      const whole = await encode(drawNoise()).toBuffer();
      const tree = createPictureTree({ two: whole });
      expect((await tree.validate()).out).not.toContain('C026');
      for (const part of vary([0.5, 0.9, 0.99, 0.3, 0.7], 1)) {
        tree.placePicture('two', whole.subarray(0, whole.length * part));
        expect((await tree.validate()).out).toContain('C026  pictures.two.file');
      }
    },
  );

  it('count the width of the upright picture', async () => {
    const source = await drawPicture({ width: 1300, height: 200 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { out } = await createPictureTree({ two: source }).validate();
    expect(unwrap(out)).toContain(
      'is 200 pixels wide and 1300 high; it must be at least 1200 wide.',
    );
  });

  it('are reported by compile where a picture is damaged, and the old bundle stays', async () => {
    const whole = await drawNoise().jpeg({ progressive: true }).toBuffer();
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.from(whole).fill(Buffer.from([0xff, 0x24]), middle, middle + 400);
    const tree = createPictureTree({ two: whole });
    expect((await tree.compile()).code).toBe(0);
    const bundle = () => readFileSync(join(tree.content, '.out/content/en/bundle.json'), 'utf8');
    const before = [bundle(), tree.listFiles()];
    tree.placePicture('two', damaged);
    const { code, out, error } = await tree.compile();
    expect(code).toBe(1);
    expect(unwrap(out)).toContain(
      'pictures.yaml:12:11 error C026 pictures.two.file The picture content/images/two.jpg is cut off or damaged: ',
    );
    expect(error).toContain('No bundle was written: fix the problems above and compile again.');
    expect([bundle(), tree.listFiles()]).toEqual(before);
  });

  it('do not include an extension that tells something else than the file', async () => {
    const tree = createPictureTree({ two: await drawPicture({ width: 1200 }).png().toBuffer() });
    expect((await tree.compile()).code).toBe(0);
  });
});

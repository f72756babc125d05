import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictureTree, drawPicture } from './picture-files.ts';

/** Returns a report without its line breaks. */
function unwrap(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Draws noise, so that a file has enough data to be truncated. */
async function drawNoise(): Promise<Buffer> {
  const size = { width: 1200, height: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { ...size, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer();
}

describe('the problems of pictures', () => {
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

  it('are reported by compile where a picture is cut off or damaged, and the old bundle stays', async () => {
    const whole = await drawNoise();
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.from(whole).fill(Buffer.from([0xff, 0x24]), middle, middle + 400);
    const tree = createPictureTree({ two: whole });
    expect((await tree.compile()).code).toBe(0);
    const bundle = () => readFileSync(join(tree.content, '.out/content/en/bundle.json'), 'utf8');
    const before = [bundle(), tree.listFiles()];
    for (const bytes of [whole.subarray(0, middle), damaged]) {
      tree.placePicture('two', bytes);
      const { code, out, error } = await tree.compile();
      expect(code).toBe(1);
      expect(unwrap(out)).toContain(
        'pictures.yaml:12:11 error C026 pictures.two.file The picture content/images/two.jpg is cut off or damaged: ',
      );
      expect(error).toContain('No bundle was written: fix the problems above and compile again.');
      expect([bundle(), tree.listFiles()]).toEqual(before);
    }
  });

  it('do not include an extension that tells something else than the file', async () => {
    const tree = createPictureTree({ two: await drawPicture({ width: 1200 }).png().toBuffer() });
    expect((await tree.compile()).code).toBe(0);
  });
});

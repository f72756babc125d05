import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { createPictureTree, drawPicture, readColours, toJpeg } from './picture-files.ts';

/** Draws two squares next to each other: cropped to the shape of a shared link, one of them fills it. */
const drawSquares = () => toJpeg(drawPicture({ width: 1600, height: 420 }));

function openShare(tree: ReturnType<typeof createPictureTree>, address = '') {
  return sharp(readFileSync(join(tree.folder, address.replace('/pictures/', ''))));
}

describe('the picture of a shared link', () => {
  it('is a JPEG of 1200 by 630 pixels, also of a low and of an upright picture', async () => {
    const tree = createPictureTree({
      one: await toJpeg(drawPicture({ width: 1200, height: 1800 })),
    });
    expect((await tree.compile()).code).toBe(0);
    for (const { share } of Object.values(tree.readPictures())) {
      expect(share).toMatch(/^\/pictures\/[a-z]+-[0-9a-f]{10}-1200x630\.jpg$/);
      const { format, width, height } = await openShare(tree, share).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  });

  it('is cropped about the focus, and a new focus makes that file alone anew', async () => {
    const tree = createPictureTree({ one: await drawSquares() });
    const pictures = tree.read('pictures.yaml');
    tree.write('pictures.yaml', pictures.replace('- 0.5', '- 0.1'));
    await tree.compile();
    const left = await readColours(openShare(tree, tree.readPictures().one.share));
    expect(left.right[0]).toBeGreaterThan(left.right[2] ?? 255);
    tree.edit('pictures.yaml', '- 0.1', '- 0.9');
    expect((await tree.compile()).error).toContain(
      `1 picture file and ${languages.length} bundle files written`,
    );
    const right = await readColours(openShare(tree, tree.readPictures().one.share));
    expect(right.left[0]).toBeLessThan(right.left[2] ?? 0);
    // The previous one remains for cached pages.
    expect(tree.listFiles().filter((file) => file.endsWith('x630.jpg'))).toHaveLength(5);
  });

  it('stands on paper where one can see through it', async () => {
    const clear = drawPicture({ width: 1200, height: 630 }).ensureAlpha(0);
    const tree = createPictureTree({ three: await clear.png().toBuffer() });
    await tree.compile();
    const { left } = await readColours(openShare(tree, tree.readPictures().three.share));
    for (const [index, channel] of [0xfa, 0xf7, 0xf1].entries()) {
      expect(Math.abs((left[index] ?? 0) - channel)).toBeLessThanOrEqual(3);
    }
  });
});

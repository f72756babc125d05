import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictureTree, drawPicture, toJpeg } from './picture-files.ts';

const advice = {
  small:
    'Export it again from the original, at least 1200 pixels wide (2400 where it fills the screen); enlarging the small one would only blur it.',
  noPicture: 'Open the original in a picture program and export it again as a JPEG.',
  damaged:
    'Copy or download the original again; where that does not help, export it again as a JPEG.',
};

/** What the report says of the picture `two`, whose file is named in line 12 of the valid pictures.yaml. */
function report(content: string, code: string, message: string, what: string): string[] {
  return [
    `${content}/pictures.yaml:12:11 error ${code} pictures.two.file ${message} `,
    ` → ${what} `,
    ' 1 error in 1 file. ',
  ];
}

/** A report however its lines are broken. */
function unwrap(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function expectReport(out: string, parts: readonly string[]): void {
  for (const part of parts) expect(unwrap(out)).toContain(part);
}

/** A picture of noise, so that a file has enough data to lose some of it. */
async function drawNoise(): Promise<Buffer> {
  const size = { width: 1200, height: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { ...size, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer();
}

describe('the problems of pictures', () => {
  it('are reported where a picture is too small, by validate and compile', async () => {
    const tree = createPictureTree({ two: await toJpeg(drawPicture({ width: 1199 })) });
    const expected = report(
      tree.content,
      'C027',
      'The picture content/images/two.jpg is 1199 pixels wide and 30 high; it must be at least 1200 wide.',
      advice.small,
    );
    for (const { code, out } of [await tree.validate(), await tree.compile()]) {
      expect(code).toBe(1);
      expectReport(out, expected);
    }
  });

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

  it.each([
    ['text', Buffer.from('no picture')],
    ['nothing', Buffer.alloc(0)],
  ])('are reported where a file holds %s', async (_what, bytes) => {
    const tree = createPictureTree({ two: bytes });
    const expected = report(
      tree.content,
      'C026',
      'The file content/images/two.jpg is there, but it holds no picture that can be read.',
      advice.noPicture,
    );
    for (const { code, out } of [await tree.validate(), await tree.compile()]) {
      expect(code).toBe(1);
      expectReport(out, expected);
    }
  });

  it('are reported by compile where a picture is cut off or damaged, and the old bundle stays', async () => {
    const whole = await drawNoise();
    const middle = Math.floor(whole.length / 2);
    const damaged = Buffer.from(whole).fill(Buffer.from([0xff, 0x24]), middle, middle + 400);
    const tree = createPictureTree({ two: whole });
    expect((await tree.compile()).code).toBe(0);
    const bundle = () => readFileSync(join(tree.content, '.out/content/en/bundle.json'), 'utf8');
    const before = [bundle(), tree.listFiles()];
    const expected = report(
      tree.content,
      'C026',
      'The picture content/images/two.jpg is cut off or damaged: it begins well, but cannot be read to its end.',
      advice.damaged,
    );
    for (const bytes of [whole.subarray(0, middle), damaged]) {
      tree.placePicture('two', bytes);
      const { code, out, error } = await tree.compile();
      expect(code).toBe(1);
      expectReport(out, expected);
      expect(error).toContain('No bundle was written: fix the problems above and compile again.');
      expect([bundle(), tree.listFiles()]).toEqual(before);
    }
  });

  it('do not include an extension that tells something else than the file', async () => {
    const tree = createPictureTree({ two: await drawPicture({ width: 1200 }).png().toBuffer() });
    expect((await tree.compile()).code).toBe(0);
  });

  it('are reported where a name does not fit into the name of a file', async () => {
    const tree = createPictureTree();
    tree.write('pictures.yaml', tree.read('pictures.yaml').replace('  four:', '  ../four:'));
    expect(unwrap((await tree.validate()).out)).toContain('error C013 pictures.../four ');
  });
});

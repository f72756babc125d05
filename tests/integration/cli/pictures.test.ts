import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxPageAge } from '../../../shared/cache-lifetimes.ts';
import { languages } from '../../../shared/languages.ts';
import { itLong } from '../../vary.ts';
import {
  createPictureTree,
  drawPicture,
  type PictureName,
  readColours,
  toJpeg,
} from './picture-files.ts';

const listWidths = (srcSet = '') =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

/** Maximum difference of a colour channel that JPEG, a profile and AVIF may cause. */
const tolerance = 6;

function expectColour(found: readonly number[] | undefined, wanted: readonly number[]): void {
  for (const [index, channel] of wanted.entries()) {
    const difference = Math.abs((found?.[index] ?? Number.NaN) - channel);
    expect(difference, `${found} is not ${wanted}`).toBeLessThanOrEqual(tolerance);
  }
}

const red = [200, 60, 40];
const blue = [40, 90, 200];

describe('the pictures of catalogue compile', () => {
  it('have widths up to that of their master, and 2400 only where they fill the screen', async () => {
    const wide = await toJpeg(drawPicture({ width: 2600 }));
    const tree = createPictureTree({
      one: wide,
      two: wide,
      three: await toJpeg(drawPicture({ width: 1300 })),
    });
    expect((await tree.compile()).code).toBe(0);
    const { one, two, three, four } = tree.readPictures();
    expect(listWidths(one?.avif)).toEqual([480, 660, 900, 1200, 1600, 1920, 2400]);
    expect(listWidths(two?.avif)).toEqual([480, 660, 900, 1200, 1600]);
    expect(listWidths(three?.avif)).toEqual([480, 660, 900, 1200, 1300]);
    expect(listWidths(four?.avif)).toEqual([480, 660, 900, 1200]);
    expect(one).toMatchObject({ width: 2600, height: 30 });
    expect(four).toMatchObject({ width: 1200, height: 30, alt: 'Dot' });
    expect(two?.src).toMatch(/^\/pictures\/two-[0-9a-f]{10}-1080\.jpg$/);
    expect((await tree.readFile('three', 1300).metadata()).width).toBe(1300);
    expect(await tree.readFile('two', 1080, 'jpg').metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
    });
  });

  it('stand upright as the camera was held', async () => {
    const lying = drawPicture({ width: 1300, height: 200 }).rotate(270);
    const source = await sharp(await lying.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(source).metadata()).toMatchObject({ width: 200, height: 1300 });
    const tree = createPictureTree({ one: source });
    expect((await tree.compile()).code).toBe(0);
    expect(tree.readPictures().one).toMatchObject({ width: 1300, height: 200 });
    const colours = await readColours(tree.readFile('one', 900));
    expectColour(colours.left, red);
    expectColour(colours.right, blue);
  });

  it('keep their colours, whatever profile they come with', async () => {
    const vivid = await toJpeg(drawPicture({ width: 1200 }).withIccProfile('p3'));
    // Without the profile, the colours would be these, so the test can detect that the profile was only dropped.
    expect(await readColours(sharp(vivid, { ignoreIcc: true }))).toEqual({
      left: [186, 71, 50],
      right: [54, 89, 193],
    });
    const muted = drawPicture({ width: 1200, left: '#b4785a', right: '#5a8296' });
    const printed = await toJpeg(muted.toColourspace('cmyk').withIccProfile('cmyk'));
    expect(await sharp(printed).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
    // Printing inks dull the colours a little: the values below are from another colour-managed program.
    const tree = createPictureTree({ two: vivid, three: printed });
    expect((await tree.compile()).code).toBe(0);
    for (const [width, extension] of [
      [900, 'avif'],
      [1080, 'jpg'],
    ] as const) {
      const two = tree.readFile('two', width, extension);
      expect(await two.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      const { left, right } = await readColours(two);
      expectColour(left, red);
      expectColour(right, blue);
      const three = tree.readFile('three', width, extension);
      expect(await three.metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      const print = await readColours(three);
      expectColour(print.left, [179, 115, 75]);
      expectColour(print.right, [78, 121, 139]);
    }
  });

  it('tell nothing about camera, place or program', async () => {
    const source = await drawPicture({ width: 1200 })
      .withIccProfile('p3')
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 11/1 50/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(source).metadata();
    expect(before.exif?.includes('Somebody')).toBe(true);
    expect(before.xmp?.includes('secret')).toBe(true);
    expect(before.icc).toBeDefined();
    const tree = createPictureTree({ one: source });
    expect((await tree.compile()).code).toBe(0);
    const files = tree.listFiles().filter((file) => file.startsWith('one-'));
    expect(files).toHaveLength(7);
    for (const file of files) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(join(tree.folder, file)).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    }
  });

  it('have a placeholder of a few blurred pixels, unless one can see through them', async () => {
    const seeThrough = drawPicture({ width: 1200 }).ensureAlpha(0.5);
    const tree = createPictureTree({ two: await seeThrough.png().toBuffer() });
    tree.edit(
      'pictures.yaml',
      '  three:\n    file: dot.png',
      '  three:\n    url: https://pictures.example/x.jpg\n    width: 4\n    height: 3',
    );
    tree.edit('site.yaml', 'imageHosts: []', 'imageHosts: [pictures.example]');
    expect((await tree.compile()).code).toBe(0);
    const { one, two, three } = tree.readPictures();
    const [head, data = ''] = one?.placeholder?.split(',') ?? [];
    expect(head).toBe('data:image/webp;base64');
    const bytes = Buffer.from(data, 'base64');
    expect(bytes.length).toBeLessThanOrEqual(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 24 });
    expect(two).not.toHaveProperty('placeholder');
    expect(three).not.toHaveProperty('placeholder');
    expect(three).not.toHaveProperty('avif');
    expect(three).not.toHaveProperty('share');
    expect((await tree.readFile('two', 480).metadata()).hasAlpha).toBe(true);
  });

  it('are made once, and only those whose file changed are made again', async () => {
    const tree = createPictureTree();
    const first = await tree.compile();
    expect(first.error).toContain('Making 4 pictures in all sizes, once for each');
    expect(tree.listFiles()).toHaveLength(28);
    expect(first.error).toContain(
      `28 picture files and ${2 * languages.length} bundle files written`,
    );
    const snapshot = () =>
      tree.listFiles().map((file) => [file, statSync(join(tree.folder, file)).mtimeMs]);
    const before = snapshot();
    const second = await tree.compile();
    expect(second.error).toMatch(/^Nothing has changed; [^\n]* are up to date\.\n$/);
    expect(snapshot()).toEqual(before);

    tree.placePicture('two', await toJpeg(drawPicture({ width: 1200 })));
    const third = await tree.compile();
    expect(third.error).toContain('Making 1 picture in all sizes');
    expect(third.error).toContain(`7 picture files and ${languages.length} bundle files written`);
    const rest = ([file]: (string | number)[]) => !String(file).startsWith('two-');
    expect(snapshot().filter(rest)).toEqual(before.filter(rest));

    rmSync(join(tree.folder, tree.listFiles()[0] ?? ''));
    expect((await tree.compile()).error).toContain('1 picture file and 0 bundle files written');
  });

  itLong(
    'are made anew where small files matter more than time, and told apart from the fast ones',
    async () => {
      const tree = createPictureTree({
        two: await toJpeg(drawPicture({ width: 1200, height: 800 })),
      });
      await tree.compile();
      const fast = tree.listFiles();
      const sizeOf = (file = '') => statSync(join(tree.folder, file)).size;
      expect((await tree.compile('--optimize')).error).toContain(
        `28 picture files and ${languages.length} bundle`,
      );
      const optimized = tree.listFiles().filter((file) => !fast.includes(file));
      const isWide = (file: string) => /^two-.*-1200\.avif$/.test(file);
      expect(sizeOf(optimized.find(isWide))).toBeLessThan(sizeOf(fast.find(isWide)));
      expect((await tree.compile('--optimize')).error).toMatch(/^Nothing has changed/);
      expect((await tree.compile()).error).toContain(
        `0 picture files and ${languages.length} bundle files written`,
      );
    },
  );

  itLong(
    'make room once no cache shows a page that names them; files of others are left alone',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const tree = createPictureTree();
      const replace = async (name: PictureName, width: number) => {
        tree.placePicture(name, await toJpeg(drawPicture({ width })));
        await tree.compile();
      };
      await tree.compile();
      const old = tree.listFiles().filter((file) => file.startsWith('two-'));
      expect(old).toHaveLength(7);
      const listOld = () => tree.listFiles().filter((file) => old.includes(file));
      writeFileSync(join(tree.folder, 'logo.webp'), 'of somebody else');
      await replace('two', 1200);
      vi.setSystemTime(Date.now() + 1000 * (maxPageAge + 1));
      await tree.compile();
      expect(listOld()).toEqual(old);
      await replace('three', 1200);
      expect(listOld()).toEqual([]);
      expect(tree.listFiles()).toHaveLength(28 + 7 + 1);
      expect(tree.listFiles()).toContain('logo.webp');
    },
  );
});

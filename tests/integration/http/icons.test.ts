import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languageConfig, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { plain, site } from './shared-site.ts';

const { get, open } = plain;

const manifestSchema = z.strictObject({
  id: z.literal('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: z.enum(languages),
  dir: z.enum(['ltr', 'rtl']),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.literal('minimal-ui'),
  background_color: z.string().regex(/^#[0-9A-F]{6}$/),
  theme_color: z.string().regex(/^#[0-9A-F]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});

describe('the web manifest', () => {
  it.each(languages)('in %s is what the page in it links to', async (language) => {
    const $ = await open(`/?lng=${language}`);
    const response = await get($('link[rel="manifest"]').attr('href') ?? '');
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = manifestSchema.parse(JSON.parse(response.text ?? String(response.body)));
    const { brand } = site.bundles[language].site;
    expect(manifest).toMatchObject({
      short_name: toPlainText(brand.title),
      lang: language,
      dir: languageConfig[language].direction,
      start_url: `/?lng=${language}`,
    });
    expect((await get(manifest.start_url)).status).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      expect(icon.status).toBe(200);
      const { format, width, height } = await sharp(icon.body).metadata();
      expect(format).toBe('png');
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
  });

  it('is Turkish without a language that the site has', async () => {
    const nameAt = async (query: string) =>
      manifestSchema.parse(JSON.parse((await get(`/manifest.webmanifest${query}`)).text)).lang;
    expect(await nameAt('')).toBe('tr');
    expect(await nameAt('?utm_source=x')).toBe('tr');
    expect(await nameAt('?lng=cimode')).toBe('tr');
    expect(await nameAt('?lng=en')).toBe('en');
  });
});

describe('the icons', () => {
  it('have no hole where a device lays them on its own ground', async () => {
    const { touch, maskable } = site.assets.icons;
    for (const address of [touch, maskable]) {
      expect((await sharp((await get(address)).body).stats()).isOpaque).toBe(true);
    }
    const { width, height } = await sharp((await get(touch)).body).metadata();
    expect([width, height]).toEqual([180, 180]);
    const $ = await open('/');
    expect($('link[rel="apple-touch-icon"]').attr('href')).toBe(touch);
  });

  it('keep the drawing in the middle four fifths of the maskable one', async () => {
    const { body } = await get(site.assets.icons.maskable);
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    let farthest = 0;
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const start = pixel * info.channels;
      const colour = data.subarray(start, start + 3);
      // At the rounded corners of the drawing, rounding may change a colour by one.
      if (colour.every((channel, index) => Math.abs(channel - (ground[index] ?? 0)) <= 2)) continue;
      const x = (pixel % info.width) - info.width / 2;
      const y = Math.floor(pixel / info.width) - info.height / 2;
      farthest = Math.max(farthest, Math.hypot(x, y));
    }
    expect(farthest).toBeGreaterThan(info.width / 8);
    expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
  });

  it('have a favicon.ico with three sizes that decode', async () => {
    const response = await get('/favicon.ico');
    expect(response.status).toBe(200);
    expect(response.type).toBe('image/x-icon');
    const file: Buffer = response.body;
    expect(file.readUInt16LE(2)).toBe(1);
    const sizes = await Promise.all(
      Array.from({ length: file.readUInt16LE(4) }, async (_, index) => {
        const entry = 6 + 16 * index;
        const offset = file.readUInt32LE(entry + 12);
        const image = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
        const { width } = await sharp(image).metadata();
        expect(width).toBe(file.readUInt8(entry));
        return width;
      }),
    );
    expect(sizes).toEqual([16, 32, 48]);
  });
});

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium, type Page } from 'playwright';
import sharp, { type Metadata } from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { ensureBrowser } from '../../scripts/check/ensure-browser.ts';
import { serveStyleGuide } from '../serve-style-guide.ts';
import { flags } from './start-site.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(import.meta.dirname, 'component-pictures');
const left = join(root, 'build/component-pictures');
const isRenewing = process.env['RENEW_PICTURES'] !== undefined;

/** Maximum of pixels that may differ; pixelmatch ignores differences by antialiasing. */
const tolerance = 16;

/** Leaves in the pictures: parts in every state, and full-width parts that differ in more than words and colours. */
const styles = `
  .guide-bar, #tokens, .guide-specimen--wide:not([data-variation=""], [data-variation="open"]) { display: none }
  .guide-specimen { content-visibility: visible }
  [data-pictured] { position: absolute; z-index: 9; inset-block-start: 0; inset-inline: 0; background: var(--paper) }
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent }`;

it('every specimen of the style guide looks as in its picture', async (context) => {
  // The headless shell draws letters differently.
  const browser = await chromium.launch({ executablePath: ensureBrowser('whole'), args: flags });
  onTestFinished(() => browser.close());
  // Patch versions of a browser draw alike; another system draws letters differently.
  const [version] = browser.version().split('.');
  const maker = { chromium: version, system: `${process.platform} ${process.arch}` };
  const makerFile = join(kept, 'made-with.json');
  if (isRenewing) {
    rmSync(kept, { recursive: true, force: true });
    writePicture(makerFile, `${JSON.stringify(maker, null, 2)}\n`);
  } else {
    const wanted: unknown = JSON.parse(readFileSync(makerFile, 'utf8'));
    const note = `Not compared: the pictures were made with ${JSON.stringify(wanted)}, and this is ${JSON.stringify(maker)}. RENEW_PICTURES=1 npm run test:pictures makes them anew.`;
    if (JSON.stringify(wanted) !== JSON.stringify(maker)) {
      console.warn(note);
      context.skip(note);
    }
  }
  rmSync(left, { recursive: true, force: true });

  const address = await serveStyleGuide();
  const faults: string[] = [];
  const seen: string[] = [];
  const check = async (language: string, width: number) => {
    // Without scripts nothing moves, hydrates or waits to become visible.
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(60_000);
    await page.goto(`${address}/_stil?lng=${language}`);
    await page.evaluate((css) => {
      const element = document.createElement('style');
      element.textContent = css;
      document.head.append(element);
    }, styles);
    for await (const [name, picture] of takePictures(page)) {
      const path = `${language}-${width}/${name}`;
      seen.push(`${path}.webp`);
      if (isRenewing) writePicture(join(kept, `${path}.webp`), picture);
      else faults.push(...(await compare(path, picture)));
    }
  };
  await Promise.all([check('tr', 390), check('tr', 1440), check('ar', 390), check('ar', 1440)]);
  const unused = globSync('*/*.webp', { cwd: kept }).filter((path) => !seen.includes(path));
  faults.push(...unused.map((path) => `${path}: there is no such specimen`));
  expect(faults, `See was, is and difference in ${relative(root, left)}`).toEqual([]);
});

/** A group of parts is one picture; each full-width part has one of its own. */
const pictured = '.guide-group:not(:has(.guide-specimen--wide)), .guide-specimen--wide';

/** Pages that other pictures already show, only with more on them. */
const repeated =
  /^(home-the-sun|lists-(a-category|cars-|blog-)|entries-.*-one-|plain-contact$|messages-(?!404))/;

/** Yields each picture with its name. */
async function* takePictures(page: Page): AsyncGenerator<[name: string, picture: Buffer]> {
  const taken: string[] = [];
  for (const part of await page.locator(pictured).filter({ visible: true }).all()) {
    const name = await part.evaluate(({ id, parentElement, firstElementChild }) =>
      id ? id : `${parentElement?.id} ${firstElementChild?.textContent}`,
    );
    const short = name.toLowerCase().replace(/\W+/g, '-');
    if (repeated.test(short)) continue;
    taken.push(short);
    const namesakes = taken.filter((one) => one === short).length;
    // Moved to the top of the page, since content above a part may shift it by half a pixel.
    await part.evaluate((element) => element.setAttribute('data-pictured', ''));
    const picture = await part.screenshot();
    await part.evaluate((element) => element.removeAttribute('data-pictured'));
    yield [namesakes > 1 ? `${short}-${namesakes}` : short, await shrink(picture)];
  }
}

/**
 * Keeps the repository small: wide pictures are halved, and colours are reduced. Both give the same result for the same
 * picture.
 */
async function shrink(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(width < 1000 ? width : Math.round(width / 2))
    .webp({ quality: 75 })
    .toBuffer();
}

/** Returns the faults of a picture. If there are any, saves the expected, the actual and the difference picture. */
async function compare(path: string, is: Buffer): Promise<string[]> {
  let was: Buffer;
  try {
    was = readFileSync(join(kept, `${path}.webp`));
  } catch {
    writePicture(join(left, `${path}.is.webp`), is);
    return [`${path}: there is no picture of it yet`];
  }
  const [before, now] = await Promise.all([sharp(was).metadata(), sharp(is).metadata()]);
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  // Pads the smaller picture, so that pictures of two sizes can be compared.
  const readPixels = (picture: Buffer, size: Metadata) =>
    sharp(picture)
      .extend({ right: width - size.width, bottom: height - size.height, background: '#0000' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  const one = await readPixels(was, before);
  const other = await readPixels(is, now);
  const difference = new Uint8Array(width * height * 4);
  const count = pixelmatch(one, other, difference, width, height);
  if (count <= tolerance) return [];
  const raw = { width, height, channels: 4 } as const;
  writePicture(join(left, `${path}.was.webp`), was);
  writePicture(join(left, `${path}.is.webp`), is);
  writePicture(
    join(left, `${path}.difference.png`),
    await sharp(difference, { raw }).png().toBuffer(),
  );
  return [`${path}: ${count} pixels differ`];
}

function writePicture(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

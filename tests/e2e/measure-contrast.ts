import { isDeepStrictEqual } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { untilMounted } from './open-hero.ts';
import { hydrateIslands } from './open-page.ts';

/** A language and a viewport in which contrast over pictures is measured. */
interface View {
  language: string;
  width: number;
  height: number;
}

/** A text or icon on a picture, and the contrast that all pixels reach except the worst 1 %. */
interface Finding extends View {
  page: string;
  place: string;
  ratio: number;
}

interface Area {
  place: string;
  colour: string;
  boxes: { x: number; y: number; width: number; height: number }[];
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

/** WCAG 2.2 SC 1.4.3, for text of any size. */
export const minContrast = 4.5;

/** Phone and desktop in both writing directions; one view of each other width is enough. */
export const views: View[] = [
  { language: 'tr', width: 390, height: 844 },
  { language: 'ar', width: 390, height: 844 },
  { language: 'tr', width: 768, height: 1024 },
  { language: 'tr', width: 1440, height: 900 },
  { language: 'ar', width: 1440, height: 900 },
  { language: 'tr', width: 1920, height: 1080 },
];

const pagesWithHero = [
  '/hizmetler',
  '/servis/vize',
  '/servis/ulasim',
  '/servis/su',
  '/servis/col',
  '/servis/sehir',
  '/servis/ozel',
  '/araclar',
  '/hakkimizda',
];
const detail = '/detay/kirmizi-kupe';

const inHeader = [
  '.site-header .logo__word',
  '.site-nav a',
  '.language-menu summary',
  '.mobile-menu summary',
];
const inSlide = ['.hero__title', '.hero__subtitle', '.hero__buttons .button--outline'].map(
  (selector) => `.hero__slide[data-current] ${selector}`,
);

/** Hides the glyphs but not their shadow. Also hides the mark of the current link, which is not a background either. */
const withoutGlyphs = `
  * { -webkit-text-fill-color: transparent !important; }
  svg, .site-nav a::after { visibility: hidden !important; }
`;

/** With reduced motion, the pause button is hidden, so this shows it: other visitors see it. */
const withPause = '.hero__pause { display: grid !important; }';

/** Context options for measuring: the page does not move, and accepts injected styles. */
export function describeContext({ width, height }: View): BrowserContextOptions {
  return { viewport: { width, height }, reducedMotion: 'reduce', bypassCSP: true };
}

/** Measures everything on pictures in a view: header, slides, closing words, tiles, heroes, counters. */
export async function measureContrast(page: Page, view: View): Promise<Finding[]> {
  const findings: Finding[] = [];
  const measure = async (path: string, selectors: string[]) => {
    for (const { place, ratio } of await measureAreas(page, selectors)) {
      findings.push({ ...view, page: path, place, ratio });
    }
  };
  const open = (path: string) => page.goto(`${path}?lng=${view.language}`);

  await open('/');
  await page.addStyleTag({ content: withPause });
  await untilMounted(page);
  for (const stop of [0, 1, 2]) {
    if (stop > 0) await page.locator('.hero__stop').nth(stop).click();
    await page.locator(`.hero__slide:nth-child(${stop + 1})[data-current]`).waitFor();
    await measure(`/ slide ${stop + 1}`, [...inHeader, ...inSlide, '.hero__pause']);
  }
  await centre(page, '.closing .section__title');
  await measure('/', ['.closing .section__title']);
  for (const tile of [1, 2, 3, 4, 5, 6]) {
    const words = `.tile:nth-child(${tile}) .tile__text`;
    await centre(page, words);
    await measure('/', [`${words} .tile__title`]);
  }

  for (const path of pagesWithHero) {
    await open(path);
    await measure(path, [...inHeader, '.page-hero__title', '.page-hero__subtitle']);
  }

  await open(detail);
  await hydrateIslands(page);
  await centre(page, '.gallery__counter');
  for (const photo of [1, 2, 3, 4, 5, 6]) {
    if (photo > 1) await page.locator('.gallery__controls button').nth(1).click();
    await page.getByText(`${photo} / 6`, { exact: true }).waitFor();
    await measure(`${detail} photo ${photo}`, ['.gallery__counter bdi']);
  }
  return findings;
}

function centre(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Whatever has words on a picture that fills it, if the page has it. */
const grounds = '.site-header, .hero, .page-hero, .closing, .tile';

/** Measures every word and icon on a picture of a page as it is shown, whatever element holds it. */
export async function measureAllWords(page: Page): Promise<{ place: string; ratio: number }[]> {
  const find = () => page.evaluate(findWords, grounds);
  await page.evaluate(() => document.fonts.ready);
  let areas = await find();
  while (true) {
    const measured = await measureBoxes(page, areas, true);
    const now = await find();
    // A font that arrives meanwhile moves words.
    if (isDeepStrictEqual(now, areas)) return measured;
    areas = now;
  }
}

async function measureAreas(page: Page, selectors: string[]) {
  await page.evaluate(waitUntilPainted);
  return measureBoxes(page, await page.evaluate(findAreas, selectors));
}

async function measureBoxes(page: Page, areas: Area[], fullPage = false) {
  const style = await page.addStyleTag({ content: withoutGlyphs });
  const picture = await page.screenshot({ scale: 'css', fullPage });
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return areas.map((area) => ({
    place: area.place,
    ratio: findWorstContrast(area, { data, ...info }),
  }));
}

/** Runs in the page: waits until fonts and visible pictures have loaded and nothing moves. */
async function waitUntilPainted(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const decoded = inView.map((image) => {
    // A lazy picture that a slider clips would never load.
    image.loading = 'eager';
    return image.decode();
  });
  // What moves with the scroll never finishes.
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  await Promise.all([...decoded, ...running.map(({ finished }) => finished)]);
}

/** Runs in the page: returns the boxes of visible lines and icons, with their colour. */
function findAreas(selectors: string[]): Area[] {
  const findBoxes = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    for (const icon of element.querySelectorAll('svg')) boxes.push(icon.getBoundingClientRect());
    return boxes
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  };
  return selectors.flatMap((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    // Only the header has other content on a phone than on a wide screen.
    if (seen.length === 0 && !/^\.(site-nav|language-menu|mobile-menu)/.test(selector)) {
      throw new Error(`Nothing seen matches ${selector}.`);
    }
    return seen.map((element, number) => ({
      place: seen.length > 1 ? `${selector} ${number + 1}` : selector,
      colour: getComputedStyle(element).color,
      boxes: findBoxes(element),
    }));
  });
}

/** Runs in the page at its top: returns the boxes of each visible text and icon in some elements, with its colour. */
function findWords(within: string): Area[] {
  const found: Area[] = [];
  const add = (element: Element, words: string, rects: Iterable<DOMRect>) => {
    const isSeen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden');
    const boxes = [...rects]
      .filter(({ left, right, bottom }) => left < innerWidth && right > 0 && bottom > 0)
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
    if (!isSeen || boxes.length === 0) return;
    const place = `${element.closest('[class]')?.getAttribute('class')} “${words}”`;
    found.push({ place, colour: getComputedStyle(element).color, boxes });
  };
  for (const ground of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const words = currentNode.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if (words !== '' && currentNode.parentElement && !currentNode.parentElement.closest('svg'))
        add(currentNode.parentElement, words, range.getClientRects());
    }
    for (const icon of ground.querySelectorAll('svg.icon')) add(icon, '', icon.getClientRects());
  }
  return found;
}

/** Ignores the worst 1 % of an area’s pixels, which is noise of a photograph. */
function findWorstContrast({ place, colour, boxes }: Area, pixels: Pixels): number {
  const text = readLuminance(colour, place);
  const ratios: number[] = [];
  for (const box of boxes) {
    const bottom = Math.min(pixels.height, Math.ceil(box.y + box.height));
    const right = Math.min(pixels.width, Math.ceil(box.x + box.width));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
        const at = (y * pixels.width + x) * pixels.channels;
        const [r = 0, g = 0, b = 0] = pixels.data.subarray(at, at + 3);
        ratios.push(computeRatio(text, computeLuminance(r, g, b)));
      }
    }
  }
  const worst = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 100)];
  if (worst === undefined) throw new Error(`${place} is not in view.`);
  return Math.round(worst * 100) / 100;
}

/**
 * Relative luminance of an opaque computed colour.
 *
 * @param place of the colour, for the error
 */
export function readLuminance(colour: string, place = 'A colour'): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!colour.startsWith('rgb') || alpha < 1) throw new Error(`${place} is ${colour}, not opaque.`);
  return computeLuminance(red, green, blue);
}

/** Contrast ratio of two relative luminances as WCAG 2.2 defines it, from 1 to 21. */
export function computeRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, from 0 to 1, of an sRGB colour with channels from 0 to 255 (WCAG 2.2). */
function computeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

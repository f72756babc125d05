import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { hydrateIslands, openPage } from './open-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule of axe, and the elements that break it or leave it open. */
interface AxeResult {
  id: string;
  nodes: { target: string[]; any: { message: string }[] }[];
}

/** Elements whose background axe cannot determine (rule `color-contrast`), each with how it is checked instead. */
const groundsUnseen = [
  // Pictures: contrast-over-pictures.test.ts measures their pixels.
  '.hero, .page-hero, .tile, .closing, .gallery__counter, .site-header',
  // An ornament without meaning.
  '.footer__wordmark',
  // Words in a drawing and around it, in colours that axe accepts elsewhere.
  '.map, .coast, .sun-path, .section--sand > .text-link',
  // Chips half out of their scrolling row; visible chips have the same colours.
  '.filter__categories',
  // The same for cars in their scrolling table, whose names of rows stay in view.
  '.comparison__scroller',
  // A title whose unbroken word overlaps the line above it; other titles have the same colours.
  'h1 .unbroken',
].join();

interface AxeResults {
  violations: AxeResult[];
  incomplete: AxeResult[];
}

/** One page of each kind, in the states that are hard on a layout. */
export const kinds = [
  '/',
  '/hizmetler',
  '/servis/ozel',
  '/araclar',
  '/detay/kumul-jipi',
  '/detay/kum-aksami',
  '/bloglar',
  '/blog/6',
  '/hakkimizda',
  '/iletisim',
  '/kullanim-sartlari',
  '/planim?e=kum-aksami,kumul-jipi,sari-jip',
  '/ornek-plan',
  '/hizmetler?q=zzz',
];

/** Returns the URL of a page in a language. */
export const inLanguage = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;

/** Opens a page in which axe can run, for `findAxeFaults`. */
export const openForAxe = (options: BrowserContextOptions = {}) =>
  openPage('about:blank', { reducedMotion: 'reduce', bypassCSP: true, ...options });

/**
 * Hydrates every island of a URL. Returns the findings of axe at each width, and whether the page needs horizontal
 * scrolling.
 */
export async function findAxeFaults(
  page: Page,
  address: string,
  widths = [1280],
): Promise<string[]> {
  await page.goto(address);
  await hydrateIslands(page);
  const hasHero = (await page.locator('.hero, .page-hero').count()) > 0;
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findOverflow(page, `${address} at ${width} px`)));
    if (hasHero) {
      // Before the bar is white: over a picture, axe sees the ground under the picture.
      const weak = await findWeakWords(page, '.site-header');
      faults.push(...weak.map((fault) => `${address} at ${width} px ${fault}`));
    }
    faults.push(...(await runAxe(page, `${address} at ${width} px`)));
  }
  return faults;
}

/** Returns the words in an element whose contrast axe finds too weak, on the ground that it sees. */
export async function findWeakWords(page: Page, within = 'body'): Promise<string[]> {
  return findViolations(page, within, { runOnly: ['color-contrast'] });
}

/** Returns what axe finds wrong in an element. */
export async function findViolations(page: Page, within: string, options = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message}`),
      );
    },
    { within, options },
  );
}

async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  }
}

/** Returns what axe reports for a page as it is, including what it cannot decide, except the elements above. */
export async function runAxe(page: Page, place: string, exclude: string[] = []): Promise<string[]> {
  // Over a picture, axe guesses the background; the white header has one.
  await page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-scrolled', true);
    const fading = document.querySelector('.site-header')?.getAnimations({ subtree: true }) ?? [];
    // The sun of the logo moves with the scroll, and never ends.
    const transitions = fading.filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  await loadAxe(page);
  const found = await page.evaluate(
    async ({ unseen, exclude }) => {
      // axe reads the colours of the styles, not those that the visitor sets.
      const enabled = !matchMedia('(forced-colors: active)').matches;
      const { violations, incomplete } = await window.axe.run(
        { exclude },
        { resultTypes: ['violations', 'incomplete'], rules: { 'color-contrast': { enabled } } },
      );
      const isExplained = (rule: string, [target = '']: string[]) =>
        rule === 'color-contrast' && document.querySelector(target)?.closest(unseen);
      const describe = ({ id, nodes }: AxeResult) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message}`);
      const open = incomplete.map(({ id, nodes }) => ({
        id: `${id}, left open`,
        nodes: nodes.filter(({ target }) => !isExplained(id, target)),
      }));
      return [...violations, ...open].flatMap(describe);
    },
    { unseen: groundsUnseen, exclude },
  );
  return found.map((fault) => `${place} ${fault}`);
}

/** Returns by how much a page is wider than its screen. */
export async function findOverflow(page: Page, place: string): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${place} scrolls sideways by ${overflow} px`] : [];
}

/** Expects that a URL, without scripts, shows its main words, has no dead button and requests only the site. */
export async function expectWords(page: Page, address: string): Promise<void> {
  const origin = inject('origin');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) elsewhere.push(url);
  });
  await page.goto(address);
  expect(elsewhere, address).toEqual([]);
  const dead = page.locator(
    'button:visible:not(form button), form button:not([type="submit"]):visible',
  );
  expect(await dead.count(), address).toBe(0);
  expect(await page.locator('h1').isVisible(), address).toBe(true);
  expect(await page.locator('main').innerText(), address).not.toBe('');
}

declare global {
  interface Window {
    axe: { run(context: string | object, options: object): Promise<AxeResults> };
  }
}

/** Lists the fonts that the browser draws an element in. */
export async function listFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: document.nodeId,
    selector,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

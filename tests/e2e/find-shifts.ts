import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { hydrateIslands, openPage } from './open-page.ts';
import { keepOwn } from './plan-storage.ts';
import { serveInParts } from './serve-in-parts.ts';
import { watchRequests } from './watch-requests.ts';

/** Pictures, and the parts of a page that arrives in parts, come so late, in milliseconds. */
const delays = { pictures: 300, parts: 250 };

/**
 * The cumulative layout shift that a page may have; 0.1 is called good. A slider that jumps counts 0.4; a chip whose word
 * is four pixels wider in its own font counts 0.0001.
 */
const maxShift = 0.005;

/**
 * What arriving fonts may add on the average of pages. A title that breaks into another number of lines counts 0.01, and
 * a few do, because no size makes each word as wide in one font as in another. Phones have 0.005 to 0.015 without the
 * fallback fonts of `_fonts.scss`.
 */
const maxByFonts = 0.0025;

/**
 * Opens URLs in two pages at a time. Returns what shifted while fonts and pictures arrived and sliders started. The
 * visitor has an own plan.
 *
 * @param locale the language of the browser; by default one that the site lacks
 */
export async function findShiftsAt(
  addresses: readonly string[],
  viewport: { width: number; height: number },
  locale = 'de-DE',
): Promise<string[]> {
  const waiting = addresses.values();
  const moved: string[] = [];
  const byFonts: LocatedShift[] = [];
  const work = async () => {
    const page = await openPage('about:blank', { viewport, locale });
    await page.addInitScript(recordShifts);
    await keepOwn(page, 'gumus-jip');
    const untilQuiet = watchRequests(page);
    for (const address of waiting) {
      const fontsCame = await walk(page, address, untilQuiet);
      const shifts = await listShifts(page, address);
      byFonts.push(...shifts.filter(fontsCame));
      moved.push(...describeShifts(shifts.filter((shift) => !fontsCame(shift))));
    }
  };
  await Promise.all([work(), work()]);
  return [...moved, ...describeShifts(byFonts, maxByFonts * addresses.length)];
}

/**
 * Opens a page and goes through it to its end.
 *
 * @returns whether a shift happened while the first fonts arrived
 */
async function walk(
  page: Page,
  address: string,
  untilQuiet: () => Promise<void>,
): Promise<(shift: Shift) => boolean> {
  const painted = Promise.withResolvers<void>();
  await page.route('**/pictures/**', async (route) => {
    await wait(delays.pictures);
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  // Chromium reports an error for any status but 200.
  await page.route('**/nowhere?*', async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const start = await page.evaluate(drawFrame);
  painted.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const end = await page.evaluate(drawFrame);
  // Lazy pictures load one screen after the other.
  while (await page.evaluate(scrollOn)) await untilQuiet();
  await hydrateIslands(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => document.fonts.ready);
  return ({ time }) => time >= start && time <= end;
}

/** Opens a URL whose HTML pauses soon after each of these words. Returns what shifted. */
export async function findShiftsInParts(
  address: string,
  words: readonly string[],
  viewport: { width: number; height: number },
): Promise<string[]> {
  const baseURL = await serveInParts(address, async (whole, response) => {
    // As in browsers that paint what they have; others wait for the end.
    const html = whole.replace('rel="expect"', '');
    let sent = 0;
    for (const word of words) {
      const end = html.indexOf(word, sent) + word.length + 20;
      response.write(html.slice(sent, end));
      sent = end;
      await wait(delays.parts);
    }
    response.end(html.slice(sent));
  });
  const page = await openPage('about:blank', { viewport, baseURL });
  await page.context().unrouteAll();
  await page.addInitScript(recordShifts);
  await page.goto(address);
  return describeShifts(await listShifts(page, address));
}

async function listShifts(page: Page, address: string): Promise<LocatedShift[]> {
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.map((shift) => ({ ...shift, address }));
}

function describeShifts(shifts: readonly LocatedShift[], limit = maxShift): string[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= limit) return [];
  return shifts.map(({ address, value, moves }) => `${address} ${value.toFixed(4)} ${moves}`);
}

/** Runs in the page: waits until it has drawn a frame. Returns the time. */
async function drawFrame(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now();
}

/** Runs in the page: scrolls on by less than a screen. Returns false at the end. */
function scrollOn(): boolean {
  const before = scrollY;
  window.scrollBy({ top: innerHeight * 0.7, behavior: 'instant' });
  return scrollY > before;
}

/** Runs in the page before its own scripts: records what shifted without user input, and to which position. */
function recordShifts(): void {
  window.shifts = [];
  const describeNode = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = node?.textContent?.trim().slice(0, 30);
    return element ? `${[element.localName, ...element.classList].join('.')} “${text}”` : 'removed';
  };
  const describeBox = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moves = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describeNode(node)} ${describeBox(previousRect)} → ${describeBox(currentRect)}`,
      );
      window.shifts.push({
        time: entry.startTime,
        value: entry.value,
        moves: moves.join('; '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** https://wicg.github.io/layout-instability; missing in TypeScript’s library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  /** In milliseconds since the page was opened. */
  time: number;
  value: number;
  moves: string;
}

interface LocatedShift extends Shift {
  address: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { slowSlides } from './slow-slides.ts';

const origin = inject('origin');

export const phone = { viewport: { width: 390, height: 844 } };
export const desktop = { viewport: { width: 1440, height: 900 } };
export const withoutScripts = { javaScriptEnabled: false };

/** The files of a worker share one connection, which ends with the worker. */
let browser: Promise<Browser> | undefined;

export function connect(): Promise<Browser> {
  browser ??= chromium.connect(inject('browser'));
  return browser;
}

/** Faults of each page: errors on its console, uncaught errors and failed hydration. */
const complaints = new WeakMap<Page, string[]>();

/**
 * Opens a new page of the site with storage of its own; faults of the page fail the test. The browser prefers a language
 * that the site lacks, so that pages without a language are Turkish, and none is offered in another one.
 */
export async function openPage(
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const browser = await connect();
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-DE',
    ...desktop,
    ...options,
  });
  // Long, since the machine may be busy.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(shortenMotion);
  await context.addInitScript(slowSlides);
  const page = await context.newPage();
  listen(page);
  onTestFinished(async () => {
    const found = complaints.get(page);
    await context.close();
    expect(found).toEqual([]);
  });
  await page.goto(address);
  return page;
}

/**
 * Runs in each page: ends at once the motions that no test is about. Drawn without a graphics card, they take half of the
 * time of a processor: pictures that drift, open and settle, and lines that rise.
 */
function shortenMotion(): void {
  const sheet = new CSSStyleSheet();
  const times = ['drift', 'picture', 'reveal', 'rise', 'sun'];
  sheet.replaceSync(`:root { ${times.map((time) => `--${time}-time: 1ms`).join(';')} }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Error of Chromium if a busy machine shows the next page before its fade is ready, so that the fade is skipped
 * (css-view-transitions-2, “skip the view transition”). The page is complete, and no page can prevent this error.
 */
const skippedFade = 'Transition was aborted because of invalid state. Page already revealed';

function listen(page: Page): void {
  const list: string[] = [];
  complaints.set(page, list);
  page.on('pageerror', (error) => {
    if (error.message !== skippedFade) list.push(`${page.url()}: ${error.message}`);
  });
  page.on('console', (message) => {
    // A 404 of the page itself is intended by the test.
    const isNotThere = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isNotThere) list.push(`${page.url()}: ${message.text()}`);
  });
}

/**
 * Sets the size of text as a visitor does in the browser, in pixels: unlike a style, it also changes the em of media
 * queries. A screenshot of the whole page undoes it.
 */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Returns and clears the faults of a page so far, for a test that causes them on purpose. */
export function takeComplaints(page: Page): string[] {
  return complaints.get(page)?.splice(0) ?? [];
}

/** Hydrates every island of a page, as an approaching pointer does, and waits for each. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    // Repeated, because the page’s modules may not run yet.
    const wake = async () => {
      await island.dispatchEvent('pointerenter');
      return island.getAttribute('data-hydrated');
    };
    await expect.poll(wake, { message: page.url() }).toBe('');
  }
}

/** Waits until an island is hydrated whose hydration something has triggered. */
export async function untilHydrated(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });
}

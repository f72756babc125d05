import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

const origin = inject('origin');

export const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
export const withoutScripts = { javaScriptEnabled: false };

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** What went wrong in a page: errors on its console, uncaught ones, failed hydration. */
const complaints = new WeakMap<Page, string[]>();

/** A fresh page of the site with storage of its own; its complaints fail the test. */
export async function openPage(
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({
    baseURL: origin,
    locale: 'tr-TR',
    ...desktop,
    ...options,
  });
  // The machine may be busy.
  context.setDefaultTimeout(60_000);
  // Nothing outside the site is asked for; what the site would load from others answers empty.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
  );
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
 * What Chromium reports where a busy machine shows the next page before its fade is ready, and so leaves the fade out
 * (css-view-transitions-2, “skip the view transition”); the page is whole, and no page can prevent it.
 */
const skippedFade = 'Transition was aborted because of invalid state. Page already revealed';

function listen(page: Page): void {
  const list: string[] = [];
  complaints.set(page, list);
  page.on('pageerror', (error) => {
    if (error.message !== skippedFade) list.push(`${page.url()}: ${error.message}`);
  });
  page.on('console', (message) => {
    // A test that asks for a page that is not there knows.
    const isNotThere = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isNotThere) list.push(`${page.url()}: ${message.text()}`);
  });
}

/** What went wrong in a page so far, for a test that meant it to. */
export function takeComplaints(page: Page): string[] {
  return complaints.get(page)?.splice(0) ?? [];
}

/** Wakes every island of a page, as a pointer does that comes near, and waits until it is hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerenter');
    await expect.poll(() => island.getAttribute('data-hydrated'), { message: page.url() }).toBe('');
  }
}

/** Waits until an island is hydrated that something has woken. */
export async function untilHydrated(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });
}

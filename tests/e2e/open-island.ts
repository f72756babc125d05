import type { BrowserContextOptions, Page } from 'playwright';
import { holdLimitMs } from '../../client/replay-events.ts';
import { openPage } from './open-page.ts';

/** Holds back what a page asks for, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page on which no island can start until the test allows it. */
export async function openSlowly(address: string, options: BrowserContextOptions = {}) {
  const page = await openPage('about:blank', options);
  const arrive = await holdBack(page, '**/assets/mount-island-*.js');
  await page.goto(address);
  return { page, arrive };
}

/** As `openSlowly`, and what an island holds meanwhile waits for it however long a busy machine takes. */
export async function openPatiently(address: string, options: BrowserContextOptions = {}) {
  const opened = await openSlowly('about:blank', options);
  await opened.page.addInitScript((limit) => {
    const { setTimeout } = window;
    const wait = (run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === limit ? 0 : setTimeout(run, delay, ...values);
    Object.assign(window, { setTimeout: wait });
  }, holdLimitMs);
  await opened.page.goto(address);
  return opened;
}

/** Returns the URL of a page that has a gallery; the schema requires four photographs of each car. */
export async function findGallery(page: Page): Promise<string> {
  await page.goto('/araclar');
  return (await page.locator('.card__link').first().getAttribute('href')) ?? '';
}

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openPage } from './open-page.ts';

export const buttons = (page: Page) => page.locator('[data-plan-add]');

export const button = (page: Page, slug: string) =>
  page.locator(`[data-plan-add="${slug}"]`).first();

/** A full plan. */
export const twelve =
  'beyaz-jip,bronz-jip,gumus-jip,kumul-jipi,mavi-ustu-acik,sari-jip,sari-ustu-acik,dort-teker,kervan,guverte,giris-izni,karsilama';

/** Waits until the script of a page has made its links buttons. */
export const untilButtons = (page: Page) =>
  buttons(page).and(page.locator('[role="button"]')).first().waitFor({ state: 'attached' });

/** Opens a page and waits until its links are buttons. */
export async function openButtons(
  address: string,
  prepare?: (page: Page) => Promise<void>,
  options = {},
): Promise<Page> {
  const page = await openPage('about:blank', options);
  await prepare?.(page);
  await page.goto(address);
  await untilButtons(page);
  return page;
}

/** The visitor’s own plan, as the browser keeps it. */
export const readOwn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('plan'));

/** Makes something the visitor’s own plan before the scripts of the next pages run, once. */
export async function keepOwn(page: Page, plan: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') === text) return;
    localStorage.setItem('plan', text);
    sessionStorage.setItem('kept', text);
  }, plan);
}

/** Lets the browser refuse to store anything. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
}

export const status = (page: Page) => page.locator('[data-plan-status]');

/** What the page says of the plan. */
export const said = (page: Page): ReturnType<typeof expect.poll> =>
  expect.poll(() => status(page).textContent());

/** The number in the links to the plan. */
export const readCount = (page: Page) => page.locator('[data-plan-count]').last().textContent();

/** Where the visible link to the plan leads. */
export const readLink = (page: Page) => page.locator('.plan-link:visible').getAttribute('href');

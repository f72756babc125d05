import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { openPage, phone } from './open-page.ts';
import { serveInParts } from './serve-in-parts.ts';

const countPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

/** Opens a page whose end arrives only after `released`. */
async function openWithoutEnd(
  path: string,
  released: Promise<void>,
  change: (html: string) => string = (html) => html,
): Promise<Page> {
  const baseURL = await serveInParts(path, async (whole, response) => {
    const html = change(whole);
    const end = html.indexOf('<footer');
    response.write(html.slice(0, end));
    await released;
    response.end(html.slice(end));
  });
  const page = await openPage('about:blank', { ...phone, baseURL });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  return page;
}

const pages = ['/', '/hizmetler', '/detay/kumul-jipi', '/planim', '/no-such-page'];

it.each(vary(pages))('a page is painted once it has arrived whole: %s', async (path) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = await openWithoutEnd(path, released);
  // By the time a page opened later is painted without its end, the browser could have painted this one.
  const other = await openWithoutEnd(path, released, (html) => html.replace('rel="expect"', ''));
  await expect.poll(() => countPaints(other)).toBe(1);
  expect(await countPaints(page)).toBe(0);
  release();
  await expect.poll(() => countPaints(page)).toBe(1);
});

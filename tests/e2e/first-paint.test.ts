import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { openPage, phone } from './open-page.ts';
import { serveInParts } from './serve-in-parts.ts';

const countPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const pages = ['/', '/hizmetler', '/detay/kumul-jipi', '/planim', '/no-such-page'];

it.each(vary(pages, 2))('a page is painted once it has arrived whole: %s', async (path) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const baseURL = await serveInParts(path, async (html, response) => {
    const end = html.indexOf('<footer');
    response.write(html.slice(0, end));
    await released;
    response.end(html.slice(end));
  });
  const page = await openPage('about:blank', { ...phone, baseURL });
  await page.goto(path, { waitUntil: 'commit' });
  const isReady = () =>
    page.evaluate(
      () =>
        [...document.styleSheets].some((sheet) => sheet.href) &&
        document.querySelector('main h1') !== null,
    );
  await expect.poll(isReady).toBe(true);
  // Longer than a browser takes to paint what it has.
  await page.waitForTimeout(1000);
  expect(await countPaints(page)).toBe(0);
  release();
  await expect.poll(() => countPaints(page)).toBe(1);
});

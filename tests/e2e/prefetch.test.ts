import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

it('a page is fetched once the pointer rests on its link, but no plan, no picture, and none in another language', async () => {
  const page = await openPage('about:blank');
  const possible = new Set<string>();
  const fetched: string[] = [];
  const shorten = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) possible.add(shorten(key.url));
  });
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(shorten(prefetchUrl));
  });
  const blog = '/bloglar?lng=ar';
  await page.goto('/detay/kumul-jipi?lng=ar');
  // Links that are not shown are not considered.
  await page.locator('.language-menu summary').click();
  await page.locator('.site-nav a[href^="/bloglar"]').hover();
  await expect.poll(() => fetched).toEqual([blog]);
  expect(possible).toContain(blog);
  const others = [...possible].filter((url) => /\/(planim\?|pictures)|lng=(?!ar)/.test(url));
  expect(others).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${blog}`);
  const [navigation] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  );
  expect(navigation.deliveryType).toBe('navigational-prefetch');
});

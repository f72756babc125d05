import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { openPage } from './open-page.ts';

it.each(vary(['?lng=ar', '']))(
  'a page is fetched once the pointer rests on its link, but no plan, and none in another language (%s)',
  async (search) => {
    const page = await openPage('about:blank');
    const fetched: string[] = [];
    const browser = await page.context().newCDPSession(page);
    await browser.send('Preload.enable');
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(prefetchUrl.replace(/^https?:\/\/[^/]+/, ''));
    });
    await page.goto(`/detay/kumul-jipi${search}`);
    await page.locator('.language-menu summary').click();
    const idle = [
      '.language-menu a >> nth=1',
      '.site-header .plan-link',
      '.gallery__thumbnail >> nth=2',
      '.plan-button >> nth=0',
    ];
    for (const link of vary(idle, 2)) {
      await page.locator(link).hover();
      await page.waitForTimeout(500);
    }
    await page.locator('.site-nav a[href^="/bloglar"]').hover();
    await expect.poll(() => fetched).toEqual([`/bloglar${search}`]);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**/bloglar${search}`);
    const [navigation] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    );
    expect(navigation.deliveryType).toBe('navigational-prefetch');
  },
);

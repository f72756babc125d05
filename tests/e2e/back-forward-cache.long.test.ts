import { chromium } from 'playwright';
import { expect, inject, it, onTestFinished } from 'vitest';
import { ensureBrowser } from '../../scripts/check/ensure-browser.ts';
import { kinds } from './inspect-page.ts';
import { hydrateIslands } from './open-page.ts';
import { flags } from './start-site.ts';

it('every page comes back as it was left, without being loaded again', async () => {
  // A browser of its own: the headless shell has no back/forward cache, and Playwright switches it off elsewhere.
  const browser = await chromium.launch({
    executablePath: ensureBrowser('whole'),
    args: flags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: inject('origin') });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const loadedAgain: string[] = [];
  for (const path of kinds) {
    await page.goto(path);
    await hydrateIslands(page);
    const address = page.url();
    await page.evaluate(() => Reflect.deleteProperty(window, 'persisted'));
    await page.goto('/gizlilik-politikasi');
    await page.evaluate(() => history.back());
    await expect.poll(() => page.url()).toBe(address);
    await page.waitForFunction(() => 'persisted' in window);
    if (!(await page.evaluate(() => Reflect.get(window, 'persisted')))) loadedAgain.push(path);
  }
  expect(loadedAgain).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const lang = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.locator('html').getAttribute('lang');

describe('a choice that local storage knows and the server does not', () => {
  it('is told to the server, and the page is loaded once more before it is painted', async () => {
    const page = await openPage('/hakkimizda');
    await page.evaluate(() => localStorage.setItem('lng', 'ar'));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/iletisim');
    await expect.poll(() => lang(page)).toBe('ar');
    expect(documents).toBe(2);
    await page.goto('/bloglar');
    expect(await lang(page)).toBe('ar');
    expect(documents).toBe(3);
  });

  it('never loops where cookies are refused', async () => {
    const page = await openPage('/hakkimizda');
    await page.evaluate(() => localStorage.setItem('lng', 'ar'));
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/iletisim');
    await page.waitForTimeout(500);
    expect(documents).toBe(1);
    expect(await lang(page)).toBe('tr');
  });

  it('never loops where the server does not take the cookie', async () => {
    const page = await openPage('/hakkimizda');
    await page.evaluate(() => localStorage.setItem('lng', 'ar'));
    let documents = 0;
    await page.route('**/iletisim', async (route) => {
      documents += 1;
      const { cookie: _cookie, ...headers } = await route.request().allHeaders();
      await route.continue({ headers: { ...headers, cookie: '' } });
    });
    await page.goto('/iletisim');
    await page.waitForTimeout(800);
    expect(documents).toBeLessThanOrEqual(2);
  });

  it('does nothing where storage is refused', async () => {
    const page = await openPage('/hakkimizda');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/iletisim');
    expect(await lang(page)).toBe('tr');
  });

  it('is not changed by following somebody’s link, nor does it change such a page', async () => {
    const page = await openPage('/');
    await page.evaluate(() => {
      localStorage.setItem('lng', 'tr');
    });
    await page.goto('/hakkimizda?lng=en');
    expect(await lang(page)).toBe('en');
    expect(await page.evaluate(() => [localStorage.getItem('lng'), document.cookie])).toEqual([
      'tr',
      '',
    ]);
  });
});

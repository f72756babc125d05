import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const readLanguage = (page: Page) => page.locator('html').getAttribute('lang');

/** Opens a page in Turkish, and stores another choice that its server does not know. Counts the documents from then on. */
async function openWithChoice() {
  const page = await openPage('/hakkimizda');
  await page.evaluate(() => localStorage.setItem('lng', 'ar'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

it('a choice that only local storage knows is told to the server, and no link changes it', async () => {
  const { page, documents } = await openWithChoice();
  await page.goto('/iletisim');
  await expect.poll(() => readLanguage(page)).toBe('ar');
  await page.goto('/bloglar');
  expect(await readLanguage(page)).toBe('ar');
  expect(documents).toEqual(['/iletisim', '/iletisim', '/bloglar']);
  await page.goto('/hakkimizda?lng=en');
  expect(await readLanguage(page)).toBe('en');
  expect(await page.evaluate(() => [localStorage.getItem('lng'), document.cookie])).toEqual([
    'ar',
    'lng=ar',
  ]);
});

it.each([
  [
    'cookies are refused',
    1,
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => '',
          set: () => undefined,
        });
      }),
  ],
  [
    'the server does not take the cookie',
    2,
    (page: Page) =>
      page.route('**/iletisim', async (route) => {
        const response = await fetch(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: await response.text() });
      }),
  ],
] as const)('no page is loaded over and over where %s', async (_, count, prepare) => {
  const { page, documents } = await openWithChoice();
  await prepare(page);
  await page.goto('/iletisim');
  await expect.poll(() => documents.length).toBe(count);
  await page.waitForLoadState();
  // What the head of the page has asked for was asked before this.
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  expect(documents).toHaveLength(count);
  expect(await readLanguage(page)).toBe('tr');
});

it('the way back from another language leads to the page in its own', async () => {
  const page = await openPage('/hizmetler?q=yat');
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu a[hreflang="ar"]').click();
  await expect.poll(() => readLanguage(page)).toBe('ar');
  await page.goBack();
  await expect.poll(() => readLanguage(page)).toBe('tr');
  expect(new URL(page.url()).search).toBe('?q=yat&lng=tr');
  await page.goto('/iletisim');
  await expect.poll(() => readLanguage(page)).toBe('ar');
});

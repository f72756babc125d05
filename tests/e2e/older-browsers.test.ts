import { expect, it } from 'vitest';
import { itLong } from '../vary.ts';
import { findGallery } from './open-island.ts';
import { openPage } from './open-page.ts';
import { watchRequests } from './watch-requests.ts';

/** Opens a page in a browser without a newer CSS feature, by which the site detects older browsers. */
async function openInOlderBrowser() {
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  return page;
}

it('an older browser is sent no module', async () => {
  const page = await openInOlderBrowser();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const untilQuiet = watchRequests(page);
  await page.goto('/hizmetler?q=&lng=en');
  await untilQuiet();
  await page.locator('.chip').last().hover();
  const category = await page.locator('.chip').last().getAttribute('value');
  await page.locator('.chip').last().click();
  await page.waitForURL(({ searchParams }) => searchParams.get('category') === category);
  await untilQuiet();
  expect(scripts.filter((address) => !address.includes('/head-'))).toEqual([]);
  expect(scripts).toHaveLength(2);
});

itLong('an older browser shows nothing that needs scripts', async () => {
  const page = await openInOlderBrowser();
  await page.goto(await findGallery(page));
  expect(await page.locator('.gallery__controls').isVisible()).toBe(false);
  await page.goto('/');
  expect(await page.locator('.hero__stop').first().isVisible()).toBe(false);
  const slides = page.locator('.hero__slide');
  await slides.last().scrollIntoViewIfNeeded();
  expect(await slides.last().isVisible()).toBe(true);
});

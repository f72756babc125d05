import { expect, it } from 'vitest';
import { findGallery } from './open-island.ts';
import { openPage } from './open-page.ts';
import { watchRequests } from './watch-requests.ts';

it('an older browser is sent no module, and shows nothing that needs scripts', async () => {
  const page = await openPage('about:blank');
  // The site detects older browsers by a newer CSS feature.
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
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

  await page.goto(await findGallery(page));
  expect(await page.locator('.gallery__controls').isVisible()).toBe(false);
  await page.goto('/');
  expect(await page.locator('.hero__stop').first().isVisible()).toBe(false);
  const slides = page.locator('.hero__slide');
  await slides.last().scrollIntoViewIfNeeded();
  expect(await slides.last().isVisible()).toBe(true);
});

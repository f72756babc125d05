import type { BrowserContextOptions, Page } from 'playwright';
import { openPage } from './open-page.ts';

/** Opens a page on which no island can start until the test allows it. */
export async function openSlowly(address: string, options: BrowserContextOptions = {}) {
  const page = await openPage('about:blank', options);
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/mount-island-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address);
  return { page, arrive };
}

/** Returns the URL of a page that has a gallery; the schema requires four photographs of each car. */
export async function findGallery(page: Page): Promise<string> {
  await page.goto('/araclar');
  return (await page.locator('.card__link').first().getAttribute('href')) ?? '';
}

import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { kinds } from './inspect-page.ts';
import { openPage } from './open-page.ts';

/** A wider file than this share of its frame wastes bytes; the smallest existing files may be wider. */
const widest = 1.5;
const minSize = 480;

it.each([
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
])('no file is much wider than its frame at $width px × $scale', async ({ scale, ...viewport }) => {
  const faults: string[] = [];
  for (const path of [...kinds, '/servis/ulasim']) {
    // A new page has a cache of its own: otherwise a wider file that another page loaded would be shown again.
    const page = await openPage('about:blank', { viewport, deviceScaleFactor: scale });
    for (const [file, shown] of await listLoaded(page, path)) {
      const [, width] = /-(\d+)\.avif$/.exec(file) ?? [];
      const isFine = Number(width) <= Math.max(minSize, widest * shown * scale);
      if (!isFine) faults.push(`${path}: ${file} is shown ${shown} px wide`);
    }
    await page.context().close();
  }
  expect(faults).toEqual([]);
});

/**
 * Opens a page and scrolls through it. Returns each file that it loads, with the width of the widest frame that shows
 * it. Waits for pictures only: the pages that the browser fetches ahead are no part of this.
 */
async function listLoaded(page: Page, path: string): Promise<Map<string, number>> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const listLoading = async () => {
    await page.waitForTimeout(500);
    return [...loading].map((request) => request.url());
  };
  await expect.poll(listLoading).toEqual([]);
  const pictures = await page
    .locator('.picture__image')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, currentSrc, offsetWidth }) => complete && currentSrc && offsetWidth)
        .map(({ currentSrc, offsetWidth }) => [currentSrc, offsetWidth] as const),
    );
  const loaded = new Map<string, number>();
  for (const [file, shown] of pictures) {
    loaded.set(file, Math.max(shown, loaded.get(file) ?? 0));
  }
  return loaded;
}

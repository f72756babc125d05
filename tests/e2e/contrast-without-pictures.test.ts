import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { vary } from '../vary.ts';
import { findWeakWords, inLanguage, kinds, openForAxe } from './inspect-page.ts';
import { computeRatio, measureAllWords, minContrast, readLuminance } from './measure-contrast.ts';
import { desktop, phone } from './open-page.ts';

/** The gate tries one page of each layout over a picture, and the long run every kind in every language. */
const layouts = ['/', '/detay/kumul-jipi', '/servis/ozel'];
const paths = vary([...new Set([...layouts, ...kinds])], layouts.length);

/** Opens a page without pictures: each file of one is empty, and those in the page itself are damaged. */
async function openWithoutPictures(): Promise<Page> {
  const page = await openForAxe();
  await page.route(/^http/, async (route) => {
    const type = route.request().resourceType();
    if (type === 'image') return route.fulfill({ body: '' });
    if (type !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/data:image\/\w+;base64,/g, '$&AAAA');
    return route.fulfill({ response, body });
  });
  return page;
}

it('the words over pictures stand on the night where no picture is shown', async () => {
  const page = await openWithoutPictures();
  const faults: string[] = [];
  let count = 0;
  for (const [index, path] of paths.entries()) {
    const turned = languages.map((_, turn) => languages[(index + turn) % languages.length] ?? 'tr');
    for (const language of vary(turned)) {
      const address = inLanguage(path, language);
      await page.setViewportSize(desktop.viewport);
      await page.goto(address);
      const found = await measureAlternatives(page);
      if (await page.locator('.hero, .page-hero').first().isVisible()) {
        found.push(...(await measureAllWords(page)));
        await page.setViewportSize(phone.viewport);
        found.push(...(await measureAllWords(page)));
        faults.push(...(await findWeakWords(page)).map((fault) => `${address} ${fault}`));
      }
      count += found.length;
      for (const { place, ratio } of found) {
        if (ratio < minContrast) faults.push(`${address} ${place}: ${ratio.toFixed(2)}`);
      }
      expect(await listShown(page), address).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
  // Otherwise this would prove little.
  expect(count).toBeGreaterThan(100);
});

/** Returns the contrast of each alternative text with the frame that it is shown in if its picture is not. */
async function measureAlternatives(page: Page): Promise<{ place: string; ratio: number }[]> {
  const shown = await page.locator('.picture__image').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { backgroundColor } = getComputedStyle(image.closest('.picture') ?? image);
      return { place: image.alt, colour: getComputedStyle(image).color, ground: backgroundColor };
    }),
  );
  return shown
    .filter(({ colour }) => colour !== 'rgba(0, 0, 0, 0)')
    .map(({ place, colour, ground }) => ({
      place,
      ratio: computeRatio(readLuminance(colour, place), readLuminance(ground, place)),
    }));
}

/** The pictures that a page shows nevertheless. */
function listShown(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
    );
}

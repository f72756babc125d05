import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { itLong, vary } from '../vary.ts';
import { findWeakWords, inLanguage, kinds, openForAxe } from './inspect-page.ts';
import {
  computeRatio,
  describeContext,
  measureAllWords,
  measureContrast,
  minContrast,
  readLuminance,
  views,
} from './measure-contrast.ts';
import { desktop, openPage, phone } from './open-page.ts';

itLong.each(views)('words over pictures can be read in $language at $width px', async (view) => {
  const page = await openPage('about:blank', describeContext(view));
  const tooWeak = (await measureContrast(page, view))
    .filter(({ ratio }) => ratio < minContrast)
    .map(({ page: path, place, ratio }) => `${path} ${place}: ${ratio.toFixed(2)}`);
  expect(tooWeak).toEqual([]);
});

it.each(vary(languages))(
  'words over pictures that are not shown can be read in %s',
  async (language) => {
    const page = await openWithoutPictures();
    const faults: string[] = [];
    let count = 0;
    for (const path of vary(kinds, 2)) {
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
    expect(faults).toEqual([]);
    // Otherwise this would prove little.
    expect(count).toBeGreaterThan(60);
  },
);

it.each(vary([desktop, phone]))(
  'shades leave a picture as bright as its file between the header and the words',
  async (window) => {
    const page = await openPage('/servis/su', {
      ...window,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.evaluate(() => document.fonts.ready);
    await page
      .locator('.page-hero .picture__image')
      .evaluate((image: HTMLImageElement) => image.decode());
    const words = await page.locator('.page-hero__text').boundingBox();
    // The shade of the header ends at 170 px, and that of the words fades over 6rem.
    const { width } = window.viewport;
    const height = (words?.y ?? 0) - 6 * 16 - 170;
    const clip = { x: 0, y: 170, width, height };
    const shown = await page.screenshot({ clip });
    await page.addStyleTag({
      content: '.page-hero, .page-hero * { &::before { display: none; } }',
    });
    expect(shown.equals(await page.screenshot({ clip }))).toBe(true);
  },
);

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

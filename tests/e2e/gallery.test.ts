import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, phone, untilHydrated, withoutScripts } from './open-page.ts';

const car = '/detay/2023-ferrari-f8-tributo';

async function openGallery(address: string, options = {}): Promise<Page> {
  const page = await openPage(address, options);
  await page.locator('.gallery').scrollIntoViewIfNeeded();
  await untilHydrated(page, 'detail-gallery');
  await page.locator('.gallery__main.glide--slider').waitFor();
  await page.locator('.gallery__thumbnails.glide--slider').waitFor();
  return page;
}

const current = (page: Page) =>
  page
    .locator('.gallery__thumbnail')
    .evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));

/** The number of the photograph that fills the large frame, from 0. */
const framed = (page: Page) =>
  page.locator('.gallery__main').evaluate((main) => {
    const frame = main.getBoundingClientRect();
    return [...main.querySelectorAll('.gallery__photo')].findIndex(
      (photo) => Math.abs(photo.getBoundingClientRect().x - frame.x) < 2,
    );
  });

describe.each(['tr', 'ar'])('the gallery in %s', (language) => {
  const address = `${car}?lng=${language}`;

  it('goes to the next and the previous photograph, and stops at the ends', async () => {
    const page = await openGallery(address);
    const [previous, next] = [
      page.locator('.gallery__controls button').nth(0),
      page.locator('.gallery__controls button').nth(1),
    ];
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    for (const number of [1, 2, 3, 4, 5]) {
      await next.click();
      await expect.poll(() => framed(page)).toBe(number);
      expect(await current(page)).toBe(number);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.gallery__counter').innerText()).toBe('6 / 6');
    await previous.click();
    await expect.poll(() => framed(page)).toBe(4);
  });

  it('follows its thumbnails', async () => {
    const page = await openGallery(address);
    await page.locator('.gallery__thumbnail').nth(3).click();
    await expect.poll(() => framed(page)).toBe(3);
    expect(await current(page)).toBe(3);
    expect(page.url()).not.toContain('#');
  });

  it('brings the thumbnail of the photograph shown into view', async () => {
    const page = await openGallery(address, phone);
    const next = page.locator('.gallery__controls button').nth(1);
    for (const number of [1, 2, 3, 4, 5]) {
      await next.click();
      await expect.poll(() => framed(page)).toBe(number);
    }
    await expect
      .poll(() =>
        page
          .locator('.gallery__thumbnail')
          .nth(5)
          .evaluate((thumbnail) => {
            const { left, right } = thumbnail.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          }),
      )
      .toBe(true);
  });

  it('turns by the arrow keys in the direction they point', async () => {
    const page = await openGallery(address);
    await page.locator('.gallery__thumbnail').first().focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => framed(page)).toBe(1);
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => framed(page)).toBe(0);
    const isTaken = await page.locator('.gallery').evaluate((gallery) => {
      const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
      return !gallery.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(isTaken).toBe(false);
  });

  it.each([
    [390, 4],
    [639, 4],
    [640, 5],
    [1023, 5],
    [1024, 6],
    [1440, 6],
  ])(
    'at %i px has %i thumbnails in view, 12 px apart, and photographs 10 px apart',
    async (width, count) => {
      const page = await openGallery(address, { viewport: { width, height: 900 } });
      const measured = await page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const gap = (list: DOMRect[]) => {
          const [a, b] = list.toSorted((one, other) => one.x - other.x);
          return a && b ? Math.round(b.left - a.right) : undefined;
        };
        const track = document
          .querySelector('.gallery__thumbnails .glide__track')
          ?.getBoundingClientRect();
        const thumbnails = boxes('.gallery__thumbnail');
        const inView = thumbnails.filter(
          ({ left, right }) => track && left >= track.left - 1 && right <= track.right + 1,
        );
        return {
          inView: inView.length,
          thumbnailGap: gap(thumbnails),
          photoGap: gap(boxes('.gallery__photo')),
        };
      });
      expect(measured).toEqual({ inView: count, thumbnailGap: 12, photoGap: 10 });
    },
  );

  it('keeps its size when Glide takes over', async () => {
    const still = await openPage(address, withoutScripts);
    const live = await openGallery(address);
    const sizes = (page: Page) =>
      page.evaluate(() =>
        ['.gallery', '.gallery__photo', '.gallery__thumbnail'].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
        }),
      );
    expect(await sizes(live)).toEqual(await sizes(still));
  });

  it('leads to its photographs without scripts', async () => {
    const page = await openPage(address, withoutScripts);
    expect(await page.locator('.gallery__controls').isVisible()).toBe(false);
    await page.locator('.gallery__thumbnail').nth(2).click();
    await expect
      .poll(() =>
        page.locator('#photo-3').evaluate((photo) => Math.round(photo.getBoundingClientRect().x)),
      )
      .toBeGreaterThanOrEqual(0);
    expect(page.url()).toContain('#photo-3');
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { runAxe } from './inspect-page.ts';
import { openPatiently } from './open-island.ts';
import { hydrateIslands, openPage, phone, withoutScripts } from './open-page.ts';

const car = '/detay/kirmizi-kupe';

/** What the dialog shows: the counter, and the photograph in the middle of the screen, from 0. */
const shown = (page: Page) =>
  page.locator('.photo-dialog').evaluate((dialog) => {
    const { width, height } = dialog.getBoundingClientRect();
    const photos = [...dialog.querySelectorAll('.photo-dialog__row > .picture')];
    const photo = document.elementFromPoint(width / 2, height / 2)?.closest('.picture');
    const place = photo?.getBoundingClientRect().x;
    return [
      dialog.querySelector('bdi')?.textContent,
      photo && Math.abs(place ?? 1) < 1 ? photos.indexOf(photo) : undefined,
    ];
  });

/** The photograph of the gallery whose link has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.gallery__photo')?.id);

describe.each(vary(['ar', 'tr']))('a photograph in full screen, in %s', (language) => {
  const address = `${car}?lng=${language}`;
  const [forward, back] =
    language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  it('opens by a click before the gallery is hydrated, turns by keys, buttons and scrolling, and closes to the same one', async () => {
    const { page, arrive } = await openPatiently(address, { bypassCSP: true });
    const dialog = page.locator('.photo-dialog');
    await page.locator('#photo-1 > a').click({ position: { x: 200, y: 100 } });
    arrive();
    await dialog.and(page.locator('[open]')).waitFor();
    expect(await page.locator('.photo-dialog__close').evaluate((it) => it.matches(':focus'))).toBe(
      true,
    );
    expect(await shown(page)).toEqual(['1 / 6', 0]);
    expect(await runAxe(page, address)).toEqual([]);
    await page.keyboard.press(forward);
    await page.keyboard.press(forward);
    await expect.poll(() => shown(page)).toEqual(['3 / 6', 2]);
    await page.keyboard.press(back);
    await expect.poll(() => shown(page)).toEqual(['2 / 6', 1]);
    await dialog.locator('.photo-dialog__bar button').nth(1).click();
    await expect.poll(() => shown(page)).toEqual(['3 / 6', 2]);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(language === 'ar' ? -1000 : 1000, 0);
    await expect.poll(() => shown(page)).toEqual(['4 / 6', 3]);
    const alt = await page.locator('#photo-4 .picture__image').getAttribute('alt');
    expect(await dialog.locator('.gallery__counter').textContent()).toBe(`4 / 6 ${alt}`);
    expect((await dialog.getByText(String(alt)).boundingBox())?.width).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('photo-4');
    expect(await page.locator('.gallery__main bdi').innerText()).toBe('4 / 6');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual(['4 / 6', 3]);
  });

  itLong('is whole, in front of everything, and leaves pinching to the browser', async () => {
    const page = await openPage(address, { ...phone, hasTouch: true, isMobile: true });
    await hydrateIslands(page);
    await page.locator('#photo-1 > a').tap({ position: { x: 200, y: 100 } });
    await page.locator('.photo-dialog[open]').waitFor();
    const row = page.locator('.photo-dialog__row');
    const looks = await row.evaluate((element) => {
      const image = element.querySelector('.picture__image');
      const style = image && getComputedStyle(image);
      const box = element.closest('dialog')?.getBoundingClientRect();
      return [style?.objectFit, style?.touchAction, box?.width, box?.height];
    });
    expect(looks).toEqual(['contain', 'auto', phone.viewport.width, phone.viewport.height]);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => row.evaluate((one) => getComputedStyle(one).overflowX)).toBe('hidden');
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => row.evaluate((one) => getComputedStyle(one).overflowX)).toBe('auto');
  });
});

itLong.each(['/detay/kum-aksami?lng=ar', car])(
  'at 1440 × 900, %s shows title, facts and the whole first picture at once',
  async (address) => {
    const page = await openPage(address, withoutScripts);
    const measured = await page.evaluate(() => {
      const bottoms = ['.page-title', '.at-a-glance', '#photo-1'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom,
      );
      const image = document.querySelector('#photo-1 .picture__image');
      const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {};
      const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
      const disc = document.querySelector('#photo-1 .gallery__enlarge')?.getBoundingClientRect();
      const { x = 0, y = 0, width: size = 0 } = disc ?? {};
      const under = document.elementFromPoint(x + size / 2, y + size / 2);
      const opened = under?.closest('.gallery__photo')?.id;
      return { bottoms, cropped: width / height / ratio, opened };
    });
    expect(Math.max(...measured.bottoms.map((bottom) => bottom ?? Infinity))).toBeLessThan(900);
    expect(measured.cropped).toBeCloseTo(1, 2);
    expect(measured.opened).toBe('photo-1');
  },
);

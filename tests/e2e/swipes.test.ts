import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { findShown } from './open-hero.ts';
import { holdBack, openPatiently, openSlowly } from './open-island.ts';
import { openPage, phone, takeComplaints, untilHydrated, withoutScripts } from './open-page.ts';
import { pinch, swipe } from './swipe.ts';

const touch = { ...phone, hasTouch: true };
const photo = '.gallery__main';

const counter = (page: Page) => page.locator('.gallery__counter bdi').innerText();

/** Returns how far the browser has scrolled the photographs, in photographs. */
const readScroll = (page: Page) =>
  page
    .locator(`${photo} .glide__track`)
    .evaluate(({ scrollLeft, clientWidth }) => Math.abs(scrollLeft) / (clientWidth + 10));

/** Waits until the photographs have been scrolled and stand still; on a busy machine a swipe may scroll two. */
async function readScrolled(page: Page): Promise<number> {
  const isStill = (scrolled: number) => scrolled > 0 && Number.isInteger(scrolled);
  await expect.poll(() => readScroll(page)).toSatisfy(isStill);
  return readScroll(page);
}

/** Returns the number of touches since the last call that the browser has answered itself. */
async function watchBrowser(page: Page) {
  const watch = () => {
    Object.assign(window, { taken: 0 });
    addEventListener('pointercancel', () => {
      Object.assign(window, { taken: Reflect.get(window, 'taken') + 1 });
    });
  };
  await page.evaluate(watch);
  return () => page.evaluate(() => Reflect.get(window, 'taken'));
}

describe.each(vary(['ar', 'tr']))('in %s', (language) => {
  const address = `/detay/kirmizi-kupe?lng=${language}`;
  const forward = language === 'ar' ? 0.7 : -0.7;

  it.each(vary([300, 80, 1200]))(
    'a swipe of %i ms that ends before the script of a gallery is there turns it',
    async (duration) => {
      const { page, arrive } = await openPatiently(address, touch);
      const countTaken = await watchBrowser(page);
      await swipe(page, photo, { x: forward, duration });
      arrive();
      await expect.poll(() => counter(page)).toBe('2 / 6');
      expect(await countTaken()).toBe(0);
      // It is no click on the photograph. Half a second later a tap is one.
      const dialog = page.locator('.photo-dialog[open]');
      expect(await dialog.count()).toBe(0);
      const tap = async () => {
        await page.locator('#photo-2').tap();
        return dialog.count();
      };
      await expect.poll(tap).toBe(1);
    },
  );

  it.each(vary([300, 80, 1200]))(
    'a swipe of %i ms during which a gallery mounts turns it once',
    async (duration) => {
      const { page, arrive } = await openPatiently(address, touch);
      const countTaken = await watchBrowser(page);
      const midway = async () => {
        arrive();
        await untilHydrated(page, 'detail-gallery');
      };
      await swipe(page, photo, { x: forward, duration, midway });
      await expect.poll(() => counter(page)).toBe('2 / 6');
      expect(await countTaken()).toBe(0);
      await swipe(page, photo, { x: forward, duration });
      await expect.poll(() => counter(page)).toBe('3 / 6');
      // A flick of a thumb is short.
      await swipe(page, photo, { x: -forward / 5, duration });
      await expect.poll(() => counter(page)).toBe('2 / 6');
    },
  );

  itLong('the last move of a swipe decides whether it is one', async () => {
    const { page, arrive } = await openPatiently(address, touch);
    await page.locator('#photo-1 > a').evaluate((target, distance) => {
      const tell = (type: string, pageX: number, pageY: number) => {
        const finger = new Touch({ target, identifier: 0, pageX, pageY });
        const touches = type === 'touchend' ? [] : [finger];
        const changedTouches = [finger];
        target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
      };
      tell('touchstart', 200, 200);
      tell('touchmove', 200, 198);
      for (const type of ['touchmove', 'touchend']) tell(type, 200 + 200 * distance, 198);
    }, forward);
    await page.locator('.gallery').dispatchEvent('pointerdown');
    arrive();
    await expect.poll(() => counter(page)).toBe('2 / 6');
  });

  it('two fingers and moves up and down are the browser’s, before the script and with it', async () => {
    const { page, arrive } = await openPatiently(address, touch);
    const controls = await page.context().newCDPSession(page);
    const scale = () => page.evaluate(() => visualViewport?.scale);
    const zoom = async (pageScaleFactor: number) => {
      await controls.send('Emulation.setPageScaleFactor', { pageScaleFactor });
      await expect.poll(scale).toBe(pageScaleFactor);
    };
    for (const prepare of [async () => {}, arrive]) {
      await prepare();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await swipe(page, photo, { x: forward / 5, y: -0.9, duration: 100 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await pinch(page, photo);
      await expect.poll(scale).toBeGreaterThan(1.5);
      await zoom(1);
      expect(await counter(page)).toBe('1 / 6');
    }
    await untilHydrated(page, 'detail-gallery');
    await zoom(1.5);
    await swipe(page, photo, { x: forward });
    expect(await counter(page)).toBe('1 / 6');
    await zoom(1);
    await swipe(page, photo, { x: forward });
    await expect.poll(() => counter(page)).toBe('2 / 6');
  });

  it('a gallery whose script does not come scrolls, and goes on from there', async () => {
    const { page, arrive } = await openSlowly(address, touch);
    await swipe(page, photo, { x: forward, duration: 100 });
    expect(await readScroll(page)).toBe(0);
    await page.locator('[data-island]:not([data-holding])').waitFor();
    await swipe(page, photo, { x: forward, duration: 100 });
    const scrolled = await readScrolled(page);
    arrive();
    await expect.poll(() => counter(page)).toBe(`${scrolled + 2} / 6`);
    // A quick swipe passes no photograph, as far as the browser can tell its speed.
    const stops = await page.locator(photo).evaluate((gallery) => {
      const photos = [...gallery.querySelectorAll('.glide__slide')];
      return photos.map((one) => getComputedStyle(one).scrollSnapStop);
    });
    expect(new Set(stops)).toEqual(new Set(['always']));
  });
});

itLong.each(['withoutScripts', 'fails'])('a gallery %s scrolls', async (name) => {
  const page = await openPage('about:blank', {
    ...touch,
    ...(name === 'withoutScripts' && withoutScripts),
  });
  await page.route('**/assets/mount-island-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/detay/kirmizi-kupe');
  if (name === 'fails') {
    await page.locator('.gallery').dispatchEvent('pointerdown');
    await page.locator('[data-failed]').waitFor({ state: 'attached' });
    takeComplaints(page);
  }
  await swipe(page, photo, { x: -0.7, duration: 100 });
  expect(await readScrolled(page)).toBeGreaterThan(0);
});

it('a swipe on the home page before the script of its slides turns them', async () => {
  const page = await openPage('about:blank', touch);
  const arrive = await holdBack(page, '**/assets/turn-slides-*.js');
  await page.goto('/');
  await swipe(page, '.hero', { x: -0.7 });
  arrive();
  await expect.poll(() => findShown(page)).toBe(1);
});

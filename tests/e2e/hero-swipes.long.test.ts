import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectPaused, findShown, openHero, untilMounted } from './open-hero.ts';
import { holdBack } from './open-island.ts';
import { openPage, phone } from './open-page.ts';
import { swipe } from './swipe.ts';

const touch = { ...phone, hasTouch: true };

const untilSwipeable = (page: Page) => page.locator('.hero .glide--slider').waitFor();

/** Opens the slideshow on a phone, paused so that only swipes turn it. Glide comes only when the test lets it `arrive`. */
async function openPaused() {
  const page = await openPage('about:blank', touch);
  const arrive = await holdBack(page, '**/assets/mount-slider-*.js');
  await page.goto('/');
  await untilMounted(page);
  await page.locator('.hero__pause').tap();
  await expectPaused(page);
  return { page, arrive };
}

it.each(['before', 'while', 'after'])(
  'a swipe %s Glide mounts turns once, and the next one once',
  async (when) => {
    const { page, arrive } = await openPaused();
    const come = async () => {
      arrive();
      await untilSwipeable(page);
    };
    if (when === 'after') await come();
    await page.evaluate(() => {
      const turns: number[] = [];
      Object.assign(window, { turns });
      new MutationObserver((records) => {
        for (const { target, oldValue } of records) {
          const now = (target as HTMLElement).dataset['slide'];
          if (now !== oldValue) turns.push(Number(now));
        }
      }).observe(document.body, {
        subtree: true,
        attributeFilter: ['data-slide'],
        attributeOldValue: true,
      });
    });
    await swipe(page, '.hero', { x: -0.7, ...(when === 'while' && { midway: come }) });
    if (when === 'before') await come();
    await expect.poll(() => findShown(page)).toBe(1);
    await swipe(page, '.hero', { x: -0.7 });
    await expect.poll(() => findShown(page)).toBe(2);
    // From a slide that a stop has chosen. Chromium takes no tap just after a swipe.
    await page.locator('.hero__stop').nth(1).dispatchEvent('click');
    await swipe(page, '.hero', { x: 0.7 });
    await expect.poll(() => findShown(page)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'turns'))).toEqual([1, 2, 1, 0]);
  },
);

it.each(['ar', 'tr'])(
  'a mouse drags a slide in %s, and clicks no link by that',
  async (language) => {
    const page = await openHero(language);
    const link = page.locator('.hero__slide[data-current] .button').first();
    await link.hover();
    await untilSwipeable(page);
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + (language === 'ar' ? 300 : -300), y + 5, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => findShown(page)).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

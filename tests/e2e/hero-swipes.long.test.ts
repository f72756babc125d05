import { expect, it } from 'vitest';
import { expectPaused, findShown, openHero } from './open-hero.ts';
import { phone, untilHydrated } from './open-page.ts';
import { swipe } from './swipe.ts';

/** Opens the slideshow on a phone, paused so that only swipes turn it. */
async function openPaused() {
  const hero = await openHero('tr', { ...phone, hasTouch: true });
  await hero.page.locator('.hero__pause').tap();
  await expectPaused(hero.page);
  return hero;
}

it('a swipe that begins before React comes and ends after it turns once', async () => {
  const { page, arrive } = await openPaused();
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
  const midway = async () => {
    arrive();
    await untilHydrated(page, 'hero-slideshow');
  };
  await swipe(page, '.hero', { x: -0.7, midway });
  await expect.poll(() => findShown(page)).toBe(1);
  // The next one is Glide’s alone.
  await swipe(page, '.hero', { x: -0.7 });
  await expect.poll(() => findShown(page)).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'turns'))).toEqual([1, 2]);
});

it('two fingers turn no slide, nor does one on a page that is zoomed in', async () => {
  const { page } = await openPaused();
  const zoom = await page.context().newCDPSession(page);
  /** Moves fingers 200 px to the left, the first of which leaves last. */
  const swipe = (fingers: number) =>
    page
      .locator('.hero__slide')
      .first()
      .evaluate((target, count) => {
        const down: Touch[] = [];
        const tell = (type: string, identifier: number, clientX: number) => {
          const touch = new Touch({ target, identifier, clientX, clientY: 300 });
          if (type === 'touchstart') down.push(touch);
          else down.pop();
          const changedTouches = [touch];
          target.dispatchEvent(
            new TouchEvent(type, { touches: down, changedTouches, bubbles: true }),
          );
        };
        for (let finger = 0; finger < count; finger += 1)
          tell('touchstart', finger, 300 - 50 * finger);
        for (let finger = count - 1; finger >= 0; finger -= 1)
          tell('touchend', finger, 100 - 50 * finger);
      }, fingers);
  await swipe(2);
  expect(await findShown(page)).toBe(0);
  await zoom.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await page.waitForFunction(() => visualViewport?.scale === 2);
  await swipe(1);
  expect(await findShown(page)).toBe(0);
  await zoom.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await page.waitForFunction(() => visualViewport?.scale === 1);
  await swipe(1);
  expect(await findShown(page)).toBe(1);
});

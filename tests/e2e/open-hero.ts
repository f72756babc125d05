import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openPage } from './open-page.ts';
import { endSlide } from './slow-slides.ts';

/** Opens the home page with its slideshow mounted. */
export async function openHero(
  language: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(`/?lng=${language}`, options);
  await untilMounted(page);
  return page;
}

/** Returns the slide that can be reached, and expects that it is the only one. */
export async function findShown(page: Page): Promise<number> {
  const reachable = await page
    .locator('.hero__slide')
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index])),
    );
  expect(reachable).toHaveLength(1);
  return reachable[0] ?? -1;
}

/** Waits until the script of the slideshow has made its dots choose slides. */
export const untilMounted = (page: Page) => page.locator('[data-mounted]').waitFor();

export const untilPlaying = (page: Page) => page.locator('.hero__pager[data-playing]').waitFor();

export const untilPaused = (page: Page) =>
  page.locator('.hero__pager:not([data-playing])').waitFor();

/** Elapsed times are computed from the start of a frame, which may be just before what a test has set. In milliseconds. */
export const rounding = 1;

/** Returns the elapsed time of the slide, its duration, and whether it passes. */
export const readClock = (page: Page) =>
  page.locator('.hero__sun').evaluate((sun) => {
    const [way] = sun.getAnimations();
    return {
      elapsed: Number(way?.currentTime),
      duration: way?.effect?.getTiming().duration,
      state: way?.playState,
    };
  });

/** Sets the elapsed time of the slide. */
export const setClock = (page: Page, elapsed: number) =>
  page.locator('.hero__sun').evaluate((sun, currentTime) => {
    const [way] = sun.getAnimations();
    if (way) way.currentTime = currentTime;
  }, elapsed);

/** Lets the last moment of the slide pass, and expects the next one. */
export async function expectTurn(page: Page, next: number): Promise<void> {
  await expect.poll(() => page.evaluate(endSlide)).toBe(true);
  await expect.poll(() => findShown(page)).toBe(next);
}

/** Expects that the time of the slide is not passing, so that it stays. */
export async function expectPaused(page: Page): Promise<void> {
  await untilPaused(page);
  const { elapsed, state } = await readClock(page);
  expect(state).toBe('paused');
  expect((await readClock(page)).elapsed).toBe(elapsed);
}

import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openSlowly } from './open-island.ts';
import { untilHydrated } from './open-page.ts';
import { endSlide } from './slow-slides.ts';

/** Opens the home page with its slideshow mounted. React comes near it only once the test lets it `arrive`. */
export async function openHero(language: string, options: BrowserContextOptions = {}) {
  const opened = await openSlowly(`/?lng=${language}`, options);
  await untilMounted(opened.page);
  return opened;
}

/** Opens the home page, and lets React take its slideshow over. */
export async function openHydratedHero(
  language: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page, arrive } = await openHero(language, options);
  arrive();
  await takeOver(page);
  return page;
}

/** Lets React take the slideshow over, as an approaching finger does. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('[data-island="hero-slideshow"]').dispatchEvent('pointerenter');
  await untilHydrated(page, 'hero-slideshow');
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

/** Waits until the script of the slideshow has made its dots choose slides, before React or without it. */
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
